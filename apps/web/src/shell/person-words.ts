import type { PlanDetail, User, UserRole } from '@throughline/api-client'
import { levelOfRole, roleOf, roleTitle } from '@throughline/domain/access'
import type { PlanType } from '@throughline/domain/plans'

/** The initials of a person: of first and last name, or of whichever there is; 'AA' without a name. */
export function initialsOf({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  const first = Array.from(firstName.trim())
  const last = Array.from(lastName.trim())
  const letters =
    first.length > 0 && last.length > 0 ? [first[0], last[0]] : [...first, ...last].slice(0, 2)
  return letters.join('').toUpperCase() || 'AA'
}

/** A person's name, or their e-mail address when they have none. */
export function nameOf({ firstName, lastName, emailAddress }: User): string {
  return `${firstName} ${lastName}`.trim() || emailAddress
}

/** The title of a person's strongest role on a plan; null when they hold none. */
export function roleOnPlan(roles: readonly UserRole[], planId: number): string | null {
  const [strongest] = roles
    .filter((role) => role.planId === planId)
    .sort((a, b) => levelOfRole(a.roleId) - levelOfRole(b.roleId))
  const role = strongest === undefined ? null : roleOf(strongest.roleId)
  return role === null ? null : roleTitle(role.title)
}

/** The kind of a plan in a word. */
export const PLAN_TYPE_LABELS: Readonly<Record<PlanType, string>> = {
  Individual: 'Individual',
  Master: 'Lead',
  Sub: 'Nested',
}

/** What kind of plan it is, in a few words. */
export function describePlan(plan: Pick<PlanDetail, 'plans' | 'parent' | 'isNested'>): string {
  if (plan.plans.length > 0) return `Lead plan, ${plan.plans.length} nested`
  if (plan.isNested) return plan.parent === null ? 'Nested plan' : `In ${plan.parent.name}`
  return 'Individual plan'
}
