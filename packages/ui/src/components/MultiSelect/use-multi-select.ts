import { useCombobox, useMultipleSelection } from 'downshift'
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift'
import { useEffect, useState, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'

import { MIN_LIST_PIXELS, useFloating } from '../../internal/floating/use-floating'
import type { ListItem, ListOption } from '../../internal/listbox/list-entries'
import { listEnvironment } from '../../internal/listbox/list-environment'
import { pageIndex } from '../../internal/listbox/page-index'
import { useAnnouncement } from '../../internal/listbox/use-announcement'
import { useHighlightOfItem } from '../../internal/listbox/use-highlight-of-item'
import { useVirtualRows } from '../../internal/listbox/use-virtual-rows'
import { withholdFromDownshift } from '../../internal/listbox/withhold-from-downshift'
import type { MultiSelectProps } from './MultiSelect.types'
import type { MultiSelectLabels } from './MultiSelect.labels'
import { toggleGroup, toggleValue } from './selection'
import { useMultiSelectItems } from './use-multi-select-items'
import type { MultiSelectItemsOptions } from './use-multi-select-items'

interface MultiSelectOptions<Value extends string>
  extends
    Pick<MultiSelectProps<Value>, 'onChange'>,
    Omit<MultiSelectItemsOptions<Value>, 'typed' | 'retry'> {
  onQueryChange: MultiSelectProps<Value>['onQueryChange'] | undefined
  onRetry: (() => void) | undefined
  controlId: string
  boxRef: RefObject<HTMLElement | null>
  inputRef: RefObject<HTMLInputElement | null>
  canChange: boolean
  labels: MultiSelectLabels
}

/** downshift moves the highlight. Choosing and closing follow our own rules. */
function keepOpen<Value extends string>(
  state: UseComboboxState<ListItem<Value>>,
  { type, changes }: UseComboboxStateChangeOptions<ListItem<Value>>,
): Partial<UseComboboxState<ListItem<Value>>> {
  const types = useCombobox.stateChangeTypes
  if (type === types.InputBlur) return { ...changes, selectedItem: state.selectedItem }
  if (type === types.InputClick && state.isOpen) return state
  if (type === types.InputChange) {
    return { ...changes, highlightedIndex: changes.inputValue?.trim() === '' ? -1 : 0 }
  }
  return changes
}

/** The state of a field with several choices: list, chips, keys and announcements. */
export function useMultiSelect<Value extends string>({
  onChange,
  onQueryChange,
  onRetry,
  controlId,
  boxRef,
  inputRef,
  canChange,
  labels,
  ...listed
}: MultiSelectOptions<Value>) {
  const { values } = listed
  const [typed, setTyped] = useState('')
  const [isRightToLeft, setIsRightToLeft] = useState(false)
  const [announcement, announce] = useAnnouncement()
  const { sections, items, chosen, visibleOptions, chips } = useMultiSelectItems({
    ...listed,
    typed,
    retry: labels.retry,
  })

  const type = (text: string) => {
    setTyped(text)
    if (text !== typed) onQueryChange?.({ query: text })
  }
  const refuse = ({ label, disabledReason = '' }: ListOption<Value>) => {
    announce(labels.refused({ label, reason: disabledReason }))
  }
  const change = (label: string, next: readonly Value[]) => {
    if (next === values) return
    const sentence = next.length > values.length ? labels.added : labels.removed
    announce(sentence({ label, count: next.length }))
    onChange({ values: next })
  }
  const remove = (option: ListOption<Value>) => {
    if (option.isDisabled === true) refuse(option)
    else
      change(
        option.label,
        values.filter((value) => value !== option.value),
      )
  }
  const choose = (item: ListItem<Value>) => {
    if (!canChange) return
    if (item.kind === 'retry') onRetry?.()
    else if (item.kind === 'all') change(item.group.label, toggleGroup(values, item.group.options))
    else if (item.kind === 'option') {
      if (item.option.isDisabled === true) refuse(item.option)
      else change(item.option.label, toggleValue(values, item.option.value))
    }
    // After a choice by key the typed text is cleared for the next search; after a
    // click the list stays the same for more clicks.
    inputRef.current?.select()
  }
  const clear = () => {
    const locked = visibleOptions.filter(({ isDisabled }) => isDisabled === true)
    change(
      labels.summary({ count: values.length - locked.length }),
      locked.map(({ value }) => value),
    )
    type('')
  }

  const combobox = useCombobox<ListItem<Value>>({
    ...(listEnvironment === undefined ? null : { environment: listEnvironment }),
    items,
    selectedItem: null,
    inputValue: typed,
    itemToString: () => typed,
    inputId: controlId,
    labelId: `${controlId}-label`,
    menuId: `${controlId}-list`,
    toggleButtonId: `${controlId}-toggle`,
    getItemId: (itemIndex) => `${controlId}-option-${itemIndex}`,
    scrollIntoView: () => undefined,
    stateReducer: keepOpen,
  })
  const { isOpen, highlightedIndex, setHighlightedIndex, closeMenu } = combobox
  // Results of a search are ranked anew, and its best match stays highlighted.
  useHighlightOfItem({
    items,
    isOpen: isOpen && !(listed.isFilteredByCaller && typed !== ''),
    highlightedIndex,
    setHighlightedIndex,
    typed,
  })
  useEffect(() => {
    if (isOpen && !canChange) closeMenu()
  }, [isOpen, canChange, closeMenu])
  const selection = useMultipleSelection<ListOption<Value>>({
    selectedItems: [...chips],
    itemToKey: (option) => option?.value,
    keyNavigationPrevious: isRightToLeft ? 'ArrowRight' : 'ArrowLeft',
    keyNavigationNext: isRightToLeft ? 'ArrowLeft' : 'ArrowRight',
    onSelectedItemsChange: ({ selectedItems, type }) => {
      if (!canChange) return
      const removed = chips.find((chip) => !selectedItems.includes(chip))
      if (!removed) return
      const types = useMultipleSelection.stateChangeTypes
      const isOnChip =
        type === types.SelectedItemKeyDownDelete || type === types.SelectedItemKeyDownBackspace
      if (isOnChip) keepChipFocus(removed)
      remove(removed)
    },
  })
  const keepChipFocus = useChipFocus({
    chips,
    boxRef,
    inputRef,
    setActiveIndex: selection.setActiveIndex,
  })
  const listRef = useFloating<HTMLDivElement>({
    isOpen,
    anchor: boxRef,
    placement: 'bottom-start',
    matchesWidth: true,
    minHeight: MIN_LIST_PIXELS,
  })
  const rows = useVirtualRows({ sections, listRef, isOpen, highlightedIndex })

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rows.noteKey()
    const highlighted = isOpen ? items[highlightedIndex] : undefined
    const page = pageIndex(event.key, highlightedIndex, items.length)
    if (!canChange) withholdFromDownshift(event)
    else if (event.key === 'Escape') {
      withholdFromDownshift(event)
      if (isOpen) closeMenu()
      else if (typed !== '') type('')
      else return
      event.preventDefault()
    } else if (event.key === 'Home' || event.key === 'End') {
      // These keys edit the text; downshift would use them for the list.
      withholdFromDownshift(event)
    } else if (isOpen && page !== undefined) {
      withholdFromDownshift(event)
      event.preventDefault()
      setHighlightedIndex(page)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      withholdFromDownshift(event)
      if (isOpen) event.preventDefault()
      if (highlighted) choose(highlighted)
    }
  }
  const handleFocus = () => {
    const box = boxRef.current
    setIsRightToLeft(box !== null && getComputedStyle(box).direction === 'rtl')
  }
  return {
    ...combobox,
    ...selection,
    typed,
    type,
    chosen,
    visibleOptions,
    chips,
    rows,
    listRef,
    items,
    announcement,
    choose,
    keepChipFocus,
    remove,
    clear,
    handleKeyDown,
    handleFocus,
  }
}

