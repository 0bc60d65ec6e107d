import { createHash } from 'node:crypto'
import type { PlanAccessList } from '../../access/access'
import { itemPlanOf } from './list-presenter'

/** Goes up when the same rows are listed or shown in another way. */
const WAY_OF_LISTING = 1

/**
 * The entity tag of a list of items: what was asked, how the plans of the family
 * stand and what the person may see of each. Every change of a plan has a number
 * of its own, with the moment beside it, since a database that was put back from a
 * backup gives the same numbers again.
 *
 * @param query as it was asked, after the schema has filled in its defaults
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
  const asked = Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const text = JSON.stringify([WAY_OF_LISTING, asked, planAccesses.planIds, plans, hidden])
  return `"${createHash('sha256').update(text).digest('base64url')}"`
}
