export { Checkbox, type CheckboxProps } from './Checkbox'
export { checkboxStyles } from '../../internal/choice/Choice.styles'
