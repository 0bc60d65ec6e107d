import type { CallerPlanAccess, SignedIn } from '../../access/access'
import type { Orm } from '../../db/database'
import { forbidden, invalidReference } from '../../errors/api-error'
import { findEditFacts } from '../tactics/detail-queries'
import type { EditFacts } from '../tactics/detail-queries'
import { requireEditable } from '../tactics/edit-right'

/**
 * Refuses unless the person may change a document that is attached to these
 * tactics: an admin of the plan any, others one that belongs to tactics only,
 * each of a channel that they may edit.
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
  // Tags hide a tactic, but the right on its channel decides all the same.
  const items = await findEditFacts(orm, tacticIds, new Set())
  for (const item of items) requireEditable(planAccess, item)
}

/**
 * The tactics that a body names, if the plan has them and the person may know of
 * them.
 *
 * @throws ApiError 422 when one is not there
 */
export async function requireKnownTactics(
  orm: Orm,
  planId: number,
  tacticIds: readonly number[],
  { blockedTagIds }: Pick<SignedIn, 'blockedTagIds'>,
): Promise<readonly EditFacts[]> {
  if (tacticIds.length === 0) return []
  const found = await findEditFacts(orm, tacticIds, blockedTagIds)
  const known = found.filter((item) => item.planId === planId && item.deletedAt === null)
  if (known.length !== tacticIds.length) throw invalidReference('/tactics')
  return known
}
