export { NumberField, type NumberFieldProps, type NumberFieldTexts } from './NumberField'
export { englishNumberFieldTexts } from './english-number-field-texts'
