import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { recordChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import { budgets, commentTaggedUsers, comments, tactics, userRoles } from '../../db/schema'
import { withoutBlockedTags } from '../tactics/filter-queries'

/** The record that a comment belongs to. */
export interface CommentRecord {
  readonly recordType: 'budget' | 'tactic'
  readonly recordId: number
  readonly planId: number
}

/** A comment with the people that it mentions. */
export interface CommentRow extends CommentRecord {
  readonly id: number
  /** null if that person no longer exists. */
  readonly creatorId: number | null
  readonly assigneeId: number | null
  readonly taggedUserIds: readonly number[]
  readonly text: string
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Finds the record of a comment, if the user may see it; else null. */
export async function findCommentRecord(
  orm: Orm,
  { recordType, recordId }: Pick<CommentRecord, 'recordType' | 'recordId'>,
  blockedTagIds: ReadonlySet<number>,
): Promise<CommentRecord | null> {
  const [row] =
    recordType === 'tactic'
      ? await orm
          .select({ planId: tactics.planId })
          .from(tactics)
          .where(
            and(
              eq(tactics.id, recordId),
              isNull(tactics.deletedAt),
              withoutBlockedTags(blockedTagIds),
            ),
          )
      : await orm.select({ planId: budgets.planId }).from(budgets).where(eq(budgets.id, recordId))
  return row === undefined ? null : { recordType, recordId, planId: row.planId }
}

/** Finds the records of some comments. Unknown ids are left out. */
export async function findRecordsOfComments(
  orm: Orm,
  ids: readonly number[],
): Promise<readonly (CommentRecord & { readonly id: number })[]> {
  const rows = await orm
    .select({
      id: comments.id,
      recordType: comments.recordType,
      tacticId: comments.tacticId,
      budgetId: comments.budgetId,
      tacticPlanId: tactics.planId,
      budgetPlanId: budgets.planId,
    })
    .from(comments)
    .leftJoin(tactics, eq(tactics.id, comments.tacticId))
    .leftJoin(budgets, eq(budgets.id, comments.budgetId))
    .where(inArray(comments.id, [...ids]))
  return rows.flatMap((row) => {
    const recordId = row.tacticId ?? row.budgetId
    const planId = row.tacticPlanId ?? row.budgetPlanId
    return recordId === null || planId === null
      ? []
      : [{ id: row.id, recordType: row.recordType, recordId, planId }]
  })
}

/** The comments on a record, oldest first. */
export async function findComments(orm: Orm, record: CommentRecord): Promise<CommentRow[]> {
  const rows = await orm
    .select()
    .from(comments)
    .where(isAbout(record))
    .orderBy(asc(comments.createdAt), asc(comments.id))
  const ids = rows.map(({ id }) => id)
  const tagged =
    ids.length === 0
      ? []
      : await orm
          .select()
          .from(commentTaggedUsers)
          .where(inArray(commentTaggedUsers.commentId, ids))
          .orderBy(asc(commentTaggedUsers.userId))
  return rows.map((row) => ({
    id: row.id,
    recordType: record.recordType,
    recordId: record.recordId,
    planId: record.planId,
    creatorId: row.creatorId,
    assigneeId: row.assigneeId,
    taggedUserIds: tagged.filter(({ commentId }) => commentId === row.id).map((one) => one.userId),
    text: row.text,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }))
}

function isAbout({ recordType, recordId }: CommentRecord) {
  return recordType === 'tactic' ? eq(comments.tacticId, recordId) : eq(comments.budgetId, recordId)
}

/** Returns those of the people who have a role on a plan. */
export async function findMembersOfPlan(
  orm: Orm,
  planId: number,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set()
  const rows = await orm
    .selectDistinct({ userId: userRoles.userId })
    .from(userRoles)
    .where(and(eq(userRoles.planId, planId), inArray(userRoles.userId, [...userIds])))
  return new Set(rows.map(({ userId }) => userId))
}

/** New values of a comment; undefined keeps the current value. */
export interface CommentValues {
  readonly text?: string | undefined
  readonly assigneeId?: number | null | undefined
  readonly taggedUserIds?: readonly number[] | undefined
}

/** Stores a new comment. Runs in the caller's transaction. */
export async function insertComment(
  tx: Orm,
  record: CommentRecord,
  { taggedUserIds, ...values }: CommentValues & { readonly text: string },
  { creatorId, now }: { readonly creatorId: number; readonly now: Date },
): Promise<number> {
  const { recordType, recordId, planId } = record
  const [row] = await tx
    .insert(comments)
    .values({
      ...values,
      recordType,
      ...(recordType === 'tactic' ? { tacticId: recordId } : { budgetId: recordId }),
      creatorId,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: comments.id })
  if (row === undefined) throw new Error('A new comment came back without an id.')
  await writeTagged(tx, row.id, taggedUserIds)
  await recordChange(tx, { planId, collection: 'comments', action: 'created', ids: [row.id] }, now)
  return row.id
}

async function writeTagged(
  tx: Orm,
  commentId: number,
  userIds: readonly number[] | undefined,
): Promise<void> {
  if (userIds === undefined) return
  await tx.delete(commentTaggedUsers).where(eq(commentTaggedUsers.commentId, commentId))
  if (userIds.length === 0) return
  await tx.insert(commentTaggedUsers).values(userIds.map((userId) => ({ commentId, userId })))
}

/** Changes a comment. */
export async function updateCommentRow(
  orm: Orm,
  { id, planId }: Pick<CommentRow, 'id' | 'planId'>,
  { taggedUserIds, ...values }: CommentValues,
  now: Date,
): Promise<void> {
  await orm.transaction(async (tx) => {
    await tx
      .update(comments)
      .set({ ...values, updatedAt: now })
      .where(eq(comments.id, id))
    await writeTagged(tx, id, taggedUserIds)
    await recordChange(tx, { planId, collection: 'comments', action: 'updated', ids: [id] }, now)
  })
}

/**
 * Deletes comments, all or none.
 *
 * @returns false, without any change, if one of them does not exist
 */
export async function deleteCommentRows(
  orm: Orm,
  rows: readonly Pick<CommentRow, 'id' | 'planId'>[],
  now: Date,
): Promise<boolean> {
  const ids = rows.map(({ id }) => id)
  return orm.transaction(async (tx) => {
    const match = await tx
      .select({ id: comments.id })
      .from(comments)
      .where(inArray(comments.id, ids))
      .orderBy(asc(comments.id))
      .for('update')
    if (match.length !== ids.length) return false
    await tx.delete(comments).where(inArray(comments.id, ids))
    for (const planId of [...new Set(rows.map((row) => row.planId))].toSorted((a, b) => a - b)) {
      const here = rows.filter((row) => row.planId === planId).map(({ id }) => id)
      await recordChange(tx, { planId, collection: 'comments', action: 'deleted', ids: here }, now)
    }
    return true
  })
}
