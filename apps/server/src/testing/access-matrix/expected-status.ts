import { ROLE_LEVELS } from '@throughline/domain/access'
import type { ContractOperation } from '../../http/contract'
import type { Caller } from './scenario'

/** What becomes of a call, as far as the contract alone tells. */
export type Expected = 'success' | 401 | 403 | 404 | 423

/** Sent with POST, and yet the plan stays as it is. */
const CHANGES_NOTHING: ReadonlySet<string> = new Set(['searchTactics', 'recordVisitedPlan'])

/**
 * What a caller is to be answered by what the contract says of an operation on a
 * plan; null for operations whose rule the contract does not say in full.
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
