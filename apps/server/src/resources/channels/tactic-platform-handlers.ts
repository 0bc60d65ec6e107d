import type { components } from '@throughline/api-client/schema'
import type { PlanAccessList } from '../../access/access'
import type { Orm } from '../../db/database'
import { ApiError, forbidden, invalidReference, notFound } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import { idsFromList, referenceFrom, requireUnchanged } from '../../http/references'
import { visiblePlansOf } from '../plans/visible-plans'
import { presentPlatform } from './presenter'
import { findChannelTree, findPlatforms } from './queries'
import type { TacticPlatformRow } from './queries'
import { writtenId } from '../plan-parts/written-id'
import {
  deleteTacticPlatformRows,
  insertTacticPlatform,
  isDefaultPlatform,
  updateTacticPlatformRow,
} from './tactic-platform-write-queries'
import { answerVersioned } from '../plan-parts/version-queries'
import { optionalVersion } from '../../http/versions'

type TacticPlatform = components['schemas']['TacticPlatform']

/** Platforms that tactics run on. */
export const tacticPlatformHandlers: Handlers<
  | 'listTacticPlatforms'
  | 'createTacticPlatform'
  | 'readTacticPlatform'
  | 'updateTacticPlatform'
  | 'deleteTacticPlatforms'
> = {
  listTacticPlatforms: async ({ planAccesses, orm }) => {
    const visible = visiblePlansOf(planAccesses.only, planAccesses, { hasFamily: false })
    const platforms = await findPlatforms(orm, visible.planIds)
    const items = platforms.flatMap((platform) => {
      const plan = visible.byId.get(platform.planId)
      return plan === undefined ? [] : [presentPlatform(platform, plan)]
    })
    return { body: { items, total: items.length } }
  },

  createTacticPlatform: async ({ body, planAccesses, signedIn, orm, request, now }) => {
    const planId = planAccesses.only.plan.id
    const { channels, types } = await findChannelTree(orm, [planId])
    const channelId = existingIdOf(channels, body.channel, 'channels', 'channel')
    const tacticTypeId = existingIdOf(types, body.tacticType, 'tactic_types', 'tacticType')
    const type = types.find(({ id }) => id === tacticTypeId)
    if (type !== undefined && channelId !== null && type.channelId !== channelId) {
      throw invalidReference('/tacticType')
    }
    const name = body.name.trim()
    const id = await createOnce(
      orm,
      idempotentRequest('createTacticPlatform', { request, body, signedIn, now }),
      async (tx) =>
        writtenId(
          await insertTacticPlatform(
            tx,
            { name, channelId, tacticTypeId },
            { planId, creatorId: signedIn.userId, now },
          ),
          'platform',
        ),
    )
    return { body: await readPresented(orm, id, planAccesses) }
  },

  readTacticPlatform: async ({ params, planAccesses, orm }) => ({
    body: await readPresented(orm, params.id, planAccesses),
  }),

  updateTacticPlatform: async ({ params, body, planAccesses, orm, request, now }) => {
    const platform = await readStored(orm, params.id, planAccesses)
    requireUnchanged(body.id, platform.id, 'id')
    if (platform.creatorId === null) throw forbidden('A default platform stays as it is.')
    const { channels } = await findChannelTree(orm, planAccesses.planIds)
    const channelId =
      body.channel === undefined
        ? platform.channelId
        : existingIdOf(channels, body.channel ?? undefined, 'channels', 'channel')
    const name = body.name?.trim() ?? platform.name
    const row = { ...platform, version: optionalVersion(request) }
    const changes = { name, channelId }
    return answerVersioned(
      async () => writtenId(await updateTacticPlatformRow(orm, row, changes, now), 'platform'),
      () => readPresented(orm, params.id, planAccesses),
    )
  },

  deleteTacticPlatforms: async ({ params, planAccesses, orm, now }) => {
    const ids = idsFromList(params.id)
    const platforms = await findPlatforms(orm, planAccesses.planIds)
    if (platforms.some((one) => ids.includes(one.id) && isDefaultPlatform(one))) {
      throw new ApiError({
        status: 409,
        code: 'in_use',
        detail: 'The default platform cannot be deleted.',
      })
    }
    if (!(await deleteTacticPlatformRows(orm, ids, planAccesses.planIds, now))) {
      throw notFound('platform')
    }
    return { body: undefined }
  },
}

/** The number of something of the plan that a body names; null when it names nothing. */
function existingIdOf(
  rows: readonly { readonly id: number }[],
  reference: number | string | undefined,
  collection: string,
  name: string,
): number | null {
  if (reference === undefined) return null
  const id = referenceFrom(reference, collection, `/${name}`)
  if (!rows.some((row) => row.id === id)) throw invalidReference(`/${name}`)
  return id
}

async function readStored(
  orm: Orm,
  platformId: number,
  planAccesses: PlanAccessList,
): Promise<TacticPlatformRow> {
  const platforms = await findPlatforms(orm, planAccesses.planIds)
  const platform = platforms.find(({ id }) => id === platformId)
  if (platform === undefined) throw notFound('platform')
  return platform
}

async function readPresented(
  orm: Orm,
  platformId: number,
  planAccesses: PlanAccessList,
): Promise<TacticPlatform> {
  const platform = await readStored(orm, platformId, planAccesses)
  const visible = visiblePlansOf(planAccesses.only, planAccesses, { hasFamily: false })
  const plan = visible.byId.get(platform.planId)
  if (plan === undefined) throw notFound('platform')
  return presentPlatform(platform, plan)
}
