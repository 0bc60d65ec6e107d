export { type CorrectRange, type DateRange, type RangeEnd } from './date-range'
export {
  DateRangeField,
  englishDateRangeFieldLabels,
  type DateRangeFieldProps,
  type DateRangeFieldLabels,
  type DateRangePreset,
} from './DateRangeField'
