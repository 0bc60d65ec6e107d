import type { CivilDate, DateRange, WeekStartDay } from '@throughline/domain/calendar-dates'
import type { FlowColouring, FlowGrouping, FlowZoom } from '@throughline/domain/flow'
import type { ComponentPropsWithRef } from 'react'

import type { FlowBarLabels } from './FlowBar.labels'

/** Money figures of a flow, in whole dollars. */
export interface FlowBarFigures {
  /** The budget of the plan; null while none is set, or while its figures are loading. */
  readonly budget: {
    readonly total: number
    /** Amount spent on the days of the budget; null while it is loading. */
    readonly actual: number | null
    /** First day of the budget; null: open. */
    readonly startDate: CivilDate | null
    /** Last day of the budget, included; null: open. */
    readonly endDate: CivilDate | null
  } | null
  /** Amount spent on the visible items, on the visible days. */
  readonly expenses: number
  /** The visible days. */
  readonly range: DateRange
}

export interface FlowBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** null shows no money: there is none, or the user may not see it. */
  figures: FlowBarFigures | null
  /** The figures are loading. @default false */
  isLoading?: boolean
  /**
   * Retries to load the spent amount of the budget, which could not be loaded. Undefined without
   * such a failure.
   */
  onRetryBudget?: (() => void) | undefined
  /**
   * Requests to hide other plans. The money is hidden while they are visible; without this there is
   * no hint about it.
   */
  onHideOtherPlans?: (() => void) | undefined
  /** Further information, such as channels that the plan keeps out of the flow. @default nothing */
  note?: string | null
  zoom: FlowZoom
  /** Another zoom was chosen. */
  onZoomChange: (change: { zoom: FlowZoom }) => void
  grouping: FlowGrouping
  /** Other sections were chosen. */
  onGroupingChange: (change: { grouping: FlowGrouping }) => void
  colouring: FlowColouring
  /** Another meaning of the colors was chosen. */
  onColouringChange: (change: { colouring: FlowColouring }) => void
  weekStartDay: WeekStartDay
  /** Another first day of the week was chosen. */
  onWeekStartChange: (change: { weekStartDay: WeekStartDay }) => void
  /** False shows the week start and why it cannot be changed. @default true */
  canChangeWeekStart?: boolean
  /** @default englishFlowBarLabels */
  labels?: FlowBarLabels
}
