export { type PeriodMode } from './period'
export { PeriodPicker, type PeriodPickerProps } from './PeriodPicker'
export { englishPeriodPickerLabels, type PeriodPickerLabels } from './PeriodPicker.labels'