interface ChipFocusOptions<Value extends string> {
  /** The values of the visible chips. */
  chips: readonly ListOption<Value>[]
  boxRef: RefObject<HTMLElement | null>
  inputRef: RefObject<HTMLInputElement | null>
  /** Sets the chip that keys act on; -1 for none. */
  setActiveIndex: (index: number) => void
}

/**
 * Keeps the focus in the field when a chip is removed by key: it goes to the next chip,
 * else to the previous one, else to the input.
 *
 * @returns call it just before a chip is removed
 */
function useChipFocus<Value extends string>({
  chips,
  boxRef,
  inputRef,
  setActiveIndex,
}: ChipFocusOptions<Value>): (removed: ListOption<Value>) => void {
  const pendingRef = useRef<{ removed: Value; neighbours: readonly Value[] } | null>(null)

  // Waits until the caller has removed the value.
  useEffect(() => {
    const pending = pendingRef.current
    if (!pending || chips.some(({ value }) => value === pending.removed)) return
    pendingRef.current = null
    const neighbour = pending.neighbours.find((value) => chips.some((chip) => chip.value === value))
    const index = chips.findIndex(({ value }) => value === neighbour)
    const chip = boxRef.current?.querySelectorAll('[data-part="chip"]')[index]
    setActiveIndex(index)
    const target = chip?.querySelector('button') ?? inputRef.current
    target?.focus()
  }, [chips, boxRef, inputRef, setActiveIndex])

  return (removed) => {
    const canFocus = ({ isDisabled }: ListOption<Value>) => isDisabled !== true
    const index = chips.findIndex(({ value }) => value === removed.value)
    const following = chips.slice(index + 1).filter(canFocus)
    const preceding = chips.slice(0, index).filter(canFocus).toReversed()
    pendingRef.current = {
      removed: removed.value,
      neighbours: [...following, ...preceding].map(({ value }) => value),
    }
  }
}
