import { placedAt } from '@throughline/domain/ordering'
import { asc, eq } from 'drizzle-orm'
import { recordChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import { tags } from '../../db/schema'
import { notFound } from '../../errors/api-error'
import { deleteParts } from '../plan-parts/delete-queries'
import { isNameUsed } from '../plan-parts/named-part-queries'
import type { PartWrite } from '../plan-parts/named-part-queries'
import { lockPlan, writeOrder } from '../plan-parts/order-queries'
import type { TagRow } from './queries'
import { tagCategoryKey } from './tag-text'
import { updateAtVersion } from '../plan-parts/version-queries'

/** New values of a tag; undefined keeps the current value. */
export interface TagValues {
  readonly text: string
  /** Position among the tags of its category that the user sees. */
  readonly orderIndex?: number | undefined
}

/**
 * Stores a new or changed tag at its place in its category. Runs in the caller's transaction.
 *
 * @param tag with the version on which the change is based
 * @param hidden tags that the user may not see; their names do not count as used
 */
export async function writeTag(
  tx: Orm,
  planId: number,
  tag: TagValues & { readonly id: number | null; readonly version?: number | null },
  { hidden, now }: { readonly hidden: ReadonlySet<number>; readonly now: Date },
): Promise<PartWrite> {
  await lockPlan(tx, planId)
  const all = await tx
    .select()
    .from(tags)
    .where(eq(tags.planId, planId))
    .orderBy(asc(tags.orderIndex), asc(tags.id))
  const others = all.filter(({ id }) => id !== tag.id)
  const named = { table: tags, uniqueName: tags.text, among: eq(tags.planId, planId) }
  const uncounted = [...hidden, ...(tag.id === null ? [] : [tag.id])]
  if (await isNameUsed(tx, named, tag.text, uncounted)) return { code: 'taken' }
  const siblings = others.filter(({ text }) => tagCategoryKey(text) === tagCategoryKey(tag.text))
  const stored = all.find(({ id }) => id === tag.id)
  if (tag.id !== null && stored === undefined) throw notFound('tag')
  const id = stored === undefined ? await insertTag(tx, planId, tag.text) : stored.id
  if (stored !== undefined) {
    // A tag that only moves stays at its version: the place is no part of it.
    const text = tag.text === stored.text ? undefined : tag.text
    await updateAtVersion(tx, tags, { id, version: tag.version ?? null }, { text })
  }
  await placeTag(tx, id, siblings, placeOf(tag, stored, siblings, hidden))
  const action = stored === undefined ? 'created' : 'updated'
  await recordChange(tx, { planId, collection: 'tags', action, ids: [id] }, now)
  return { code: 'written', id }
}

async function insertTag(tx: Orm, planId: number, text: string): Promise<number> {
  const [row] = await tx.insert(tags).values({ planId, text }).returning({ id: tags.id })
  if (row === undefined) throw new Error('A new tag came back without an id.')
  return row.id
}

/** Returns the position of a tag in its category; null leaves the order as it is. */
function placeOf(
  tag: TagValues,
  stored: TagRow | undefined,
  siblings: readonly TagRow[],
  hidden: ReadonlySet<number>,
): number | null {
  if (tag.orderIndex !== undefined) {
    const next = siblings.filter(({ id }) => !hidden.has(id))[tag.orderIndex]
    return next === undefined ? siblings.length : siblings.indexOf(next)
  }
  const stays = stored !== undefined && tagCategoryKey(stored.text) === tagCategoryKey(tag.text)
  return stays ? null : siblings.length
}

async function placeTag(
  tx: Orm,
  id: number,
  siblings: readonly TagRow[],
  place: number | null,
): Promise<void> {
  if (place === null) return
  await writeOrder(
    tx,
    tags,
    placedAt(
      siblings.map((sibling) => sibling.id),
      id,
      place,
    ),
  )
}

/**
 * Deletes tags, all or none; tactics, budgets and blocked tags lose them.
 *
 * @returns false, without any change, if one of them does not exist
 */
export async function deleteTagRows(orm: Orm, ids: readonly number[], now: Date): Promise<boolean> {
  return orm.transaction((tx) => deleteParts(tx, tags, 'tags', { ids, now }))
}
