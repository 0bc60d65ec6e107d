import type { components } from '@throughline/api-client/schema'
import { notFound, unprocessable } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import { iri, nullableIri, requireUnchanged } from '../../http/references'
import { ownView } from './saved-view-gate'
import {
  deleteCustomViewRows,
  findCustomViews,
  insertCustomView,
  updateCustomViewRow,
} from './queries'
import type { CustomViewRow } from './queries'

type CustomView = components['schemas']['CustomView']

/** What a saved view shows, as JSON, at most. */
const SETTINGS_CHARACTERS = 100_000

/** Views that a person saved under a name. Nobody sees those of others. */
export const customViewHandlers: Handlers<
  | 'listCustomViews'
  | 'createCustomView'
  | 'readCustomView'
  | 'updateCustomView'
  | 'deleteCustomViews'
> = {
  listCustomViews: async ({ passed: planId, signedIn, orm }) => {
    const rows = await findCustomViews(orm, signedIn.userId, planId)
    return { body: { items: rows.map((row) => presentCustomView(row)), total: rows.length } }
  },

  createCustomView: async ({ body, passed, signedIn, orm, request, now }) => {
    const { name, view, orderIndex } = body
    const planId = passed ?? null
    const definition = usableSettings(body.settings)
    const id = await createOnce(
      orm,
      idempotentRequest('createCustomView', { request, body, signedIn, now }),
      (tx) =>
        insertCustomView(
          tx,
          { name: name.trim(), view, planId, definition, orderIndex },
          { userId: signedIn.userId, now },
        ),
    )
    return { body: presentCustomView(await ownView(orm, id, signedIn)) }
  },

  readCustomView: async ({ passed }) => ({ body: presentCustomView(passed) }),

  updateCustomView: async ({ params, body, passed, signedIn, orm, now }) => {
    const { stored, planId } = passed
    requireUnchanged(body.id, stored.id, 'id')
    const { view, orderIndex } = body
    await updateCustomViewRow(
      orm,
      stored,
      {
        name: body.name?.trim(),
        view,
        planId,
        definition: body.settings === undefined ? undefined : usableSettings(body.settings),
        orderIndex,
      },
      now,
    )
    return { body: presentCustomView(await ownView(orm, params.id, signedIn)) }
  },

  deleteCustomViews: async ({ passed: ids, signedIn, orm }) => {
    if (!(await deleteCustomViewRows(orm, signedIn.userId, ids))) throw notFound('saved view')
    return { body: undefined }
  },
}

function presentCustomView(row: CustomViewRow): CustomView {
  return {
    id: row.id,
    user: iri('users', row.userId),
    userId: row.userId,
    plan: nullableIri('plans', row.planId),
    planId: row.planId,
    name: row.name,
    view: row.view,
    settings: row.definition,
    orderIndex: row.orderIndex,
  }
}

function usableSettings(
  settings: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (JSON.stringify(settings).length <= SETTINGS_CHARACTERS) return settings
  throw unprocessable('validation_failed', 'The settings of a view are too long.', '/settings')
}
