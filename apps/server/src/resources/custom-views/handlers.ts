import type { components } from '@throughline/api-client/schema'
import { findPlans } from '../../access-queries'
import { standingOn } from '../../access'
import type { SignedIn } from '../../access'
import type { Orm } from '../../db/database'
import { invalidReference, notFound, unprocessable } from '../../errors'
import type { Handlers } from '../../http/handler'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import {
  idsFromList,
  iri,
  nullableIri,
  referenceFrom,
  requireUnchanged,
} from '../../http/references'
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
  listCustomViews: async ({ query, signedIn, orm }) => {
    const planId = query.plan ?? null
    if (planId !== null && !(await isPlanKnown(orm, planId, signedIn))) throw notFound('Plan')
    const rows = await findCustomViews(orm, signedIn.userId, planId)
    return { body: { items: rows.map((row) => presentCustomView(row)), total: rows.length } }
  },

  createCustomView: async ({ body, signedIn, orm, request, now }) => {
    const { name, view, orderIndex } = body
    const planId = (await planFrom(orm, body.plan, signedIn)) ?? null
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
    return { body: presentCustomView(await readStored(orm, id, signedIn)) }
  },

  readCustomView: async ({ params, signedIn, orm }) => ({
    body: presentCustomView(await readStored(orm, params.id, signedIn)),
  }),

  updateCustomView: async ({ params, body, signedIn, orm, now }) => {
    const stored = await readStored(orm, params.id, signedIn)
    requireUnchanged(body.id, stored.id, 'id')
    const planId = await planFrom(orm, body.plan, signedIn)
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
    return { body: presentCustomView(await readStored(orm, params.id, signedIn)) }
  },

  deleteCustomViews: async ({ params, signedIn, orm }) => {
    const ids = idsFromList(params.id)
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

async function readStored(orm: Orm, id: number, signedIn: SignedIn): Promise<CustomViewRow> {
  const rows = await findCustomViews(orm, signedIn.userId, null)
  const row = rows.find((one) => one.id === id)
  if (row === undefined) throw notFound('saved view')
  return row
}

async function isPlanKnown(orm: Orm, planId: number, signedIn: SignedIn): Promise<boolean> {
  const [plan] = await findPlans(orm, [planId])
  return plan !== undefined && standingOn(plan, signedIn.caller).abilities.canList
}

/** The plan that a body names; undefined when it says nothing, null when it says any. */
async function planFrom(
  orm: Orm,
  reference: number | string | null | undefined,
  signedIn: SignedIn,
): Promise<number | null | undefined> {
  if (reference === undefined || reference === null) return reference
  const planId = referenceFrom(reference, 'plans', '/plan')
  if (!(await isPlanKnown(orm, planId, signedIn))) throw invalidReference('/plan')
  return planId
}

function usableSettings(
  settings: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (JSON.stringify(settings).length <= SETTINGS_CHARACTERS) return settings
  throw unprocessable('validation_failed', 'The settings of a view are too long.', '/settings')
}
