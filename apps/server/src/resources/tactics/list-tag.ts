import type { PlanAccessList } from '../../access/access'
import { checksumOf } from '../../access/answer-checksum'

/** What a list of items depends on, besides the items. */
interface ListContext {
  /** The query, with the defaults of the schema. */
  readonly query: { readonly cursor?: string | undefined }
  readonly planAccesses: PlanAccessList
  readonly blockedTagIds: ReadonlySet<number>
}

/**
 * The entity tag (ETag) of a list of items: the query, the newest change of each plan of the
 * family, and the person's rights on each. All pages of a list have the same one.
 */
export function listTagOf(context: ListContext): string {
  return `"${checksumIn(context, true)}"`
}

/** Returns a checksum that stays the same as long as a person's list differs by its items only. */
export function listRightsOf(context: ListContext): string {
  return checksumIn(context, false)
}

function checksumIn(
  { query, planAccesses, blockedTagIds }: ListContext,
  hasChanges: boolean,
): string {
  const requested = Object.entries(query)
    .filter(([name]) => name !== 'cursor')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return checksumOf(requested, planAccesses, blockedTagIds, { hasChanges })
}
