import {
  FILTER_KEYS,
  defaultFilters,
  filtersFromTexts,
  filtersToTexts,
  type PlanFilters,
} from '@throughline/domain/filters'
import type { FilterSection } from '@throughline/planner-views/filter-sidebar'
import type { KeyValueStore } from './key-value-store'

/**
 * Keys of the sections of the filters; their values are 'open' or 'closed' once a user has chosen.
 * The store has the filters themselves under a prefix and the id of their plan: `lpl12`, `npl12`,
 * `tp12`, `in12`, `tg12`, `sb12`. `fv12` is the saved view that they began with.
 */
const sectionKeys: ReadonlyMap<FilterSection, string> = new Map([
  ['nested-plans', 'tf-nested-plans'],
  ['lead-plan', 'tf-lead-plan'],
  ['channels', 'tf-tactic-types'],
  ['initiatives', 'tf-initiatives'],
  ['tags', 'tf-strategy'],
  ['calendars-of-interest', 'tf-subscriptions'],
])

/** Few users filter by calendars of interest, and the list is long without them. */
const closedAtFirst: ReadonlySet<FilterSection> = new Set(['calendars-of-interest'])

const VIEW_KEY = 'fv'

/** Stored preferences of filters. */
export interface FilterPreferences {
  /** Returns the last filters of a plan; the defaults if the store has none. */
  readonly planFilters: (planId: number) => PlanFilters
  /** Returns the saved view with which the filters of a plan began; null for none. */
  readonly viewOfFilters: (planId: number) => number | null
  /**
   * Stores the filters that differ from the defaults, and removes the others.
   *
   * @param viewId the saved view with which they began; null for none
   */
  readonly setPlanFilters: (planId: number, filters: PlanFilters, viewId: number | null) => void
  /** Open sections of the filters, the same on every plan. */
  readonly openFilterSections: () => ReadonlySet<FilterSection>
  readonly setFilterSectionOpen: (section: FilterSection, isOpen: boolean) => void
}

/** Creates the preferences of filters over a store; only this module knows their keys. */
export function createFilterPreferences(store: KeyValueStore): FilterPreferences {
  return {
    planFilters: (planId) => filtersFromTexts((key) => store.getItem(`${key}${planId}`)),
    viewOfFilters: (planId) => {
      const text = store.getItem(`${VIEW_KEY}${planId}`)
      return text === null ? null : Number(text)
    },
    setPlanFilters: (planId, filters, viewId) => {
      if (viewId === null) store.removeItem(`${VIEW_KEY}${planId}`)
      else store.setItem(`${VIEW_KEY}${planId}`, String(viewId))
      const texts = filtersToTexts(filters)
      const defaults = filtersToTexts(defaultFilters())
      for (const key of FILTER_KEYS) {
        if (texts[key] === defaults[key]) store.removeItem(`${key}${planId}`)
        else store.setItem(`${key}${planId}`, texts[key])
      }
    },
    openFilterSections: () =>
      new Set(
        [...sectionKeys].flatMap(([section, key]) => {
          const choice = store.getItem(key)
          const isOpen = choice === null ? !closedAtFirst.has(section) : choice === 'open'
          return isOpen ? [section] : []
        }),
      ),
    setFilterSectionOpen: (section, isOpen) => {
      const key = sectionKeys.get(section)
      if (key !== undefined) store.setItem(key, isOpen ? 'open' : 'closed')
    },
  }
}
