export type { CharacterLimit } from '../../internal/field/CharacterCount'
export { TextField, type TextFieldProps } from './TextField'
