import type { FilterKind, PlanFilters } from '@throughline/domain/filters'
import { Button } from '@throughline/ui/Button'
import { useState } from 'react'

import { FilterRow } from './FilterRow'
import { FilterList, FilterMore } from './FilterSidebar.styles'
import type { FilterEntry } from './FilterSidebar.types'
import type { FilterSidebarLabels } from './FilterSidebar.labels'
import { noTypes, choiceState } from './model/filter-choice'
import type { FilterChoice } from './model/filter-choice'

/**
 * Number of visible entries before the user requests more; one more may be visible, since a button
 * is a line too.
 */
const FIRST_ENTRIES = 10

export interface FilterEntriesProps {
  /** Kind of the entries. */
  kind: Extract<FilterKind, 'lead-plan' | 'nested-plan' | 'initiative' | 'tag' | 'calendar'>
  entries: readonly FilterEntry[]
  filters: PlanFilters
  onToggle: (choice: FilterChoice) => void
  /** Items by entry; undefined for no numbers. */
  counts?: ReadonlyMap<number, number> | undefined
  /** Shows all entries, independent of their number. @default false */
  isWhole?: boolean
  /** Names the list. */
  label: string
  labels: Pick<FilterSidebarLabels, 'items' | 'showMore' | 'showFewer'>
}

/** List of filters. A long list shows its first entries and those in use. */
export function FilterEntries({
  kind,
  entries,
  filters,
  onToggle,
  counts,
  isWhole = false,
  label,
  labels,
}: FilterEntriesProps) {
  const stateOf = (id: number) => choiceState(filters, { kind, id, typeIds: noTypes })
  // A plan is in use as a filter while it is hidden.
  const stateInUse = kind === 'nested-plan' || kind === 'lead-plan' ? 'none' : 'all'
  const [isExpanded, setIsExpanded] = useState(false)
  // State when the list was last closed, so that an entry that the user clears stays under the
  // pointer.
  const usedIdsNow = () =>
    new Set(entries.filter(({ id }) => stateOf(id) === stateInUse).map(({ id }) => id))
  const [usedIds, setUsedIds] = useState(usedIdsNow)
  const first = entries.filter(({ id }, at) => at < FIRST_ENTRIES || usedIds.has(id))
  const isLong = entries.length > first.length + 1
  const visible = isWhole || isExpanded || !isLong ? entries : first
  return (
    <>
      <FilterList aria-label={label}>
        {visible.map(({ id, name, planMark }) => {
          const count = counts && (counts.get(id) ?? 0)
          return (
            <li key={id}>
              <FilterRow
                {...{ kind, id, name, planMark, onToggle, count }}
                typeIds={noTypes}
                state={stateOf(id)}
                countText={count === undefined ? undefined : labels.items({ count })}
              />
            </li>
          )
        })}
      </FilterList>
      {isWhole || !isLong ? null : (
        <FilterMore data-part="more">
          <Button
            variant="ghost"
            size="small"
            aria-expanded={isExpanded}
            onClick={() => {
              setUsedIds(usedIdsNow())
              setIsExpanded(!isExpanded)
            }}
          >
            {isExpanded
              ? labels.showFewer
              : labels.showMore({ count: entries.length - visible.length })}
          </Button>
        </FilterMore>
      )}
    </>
  )
}
