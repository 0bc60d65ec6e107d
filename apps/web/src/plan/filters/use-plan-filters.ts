import type { PlanDetail } from '@throughline/api-client'
import {
  activeFilterCount,
  defaultFilters,
  knownFilters,
  type PlanFilters,
} from '@throughline/domain/filters'
import type { FilterGroups, FilterSection } from '@throughline/planner-views/filter-sidebar'
import { startTransition, useCallback, useMemo, useState } from 'react'
import { useInitiatives } from '../../data/initiatives'
import { useSubscriptions } from '../../data/subscriptions'
import { useTags } from '../../data/tags'
import { usePreferences } from '../../preferences/preferences-context'
import { filterGroupsOf, knownFilterIdsOf } from './filter-groups'

/** The filters of a plan, as its calendars and their sidebar need them. */
export interface PlanFilterState {
  /** What is chosen, without what no longer exists. */
  readonly filters: PlanFilters
  /** Sets the filters. The calendars follow in a transition. */
  readonly setFilters: (change: { readonly filters: PlanFilters }) => void
  /** How many filters are in use. */
  readonly activeCount: number
  /** How many of some filters of the plan are in use. */
  readonly countActive: (filters: PlanFilters) => number
  /** Everything that can be filtered by; groups that are loading are null. */
  readonly groups: FilterGroups
  /** Loads the groups that are not needed until the person opens the filters. */
  readonly askForGroups: () => void
  readonly openSections: ReadonlySet<FilterSection>
  readonly toggleSection: (toggle: {
    readonly section: FilterSection
    readonly isOpen: boolean
  }) => void
}

/**
 * The filters of a plan. The browser stores them for each plan, so another plan starts
 * with the filters that it had last. Initiatives and tags are loaded when the person
 * opens the filters, or when some are chosen.
 *
 * @param planId null for a URL that names no plan
 * @param plan undefined while it is loading
 */
export function usePlanFilters(
  planId: number | null,
  plan: PlanDetail | undefined,
): PlanFilterState {
  const preferences = usePreferences()
  const filtersOf = (id: number | null) =>
    id === null ? defaultFilters() : preferences.planFilters(id)
  const [held, setHeld] = useState(() => ({ planId, filters: filtersOf(planId) }))
  const [areGroupsAsked, setGroupsAsked] = useState(false)
  const [openSections, setOpenSections] = useState(preferences.openFilterSections)
  // During rendering, so that the items of a plan are never filtered by those of the plan before.
  const current = held.planId === planId ? held : { planId, filters: filtersOf(planId) }
  if (current !== held) setHeld(current)
  const stored = current.filters

  const initiatives = useInitiatives(planId, {
    isEnabled: areGroupsAsked || stored.initiativeIds.size > 0,
  }).data
  const tags = useTags(planId, { isEnabled: areGroupsAsked || stored.tagIds.size > 0 }).data
  const subscriptions = useSubscriptions(planId).data

  const sources = useMemo(
    () => ({ plan, initiatives, tags, subscriptions }),
    [plan, initiatives, tags, subscriptions],
  )
  const groups = useMemo(() => filterGroupsOf(sources), [sources])
  const filters = useMemo(() => knownFilters(stored, knownFilterIdsOf(sources)), [stored, sources])

  const countActive = useCallback(
    (some: PlanFilters) =>
      plan === undefined ? 0 : activeFilterCount(some, plan, groups.channels),
    [plan, groups.channels],
  )
  const setFilters = useCallback(
    (change: { readonly filters: PlanFilters }) => {
      if (planId === null) return
      preferences.setPlanFilters(planId, change.filters)
      startTransition(() => {
        setHeld({ planId, filters: change.filters })
      })
    },
    [planId, preferences],
  )
  const askForGroups = useCallback(() => {
    setGroupsAsked(true)
  }, [])
  const toggleSection = useCallback<PlanFilterState['toggleSection']>(
    (toggle) => {
      preferences.setFilterSectionOpen(toggle.section, toggle.isOpen)
      setOpenSections(preferences.openFilterSections())
    },
    [preferences],
  )

  return useMemo(
    () => ({
      filters,
      setFilters,
      activeCount: countActive(filters),
      countActive,
      groups,
      askForGroups,
      openSections,
      toggleSection,
    }),
    [filters, setFilters, countActive, groups, askForGroups, openSections, toggleSection],
  )
}
