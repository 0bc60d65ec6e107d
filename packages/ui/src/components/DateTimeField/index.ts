export {
  DateTimeField,
  englishDateTimeFieldLabels,
  type DateTimeFieldProps,
  type DateTimeFieldLabels,
} from './DateTimeField'
