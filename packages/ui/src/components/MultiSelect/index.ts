export {
  type ListEntry as MultiSelectEntry,
  type ListGroup as MultiSelectGroup,
  type ListOption as MultiSelectOption,
} from '../../internal/listbox/list-entries'
export { MultiSelect } from './MultiSelect'
export { type MultiSelectProps } from './MultiSelect.types'
export { englishMultiSelectLabels, type MultiSelectLabels } from './MultiSelect.labels'
