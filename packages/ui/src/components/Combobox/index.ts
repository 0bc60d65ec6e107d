export {
  type ListEntry as ComboboxEntry,
  type ListGroup as ComboboxGroup,
  type ListOption as ComboboxOption,
} from '../../internal/listbox/list-entries'
export { Combobox } from './Combobox'
export { type ComboboxProps, type ComboboxStatus } from './combobox-props'
export { englishComboboxLabels, type ComboboxLabels } from './combobox-labels'
