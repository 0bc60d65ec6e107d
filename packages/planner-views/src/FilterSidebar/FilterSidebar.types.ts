import type {
  ChannelGroup,
  FilterCounts,
  PlanFilters,
  PlanTypes,
} from '@throughline/domain/filters'
import type { SidePanelProps } from '@throughline/ui/SidePanel'

import type { FilterSection } from './filter-section'
import type { FilterSidebarLabels } from './FilterSidebar.labels'

/** Something to filter by. */
export interface FilterEntry {
  readonly id: number
  readonly name: string
  /** Two letters of the plan that it belongs to, when that is another one. */
  readonly planMark?: string | undefined
}

/** The tactic types that one plan has in a channel. */
export interface FilterChannelPlan extends PlanTypes {
  /** Of the plan. */
  readonly name: string
}

/**
 * A channel with the types that can be chosen of it. Channels of a family that have
 * one name are one, put together by `groupChannels` of `@throughline/domain/filters`.
 */
export interface FilterChannel extends ChannelGroup {
  /** The plans that have the channel, with their names. */
  readonly plans: readonly FilterChannelPlan[]
  /** Two letters of the plan, when only one plan has the channel and it is another one. */
  readonly planMark?: string | undefined
}

/** The tags of one category. */
export interface FilterTagCategory {
  readonly name: string
  readonly tags: readonly FilterEntry[]
}

/** All available filters. */
export interface FilterGroups {
  /** The lead plan, if the user may see it; null for none. */
  readonly leadPlan: FilterEntry | null
  /** The nested plans that the user may see. */
  readonly nestedPlans: readonly FilterEntry[]
  readonly channels: readonly FilterChannel[]
  /** null while they are loading. */
  readonly initiatives: readonly FilterEntry[] | null
  /** null while they are loading. */
  readonly tagCategories: readonly FilterTagCategory[] | null
  /** null while they are loading; undefined where they are not offered. */
  readonly calendars?: readonly FilterEntry[] | null | undefined
}

export interface FilterSidebarProps extends Omit<
  SidePanelProps,
  | 'title'
  | 'closeLabel'
  | 'actions'
  | 'overline'
  | 'footer'
  | 'children'
  | 'onChange'
  | 'takesFocus'
> {
  /**
   * Moves the focus in when it opens.
   *
   * @default true, unless it is open from the start
   */
  takesFocus?: boolean | undefined
  /** Available filters. The sidebar leaves out sections without any. */
  groups: FilterGroups
  /** Chosen filters. */
  filters: PlanFilters
  /** The user chose or cleared filters; takes effect at once. */
  onFiltersChange: (change: { filters: PlanFilters }) => void
  /** How many filters are in use. */
  activeCount: number
  /** Numbers of items beside the entries; without them there are none. */
  counts?: FilterCounts | undefined
  /**
   * Sections that the sidebar leaves out even if `groups` has entries, such as calendars beside a
   * table. Their choices stay in `filters`. Keep the same set. @default none
   */
  hiddenSections?: ReadonlySet<FilterSection>
  /** The sections that are open. */
  openSections: ReadonlySet<FilterSection>
  /** A section was opened or closed. */
  onToggleSection: (toggle: { section: FilterSection; isOpen: boolean }) => void
  /** @default englishFilterSidebarLabels */
  labels?: FilterSidebarLabels
}
