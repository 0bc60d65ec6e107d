import type { BudgetPeriod } from '@throughline/domain/budget'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import type { BudgetCellRequest, BudgetTableProps } from '@throughline/planner-views/budget-table'

import type { CommonProperties, ThroughlineElement } from '../element'
import type { PlanChannel, PlanItem } from '../plan-data'

/** Properties of `<throughline-budget>`. */
export interface BudgetProperties extends CommonProperties {
  /** First day that counts, `YYYY-MM-DD`. @default the first of the year of `today` */
  startDay?: CivilDate | undefined
  /** Last day that counts. @default the last of the year of `startDay`, also for a day before it or ten years later */
  endDay?: CivilDate | undefined
  /** How long a column is. @default 'month' */
  period?: BudgetPeriod | undefined
  /** Day whose year is visible unless `startDay` is set, `YYYY-MM-DD`. @default that of the clock */
  today?: CivilDate | undefined
  /** IANA time zone of the clock, for the default of `today`. @default that of the browser */
  timeZone?: string | undefined
  /** @default 'ready' */
  status?: 'ready' | 'loading' | 'error' | undefined
  /** The plan whose items count. @default that of the first item */
  currentPlanId?: number | undefined
  /** Channels and types without any item have no rows. @default false */
  withoutEmptyRows?: boolean | undefined
  /** Tactics with their costs. Set a new array when something in it changes. @default none */
  items?: readonly PlanItem[] | undefined
  /** Channels with their types, in the order of the rows. @default none */
  channels?: readonly PlanChannel[] | undefined
  /** Ids of the rows with visible types. Changes when a user opens or closes one. @default none */
  expandedRowIds?: ReadonlySet<string> | undefined
  /** Texts, in English where they are left out. */
  labels?: Partial<NonNullable<BudgetTableProps['labels']>> | undefined
}

/** Events of `<throughline-budget>`. */
export interface BudgetEventMap {
  /** A figure was chosen: `items` are those behind it. */
  'throughline-opencell': CustomEvent<BudgetCellRequest & { items: readonly PlanItem[] }>
  /** Rows were opened or closed. Default: `expandedRowIds` follows. */
  'throughline-expandedchange': CustomEvent<{ expandedRowIds: ReadonlySet<string> }>
  /** The user asks for another try after a failure. */
  'throughline-retry': CustomEvent<null>
  /** The user asks to clear the filters because they leave nothing to show. */
  'throughline-clearfilters': CustomEvent<null>
}

/** Methods of `<throughline-budget>`. */
export type BudgetMethods = object

/** The costs of a plan by channel, type and period, with totals. */
export interface BudgetElement extends ThroughlineElement<BudgetEventMap>, BudgetProperties {}
