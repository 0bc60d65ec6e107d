export { type PeriodMode } from './period'
export { PeriodPicker, type PeriodPickerProps } from './PeriodPicker'
export { englishPeriodPickerTexts, type PeriodPickerTexts } from './period-picker-texts'
