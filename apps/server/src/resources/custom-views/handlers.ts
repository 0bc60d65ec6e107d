import type { components } from '@throughline/api-client/schema'
import type { Orm } from '../../db/database'
import { canBeRestored } from '../../db/retention'
import { notFound, unprocessable } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import { iri, nullableIri, requireUnchanged } from '../../http/references'
import type { SignedIn } from '../../access/access'
import { findCustomViews, findCustomViewsById } from './queries'
import { seenViews } from './saved-view-gate'
import type { SeenView } from './saved-view-gate'
import {
  deleteCustomViewRows,
  insertCustomView,
  restoreCustomViewRow,
  updateCustomViewRow,
} from './write-queries'
import { answerVersioned } from '../plan-parts/version-queries'
import { optionalVersion } from '../../http/versions'

type CustomView = components['schemas']['CustomView']

/** Maximum length of a saved view's settings as JSON. */
const SETTINGS_CHARACTERS = 100_000

/**
 * Handlers of saved views, which a user saves under a name for themself or for all users of a plan.
 */
export const customViewHandlers: Handlers<
  | 'listCustomViews'
  | 'createCustomView'
  | 'readCustomView'
  | 'updateCustomView'
  | 'deleteCustomViews'
  | 'restoreCustomView'
> = {
  listCustomViews: async ({ passed: planId, signedIn, orm }) => {
    const rows = await findCustomViews(orm, signedIn.userId, planId)
    const views = await seenViews(orm, rows, signedIn)
    return { body: { items: views.map((view) => presentCustomView(view)), total: views.length } }
  },

  createCustomView: async ({ body, passed: planId, signedIn, orm, request, now }) => {
    const { name, view, orderIndex, isShared, isDefault } = body
    requirePlan(planId, { isShared, isDefault })
    const definition = usableSettings(body.settings)
    const id = await createOnce(
      orm,
      idempotentRequest('createCustomView', { request, body, signedIn, now }),
      (tx) =>
        insertCustomView(
          tx,
          { name: name.trim(), view, planId, definition, isShared },
          { orderIndex, isDefault },
          { userId: signedIn.userId, now },
        ),
    )
    return { body: await presentStored(orm, id, signedIn) }
  },

  readCustomView: async ({ passed }) => ({ body: presentCustomView(passed) }),

  updateCustomView: async ({ params, body, passed, signedIn, orm, request, now }) => {
    const { stored, planId } = passed
    requireUnchanged(body.id, stored.id, 'id')
    const { view, orderIndex, isShared, isDefault } = body
    requirePlan(planId === undefined ? stored.planId : planId, {
      isShared: isShared ?? stored.isShared,
      isDefault: isDefault ?? false,
    })
    const row = { ...stored, version: optionalVersion(request) }
    const values = {
      name: body.name?.trim(),
      view,
      planId,
      definition: body.settings === undefined ? undefined : usableSettings(body.settings),
      isShared,
    }
    const writer = { userId: signedIn.userId, now }
    return answerVersioned(
      async () => {
        const personal = { orderIndex, isDefault }
        if (!(await updateCustomViewRow(orm, row, values, personal, writer))) {
          throw notFound('saved view')
        }
      },
      () => presentStored(orm, params.id, signedIn),
    )
  },

  deleteCustomViews: async ({ passed: rows, orm, now }) => {
    if (!(await deleteCustomViewRows(orm, rows, now))) throw notFound('saved view')
    return { body: undefined }
  },

  restoreCustomView: async ({ passed: stored, signedIn, orm, now }) => {
    if (stored.deletedAt !== null) {
      if (!canBeRestored(stored.deletedAt, now)) throw notFound('saved view')
      await restoreCustomViewRow(orm, stored, now)
    }
    return { body: await presentStored(orm, stored.id, signedIn) }
  },
}

/**
 * Presents a view after a write. An admin gets it even if they have just made it private to its
 * owner.
 */
async function presentStored(orm: Orm, id: number, signedIn: SignedIn): Promise<CustomView> {
  const rows = await findCustomViewsById(orm, signedIn.userId, [id])
  const [row] = rows
  if (row === undefined) throw notFound('saved view')
  const [seen] = await seenViews(orm, rows, signedIn)
  return presentCustomView(seen ?? { row, canEdit: false })
}

function presentCustomView({ row, canEdit }: SeenView): CustomView {
  return {
    id: row.id,
    version: row.version,
    user: iri('users', row.userId),
    userId: row.userId,
    ownerName: row.ownerName,
    plan: nullableIri('plans', row.planId),
    planId: row.planId,
    name: row.name,
    view: row.view,
    settings: row.definition,
    orderIndex: row.orderIndex,
    isShared: row.isShared,
    isDefault: row.isDefault,
    canEdit,
  }
}

function requirePlan(
  planId: number | null,
  { isShared, isDefault }: { readonly isShared: boolean; readonly isDefault: boolean },
): void {
  if (planId !== null) return
  if (isShared) {
    throw unprocessable('validation_failed', 'A shared view needs a plan.', '/isShared')
  }
  if (isDefault) {
    throw unprocessable('validation_failed', 'A default view needs a plan.', '/isDefault')
  }
}

function usableSettings(
  settings: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (JSON.stringify(settings).length <= SETTINGS_CHARACTERS) return settings
  throw unprocessable('validation_failed', 'The settings of a view are too long.', '/settings')
}
