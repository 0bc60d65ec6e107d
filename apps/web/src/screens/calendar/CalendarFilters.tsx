import { filterCounts, type FilteredItem } from '@throughline/domain/filters'
import { FilterSidebar } from '@throughline/planner-views/filter-sidebar'
import { Activity, startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { whenIdle } from '../../when-idle'
import type { CalendarFilters as Filters } from './use-calendar-filters'

export interface CalendarFiltersProps {
  readonly planId: number
  readonly filters: Filters
  /** The items of the period on show before they are filtered: they are counted. */
  readonly items: readonly FilteredItem[]
}

const OVER = { position: 'absolute', insetBlock: 0, insetInlineEnd: 0, zIndex: 1 } as const

/**
 * The filters beside a calendar; nothing to be seen while they are closed. They are
 * drawn out of sight once the browser has nothing else to do: opening them then
 * shows what is there.
 */
export function CalendarFilters({ planId, filters, items }: CalendarFiltersProps) {
  const { isOpen } = filters
  const [isPrepared, setPrepared] = useState(false)
  useEffect(
    () =>
      whenIdle(() => {
        startTransition(() => {
          setPrepared(true)
        })
      }),
    [],
  )
  // The first frame shows them over the calendar, which becomes narrower in the next one.
  const isBeside = useDeferredValue(isOpen, false)
  // Each opening begins anew, without what was searched for before.
  const [shown, setShown] = useState({ isOpen, opening: 0 })
  if (shown.isOpen !== isOpen) {
    setShown({ isOpen, opening: isOpen ? shown.opening : shown.opening + 1 })
  }
  if (!isOpen && !isPrepared) return null
  return (
    <Activity mode={isOpen ? 'visible' : 'hidden'}>
      <OpenFilters key={`${planId}-${shown.opening}`} {...{ filters, items, isBeside }} />
    </Activity>
  )
}

interface OpenFiltersProps extends Omit<CalendarFiltersProps, 'planId'> {
  readonly isBeside: boolean
}

function OpenFilters({ filters, items, isBeside }: OpenFiltersProps) {
  const counts = useMemo(() => filterCounts(items), [items])
  return (
    <FilterSidebar
      isOpen
      style={isBeside ? undefined : OVER}
      groups={filters.groups}
      filters={filters.filters}
      activeCount={filters.activeCount}
      counts={counts}
      openSections={filters.openSections}
      onFiltersChange={filters.setFilters}
      onToggleSection={filters.toggleSection}
      onClose={() => {
        filters.setOpen(false)
      }}
    />
  )
}
