import { Button } from '@throughline/ui/Button'
import { useState } from 'react'

import { FilterRow } from './FilterRow'
import { FilterList, FilterMore } from './FilterSidebar.styles'
import type { FilterEntry } from './FilterSidebar.types'
import type { FilterSidebarLabels } from './labels'

/** So many are in view before somebody asks for more, and one more, since a button is a line too. */
const FIRST_ENTRIES = 10

export interface FilterEntriesProps {
  entries: readonly FilterEntry[]
  isChecked: (id: number) => boolean
  onToggle: (id: number, isChecked: boolean) => void
  /** Whether it is in use, and so in view from the start. @default isChecked */
  isUsed?: (id: number) => boolean
  /** Items by entry; undefined for no numbers. */
  counts?: ReadonlyMap<number, number> | undefined
  /** Shows them all, however many there are. @default false */
  isWhole?: boolean
  /** Names the list. */
  label: string
  labels: Pick<FilterSidebarLabels, 'items' | 'showMore' | 'showFewer'>
}

/** A list of filters. Of a long one the first ones and those in use are in view. */
export function FilterEntries({
  entries,
  isChecked,
  onToggle,
  isUsed = isChecked,
  counts,
  isWhole = false,
  label,
  labels,
}: FilterEntriesProps) {
  const [isExpanded, setIsExpanded] = useState(false)
  // As they were when the list was last shut: what is given up stays under the pointer.
  const usedIdsNow = () => new Set(entries.filter(({ id }) => isUsed(id)).map(({ id }) => id))
  const [usedIds, setUsedIds] = useState(usedIdsNow)
  const first = entries.filter(({ id }, at) => at < FIRST_ENTRIES || usedIds.has(id))
  const isLong = entries.length > first.length + 1
  const shown = isWhole || isExpanded || !isLong ? entries : first
  return (
    <>
      <FilterList aria-label={label}>
        {shown.map((entry) => {
          const count = counts?.get(entry.id) ?? 0
          return (
            <li key={entry.id}>
              <FilterRow
                entry={entry}
                isChecked={isChecked(entry.id)}
                onChange={() => {
                  onToggle(entry.id, !isChecked(entry.id))
                }}
                amount={counts === undefined ? undefined : { count, text: labels.items({ count }) }}
              />
            </li>
          )
        })}
      </FilterList>
      {isWhole || !isLong ? null : (
        <FilterMore>
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
              : labels.showMore({ count: entries.length - shown.length })}
          </Button>
        </FilterMore>
      )}
    </>
  )
}
