export {
  type ListEntry as SelectEntry,
  type ListGroup as SelectGroup,
  type ListOption as SelectOption,
} from '../../internal/listbox/list-entries'
export { Select, type SelectProps } from './Select'
export { englishSelectLabels, type SelectLabels } from './Select.labels'
