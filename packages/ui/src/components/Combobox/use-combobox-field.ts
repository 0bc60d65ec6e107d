import { useCombobox } from 'downshift'
import { useEffect, useState, useMemo } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift'

import { MIN_LIST_PIXELS, useFloating } from '../../internal/floating/use-floating'
import type { ListItem, ListEntry, ListSection } from '../../internal/listbox/list-entries'
import { listEnvironment } from '../../internal/listbox/list-environment'
import { pageIndex } from '../../internal/listbox/page-index'
import { useAnnouncement } from '../../internal/listbox/use-announcement'
import { useHighlightOfItem } from '../../internal/listbox/use-highlight-of-item'
import { useVirtualRows } from '../../internal/listbox/use-virtual-rows'
import { withholdFromDownshift } from '../../internal/listbox/withhold-from-downshift'
import type { ComboboxProps, ComboboxStatus } from './Combobox.types'
import type { ComboboxLabels } from './Combobox.labels'
import { filterEntries, indexEntries } from '../../internal/listbox/filter-entries'
import { foldText } from '../../internal/text-search/fold-text'
import { optionsOf, sectionsOf } from '../../internal/listbox/list-entries'

interface ComboboxFieldOptions<Value extends string> extends Pick<
  ComboboxProps<Value>,
  'options' | 'value' | 'onChange'
> {
  valueLabel: string
  onCreate: ComboboxProps<Value>['onCreate'] | undefined
  onQueryChange: ComboboxProps<Value>['onQueryChange'] | undefined
  onRetry: (() => void) | undefined
  isFilteredByCaller: boolean
  status: ComboboxStatus
  labels: ComboboxLabels
  controlId: string
  /** The anchor of the list. */
  boxRef: RefObject<HTMLElement | null>
  /** Whether the choice can be cleared. */
  isClearable: boolean
  /** Whether another option can be chosen. */
  canChange: boolean
}

