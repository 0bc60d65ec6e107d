export {
  type ListEntry as ComboboxEntry,
  type ListGroup as ComboboxGroup,
  type ListOption as ComboboxOption,
} from '../../internal/listbox/list-entries'
export { Combobox } from './Combobox'
export { type ComboboxProps, type ComboboxStatus } from './Combobox.types'
export { englishComboboxLabels, type ComboboxLabels } from './Combobox.labels'
