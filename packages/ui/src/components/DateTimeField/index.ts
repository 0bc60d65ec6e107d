export {
  DateTimeField,
  englishDateTimeFieldTexts,
  type DateTimeFieldProps,
  type DateTimeFieldTexts,
} from './DateTimeField'
