export { NumberField } from './NumberField'
export type { NumberFieldProps } from './NumberField.types'
export { englishNumberFieldLabels, type NumberFieldLabels } from './NumberField.labels'
