import { filterCounts, type FilteredItem } from '@throughline/domain/filters'
import { FilterSidebar } from '@throughline/planner-views/filter-sidebar'
import {
  memo,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useOptimistic,
  useState,
} from 'react'
import { whenIdle } from '../../when-idle'
import { useFiltersOpen, type FiltersOpen } from './FiltersOpen'
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
 * laid out once the browser has nothing else to do: opening them then shows what is
 * there.
 */
export function CalendarFilters({ planId, filters, items }: CalendarFiltersProps) {
  const { isOpen, setOpen } = useFiltersOpen()
  const isPrepared = useIsPrepared()
  // The first frame shows them over the calendar, which becomes narrower in the next one.
  const isBeside = useDeferredValue(isOpen, false)
  const current = useMemo(() => ({ planId, filters, items }), [planId, filters, items])
  // Out of sight they follow the calendar when it has been drawn.
  const followed = useDeferredValue(current)
  const shown = isOpen ? current : followed
  if (!isOpen && !isPrepared) return null
  return <PlanFilterSidebar key={shown.planId} {...shown} {...{ isOpen, isBeside, setOpen }} />
}

function useIsPrepared(): boolean {
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
  return isPrepared
}

interface PlanFilterSidebarProps extends CalendarFiltersProps, FiltersOpen {
  readonly isBeside: boolean
}

const PlanFilterSidebar = memo(function PlanFilterSidebar({
  filters,
  items,
  isOpen,
  isBeside,
  setOpen,
}: PlanFilterSidebarProps) {
  const counts = useMemo(() => filterCounts(items), [items])
  // A choice is ticked at once; the calendars follow when they have been laid out.
  const [chosen, choose] = useOptimistic(filters.filters)
  return (
    <FilterSidebar
      isOpen={isOpen}
      keepsContent
      style={isOpen && !isBeside ? OVER : undefined}
      groups={filters.groups}
      filters={chosen}
      activeCount={filters.countActive(chosen)}
      counts={counts}
      openSections={filters.openSections}
      onFiltersChange={(change) => {
        startTransition(() => {
          choose(change.filters)
          filters.setFilters(change)
        })
      }}
      onToggleSection={filters.toggleSection}
      onClose={() => {
        setOpen(false)
      }}
    />
  )
})
