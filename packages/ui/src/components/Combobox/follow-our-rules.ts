import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'

import type { ListItem } from '../../internal/listbox/list-entries'

/** downshift moves the highlight. Opening by a press, blur and choosing follow our own rules. */
export function followOurRules<Value extends string>(
  state: UseComboboxState<ListItem<Value>>,
  { type, changes }: UseComboboxStateChangeOptions<ListItem<Value>>,
): Partial<UseComboboxState<ListItem<Value>>> {
  const types = useCombobox.stateChangeTypes
  if (type === types.InputBlur) return { ...changes, selectedItem: state.selectedItem }
  // A second press into the text moves the caret; it does not close the list.
  if (type === types.InputClick && state.isOpen) return state
  if (type === types.InputChange) {
    // Enter chooses the best match; an empty text has none.
    return { ...changes, highlightedIndex: changes.inputValue?.trim() === '' ? -1 : 0 }
  }
  return changes
}
