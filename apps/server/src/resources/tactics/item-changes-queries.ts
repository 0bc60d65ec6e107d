import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { CHANGES_AT_ONCE } from '../../changes/change-queries'
import type { Orm } from '../../db/database'
import { planChanges } from '../../db/schema'

/** Changes of other entities that items show, or that decide which items a list contains. */
const sweepingCollections: ReadonlySet<string> = new Set([
  'channels',
  'tactic_types',
  'tactic_platforms',
  'tags',
  'plans',
])

/**
 * A change of a plan, by its id, and by its time in seconds since the epoch; null for any time. Both
 * are 0 before the first change.
 */
export interface ChangePoint {
  readonly id: number
  readonly at: number | null
}

/** The items of a plan that have changed. */
interface ItemChanges {
  /** The newest of the changes. */
  readonly newest: ChangePoint
  readonly ids: readonly number[]
}

/**
 * Finds the items of a plan that have changed since a change. Returns null if all of them may have,
 * and if the changes are no longer retained. A database restored from a backup assigns the same ids
 * again, at other times.
 *
 * @param until a change that must be among them; without it, the plan itself was deleted
 */
export async function findItemChanges(
  orm: Orm,
  planId: number,
  { after, until }: { readonly after: ChangePoint; readonly until: number },
): Promise<ItemChanges | null> {
  const rows = await orm
    .select({
      id: planChanges.id,
      at: sql<number>`extract(epoch from ${planChanges.at})::float8`,
      collection: planChanges.collection,
      ids: planChanges.ids,
    })
    .from(planChanges)
    .where(and(eq(planChanges.planId, planId), gte(planChanges.id, after.id)))
    .orderBy(asc(planChanges.id))
    .limit(CHANGES_AT_ONCE)
  const [first] = rows
  const isRetained =
    after.id === 0 || after.at === null || (first?.id === after.id && first.at === after.at)
  const newest = rows.at(-1) ?? after
  if (!isRetained || rows.length === CHANGES_AT_ONCE || newest.id < until) return null
  const changes = rows.filter(({ id }) => id > after.id)
  if (changes.some(({ collection }) => sweepingCollections.has(collection))) return null
  const ids = changes.flatMap((change) => (change.collection === 'tactics' ? change.ids : []))
  return { newest: { id: newest.id, at: newest.at }, ids: [...new Set(ids)] }
}
