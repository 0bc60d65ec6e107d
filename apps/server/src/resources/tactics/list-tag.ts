import { createHash } from 'node:crypto'
import type { PlanAccessList } from '../../access/access'
import { itemPlanOf } from './list-presenter'

/** Increase it when the same rows are listed or presented differently. */
const WAY_OF_LISTING = 1

/**
 * The entity tag (ETag) of a list of items: the query, the newest change of each plan of the
 * family, and the person's rights on each. A change counts with its id and its time, because
 * a database restored from a backup assigns the same ids again.
 *
 * @param query the query, with the defaults of the schema
 */
export function listTagOf(
  query: object,
  planAccesses: PlanAccessList,
  blockedTagIds: ReadonlySet<number>,
): string {
  const plans = planAccesses
    .all()
    .map((planAccess) => [
      planAccess.plan.id,
      planAccess.plan.newestChangeId,
      planAccess.plan.newestChangeAt,
      planAccess.abilities.canView,
      itemPlanOf(planAccess).key,
    ])
  const hidden = [...blockedTagIds].toSorted((one, other) => one - other)
  const requested = Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const text = JSON.stringify([WAY_OF_LISTING, requested, planAccesses.planIds, plans, hidden])
  return `"${createHash('sha256').update(text).digest('base64url')}"`
}
