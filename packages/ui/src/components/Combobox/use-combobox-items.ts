import { useMemo } from 'react'

import { filterEntries, indexEntries } from '../../internal/listbox/filter-entries'
import { foldText } from '../../internal/text-search/fold-text'
import {
  optionsOf,
  sectionsOf,
  type ListEntry,
  type ListItem,
  type ListSection,
} from '../../internal/listbox/list-entries'
import type { ComboboxLabels } from './combobox-labels'

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
export function useComboboxItems<Value extends string>({
  options,
  typed,
  isFilteredByCaller,
  canCreate,
  hasFailed,
  labels,
}: ComboboxItemsOptions<Value>) {
  const all = useMemo(() => optionsOf(options), [options])
  const index = useMemo(() => indexEntries(options), [options])
  const found = useMemo(
    () => (isFilteredByCaller ? options : filterEntries(index, typed)),
    [isFilteredByCaller, options, index, typed],
  )
  const name = typed.trim()
  const isNew =
    canCreate && name !== '' && !all.some(({ label }) => foldText(label) === foldText(name))
  const { create, retry } = labels
  const sections = useMemo(() => {
    const listed: ListSection<Value>[] = hasFailed ? [] : sectionsOf(found)
    const actions: ListItem<Value>[] = []
    if (hasFailed) actions.push({ kind: 'retry', text: retry })
    if (isNew) actions.push({ kind: 'create', text: create({ typed: name }) })
    return actions.length === 0 ? listed : [...listed, { label: null, items: actions }]
  }, [found, hasFailed, isNew, name, create, retry])
  const items = useMemo(() => sections.flatMap((section) => section.items), [sections])
  return { all, sections, items }
}
