import type { SavableView } from '@throughline/domain/saved-views'

/** A view of a plan. */
export function planViewPath(accountId: number, planId: number, view: SavableView): string {
  const isCalendar = view === 'month' || view === 'day' || view === 'flow'
  return `/account/${accountId}/plan/${planId}/${isCalendar ? `calendar/${view}` : view}`
}

/** A plan, which opens with the default view of the person. */
export function planPath(accountId: number, planId: number): string {
  return `/account/${accountId}/plan/${planId}/calendar`
}

/** The month calendar of a plan. */
export function monthPath(accountId: number, planId: number): string {
  return planViewPath(accountId, planId, 'month')
}
