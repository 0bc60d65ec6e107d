import { formatCount } from '@throughline/domain/messages'
import type { PlanDetail } from '@throughline/api-client'
import { levelOfRole, roleOf, roleTitle } from '@throughline/domain/access'
import type { PlanType } from '@throughline/domain/plans'
import type { UserRole } from '@throughline/domain/users'

/** Returns the title of a user's strongest role on a plan; null without a role. */
export function roleOnPlan(roles: readonly UserRole[], planId: number): string | null {
  const [strongest] = roles
    .filter((role) => role.planId === planId)
    .sort((a, b) => levelOfRole(a.roleId) - levelOfRole(b.roleId))
  const role = strongest === undefined ? null : roleOf(strongest.roleId)
  return role === null ? null : roleTitle(role.title)
}

/** Kind of a plan in a word. */
export const planTypeLabels: Readonly<Record<PlanType, string>> = {
  Individual: 'Individual',
  Master: 'Lead',
  Sub: 'Nested',
}

/** Returns the kind of a plan, in a few words. */
export function describePlan(plan: Pick<PlanDetail, 'plans' | 'parent' | 'isNested'>): string {
  if (plan.plans.length > 0) return `Lead plan, ${formatCount(plan.plans.length)} nested`
  if (plan.isNested) return plan.parent === null ? 'Nested plan' : `In ${plan.parent.name}`
  return 'Individual plan'
}
