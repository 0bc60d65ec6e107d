import type { components } from '@throughline/api-client/schema'
import type { CallerPlanAccess, PlanAccessList, SignedIn } from '../../access/access'
import type { Orm } from '../../db/database'
import { forbidden, invalidReference, notFound, planFrozen } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { idempotentRequest } from '../../http/idempotency'
import { pageOf } from '../../http/pages'
import { createOnce } from '../../http/idempotency-queries'
import {
  idsFromList,
  iri,
  nullableIri,
  referenceFrom,
  referenceList,
  requireUnchanged,
} from '../../http/references'
import {
  deleteCommentRows,
  findCommentRecord,
  findComments,
  findMembersOfPlan,
  findRecordsOfComments,
  insertComment,
  updateCommentRow,
} from './queries'
import type { CommentRecord, CommentRow, CommentValues } from './queries'

type Comment = components['schemas']['Comment']
type CommentUpdate = components['schemas']['CommentUpdate']

/** Handlers of comments on tactics and budgets. A user who sees the record sees its comments. */
export const commentHandlers: Handlers<
  'listComments' | 'createComment' | 'readComment' | 'updateComment' | 'deleteComments'
> = {
  listComments: async ({ query, planAccesses, signedIn, orm }) => {
    const record = { recordType: query.recordType, recordId: query.record }
    const rows = await findComments(orm, await readRecord(orm, record, planAccesses, signedIn))
    const { page, nextCursor } = pageOf(rows, query, ({ id, createdAt }) => [
      createdAt.toISOString(),
      id,
    ])
    return {
      body: { items: page.map((row) => presentComment(row)), total: rows.length, nextCursor },
    }
  },

  createComment: async ({ body, planAccesses, signedIn, orm, request, now }) => {
    const { recordType } = body
    const recordId = referenceFrom(body.record, collections[recordType], '/record')
    const record = await readRecord(orm, { recordType, recordId }, planAccesses, signedIn)
    refuseFrozen(planAccesses.only)
    const values = await valuesFrom(orm, body, record.planId)
    const id = await createOnce(
      orm,
      idempotentRequest('createComment', { request, body, signedIn, now }),
      (tx) =>
        insertComment(
          tx,
          record,
          { ...values, text: body.text },
          { creatorId: signedIn.userId, now },
        ),
    )
    return { body: presentComment(await readStored(orm, id, planAccesses, signedIn)) }
  },

  readComment: async ({ params, planAccesses, signedIn, orm }) => ({
    body: presentComment(await readStored(orm, params.id, planAccesses, signedIn)),
  }),

  updateComment: async ({ params, body, planAccesses, signedIn, orm, now }) => {
    const comment = await readStored(orm, params.id, planAccesses, signedIn)
    requireUnchanged(body.id, comment.id, 'id')
    refuseFrozen(planAccesses.only)
    const isOwn = comment.creatorId === signedIn.userId
    const isAdmin = planAccesses.only.abilities.canManagePlan
    if (!isOwn && !isAdmin) throw forbidden()
    if (!isOwn && (body.text !== undefined || body.taggedUsers !== undefined)) {
      throw forbidden('Only the person who wrote a comment changes its text.')
    }
    await updateCommentRow(orm, comment, await valuesFrom(orm, body, comment.planId), now)
    return { body: presentComment(await readStored(orm, params.id, planAccesses, signedIn)) }
  },

  deleteComments: async ({ params, planAccesses, signedIn, orm, now }) => {
    const rows: CommentRow[] = []
    for (const id of idsFromList(params.id)) {
      const comment = await readStored(orm, id, planAccesses, signedIn)
      const planAccess = planAccesses.get(comment.planId)
      if (planAccess === null) throw notFound('comment')
      refuseFrozen(planAccess)
      if (comment.creatorId !== signedIn.userId && !planAccess.abilities.canManagePlan) {
        throw forbidden('Only the person who wrote a comment, or an admin, deletes it.')
      }
      rows.push(comment)
    }
    if (!(await deleteCommentRows(orm, rows, now))) throw notFound('comment')
    return { body: undefined }
  },
}

const collections = { budget: 'budgets', tactic: 'tactics' } as const

function presentComment(row: CommentRow): Comment {
  return {
    id: row.id,
    creator: nullableIri('users', row.creatorId),
    creatorId: row.creatorId,
    assignee: nullableIri('users', row.assigneeId),
    assigneeId: row.assigneeId,
    taggedUsers: row.taggedUserIds.map((id) => iri('users', id)),
    taggedUserIds: [...row.taggedUserIds],
    record: iri(collections[row.recordType], row.recordId),
    recordId: row.recordId,
    recordType: row.recordType,
    text: row.text,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function refuseFrozen({ access }: CallerPlanAccess): void {
  if (access?.isFrozenForCaller === true) throw planFrozen()
}

/** Returns the record if the user may see it. To other users its comments do not exist. */
async function readRecord(
  orm: Orm,
  record: Pick<CommentRecord, 'recordType' | 'recordId'>,
  planAccesses: PlanAccessList,
  signedIn: SignedIn,
): Promise<CommentRecord> {
  const visible = await findVisibleRecord(orm, record, planAccesses, signedIn)
  if (visible === null) throw notFound(record.recordType)
  return visible
}

async function findVisibleRecord(
  orm: Orm,
  { recordType, recordId }: Pick<CommentRecord, 'recordType' | 'recordId'>,
  planAccesses: PlanAccessList,
  signedIn: SignedIn,
): Promise<CommentRecord | null> {
  const record = await findCommentRecord(orm, { recordType, recordId }, signedIn.blockedTagIds)
  const abilities = record === null ? null : (planAccesses.get(record.planId)?.abilities ?? null)
  const isVisible = recordType === 'tactic' ? abilities?.canView : abilities?.canSeeBudget
  return isVisible === true ? record : null
}

async function readStored(
  orm: Orm,
  commentId: number,
  planAccesses: PlanAccessList,
  signedIn: SignedIn,
): Promise<CommentRow> {
  const [named] = await findRecordsOfComments(orm, [commentId])
  const record =
    named === undefined ? null : await findVisibleRecord(orm, named, planAccesses, signedIn)
  const rows = record === null ? [] : await findComments(orm, record)
  const comment = rows.find(({ id }) => id === commentId)
  if (comment === undefined) throw notFound('comment')
  return comment
}

/**
 * Returns the values of a body after it has checked that all named people have a role on the plan.
 */
async function valuesFrom(orm: Orm, body: CommentUpdate, planId: number): Promise<CommentValues> {
  const { text, assignee } = body
  const assigneeId =
    assignee === undefined || assignee === null
      ? assignee
      : referenceFrom(assignee, 'users', '/assignee')
  const taggedUserIds = referenceList(undefined, body.taggedUsers, 'users', 'taggedUsers')
  const named = [...(typeof assigneeId === 'number' ? [assigneeId] : []), ...(taggedUserIds ?? [])]
  const members = await findMembersOfPlan(orm, planId, named)
  if (typeof assigneeId === 'number' && !members.has(assigneeId)) {
    throw invalidReference('/assignee')
  }
  if (taggedUserIds?.every((id) => members.has(id)) === false) {
    throw invalidReference('/taggedUsers')
  }
  return { text, assigneeId, taggedUserIds }
}
