export { DateTimeField, type DateTimeChange, type DateTimeFieldProps } from './DateTimeField'
export { englishDateTimeFieldLabels, type DateTimeFieldLabels } from './DateTimeField.labels'