/** Typing, choosing, clearing and leaving: how a combobox reacts to keys and presses. */
export function useComboboxField<Value extends string>({
  options,
  value,
  onChange,
  valueLabel,
  onCreate,
  onQueryChange,
  onRetry,
  isFilteredByCaller,
  status,
  labels,
  controlId,
  boxRef,
  isClearable,
  canChange,
}: ComboboxFieldOptions<Value>) {
  const [draft, setDraft] = useState<string | null>(null)
  const [announcement, announce] = useAnnouncement()
  const typed = draft ?? ''
  const { all, sections, items } = useComboboxItems({
    options,
    typed,
    isFilteredByCaller,
    canCreate: onCreate !== undefined,
    hasFailed: status === 'failed',
    labels,
  })
  const chosen = value === null ? null : (all.find((option) => option.value === value) ?? null)
  const chosenLabel = value === null ? '' : (chosen?.label ?? valueLabel)
  const selectedItem =
    items.find((item) => item.kind === 'option' && item.option.value === value) ?? null

  const type = (text: string | null) => {
    setDraft(text)
    if (text !== draft) onQueryChange?.({ query: text ?? '' })
  }
  const combobox = useCombobox<ListItem<Value>>({
    ...(listEnvironment === undefined ? null : { environment: listEnvironment }),
    items,
    selectedItem,
    inputValue: draft ?? chosenLabel,
    itemToString: (item) => (item?.kind === 'option' ? item.option.label : ''),
    itemToKey: (item) => (item?.kind === 'option' ? item.option.value : (item?.kind ?? null)),
    inputId: controlId,
    labelId: `${controlId}-label`,
    menuId: `${controlId}-list`,
    toggleButtonId: `${controlId}-toggle`,
    getItemId: (index) => `${controlId}-option-${index}`,
    scrollIntoView: () => undefined,
    stateReducer: followOurRules,
  })
  const { isOpen, highlightedIndex, setHighlightedIndex, closeMenu } = combobox
  const listRef = useFloating<HTMLDivElement>({
    isOpen,
    anchor: boxRef,
    placement: 'bottom-start',
    matchesWidth: true,
    minHeight: MIN_LIST_PIXELS,
  })
  const rows = useVirtualRows({ sections, listRef, isOpen, highlightedIndex })

  // Results of a search are ranked anew, and its best match stays highlighted.
  useHighlightOfItem({
    items,
    isOpen: isOpen && !(isFilteredByCaller && draft !== null),
    highlightedIndex,
    setHighlightedIndex,
    typed,
  })
  useEffect(() => {
    if (isOpen && !canChange) closeMenu()
  }, [isOpen, canChange, closeMenu])

  const choose = (item: ListItem<Value>) => {
    if (!canChange) return
    if (item.kind === 'retry') {
      onRetry?.()
      return
    }
    if (item.kind === 'option' && item.option.isDisabled === true) {
      const { label: refused, disabledReason = '' } = item.option
      announce(labels.refused({ label: refused, reason: disabledReason }))
      return
    }
    if (item.kind === 'create') onCreate?.({ label: (draft ?? '').trim() })
    else if (item.kind === 'option' && item.option.value !== value) {
      onChange({ value: item.option.value })
    }
    type(null)
    closeMenu()
  }
  const clear = () => {
    type(null)
    if (value !== null) onChange({ value: null })
  }
  const settle = () => {
    if (draft?.trim() === '' && isClearable) clear()
    else if (draft !== null) type(null)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rows.noteKey()
    const highlighted = isOpen ? items[highlightedIndex] : undefined
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
    const page = pageIndex(event.key, highlightedIndex, items.length)
    if (!canChange || event.key === 'Home' || event.key === 'End') withholdFromDownshift(event)
    else if (isOpen && page !== undefined) {
      withholdFromDownshift(event)
      event.preventDefault()
      setHighlightedIndex(page)
    } else if (event.key === 'Escape') {
      withholdFromDownshift(event)
      if (isOpen) closeMenu()
      else if (draft !== null) type(null)
      else return
      // Each press closes one level; a dialog around the field stays open.
      event.preventDefault()
    } else if (isEnter || (event.key === 'ArrowUp' && event.altKey)) {
      withholdFromDownshift(event)
      if (highlighted) choose(highlighted)
      else if (draft !== null) settle()
      if (isOpen || draft !== null) event.preventDefault()
      if (!highlighted) closeMenu()
    } else if (event.key === 'Tab' && highlighted?.kind === 'option' && draft !== null) {
      choose(highlighted)
    }
  }
  return {
    ...combobox,
    /** What was typed; null while the field shows the choice. */
    draft,
    chosen,
    items,
    rows,
    listRef,
    announcement,
    type,
    choose,
    clear,
    /** On leaving, an empty text clears the choice, and unfinished text is replaced by the choice. */
    settle,
    handleKeyDown,
  }
}

/** downshift moves the highlight. Opening by a press, blur and choosing follow our own rules. */
function followOurRules<Value extends string>(
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

interface ComboboxItemsOptions<Value extends string> {
  options: readonly ListEntry<Value>[]
  /** What was typed; empty while the field shows the choice. */
  typed: string
  isFilteredByCaller: boolean
  canCreate: boolean
  hasFailed: boolean
  labels: ComboboxLabels
}

/** The options that match what was typed, and all options. */
function useComboboxItems<Value extends string>({
  options,
  typed,
  isFilteredByCaller,
  canCreate,
  hasFailed,
  labels,
}: ComboboxItemsOptions<Value>) {
  const all = useMemo(() => optionsOf(options), [options])
  const index = useMemo(() => indexEntries(options), [options])
  const match = useMemo(
    () => (isFilteredByCaller ? options : filterEntries(index, typed)),
    [isFilteredByCaller, options, index, typed],
  )
  const name = typed.trim()
  const isNew =
    canCreate && name !== '' && !all.some(({ label }) => foldText(label) === foldText(name))
  const { create, retry } = labels
  const sections = useMemo(() => {
    const listed: ListSection<Value>[] = hasFailed ? [] : sectionsOf(match)
    const actions: ListItem<Value>[] = []
    if (hasFailed) actions.push({ kind: 'retry', text: retry })
    if (isNew) actions.push({ kind: 'create', text: create({ typed: name }) })
    return actions.length === 0 ? listed : [...listed, { label: null, items: actions }]
  }, [match, hasFailed, isNew, name, create, retry])
  const items = useMemo(() => sections.flatMap((section) => section.items), [sections])
  return { all, sections, items }
}
