export { ToggleButton, type ToggleButtonProps } from './ToggleButton'
export {
  ToggleButtonGroup,
  type ToggleButtonGroupProps,
  type ToggleOption,
} from './ToggleButtonGroup'
