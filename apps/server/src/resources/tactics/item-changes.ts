import { CHANGES_AT_ONCE, findChangesAfter } from '../../changes/change-queries'
import type { Orm } from '../../db/database'

/** Changes of other entities that items show, or that decide which items a list contains. */
const sweepingCollections: ReadonlySet<string> = new Set([
  'channels',
  'tactic_types',
  'tactic_platforms',
  'tags',
  'plans',
])

/** The items of a plan that have changed. */
interface ItemChanges {
  /** The newest of the changes. */
  readonly changeId: number
  readonly ids: readonly number[]
}

/**
 * Finds the items of a plan that have changed since a change. Returns null if all of them may have,
 * and if the changes are no longer retained.
 *
 * @param until a change that must be among them; without it, the plan itself was deleted
 */
export async function findItemChanges(
  orm: Orm,
  planId: number,
  { after, until }: { readonly after: number; readonly until: number },
): Promise<ItemChanges | null> {
  const changes = await findChangesAfter(orm, planId, after)
  const changeId = changes.at(-1)?.id ?? after
  if (changes.length === CHANGES_AT_ONCE || changeId < until) return null
  if (changes.some(({ collection }) => sweepingCollections.has(collection))) return null
  const ids = changes.flatMap((change) => (change.collection === 'tactics' ? change.ids : []))
  return { changeId, ids: [...new Set(ids)] }
}
