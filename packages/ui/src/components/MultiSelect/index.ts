export {
  type ListEntry as MultiSelectEntry,
  type ListGroup as MultiSelectGroup,
  type ListOption as MultiSelectOption,
} from '../../internal/listbox/list-entries'
export { MultiSelect } from './MultiSelect'
export { type MultiSelectProps } from './multi-select-props'
export { englishMultiSelectLabels, type MultiSelectLabels } from './multi-select-labels'
