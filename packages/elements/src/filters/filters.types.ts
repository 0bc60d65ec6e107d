import type { PlanFilters } from '@throughline/domain/filters'
import type { FilterSection, FilterSidebarProps } from '@throughline/planner-views/filter-sidebar'

import type { CommonProperties, ThroughlineElement } from '../element'
import type { PlanChannel, PlanItem, PlanTag } from '../plan-data'

/** Ids that are chosen, as a page may write them. */
export interface FilterChoices {
  readonly tacticTypeIds?: Iterable<number>
  readonly initiativeIds?: Iterable<number>
  readonly tagIds?: Iterable<number>
}

/** Properties of `<throughline-filters>`. */
export interface FiltersProperties extends CommonProperties {
  /** The chosen filters. Changes when a user chooses. @default nothing */
  filters?: FilterChoices | undefined
  /** Nothing is drawn: a person has closed the filters. @default false */
  closed?: boolean | undefined
  /** Width in pixels. @default 260 */
  widthPixels?: number | undefined
  /** The plan on show. @default that of the first item */
  currentPlanId?: number | undefined
  /** All items of the plan: they are counted, and its initiatives can be chosen. @default none */
  items?: readonly PlanItem[] | undefined
  /** Channels with their types. @default none */
  channels?: readonly PlanChannel[] | undefined
  /** @default none */
  tags?: readonly PlanTag[] | undefined
  /** Sections that are open. Changes when a person opens or closes one. @default channels and initiatives */
  openSections?: Iterable<FilterSection> | undefined
  /** Texts, in English where they are left out. */
  labels?: Partial<NonNullable<FilterSidebarProps['labels']>> | undefined
}

/** Events of `<throughline-filters>`. */
export interface FiltersEventMap {
  /** Something was chosen, or all was cleared. Default: `filters` is that. `activeCount` filters are in use. */
  'throughline-filterschange': CustomEvent<{ filters: PlanFilters; activeCount: number }>
  /** A section was opened or closed. Default: `openSections` follows. */
  'throughline-togglesection': CustomEvent<{ section: FilterSection; isOpen: boolean }>
  /** The user closes the filters. Default: `closed` is true. */
  'throughline-close': CustomEvent<null>
}

/** Methods of `<throughline-filters>`. */
export interface FiltersMethods {
  /**
   * Returns the items that pass the filters, in their order. The same array when all of them do.
   */
  filterItems: <Item extends PlanItem>(items: readonly Item[]) => readonly Item[]
}

/** Which part of a plan is shown, beside the view that shows it. */
export interface FiltersElement
  extends ThroughlineElement<FiltersEventMap>, FiltersProperties, FiltersMethods {}
