export { type CorrectRange, type DateRange, type RangeEnd } from './date-range'
export {
  DateRangeField,
  englishDateRangeFieldTexts,
  type DateRangeFieldProps,
  type DateRangeFieldTexts,
  type DateRangePreset,
} from './DateRangeField'
