import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { recordChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import {
  tacticDocuments,
  tacticFieldValues,
  tacticInitiatives,
  tacticPlatformChoices,
  tacticTags,
  tactics,
} from '../../db/schema'

/** A value to store for a custom field; null removes the stored value. */
export interface FieldValueWrite {
  readonly fieldId: number
  readonly value: string | null
  /** The value that was stored before the tactic and becomes its own; null for none. */
  readonly unnamedValueId: number | null
}

/** The columns of a tactic that a write sets; notes only if they were sent. */
export type TacticRowValues = Readonly<
  Omit<
    typeof tactics.$inferSelect,
    | 'id'
    | 'planId'
    | 'creatorId'
    | 'updaterId'
    | 'version'
    | 'createdAt'
    | 'updatedAt'
    | 'deletedAt'
    | 'spanStart'
    | 'spanEnd'
    | 'searchText'
    | 'summary'
  >
> & { readonly summary?: string }

/** Everything that a create or an update stores; a null list keeps the stored one. */
export interface TacticWrite {
  readonly values: TacticRowValues
  readonly platformIds: readonly number[] | null
  readonly tagIds: readonly number[] | null
  readonly initiativeIds: readonly number[] | null
  readonly documentIds: readonly number[] | null
  readonly fieldValues: readonly FieldValueWrite[]
}

/** Who changes tactics, and when. */
export interface TacticChange {
  readonly userId: number
  readonly now: Date
}

/** Returns the columns that every change of a stored tactic sets. */
export function changeColumns({ userId, now }: TacticChange) {
  return { version: sql`${tactics.version} + 1`, updaterId: userId, updatedAt: now }
}

/** Stores a new tactic with its links and values, and returns its id. Runs in the caller's transaction. */
export async function insertTactic(
  tx: Orm,
  write: TacticWrite,
  { planId, userId, now }: TacticChange & { readonly planId: number },
): Promise<number> {
  const [row] = await tx
    .insert(tactics)
    .values({
      ...write.values,
      planId,
      creatorId: userId,
      updaterId: userId,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: tactics.id })
  if (row === undefined) throw new Error('The stored tactic has no id.')
  await writeLinks(tx, row.id, write)
  await recordChange(
    tx,
    { planId, collection: 'tactics', action: 'created', ids: [row.id], version: 1 },
    now,
  )
  return row.id
}

/** A stored tactic that a write changes, without its notes. */
type StoredTactic = Omit<TacticRowValues, 'summary'> &
  Pick<typeof tactics.$inferSelect, 'id' | 'version'>

/**
 * Changes a tactic if its version is still that of the stored one on which the change is based. It
 * writes only columns that differ, so that the database computes the text of the search only after
 * a change of the title or the notes.
 *
 * @returns false if the version was another
 */
export async function updateTacticAt(
  orm: Orm,
  stored: StoredTactic,
  write: TacticWrite,
  change: TacticChange,
): Promise<boolean> {
  const { id: tacticId, version } = stored
  const before: Partial<Record<string, unknown>> = stored
  const changed = Object.entries(write.values).filter(([name, value]) => value !== before[name])
  return orm.transaction(async (tx) => {
    const written = await tx
      .update(tactics)
      .set({ ...Object.fromEntries(changed), ...changeColumns(change) })
      .where(and(eq(tactics.id, tacticId), eq(tactics.version, version), isNull(tactics.deletedAt)))
      .returning({ planId: tactics.planId, version: tactics.version })
    const [row] = written
    if (row === undefined) return false
    await writeLinks(tx, tacticId, write)
    await recordChange(
      tx,
      { ...row, collection: 'tactics', action: 'updated', ids: [tacticId] },
      change.now,
    )
    return true
  })
}

async function writeLinks(tx: Orm, tacticId: number, write: TacticWrite): Promise<void> {
  const { platformIds, tagIds, initiativeIds, documentIds, fieldValues } = write
  if (platformIds !== null) {
    await tx.delete(tacticPlatformChoices).where(eq(tacticPlatformChoices.tacticId, tacticId))
    const rows = platformIds.map((tacticPlatformId) => ({ tacticId, tacticPlatformId }))
    if (rows.length > 0) await tx.insert(tacticPlatformChoices).values(rows)
  }
  if (tagIds !== null) {
    await tx.delete(tacticTags).where(eq(tacticTags.tacticId, tacticId))
    const rows = tagIds.map((tagId) => ({ tacticId, tagId }))
    if (rows.length > 0) await tx.insert(tacticTags).values(rows)
  }
  if (initiativeIds !== null) {
    await tx.delete(tacticInitiatives).where(eq(tacticInitiatives.tacticId, tacticId))
    const rows = initiativeIds.map((initiativeId) => ({ tacticId, initiativeId }))
    if (rows.length > 0) await tx.insert(tacticInitiatives).values(rows)
  }
  if (documentIds !== null) {
    await tx.delete(tacticDocuments).where(eq(tacticDocuments.tacticId, tacticId))
    const rows = documentIds.map((planDocumentId) => ({ tacticId, planDocumentId }))
    if (rows.length > 0) await tx.insert(tacticDocuments).values(rows)
  }
  await writeFieldValues(tx, tacticId, fieldValues)
}

async function writeFieldValues(
  tx: Orm,
  tacticId: number,
  writes: readonly FieldValueWrite[],
): Promise<void> {
  for (const { fieldId, value, unnamedValueId } of writes) {
    const isThis = and(
      eq(tacticFieldValues.tacticId, tacticId),
      eq(tacticFieldValues.tacticFieldId, fieldId),
    )
    if (value === null) {
      await tx.delete(tacticFieldValues).where(isThis)
    } else if (unnamedValueId !== null) {
      await tx.delete(tacticFieldValues).where(isThis)
      await tx
        .update(tacticFieldValues)
        .set({ tacticId, value })
        .where(eq(tacticFieldValues.id, unnamedValueId))
    } else {
      await tx
        .insert(tacticFieldValues)
        .values({ tacticId, tacticFieldId: fieldId, value })
        .onConflictDoUpdate({
          target: [tacticFieldValues.tacticId, tacticFieldValues.tacticFieldId],
          set: { value },
        })
    }
  }
}

/**
 * Soft-deletes tactics, all or none.
 *
 * @returns false, without any change, if one of them did not exist
 */
export async function deleteTactics(
  orm: Orm,
  tacticIds: readonly number[],
  change: TacticChange,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const alive = and(inArray(tactics.id, [...tacticIds]), isNull(tactics.deletedAt))
    // Concurrent deletes of the same tactics wait for each other here.
    const locked = await tx
      .select({ id: tactics.id, planId: tactics.planId })
      .from(tactics)
      .where(alive)
      .orderBy(tactics.id)
      .for('update')
    if (locked.length !== tacticIds.length) return false
    await tx
      .update(tactics)
      .set({ deletedAt: change.now, ...changeColumns(change) })
      .where(alive)
    for (const planId of new Set(locked.map((row) => row.planId))) {
      const ids = locked.filter((row) => row.planId === planId).map(({ id }) => id)
      await recordChange(tx, { planId, collection: 'tactics', action: 'deleted', ids }, change.now)
    }
    return true
  })
}

/** Restores a deleted tactic. */
export async function restoreTactic(
  orm: Orm,
  tacticId: number,
  change: TacticChange,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const [row] = await tx
      .update(tactics)
      .set({ deletedAt: null, ...changeColumns(change) })
      .where(and(eq(tactics.id, tacticId), isNotNull(tactics.deletedAt)))
      .returning({ planId: tactics.planId, version: tactics.version })
    if (row === undefined) return
    await recordChange(
      tx,
      { ...row, collection: 'tactics', action: 'created', ids: [tacticId] },
      change.now,
    )
  })
}
