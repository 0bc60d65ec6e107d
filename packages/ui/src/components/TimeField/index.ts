export { TimeField, type TimeFieldProps } from './TimeField'
export { englishTimeFieldLabels, type TimeFieldLabels } from './time-field-labels'
