export { type CorrectRange, type DateRange, type RangeEnd } from './date-range'
export { DateRangeField, type DateRangeFieldProps, type DateRangePreset } from './DateRangeField'
export { englishDateRangeFieldLabels, type DateRangeFieldLabels } from './DateRangeField.labels'
