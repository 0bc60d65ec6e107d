export { Checkbox, type CheckboxProps } from './Checkbox'
export { checkboxLook } from './Checkbox.styles'
