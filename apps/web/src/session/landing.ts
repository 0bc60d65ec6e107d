import type { SessionFacts } from '@throughline/api-client'
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

/**
 * Where a person goes after signing in: to the plan that they worked in last,
 * while they still have a role on it, else to the plans list. The plan opens with
 * their default view.
 */
export function landingPath({ user, roles, accounts }: SessionFacts): string {
  const role = roles.find(({ planId }) => planId !== null && planId === user.mostRecentPlanId)
  if (role === undefined || role.planId === null) return '/'
  const isActive = accounts.some(({ id, isActive }) => id === role.accountId && isActive)
  return isActive ? planPath(role.accountId, role.planId) : '/'
}
