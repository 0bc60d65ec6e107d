import type { SavableView } from '@throughline/domain/saved-views'

/** Returns the path of a view of a plan. */
export function planViewPath(accountId: number, planId: number, view: SavableView): string {
  const isCalendar = view === 'month' || view === 'day' || view === 'flow'
  return `/account/${accountId}/plan/${planId}/${isCalendar ? `calendar/${view}` : view}`
}

/** Returns the path of a plan, which opens with the user's default view. */
export function planPath(accountId: number, planId: number): string {
  return `/account/${accountId}/plan/${planId}/calendar`
}

/** Returns the path of the month calendar of a plan. */
export function monthPath(accountId: number, planId: number): string {
  return planViewPath(accountId, planId, 'month')
}
