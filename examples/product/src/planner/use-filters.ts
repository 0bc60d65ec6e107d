import {
  activeFilterCount,
  defaultFilters,
  filterCounts,
  filterItems,
  type FilterDetails,
} from '@throughline/domain/filters'
import {
  filterChannelsOf,
  type FilterGroups,
  type FilterSection,
} from '@throughline/planner-views/filter-sidebar'
import { useCallback, useMemo, useState } from 'react'

import { channelIds, offeredChannels, PLAN_ID, tags } from './plan-structure'
import type { PlannedItem } from './planned-item'

const filterChannels = filterChannelsOf(
  offeredChannels
    .filter(({ id }) => id !== channelIds.initiatives)
    .map(({ id, name, color, types }) => ({ id, name, color, types, planId: PLAN_ID })),
  new Map(),
)

const tagCategories = [
  { name: 'Objective', tags: tags.map(({ id, title }) => ({ id, name: title })) },
]

/** A plan without a lead plan and nested plans. */
const family = { id: PLAN_ID, parentId: 0, parent: null, plans: [] }
const details: FilterDetails = { plan: family, hidesFromNestedPlans: () => false }

/**
 * Returns the visible items of a plan, and the props of the sidebar and the chips that filter them.
 */
export function useFilters(items: readonly PlannedItem[]) {
  const [filters, setFilters] = useState(defaultFilters)
  const [openSections, setOpenSections] = useState<ReadonlySet<FilterSection>>(
    new Set(['channels', 'initiatives']),
  )
  const groups = useMemo<FilterGroups>(
    () => ({
      leadPlan: null,
      nestedPlans: [],
      channels: filterChannels,
      initiatives: items
        .filter(({ isInitiative }) => isInitiative)
        .map(({ id, title }) => ({ id, name: title })),
      tagCategories,
    }),
    [items],
  )
  const counts = useMemo(() => filterCounts(items), [items])
  const visibleItems = useMemo(() => filterItems(items, filters, details), [items, filters])
  const onFiltersChange = useCallback((change: { filters: typeof filters }) => {
    setFilters(change.filters)
  }, [])
  const onToggleSection = useCallback(
    ({ section, isOpen }: { section: FilterSection; isOpen: boolean }) => {
      setOpenSections((before) => {
        const after = new Set(before)
        if (isOpen) after.add(section)
        else after.delete(section)
        return after
      })
    },
    [],
  )
  return {
    visibleItems,
    activeCount: activeFilterCount(filters, family, groups.channels),
    /** For the sidebar and the chips alike. */
    shared: { groups, filters, onFiltersChange },
    /** For the sidebar. */
    sidebar: { counts, openSections, onToggleSection },
  }
}
