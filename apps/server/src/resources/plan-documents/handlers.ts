import type { components } from '@throughline/api-client/schema'
import type { CallerPlanAccess, SignedIn } from '../../access/access'
import type { Orm } from '../../db/database'
import { invalidReference, notFound } from '../../errors/api-error'
import { findVisibleAsset } from '../media-assets/file-gate'
import type { Files } from '../../files/files'
import type { Handlers } from '../../operations/handler'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import { idsFromList, referenceFrom, referenceList, requireUnchanged } from '../../http/references'
import { findEditDetails } from '../tactics/detail-queries'
import { requireDocumentRight, requireExistingTactics } from './document-rights'
import { presentDocument } from './presenter'
import {
  findAttachedTacticIds,
  findDocument,
  findDocumentCategories,
  findDocumentsOfPlans,
} from './queries'
import type { DocumentRow } from './queries'
import { deleteDocumentRows, insertDocument, updateDocumentRow } from './write-queries'
import { answerVersioned } from '../plan-parts/version-queries'
import { optionalVersion } from '../../http/versions'

type PlanDocument = components['schemas']['PlanDocument']

interface Requester {
  readonly orm: Orm
  readonly files: Files
  readonly signedIn: SignedIn
  readonly now: Date
}

/** Documents of plans, and the tactics that they are attached to. */
export const planDocumentHandlers: Handlers<
  | 'listPlanDocuments'
  | 'createPlanDocument'
  | 'readPlanDocument'
  | 'updatePlanDocument'
  | 'deletePlanDocuments'
> = {
  listPlanDocuments: async ({ query, planAccesses, signedIn, orm, files, now }) => {
    const { blockedTagIds } = signedIn
    if (query.tactic !== undefined) {
      const [tactic] = await findEditDetails(orm, [query.tactic], blockedTagIds)
      const isHere = tactic?.planId === query.plan && tactic.deletedAt === null
      if (!isHere) throw notFound('tactic')
    }
    const rows = await findDocumentsOfPlans(orm, planAccesses.planIds, blockedTagIds, query.tactic)
    const items = rows.map((row) => present(row, { orm, files, signedIn, now }))
    return { body: { items, total: items.length } }
  },

  createPlanDocument: async ({ body, planAccesses, request, ...requester }) => {
    const { orm, signedIn, now } = requester
    const planAccess = planAccesses.only
    const assetId = await usableAsset(body.asset, requester)
    const attach = referenceList(undefined, body.tactics, 'tactics', 'tactics') ?? []
    await requireExistingTactics(orm, planAccess.plan.id, attach, signedIn)
    await requireDocumentRight(orm, planAccess, attach)
    const categoryIds = await usableCategories(orm, planAccess, body.categories)
    const id = await createOnce(
      orm,
      idempotentRequest('createPlanDocument', { request, body, signedIn, now }),
      (tx) =>
        insertDocument(
          tx,
          { assetId, categoryIds, attach, detach: [] },
          { ...placeOf(planAccess), userId: signedIn.userId, now },
        ),
    )
    return { body: present(await readStored(id, requester), requester) }
  },

  readPlanDocument: async ({ params, ...requester }) => ({
    body: present(await readStored(params.id, requester), requester),
  }),

  updatePlanDocument: async ({ params, body, planAccesses, request, ...requester }) => {
    const { orm, signedIn, now } = requester
    const planAccess = planAccesses.only
    const stored = await readStored(params.id, requester)
    requireUnchanged(body.id, stored.id, 'id')
    const sentPlan =
      body.plan === undefined ? undefined : referenceFrom(body.plan, 'plans', '/plan')
    requireUnchanged(sentPlan, stored.planId, 'plan')
    const attached = await findAttachedTacticIds(orm, stored.id)
    await requireDocumentRight(orm, planAccess, attached)
    const { attach, detach } = await changesOfTactics(orm, stored, body.tactics, signedIn)
    const remaining = [...attached.filter((id) => !detach.includes(id)), ...attach]
    await requireDocumentRight(orm, planAccess, remaining)
    const isOther = body.asset !== undefined && isOtherAsset(body.asset, stored)
    const values = {
      assetId: isOther ? await usableAsset(body.asset ?? 0, requester) : undefined,
      categoryIds: await usableCategories(orm, planAccess, body.categories),
      attach,
      detach,
    }
    const row = { id: stored.id, version: optionalVersion(request) }
    const change = { ...placeOf(planAccess), userId: signedIn.userId, now }
    return answerVersioned(
      () => updateDocumentRow(orm, row, values, change),
      async () => present(await readStored(params.id, requester), requester),
    )
  },

  deletePlanDocuments: async ({ params, planAccesses, signedIn, orm, now }) => {
    const ids = idsFromList(params.id)
    for (const planId of planAccesses.planIds) {
      const planAccess = planAccesses.get(planId)
      if (planAccess === null) throw notFound('document')
      const documents = await findDocumentsOfPlans(orm, [planId], new Set())
      for (const { id } of documents.filter((document) => ids.includes(document.id))) {
        await requireDocumentRight(orm, planAccess, await findAttachedTacticIds(orm, id))
      }
    }
    const change = { userId: signedIn.userId, now }
    const isDeleted = await deleteDocumentRows(orm, ids, planAccesses.planIds, change)
    if (!isDeleted) throw notFound('document')
    return { body: undefined }
  },
}

function placeOf({ plan }: CallerPlanAccess) {
  return { planId: plan.id, accountId: plan.account?.id ?? null }
}

function present(row: DocumentRow, { files, signedIn, now }: Requester): PlanDocument {
  const { signedUrls } = files
  return presentDocument(row, { signedUrls, userId: signedIn.userId, now })
}

async function readStored(id: number, { orm, signedIn }: Requester): Promise<DocumentRow> {
  const row = await findDocument(orm, id, signedIn.blockedTagIds)
  if (row === null) throw notFound('document')
  return row
}

function isOtherAsset(sent: number | string, stored: DocumentRow): boolean {
  return referenceFrom(sent, 'media_assets', '/asset') !== stored.asset.id
}

/** A file that the person uploaded or may see. Storing the document assigns it to an account. */
async function usableAsset(sent: number | string, { orm, signedIn }: Requester): Promise<number> {
  const assetId = referenceFrom(sent, 'media_assets', '/asset')
  const asset = await findVisibleAsset(orm, assetId, signedIn)
  if (asset === null) throw invalidReference('/asset')
  return asset.id
}

async function usableCategories(
  orm: Orm,
  { plan }: CallerPlanAccess,
  sent: readonly (number | string)[] | undefined,
): Promise<readonly number[] | undefined> {
  const ids = referenceList(undefined, sent, 'plan_document_categories', 'categories')
  if (ids === undefined || ids.length === 0) return ids
  const existing = await findDocumentCategories(orm, [plan.id])
  if (!ids.every((id) => existing.some((category) => category.id === id))) {
    throw invalidReference('/categories')
  }
  return ids
}

/** The tactics to attach and to detach. Tactics that are hidden from the person keep the document. */
async function changesOfTactics(
  orm: Orm,
  stored: DocumentRow,
  sent: readonly (number | string)[] | undefined,
  signedIn: SignedIn,
): Promise<{ readonly attach: readonly number[]; readonly detach: readonly number[] }> {
  const target = referenceList(undefined, sent, 'tactics', 'tactics')
  if (target === undefined) return { attach: [], detach: [] }
  const attach = target.filter((id) => !stored.tacticIds.includes(id))
  await requireExistingTactics(orm, stored.planId, attach, signedIn)
  return { attach, detach: stored.tacticIds.filter((id) => !target.includes(id)) }
}
