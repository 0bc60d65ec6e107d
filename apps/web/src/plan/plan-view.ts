import type { SavableView } from '@throughline/domain/saved-views'

/** A view of a plan, as the URL names it. */
export type PlanViewName = SavableView

/** The views of a plan that can be saved and opened again. */
export type OpenableViewName = Exclude<PlanViewName, 'performance' | 'search'>

/** The views with a range of days in the URL instead of a month or a day. */
export type RangeViewName = 'table' | 'budget'
