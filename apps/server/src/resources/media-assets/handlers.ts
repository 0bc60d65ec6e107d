import type { FastifyRequest } from 'fastify'
import { findLiveSession, findPerson } from '../../access/access-queries'
import { signedInFrom } from '../../access/access'
import type { CallerPlanAccess, SignedIn } from '../../access/access'
import type { Orm } from '../../db/database'
import { notFound, unprocessable } from '../../errors/api-error'
import { findVisibleAsset } from './file-gate'
import { sendAsset } from '../../files/send-file'
import { assetIdOfUrl } from '../../files/signed-urls'
import { storeUpload } from '../../files/store-upload'
import type { Handlers } from '../../operations/handler'
import { accessConfigurationOf } from '../../config/app-config'
import type { Services } from '../../operations/services'
import { sessionOfBearer } from '../../session/bearer'
import { readRefreshCookie } from '../../session/cookie'
import { hashOfToken } from '../../tokens/refresh-token'
import { findSessionOfToken } from '../../session/session-queries'
import { dashboardOfContent, sendDashboardPage } from '../plan-dashboards/dashboard-page'
import { readExportContent } from '../exports/export-url'
import { sendExport } from '../exports/send-export'
import { findEditDetails, findTypeIdOfTactic } from '../tactics/detail-queries'
import { requireEditable } from '../tactics/edit-right'
import { findFieldDetails } from '../tactics/fact-queries'
import { presentMediaAsset } from './presenter'

/** Upload, read and download files. */
export const mediaAssetHandlers: Handlers<
  'createMediaAsset' | 'importTacticFieldImage' | 'readMediaAsset' | 'downloadFile'
> = {
  createMediaAsset: async ({ body, request, signedIn, orm, files, now }) => {
    const { userId } = signedIn
    const purpose = body.purpose ?? 'document'
    const asset = await files.uploads.with(request, (file) =>
      storeUpload({ orm, store: files.store }, file, { purpose, userId, accountId: null, now }),
    )
    return { body: presentMediaAsset(asset, { signedUrls: files.signedUrls, userId, now }) }
  },

  importTacticFieldImage: async ({ body, planAccesses, request, signedIn, orm, files, now }) => {
    const { userId } = signedIn
    const planAccess = planAccesses.only
    await requireImageField(orm, planAccess, body, signedIn)
    const asset = await files.uploads.with(request, (file) =>
      storeUpload({ orm, store: files.store }, file, {
        purpose: 'fieldImage',
        userId,
        accountId: planAccess.plan.account?.id ?? null,
        now,
      }),
    )
    return {
      body: { id: asset.id, fileLocation: files.signedUrls.ofAsset(asset, userId, now) },
    }
  },

  readMediaAsset: async ({ passed: asset, signedIn, files, now }) => {
    const { userId } = signedIn
    return { body: presentMediaAsset(asset, { signedUrls: files.signedUrls, userId, now }) }
  },

  downloadFile: async ({ params, query, request, reply, now, ...services }) => {
    const { expires, signature, content = null } = query
    const visible = { name: params.name, content, expires, signature }
    const userId = services.files.signedUrls.verify(visible, now)
    if (userId === null) throw notFound('file')
    const person = await readPerson(userId, services)
    const dashboardId = content === null ? null : dashboardOfContent(content)
    if (dashboardId !== null) {
      await sendDashboardPage(dashboardId, { orm: services.orm, signedIn: person }, reply)
      return { body: undefined }
    }
    if (content !== null) {
      const made = readExportContent(content)
      if (made === null || !(await isRequestedBy(userId, { request, now, ...services }))) {
        throw notFound('file')
      }
      const { orm } = services
      await sendExport(made, { orm, signedIn: person, now, name: params.name }, reply)
      return { body: undefined }
    }
    const asset = await findVisibleAsset(services.orm, assetIdOfUrl(params.name) ?? 0, person)
    if (asset === null) throw notFound('file')
    await sendAsset(asset, services.files.store, request, reply)
    return { body: undefined }
  },
}

/**
 * Refuses a picture for a field that is not a picture field, or for a tactic that the
 * person may not change.
 *
 * @throws ApiError 403, 404 or 422 with the reason
 */
async function requireImageField(
  orm: Orm,
  planAccess: CallerPlanAccess,
  { field, tacticId }: { readonly field: number; readonly tacticId: number },
  { blockedTagIds }: SignedIn,
): Promise<void> {
  const planId = planAccess.plan.id
  // Zero is a tactic that is not stored yet.
  if (tacticId !== 0) {
    const [item] = await findEditDetails(orm, [tacticId], blockedTagIds)
    if (item?.planId !== planId || item.deletedAt !== null) throw notFound('tactic')
    requireEditable(planAccess, item)
  }
  const typeId = tacticId === 0 ? null : await findTypeIdOfTactic(orm, tacticId)
  const fields = await findFieldDetails(orm, planId, typeId)
  if (fields.some(({ id, type }) => id === field && type === 'image')) return
  throw unprocessable('invalid_reference', 'This field holds no picture.', '/field')
}

/** The person that a URL was created for, with their present rights. */
async function readPerson(userId: number, { orm, config }: Services): Promise<SignedIn> {
  const person = await findPerson(orm, userId)
  if (person === null) throw notFound('file')
  return signedInFrom(person, '', accessConfigurationOf(config))
}

/**
 * Whether a request comes from a person: by its access token or, because a browser opens
 * URLs without a token, by the refresh cookie. The cookie is only read, so it stays valid
 * for its next use.
 */
async function isRequestedBy(
  userId: number,
  {
    request,
    now,
    orm,
    tokens,
  }: Services & { readonly request: FastifyRequest; readonly now: Date },
): Promise<boolean> {
  const cookie = readRefreshCookie(request)
  const sessionIds = [
    await sessionOfBearer(request, tokens, now),
    cookie === null ? null : await findSessionOfToken(orm, hashOfToken(cookie)),
  ]
  for (const sessionId of sessionIds) {
    const session = sessionId === null ? null : await findLiveSession(orm, sessionId, now)
    if (session?.userId === userId) return true
  }
  return false
}
