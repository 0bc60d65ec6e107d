import { activeFilterCount, filterCounts } from '@throughline/domain/filters'
import {
  englishFilterSidebarLabels,
  filterChannelsOf,
  FilterSidebar,
} from '@throughline/planner-views/filter-sidebar'
import type { FilterGroups, FilterSection } from '@throughline/planner-views/filter-sidebar'
import { useMemo } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'

import type { ViewProps } from '../element'
import { usePlanData, usePlanReport } from '../plan-data'
import type { FiltersEventMap, FiltersProperties } from './filters.types'
import { familyOf, planFiltersOf } from './plan-filters'

const openAtFirst: readonly FilterSection[] = ['channels', 'initiatives']

/** What `<throughline-filters>` draws. */
export function FiltersView({ values, host }: ViewProps<FiltersProperties, FiltersEventMap>) {
  const { labels, openSections = openAtFirst } = values
  const { planId, items, channels, tags } = usePlanData(values)
  usePlanReport('throughline-filters', values)
  const filters = useMemo(() => planFiltersOf(values.filters), [values.filters])
  const groups = useMemo<FilterGroups>(
    () => ({
      leadPlan: null,
      nestedPlans: [],
      channels: filterChannelsOf(
        channels
          .filter(({ kind }) => kind !== 'initiatives' && kind !== 'subscriptions')
          .map(({ id, name, uiColor, tacticTypes }) => ({
            id,
            name,
            color: uiColor,
            types: tacticTypes,
            planId,
          })),
        new Map(),
      ),
      initiatives: items
        .filter(({ isInitiative }) => isInitiative)
        .map(({ id, title }) => ({ id, name: title })),
      tagCategories: [...new Set(tags.map(({ category }) => category))].map((name) => ({
        name,
        tags: tags
          .filter(({ category }) => category === name)
          .map(({ id, title }) => ({ id, name: title })),
      })),
    }),
    [channels, items, tags, planId],
  )
  const counts = useMemo(() => filterCounts(items), [items])
  const own = useLabels(englishFilterSidebarLabels)
  const texts = useMemo(() => ({ ...own, ...labels }), [own, labels])
  const countOf = (chosen: typeof filters): number =>
    activeFilterCount(chosen, familyOf(planId), groups.channels)
  return (
    <FilterSidebar
      isOpen={values.closed !== true}
      takesFocus={false}
      widthPixels={values.widthPixels ?? 260}
      labels={texts}
      groups={groups}
      filters={filters}
      activeCount={countOf(filters)}
      counts={counts}
      openSections={new Set(openSections)}
      onFiltersChange={({ filters: next }) => {
        const detail = { filters: next, activeCount: countOf(next) }
        host.change('throughline-filterschange', detail, { filters: next })
      }}
      onToggleSection={(toggle) => {
        const others = [...openSections].filter((section) => section !== toggle.section)
        const next = toggle.isOpen ? [...others, toggle.section] : others
        host.change('throughline-togglesection', toggle, { openSections: next })
      }}
      onClose={() => {
        host.change('throughline-close', null, { closed: true })
      }}
    />
  )
}
