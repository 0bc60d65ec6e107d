export { DateField, type DateFieldProps } from './DateField'
export { englishDateFieldTexts, type DateFieldTexts } from './date-field-texts'
