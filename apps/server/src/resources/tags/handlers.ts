import type { components } from '@throughline/api-client/schema'
import type { PlanAccessList, SignedIn } from '../../access/access'
import type { Orm } from '../../db/database'
import { forbidden, notFound, unprocessable } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import { idsFromList, oneReference, requireUnchanged } from '../../http/references'
import { visiblePlansOf } from '../plans/visible-plans'
import { byCategory, presentTag } from './presenter'
import { findTags } from './queries'
import type { TagRow } from './queries'
import { tagCategoryKey, tagTextFrom } from './tag-text'
import { writtenId } from '../plan-parts/written-id'
import { deleteTagRows, writeTag } from './write-queries'
import { answerVersioned } from '../plan-parts/version-queries'
import { optionalVersion } from '../../http/versions'

type Tag = components['schemas']['Tag']

/** Tags of a plan. A tag that is blocked for a person is not there for them. */
export const tagHandlers: Handlers<
  'listTags' | 'createTag' | 'readTag' | 'updateTag' | 'deleteTags'
> = {
  listTags: async ({ query, planAccesses, signedIn, orm }) => {
    const visible = visiblePlansOf(planAccesses.only, planAccesses, {
      hasFamily: query.family === true,
    })
    const rows = await findTags(orm, visible.planIds, signedIn.blockedTagIds)
    const items = byCategory(
      rows.flatMap((tag) => {
        const plan = visible.byId.get(tag.planId)
        return plan === undefined ? [] : [presentTag(tag, plan)]
      }),
    )
    return { body: { items, total: items.length } }
  },

  createTag: async ({ body, planAccesses, signedIn, orm, request, now }) => {
    const { orderIndex, text } = body
    const stored = { id: null, text: usableText(tagTextFrom(text, body)), orderIndex }
    const id = await createOnce(
      orm,
      idempotentRequest('createTag', { request, body, signedIn, now }),
      async (tx) =>
        writtenId(
          await writeTag(tx, planAccesses.only.plan.id, stored, {
            hidden: signedIn.blockedTagIds,
            now,
          }),
          'tag',
          '/text',
        ),
    )
    return { body: await readPresented(orm, id, planAccesses, signedIn) }
  },

  readTag: async ({ params, planAccesses, signedIn, orm }) => ({
    body: await readPresented(orm, params.id, planAccesses, signedIn),
  }),

  updateTag: async ({ params, body, planAccesses, signedIn, orm, request, now }) => {
    const tag = await readStored(orm, params.id, planAccesses, signedIn)
    requireUnchanged(body.id, tag.id, 'id')
    requireUnchanged(oneReference(undefined, body.plan, 'plans', 'plan'), tag.planId, 'plan')
    const text = usableText(tagTextFrom(body.text ?? tag.text, body))
    const stays = tagCategoryKey(text) === tagCategoryKey(tag.text)
    const isMoved = body.orderIndex !== undefined && !(stays && body.orderIndex === tag.orderIndex)
    if (isMoved && !planAccesses.only.abilities.canReorderTags) {
      throw forbidden('Tags are reordered by admins, on a plan that is not nested.')
    }
    const values = {
      id: tag.id,
      version: optionalVersion(request),
      text,
      orderIndex: isMoved ? body.orderIndex : undefined,
    }
    const hidden = signedIn.blockedTagIds
    return answerVersioned(
      async () => {
        const change = { hidden, now }
        const write = await orm.transaction((tx) => writeTag(tx, tag.planId, values, change))
        writtenId(write, 'tag', '/text')
      },
      () => readPresented(orm, params.id, planAccesses, signedIn),
    )
  },

  deleteTags: async ({ params, planAccesses, signedIn, orm, now }) => {
    const ids = idsFromList(params.id)
    const existing = await findTags(orm, planAccesses.planIds, signedIn.blockedTagIds)
    const isSupported = ids.every((id) => existing.some((tag) => tag.id === id))
    if (!isSupported || !(await deleteTagRows(orm, ids, now))) throw notFound('tag')
    return { body: undefined }
  },
}

function usableText(text: string): string {
  if (text.replace(':', '').trim() !== '') return text
  throw unprocessable('validation_failed', 'A tag needs a name.', '/text')
}

async function readStored(
  orm: Orm,
  tagId: number,
  planAccesses: PlanAccessList,
  signedIn: SignedIn,
): Promise<TagRow> {
  const rows = await findTags(orm, planAccesses.planIds, signedIn.blockedTagIds)
  const tag = rows.find(({ id }) => id === tagId)
  if (tag === undefined) throw notFound('tag')
  return tag
}

async function readPresented(
  orm: Orm,
  tagId: number,
  planAccesses: PlanAccessList,
  signedIn: SignedIn,
): Promise<Tag> {
  const tag = await readStored(orm, tagId, planAccesses, signedIn)
  const visible = visiblePlansOf(planAccesses.only, planAccesses, { hasFamily: false })
  const plan = visible.byId.get(tag.planId)
  if (plan === undefined) throw notFound('tag')
  return presentTag(tag, plan)
}
