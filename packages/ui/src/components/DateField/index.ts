export { DateField, type DateFieldProps } from './DateField'
export { englishDateFieldLabels, type DateFieldLabels } from './date-field-labels'
