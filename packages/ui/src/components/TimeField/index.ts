export { TimeField, type TimeFieldProps } from './TimeField'
export { englishTimeFieldLabels, type TimeFieldLabels } from './TimeField.labels'
