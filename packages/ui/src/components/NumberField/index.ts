export { NumberField } from './NumberField'
export type { NumberFieldProps, NumberFieldTexts } from './number-field-props'
export { englishNumberFieldTexts } from './english-number-field-texts'
