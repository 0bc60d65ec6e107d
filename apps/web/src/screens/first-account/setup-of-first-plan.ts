import type { UserRole } from '@throughline/domain/users'
import { setupStartPath } from '../../shell/setup-path'

/**
 * Returns the path at which the owner of the first account begins: the setup of the account's first
 * plan.
 */
export function setupOfFirstPlan(roles: readonly UserRole[]): string {
  for (const { accountId, planId } of roles) {
    if (planId !== null) return setupStartPath(accountId, planId)
  }
  return '/'
}
