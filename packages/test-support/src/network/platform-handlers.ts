import type { TacticPlatform } from '@throughline/domain/channels'
import type { RequestHandler } from 'msw'
import { wirePlatformOf } from '../builders'
import { contractHttp } from './contract-http'
import type { PlanStore } from './plan-store'
import { notFound, problemResponse } from './problem-response'
import { idOfReference } from './stored-item'
import { nextVersion, staleResponse } from './versions'

/** Ids of platforms that handlers make start above this one. */
const LAST_KNOWN_ID = 900

/** The platforms of some plans by id: those that types offer, and others. */
export function platformsOf(
  store: PlanStore,
  others: readonly TacticPlatform[],
): Map<number, TacticPlatform> {
  const offered = store.plans.flatMap(({ channels }) =>
    channels.flatMap(({ tacticTypes }) => tacticTypes.flatMap((type) => type.tacticPlatforms)),
  )
  return new Map([...offered, ...others].map((platform) => [platform.id, platform]))
}

/**
 * Answers reads and changes of platforms.
 *
 * @param platforms by id; handlers read and change this map
 */
export function platformHandlers(
  store: PlanStore,
  platforms: Map<number, TacticPlatform>,
): readonly RequestHandler[] {
  const { get, post, put, delete: remove } = contractHttp
  /** Types hold their platforms themselves. */
  const replaceInTypes = (id: number, after: readonly TacticPlatform[]) => {
    for (const plan of store.plans) {
      store.change(plan.id, ({ channels }) => ({
        channels: channels.map((channel) =>
          Object.assign({}, channel, {
            tacticTypes: channel.tacticTypes.map((type) =>
              Object.assign({}, type, {
                tacticPlatforms: type.tacticPlatforms.flatMap((one) =>
                  one.id === id ? after : [one],
                ),
              }),
            ),
          }),
        ),
      }))
    }
  }
  const isUsed = (name: string, channelId: number | null) =>
    [...platforms.values()].some(
      (one) => one.channelId === channelId && one.name.toLowerCase() === name.trim().toLowerCase(),
    )
  return [
    get('/tactic_platforms', ({ query, response }) => {
      const planId = Number(query.get('plan'))
      const items = [...platforms.values()]
        .filter(({ planIds }) => planIds.includes(planId))
        .map(wirePlatformOf)
      return response(200).json({ items, total: items.length })
    }),
    post('/tactic_platforms', async ({ request, response }) => {
      const { name, plan, channel } = await request.json()
      const planId = idOfReference(plan, 'plans')
      const channelId = idOfReference(channel, 'channels') ?? null
      if (planId === undefined) return response.untyped(notFound())
      if (isUsed(name, channelId)) return response.untyped(problemResponse(409, 'conflict'))
      const platform: TacticPlatform = {
        id: 1 + Math.max(LAST_KNOWN_ID, ...platforms.keys()),
        name: name.trim(),
        creatorId: 1001,
        channelId,
        planIds: [planId],
        isLead: true,
        isNested: false,
      }
      platforms.set(platform.id, platform)
      return response(201).json(wirePlatformOf(platform))
    }),
    put('/tactic_platforms/{id}', async ({ params, request, response }) => {
      const before = platforms.get(Number(params.id))
      if (before === undefined) return response.untyped(notFound())
      if (before.creatorId === null) return response.untyped(problemResponse(403, 'forbidden'))
      const stale = staleResponse(request, before, wirePlatformOf(before))
      if (stale !== null) return response.untyped(stale)
      const { name = before.name } = await request.json()
      const after = { ...before, name: name.trim(), version: nextVersion(before) }
      platforms.set(before.id, after)
      replaceInTypes(before.id, [after])
      return response(200).json(wirePlatformOf(after))
    }),
    remove('/tactic_platforms/{id}', ({ params, response }) => {
      const id = Number(params.id)
      if (!platforms.delete(id)) return response.untyped(notFound())
      replaceInTypes(id, [])
      return response(204).empty()
    }),
  ]
}
