export {
  DateTimeField,
  englishDateTimeFieldLabels,
  type DateTimeChange,
  type DateTimeFieldProps,
  type DateTimeFieldLabels,
} from './DateTimeField'
