import type { Channel, TacticType } from '../channels'
import type { BudgetSpan } from './budget-periods'
import type { ItemInput, TacticListItem } from '../tactics'
import type { MonthExpenses } from './month-expenses'

type BudgetField =
  | 'startDate'
  | 'planId'
  | 'tacticTypeId'
  | 'isUnscheduled'
  | 'isInitiative'
  | 'estimatedCost'
  | 'actualCost'

/** The data of an item that a budget reads. Without a `planId` it is of the open plan. */
export type BudgetItem = Pick<ItemInput, 'id' | BudgetField>

/** {@link BudgetItem} with everything that an item can leave out. */
export type CompleteBudgetItem = Pick<TacticListItem, BudgetField>

/** The data of a channel and its types that a budget reads. */
export interface BudgetChannel extends Pick<
  Channel,
  'id' | 'name' | 'kind' | 'planId' | 'uiColor'
> {
  /** In the order in which they are shown. */
  readonly tacticTypes: readonly Pick<TacticType, 'id' | 'name' | 'kind' | 'isHidden'>[]
}

/** The data of a plan that the tree of a budget reads. */
export interface BudgetDetails {
  readonly currentPlanId: number
  /** In the order in which they are shown; those of other plans are left out. */
  readonly channels: readonly BudgetChannel[]
  /** Whether channels and types without any item have rows. */
  readonly hasEmptyRows: boolean
}

/** The figures of one cell of a budget, in whole dollars. */
export interface BudgetFigures {
  /** null where no item has an estimate: shown as a dash, not as 0. */
  readonly estimate: number | null
  /** null where no item has an actual cost. */
  readonly actual: number | null
  /** Estimate minus actual; null where there is neither. */
  readonly variance: number | null
  /** Number of items in the cell, including items without a cost. */
  readonly itemCount: number
}

/** One line of a budget. */
export interface BudgetRow {
  /** `channel:7`, `type:12`, `other` or `total`: unique within the budget. */
  readonly id: string
  readonly kind: 'channel' | 'type' | 'other' | 'total'
  readonly name: string
  /** The color of a channel, `#RRGGBB`; null for other rows. */
  readonly color: string | null
  /** One for each span of the tree, in its order. */
  readonly cells: readonly BudgetFigures[]
  /** Of the whole range. */
  readonly total: BudgetFigures
  /** The types of a channel. */
  readonly rows: readonly BudgetRow[]
}

/** The costs of a plan by channel, type and period. */
export interface BudgetTree {
  readonly spans: readonly BudgetSpan[]
  /** In the order of the plan. Items of unknown types share one row at the end. */
  readonly rows: readonly BudgetRow[]
  /** The sum of all rows: "Monthly Totals". */
  readonly total: BudgetRow
  /** The sums of every month of the range, independent of the period. */
  readonly months: readonly MonthExpenses[]
}
