import { canBeRestored } from '../../db/retention'
import type { Orm } from '../../db/database'
import { ApiError, notFound } from '../../errors/api-error'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import type { Handlers } from '../../operations/handler'
import { applyBulkChange } from './apply-queries'
import { readBulkRequest, viewerOf } from './bulk-request'
import type { BulkSituation } from './bulk-request'
import { findBulkChannels, findBulkItems } from './item-queries'
import { judgeStoredItems } from './judge-stored-items'
import type { StoredBulkResult } from './judge-stored-items'
import { listItemsOf, presentOutcome } from './presenter'
import type { BulkOutcome } from './presenter'
import { findBulkChange, isCreatedBy, undoStored } from './undo-queries'
import type { BulkChangeRow } from './undo-queries'

/** Handlers for changes of many tactics at once: preview, change and undo. */
export const bulkChangeHandlers: Handlers<'createBulkChange' | 'undoBulkChange'> = {
  createBulkChange: async ({ params, body, request, orm, now, ...requester }) => {
    const situation = await situationOf(orm, requester)
    const bulk = await readBulkRequest(orm, body, situation)
    if (body.isPreview) {
      const result = await judgeStoredItems(orm, situation, bulk, { isLocking: false })
      return { body: presentOutcome(outcomeOf(result)) }
    }
    const { signedIn } = requester
    const once = idempotentRequest('createBulkChange', {
      request,
      body: { plan: params.id, ...body },
      signedIn,
      now,
    })
    const id = await createOnce(orm, once, async (tx) => {
      const result = await judgeStoredItems(tx, situation, bulk, { isLocking: true })
      const { userId } = signedIn
      return applyBulkChange(tx, { change: bulk.change, result, situation, userId, now })
    })
    const stored = await findBulkChange(orm, id)
    if (stored === null) throw notFound('bulk change')
    return { body: presentOutcome(await storedOutcome(orm, stored, situation)) }
  },

  undoBulkChange: async ({ params, orm, now, ...requester }) => {
    const stored = await findBulkChange(orm, params.id)
    const { userId } = requester.signedIn
    const isTheirs = stored?.userId === userId && canBeRestored(stored.createdAt, now)
    if (stored === null || !isTheirs) throw notFound('bulk change')
    const situation = await situationOf(orm, requester)
    const undone = await undoStored(orm, stored, situation, { userId, now })
    if (undone === null) throw undoneAlready()
    const { ids, refused } = undone
    const deleted = new Set(
      stored.items.filter((item) => isCreatedBy(stored, item)).map(({ id }) => id),
    )
    const items = await itemsVisible(orm, ids, situation, deleted.size > 0)
    return {
      body: presentOutcome({
        id: stored.id,
        changed: items.filter(({ id }) => !deleted.has(id)),
        deleted: items.filter(({ id }) => deleted.has(id)),
        unchanged: [],
        refused,
      }),
    }
  },
}

async function situationOf(
  orm: Orm,
  { planAccesses, signedIn }: Pick<BulkSituation, 'planAccesses' | 'signedIn'>,
): Promise<BulkSituation> {
  const planAccess = planAccesses.only
  const channels = await findBulkChannels(orm, planAccess.plan.id)
  return { planAccess, planAccesses, signedIn, channels }
}

function outcomeOf({ changed, unchanged, refused }: StoredBulkResult): BulkOutcome {
  return {
    id: null,
    changed: changed.flatMap(({ after }) => (after === null ? [] : [after])),
    deleted: changed.flatMap(({ item, after }) => (after === null ? [item] : [])),
    unchanged,
    refused,
  }
}

async function storedOutcome(
  orm: Orm,
  { id, change, items, unchangedIds, refused }: BulkChangeRow,
  situation: BulkSituation,
): Promise<BulkOutcome> {
  const isDeletion = change.kind === 'delete'
  const ids = items.map((item) => item.id)
  const visible = await itemsVisible(orm, ids, situation, isDeletion)
  return {
    id,
    changed: isDeletion ? [] : visible,
    deleted: isDeletion ? visible : [],
    unchanged: await itemsVisible(orm, unchangedIds, situation, false),
    refused,
  }
}

async function itemsVisible(
  orm: Orm,
  ids: readonly number[],
  situation: BulkSituation,
  hasDeleted: boolean,
) {
  return listItemsOf(await findBulkItems(orm, ids, viewerOf(situation), { hasDeleted }), situation)
}

function undoneAlready(): ApiError {
  return new ApiError({
    status: 409,
    code: 'conflict',
    detail: 'This change has been undone already.',
  })
}
