import type { SessionDetails } from '@throughline/api-client'

/** A plan, and the account that it belongs to. */
export interface PlanPlace {
  readonly accountId: number
  readonly planId: number
}

/**
 * Returns the plan that the user worked in last or, without one, the first plan on which the user
 * has a role. Skips plans of inactive accounts, which cannot be opened; null without any plan.
 */
export function recentPlanOf({ user, roles, accounts }: SessionDetails): PlanPlace | null {
  const places = roles.flatMap(({ accountId, planId }) => {
    const isOpen = accounts.some(({ id, isActive }) => id === accountId && isActive)
    return planId !== null && isOpen ? [{ accountId, planId }] : []
  })
  return places.find(({ planId }) => planId === user.mostRecentPlanId) ?? places[0] ?? null
}
