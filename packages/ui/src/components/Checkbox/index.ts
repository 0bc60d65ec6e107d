export { Checkbox, type CheckboxProps } from './Checkbox'
export { checkboxStyles } from './Checkbox.styles'
