export { DateField, type DateFieldProps } from './DateField'
export {
  englishDateFieldLabels,
  type DateFieldLabels,
} from '../../internal/date-entry/date-field-labels'
