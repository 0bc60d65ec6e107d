import type { PlanDetail } from '@throughline/api-client'
import {
  activeFilterCount,
  defaultFilters,
  existingFilters,
  filtersFromQuery,
  withFilterChanges,
} from '@throughline/domain/filters'
import type { PlanFilters } from '@throughline/domain/filters'
import type { FilterGroups, FilterSection } from '@throughline/planner-views/filter-sidebar'
import { startTransition, useCallback, useMemo, useState, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

import { useInitiatives } from '../../data/initiatives'
import { useSubscriptions } from '../../data/subscriptions'
import { useTags } from '../../data/tags'
import { useShowToast } from '../../platform/ToastProvider'
import { createFilterPreferences } from '../../preferences/filter-preferences'
import { useStoredPreferences } from '../../preferences/preferences-context'
import { useRouter } from '../../platform/router'
import { viewIdFromQuery, VIEW_QUERY } from '../view-query'
import { filterGroupsOf, existingFilterIdsOf } from './filter-groups'
import { TOO_LONG_FOR_A_LINK, filterPartOf, searchWithFilters } from './filter-link'

/** Change of the filters in use; see {@link PlanFilterState.setFilters}. */
interface FilterChange {
  readonly filters: PlanFilters
  readonly before?: PlanFilters
}

/** Filters of a plan for its views, their chips and their sidebar. */
export interface PlanFilterState {
  /** Filters in use, without deleted entries. */
  readonly filters: PlanFilters
  /** Source of the filters: the user's own, which the browser stores, or a link. */
  readonly source: 'mine' | 'link'
  /**
   * Some filters of the link or of the saved view are left out, because their entries are deleted or
   * hidden from this user.
   */
  readonly isCut: boolean
  /** The saved view with which the user's own filters began; null for none. */
  readonly viewId: number | null
  /** The user's own filters, also while those of a link are in use. */
  readonly mine: PlanFilters
  /**
   * Changes the filters in use: the user's own, or those of the link and its URL. The views follow
   * in a transition.
   *
   * @param change.before the filters that the control has rendered. Only the difference is applied,
   *   because an earlier change may not be rendered yet. @default replaces all filters
   * @returns resolves once the URL has changed; undefined without a link
   */
  readonly setFilters: (change: FilterChange) => Promise<void> | undefined
  /**
   * Replaces the user's own filters and uses them; drops those of a link. Other controls, such as a
   * saved view, set all filters at once with this.
   *
   * @param change.viewId saved view of the filters. @default that of the URL
   */
  readonly applyFilters: (change: {
    readonly filters: PlanFilters
    readonly viewId?: number
  }) => Promise<void>
  /** Drops the filters of a link and uses the user's own. */
  readonly leaveLink: () => Promise<void>
  /** Number of filters in use. */
  readonly activeCount: number
  /** Returns how many of some filters count as in use. */
  readonly countActive: (filters: PlanFilters) => number
  /**
   * Whether the row of chips is visible: filters are in use or a link is open. While the plan is
   * loading, the row is also visible for stored filters that are probably in use.
   */
  readonly hasChips: boolean
  /** The plan is loaded, and with it the names of plans, channels and types. */
  readonly isReady: boolean
  /** All filters that the plan offers; groups that are loading are null. */
  readonly groups: FilterGroups
  /** Loads the groups that are only needed once the user opens the filters. */
  readonly askForGroups: () => void
  readonly openSections: ReadonlySet<FilterSection>
  readonly toggleSection: (toggle: {
    readonly section: FilterSection
    readonly isOpen: boolean
  }) => void
}

/**
 * Returns the filters of a plan. The browser stores them for each plan, so a plan always starts
 * with its last filters. Filters in a URL replace them in the views; the browser stores those only
 * on the user's request. Initiatives and tags are loaded when the user opens the filters, or when
 * some are chosen.
 *
 * @param planId null for a URL that names no plan
 * @param plan undefined while it is loading
 */
export function usePlanFilters(
  planId: number | null,
  plan: PlanDetail | undefined,
): PlanFilterState {
  const preferences = useStoredPreferences(createFilterPreferences)
  const stateOf = (id: number | null) =>
    id === null
      ? { planId: id, filters: defaultFilters(), viewId: null }
      : { planId: id, filters: preferences.planFilters(id), viewId: preferences.viewOfFilters(id) }
  const [ofPlan, setOfPlan] = useState(() => stateOf(planId))
  const [areGroupsRequested, setGroupsRequested] = useState(false)
  const [openSections, setOpenSections] = useState(preferences.openFilterSections)
  // Runs during rendering, so that the items of a plan are never filtered with another plan's
  // filters.
  const current = ofPlan.planId === planId ? ofPlan : stateOf(planId)
  if (current !== ofPlan) setOfPlan(current)
  const link = useFilterLink()
  const [query] = useSearchParams()
  const viewIdOfUrl = viewIdFromQuery(query.get(VIEW_QUERY))
  const showToast = useShowToast()
  const mine = current.filters
  const chosen = link.filters ?? mine
  const source = link.filters === null ? 'mine' : 'link'

  const initiatives = useInitiatives(planId, {
    isEnabled: areGroupsRequested || chosen.initiativeIds.size > 0,
  }).data
  const tags = useTags(planId, { isEnabled: areGroupsRequested || chosen.tagIds.size > 0 }).data
  const subscriptions = useSubscriptions(planId).data

  const sources = useMemo(
    () => ({ plan, initiatives, tags, subscriptions }),
    [plan, initiatives, tags, subscriptions],
  )
  const groups = useMemo(() => filterGroupsOf(sources), [sources])
  const filters = useMemo(
    () => existingFilters(chosen, existingFilterIdsOf(sources)),
    [chosen, sources],
  )

  const isCut = filters !== chosen

  const countActive = useCallback(
    (some: PlanFilters) =>
      plan === undefined ? 0 : activeFilterCount(some, plan, groups.channels),
    [plan, groups.channels],
  )
  const store = useCallback(
    (next: PlanFilters, viewId: number | null) => {
      if (planId === null) return
      preferences.setPlanFilters(planId, next, viewId)
      startTransition(() => {
        setOfPlan({ planId, filters: next, viewId })
      })
    },
    [planId, preferences],
  )
  const changeLink = useCallback(
    async (next: PlanFilters) => {
      const isChanged = await link.replace(next)
      if (!isChanged) showToast({ text: TOO_LONG_FOR_A_LINK, tone: 'error' })
    },
    [link, showToast],
  )
  const setFilters = useCallback<PlanFilterState['setFilters']>(
    ({ filters: after, before }) => {
      const nextOf = (latest: PlanFilters) =>
        before === undefined ? after : withFilterChanges(latest, { before, after })
      if (source === 'link') return changeLink(nextOf(link.latest() ?? after))
      // Synchronous, because the views would otherwise follow a moment later.
      store(planId === null ? after : nextOf(preferences.planFilters(planId)), viewIdOfUrl)
      return undefined
    },
    [source, planId, viewIdOfUrl, preferences, link, store, changeLink],
  )
  const leaveLink = useCallback(async () => {
    await link.replace(null)
  }, [link])
  const applyFilters = useCallback<PlanFilterState['applyFilters']>(
    async (change) => {
      store(change.filters, change.viewId ?? viewIdOfUrl)
      await leaveLink()
    },
    [store, viewIdOfUrl, leaveLink],
  )
  const askForGroups = useCallback(() => {
    setGroupsRequested(true)
  }, [])
  const toggleSection = useCallback<PlanFilterState['toggleSection']>(
    (toggle) => {
      preferences.setFilterSectionOpen(toggle.section, toggle.isOpen)
      setOpenSections(preferences.openFilterSections())
    },
    [preferences],
  )

  const activeCount = useMemo(() => countActive(filters), [countActive, filters])
  const isReady = plan !== undefined
  const isProbablyUsed = !isReady && chosen !== defaultFilters()
  const hasChips = source === 'link' || activeCount > 0 || isProbablyUsed

  return useMemo(
    () => ({
      filters,
      source,
      isCut,
      viewId: current.viewId,
      mine,
      setFilters,
      applyFilters,
      leaveLink,
      activeCount,
      countActive,
      hasChips,
      isReady,
      groups,
      askForGroups,
      openSections,
      toggleSection,
    }),
    [
      filters,
      source,
      isCut,
      current.viewId,
      mine,
      setFilters,
      applyFilters,
      leaveLink,
      activeCount,
      countActive,
      hasChips,
      isReady,
      groups,
      askForGroups,
      openSections,
      toggleSection,
    ],
  )
}

/** Filters in the URL, and the function that changes them. */
interface FilterLink {
  /** null when the URL contains none. The same object until they change. */
  readonly filters: PlanFilters | null
  /** Returns the filters that the URL has now, also before they are rendered; null for none. */
  readonly latest: () => PlanFilters | null
  /**
   * Puts other filters into the URL, or none. Adds no entry to the history.
   *
   * @returns true once the URL has them; false when they are too long for a URL, which then stays
   * unchanged
   */
  readonly replace: (filters: PlanFilters | null) => Promise<boolean>
}

/** Returns the filters in the URL, which another user shared as a link. */
function useFilterLink(): FilterLink {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const location = useLocation()
  const part = filterPartOf(query)
  const filters = useMemo(() => filtersIn(new URLSearchParams(part)), [part])
  // A later undo must change the URL of that time.
  const latest = useRef({ location, navigate })
  useLayoutEffect(() => {
    latest.current = { location, navigate }
  })
  const replace = useCallback(async (next: PlanFilters | null) => {
    const { location: current, navigate: go } = latest.current
    const search = searchWithFilters(current.search, next)
    if (search === null) return false
    if (next === null && filterPartOf(new URLSearchParams(current.search)) === '') return true
    await go({ search }, { replace: true, state: current.state })
    return true
  }, [])
  const router = useRouter()
  const latestFilters = useCallback(
    () => filtersIn(new URLSearchParams(router.state.location.search)),
    [router],
  )
  return useMemo(
    () => ({ filters, latest: latestFilters, replace }),
    [filters, latestFilters, replace],
  )
}

function filtersIn(query: URLSearchParams): PlanFilters | null {
  return filtersFromQuery((key) => query.get(key))
}
