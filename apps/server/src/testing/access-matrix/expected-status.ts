import { ROLE_LEVELS } from '@throughline/domain/access'
import type { ContractOperation } from '../../http/contract'
import type { Caller } from './scenario'

/** The result of a call, as far as the contract alone states it. */
export type Expected = 'success' | 401 | 403 | 404 | 423

/** Calls with POST that do not change the plan. */
const CHANGES_NOTHING: ReadonlySet<string> = new Set(['searchTactics', 'recordVisitedPlan'])

/**
 * Returns the status that a caller must get for an operation on a plan, according to the contract.
 * Returns null for operations whose rule the contract does not state completely.
 */
export function expectedStatus(operation: ContractOperation, caller: Caller): Expected | null {
  const { requires } = operation
  if (requires.public === true) return null
  if (caller.userId === null || caller.isSignedOut === true) return 401
  const { level } = requires
  const isByPlan = requires.plan === true && requires.account !== true && requires.self !== true
  if (level === undefined || !isByPlan) return null
  if (caller.level === null) return 404
  if (caller.isAccountInactive === true) return 403
  if (caller.level > level) return 403
  if (requires.budget === true && caller.isWithoutBudget === true) return 403
  const isChange = operation.method !== 'GET' && !CHANGES_NOTHING.has(operation.id)
  return isChange && caller.isPlanFrozen === true && caller.level > ROLE_LEVELS.admin
    ? 423
    : 'success'
}
