import type { PlanAccessList } from '../../access/access'
import { checksumOf } from '../../http/entity-tags'

/**
 * The entity tag (ETag) of a list of items: the query, the newest change of each plan of the
 * family, and the person's rights on each.
 *
 * @param query the query, with the defaults of the schema
 */
export function listTagOf(
  query: object,
  planAccesses: PlanAccessList,
  blockedTagIds: ReadonlySet<number>,
): string {
  const requested = Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `"${checksumOf(requested, planAccesses, blockedTagIds)}"`
}
