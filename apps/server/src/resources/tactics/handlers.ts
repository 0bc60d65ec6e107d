import type { components } from '@throughline/api-client/schema'
import { repeats } from '@throughline/domain/recurrence'
import { isMoveOnCalendar } from '@throughline/domain/tactics'
import type { PlanAccessList, SignedIn } from '../../access/access'
import type { Orm } from '../../db/database'
import { canBeRestored } from '../../db/retention'
import { invalidReference, notFound, versionConflict } from '../../errors/api-error'
import type { ApiError } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import { idsFromList } from '../../http/references'
import { entityTag, requiredVersion } from '../../http/versions'
import { readableNames } from '../users/person-names'
import { presentTactic } from './detail-presenter'
import { findEditDetails, findSummary, findTacticDetail } from './detail-queries'
import type { TacticDetailRow } from './detail-queries'
import { requireEditable, requireMovable } from './edit-right'
import { itemPlanOf } from './list-presenter'
import { resolveTactic } from './resolve-tactic'
import { presentRichText } from './rich-text'
import { createSaveRichText } from './save-rich-text'
import { tacticInputFrom } from './tactic-input'
import { deleteTactics, insertTactic, restoreTactic, updateTacticAt } from './write-queries'

type Tactic = components['schemas']['Tactic']

/** Handlers for a single tactic: detail, notes, create, update, delete and restore. */
export const tacticHandlers: Handlers<
  | 'createTactic'
  | 'readTactic'
  | 'updateTactic'
  | 'deleteTactics'
  | 'restoreTactic'
  | 'readTacticSummary'
> = {
  createTactic: async ({ body, request, importPicture, now, ...requester }) => {
    const { planAccesses, signedIn, orm } = requester
    const planAccess = planAccesses.only
    const input = tacticInputFrom(body)
    if (input.creatorId !== undefined && input.creatorId !== signedIn.userId) {
      throw invalidReference('/creator')
    }
    const saveRichText = createSaveRichText({ orm, importPicture, userId: signedIn.userId, now })
    const write = await resolveTactic(
      { orm, planAccess, planAccesses, signedIn, saveRichText },
      input,
      null,
    )
    const id = await createOnce(
      orm,
      idempotentRequest('createTactic', { request, body, signedIn, now }),
      (tx) => insertTactic(tx, write, { planId: planAccess.plan.id, userId: signedIn.userId, now }),
    )
    return answerTactic(await readPresented(id, requester, write.values.summary))
  },

  readTactic: async ({ params, ...requester }) =>
    answerTactic(await readPresented(params.id, requester)),

  updateTactic: async ({ params, body, request, importPicture, now, ...requester }) => {
    const { planAccesses, signedIn, orm } = requester
    const version = requiredVersion(request)
    const stored = await readStored(params.id, requester)
    if (body.id !== undefined && body.id !== params.id) throw invalidReference('/id')
    const item = {
      channelId: stored.channelId,
      isInInitiativesChannel: stored.channelKind === 'initiatives',
    }
    requireEditable(planAccesses.only, item)
    // Report a stale version before any problem of the content.
    const isCurrent = stored.version === version
    if (!isCurrent) throw await conflict(params.id, requester)
    const input = tacticInputFrom(body)
    if (isMoveOnCalendar(input)) {
      requireMovable(planAccesses.only, { ...item, isRepeating: repeats(stored.rrule) })
    }
    const write = await resolveTactic(
      {
        orm,
        planAccess: planAccesses.only,
        planAccesses,
        signedIn,
        saveRichText: createSaveRichText({ orm, importPicture, userId: signedIn.userId, now }),
      },
      input,
      stored,
    )
    const change = { userId: signedIn.userId, now }
    const isWritten = await updateTacticAt(orm, stored, write, change)
    if (!isWritten) throw await conflict(params.id, requester)
    return answerTactic(await readPresented(params.id, requester, write.values.summary))
  },

  deleteTactics: async ({ params, planAccesses, signedIn, orm, now }) => {
    const ids = idsFromList(params.id)
    const details = await findEditDetails(orm, ids, signedIn.blockedTagIds)
    if (details.length !== ids.length) throw notFound('tactic')
    for (const item of details) {
      const planAccess = planAccesses.get(item.planId)
      if (planAccess === null) throw notFound('tactic')
      requireEditable(planAccess, item)
    }
    const isDeleted = await deleteTactics(orm, ids, { userId: signedIn.userId, now })
    if (!isDeleted) throw notFound('tactic')
    return { body: undefined }
  },

  restoreTactic: async ({ params, now, ...requester }) => {
    const { planAccesses, signedIn, orm } = requester
    const [item] = await findEditDetails(orm, [params.id], signedIn.blockedTagIds)
    if (item === undefined) throw notFound('tactic')
    requireEditable(planAccesses.only, item)
    if (item.deletedAt !== null) {
      if (!canBeRestored(item.deletedAt, now)) throw notFound('tactic')
      await restoreTactic(orm, params.id, { userId: signedIn.userId, now })
    }
    return answerTactic(await readPresented(params.id, requester))
  },

  readTacticSummary: async ({ params, signedIn, orm }) => {
    const match = await findSummary(orm, params.id, signedIn.blockedTagIds)
    if (match === null) throw notFound('tactic')
    const isThere = match.isVisible && match.summary !== ''
    return { body: { summary: isThere ? presentRichText(match.summary) : null } }
  },
}

function answerTactic(tactic: Tactic) {
  return { body: tactic, headers: { etag: entityTag(tactic.version) } }
}

/** The requester of a tactic, and the database. */
interface Requester {
  readonly orm: Orm
  readonly planAccesses: PlanAccessList
  readonly signedIn: SignedIn
}

async function readStored(
  tacticId: number,
  { orm, planAccesses, signedIn }: Requester,
): Promise<TacticDetailRow> {
  const row = await findTacticDetail(orm, tacticId, {
    blockedTagIds: signedIn.blockedTagIds,
    visiblePlanIds: planAccesses
      .all()
      .filter(({ abilities }) => abilities.canView)
      .map(({ plan }) => plan.id),
  })
  if (row === null) throw notFound('tactic')
  return row
}

async function readPresented(
  tacticId: number,
  requester: Requester,
  summary?: string,
): Promise<Tactic> {
  const { planAccesses, signedIn } = requester
  const { people, ...row } = await readStored(tacticId, requester)
  const names = readableNames(people, signedIn)
  const plan = itemPlanOf(planAccesses.only)
  const reader = { blockedTagIds: signedIn.blockedTagIds, names }
  return summary === undefined
    ? presentTactic(row, plan, reader)
    : presentTactic(row, plan, reader, summary === '' ? null : summary)
}

async function conflict(tacticId: number, requester: Requester): Promise<ApiError> {
  return versionConflict(await readPresented(tacticId, requester))
}
