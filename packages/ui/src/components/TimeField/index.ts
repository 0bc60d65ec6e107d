export {
  TimeField,
  englishTimeFieldLabels,
  type TimeFieldProps,
  type TimeFieldLabels,
} from './TimeField'
