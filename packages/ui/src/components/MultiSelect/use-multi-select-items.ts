import { useMemo } from 'react'

import { filterEntries, indexEntries } from '../../internal/listbox/filter-entries'
import {
  optionsOf,
  sectionsOf,
  type ListEntry,
  type ListOption,
  type ListSection,
} from '../../internal/listbox/list-entries'

export interface MultiSelectItemsOptions<Value extends string> {
  options: readonly ListEntry<Value>[]
  values: readonly Value[]
  /** Options of values that are not among `options`. */
  existing: readonly ListOption<Value>[] | undefined
  typed: string
  isFilteredByCaller: boolean
  hasFailed: boolean
  hasGroupRows: boolean
  maxChips: number
  /** The text of the row that retries. */
  retry: string
}

/** Returns the list of a field with several choices, and its chosen options. */
export function useMultiSelectItems<Value extends string>({
  options,
  values,
  existing,
  typed,
  isFilteredByCaller,
  hasFailed,
  hasGroupRows,
  maxChips,
  retry,
}: MultiSelectItemsOptions<Value>) {
  const byValue = useMemo(
    () =>
      new Map([...(existing ?? []), ...optionsOf(options)].map((option) => [option.value, option])),
    [existing, options],
  )
  const index = useMemo(() => indexEntries(options), [options])
  const sections = useMemo((): readonly ListSection<Value>[] => {
    if (hasFailed) return [{ label: null, items: [{ kind: 'retry', text: retry }] }]
    return sectionsOf(isFilteredByCaller ? options : filterEntries(index, typed), hasGroupRows)
  }, [hasFailed, retry, isFilteredByCaller, options, index, typed, hasGroupRows])
  const items = useMemo(() => sections.flatMap((section) => section.items), [sections])
  const chosen = useMemo(() => new Set(values), [values])
  const visibleOptions = useMemo(
    () =>
      values.flatMap((value) => {
        const option = byValue.get(value)
        return option ? [option] : []
      }),
    [values, byValue],
  )
  const chips = useMemo(() => visibleOptions.slice(-maxChips), [visibleOptions, maxChips])
  return { sections, items, chosen, visibleOptions, chips }
}
