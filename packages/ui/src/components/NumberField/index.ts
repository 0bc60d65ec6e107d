export { NumberField } from './NumberField'
export type { NumberFieldProps, NumberFieldLabels } from './number-field-props'
export { englishNumberFieldLabels } from './english-number-field-labels'
