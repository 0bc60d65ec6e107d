import type { CallerPlanAccess, SignedIn } from '../../access/access'
import type { Orm } from '../../db/database'
import { forbidden, invalidReference } from '../../errors/api-error'
import { findEditDetails } from '../tactics/detail-queries'
import type { EditDetails } from '../tactics/detail-queries'
import { requireEditable } from '../tactics/edit-right'

/**
 * Refuses a person who may not change a document that is attached to these tactics. A
 * plan admin may change every document; others only documents of tactics whose channels
 * they may all edit.
 *
 * @throws ApiError 403 with the reason
 */
export async function requireDocumentRight(
  orm: Orm,
  planAccess: CallerPlanAccess,
  tacticIds: readonly number[],
): Promise<void> {
  if (planAccess.abilities.canManagePlan) return
  if (tacticIds.length === 0) {
    throw forbidden('Documents that belong to no tactic are kept by admins of the plan.')
  }
  // The right on the channel decides, even if tags hide the tactic.
  const items = await findEditDetails(orm, tacticIds, new Set())
  for (const item of items) requireEditable(planAccess, item)
}

/**
 * The tactics that a body names, if they belong to the plan and the person may see
 * them.
 *
 * @throws ApiError 422 if one of them is unknown
 */
export async function requireExistingTactics(
  orm: Orm,
  planId: number,
  tacticIds: readonly number[],
  { blockedTagIds }: Pick<SignedIn, 'blockedTagIds'>,
): Promise<readonly EditDetails[]> {
  if (tacticIds.length === 0) return []
  const matches = await findEditDetails(orm, tacticIds, blockedTagIds)
  const existing = matches.filter((item) => item.planId === planId && item.deletedAt === null)
  if (existing.length !== tacticIds.length) throw invalidReference('/tactics')
  return existing
}
