import type { SessionFacts } from '@throughline/api-client'

/** A plan, and the account that it belongs to. */
export interface PlanPlace {
  readonly accountId: number
  readonly planId: number
}

/**
 * The plan that a person worked in last or, without one, the first that they have a role on;
 * null where they can open none. Plans of inactive accounts cannot be opened.
 */
export function recentPlanOf({ user, roles, accounts }: SessionFacts): PlanPlace | null {
  const places = roles.flatMap(({ accountId, planId }) => {
    const isOpen = accounts.some(({ id, isActive }) => id === accountId && isActive)
    return planId !== null && isOpen ? [{ accountId, planId }] : []
  })
  return places.find(({ planId }) => planId === user.mostRecentPlanId) ?? places[0] ?? null
}
