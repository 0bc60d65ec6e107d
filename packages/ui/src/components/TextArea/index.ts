export type { CharacterLimit } from '../../internal/field/CharacterCount'
export { TextArea, type TextAreaProps } from './TextArea'
