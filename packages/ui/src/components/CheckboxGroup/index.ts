export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup'
export type { CheckboxOption } from './checkbox-selection'
