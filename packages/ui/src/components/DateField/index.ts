export { DateField, type DateFieldProps } from './DateField'
export {
  englishDateFieldLabels,
  type DateFieldLabels,
} from '../../internal/date-entry/date-field.labels'
export { boundsAround, type DateBounds } from '../../internal/date-entry/date-bounds'
export { readTypedDate, type TypedDate } from '../../internal/date-entry/typed-date'
