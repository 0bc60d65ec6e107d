export {
  TimeField,
  englishTimeFieldTexts,
  type TimeFieldProps,
  type TimeFieldTexts,
} from './TimeField'
