import { filterCounts, type FilteredItem } from '@throughline/domain/filters'
import { FilterSidebar } from '@throughline/planner-views/filter-sidebar'
import { useMemo } from 'react'
import type { CalendarFilters as Filters } from './use-calendar-filters'

export interface CalendarFiltersProps {
  readonly planId: number
  readonly filters: Filters
  /** The items of the period on show before they are filtered: they are counted. */
  readonly items: readonly FilteredItem[]
}

/** The filters beside a calendar; nothing while they are closed. */
export function CalendarFilters({ planId, filters, items }: CalendarFiltersProps) {
  return filters.isOpen ? <OpenFilters key={planId} {...{ filters, items }} /> : null
}

function OpenFilters({ filters, items }: Omit<CalendarFiltersProps, 'planId'>) {
  const counts = useMemo(() => filterCounts(items), [items])
  return (
    <FilterSidebar
      isOpen
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
