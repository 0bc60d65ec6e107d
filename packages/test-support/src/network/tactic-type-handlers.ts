import type { PlanDetail } from '@throughline/api-client'
import {
  canDeleteTacticType,
  tacticTypeKindOf,
  type Channel,
  type TacticPlatform,
  type TacticType,
} from '@throughline/domain/channels'
import { placedAt } from '@throughline/domain/ordering'
import type { Tactic } from '@throughline/domain/tactics'
import type { RequestHandler } from 'msw'
import { buildTacticType, wireTacticTypeOf } from '../builders'
import { contractHttp } from './contract-http'
import type { PlanStore } from './plan-store'
import { notFound, problemResponse } from './problem-response'
import { idOfReference } from './stored-item'
import { nextVersion, staleResponse } from './versions'

/** Ids of types that handlers make start above this one. */
const LAST_KNOWN_ID = 5000

/**
 * Answers reads and changes of tactic types.
 *
 * @param platforms by id, which types can be made to offer
 * @param stored the items by id, which are deleted with their type
 */
export function tacticTypeHandlers(
  store: PlanStore,
  platforms: ReadonlyMap<number, TacticPlatform>,
  stored: Map<number, Tactic>,
): readonly RequestHandler[] {
  const { get, post, put, delete: remove } = contractHttp
  const find = (matches: (channel: Channel) => boolean) => {
    const plan = store.plans.find(({ channels }) => channels.some(matches))
    const channel = plan?.channels.find(matches)
    return plan === undefined || channel === undefined ? null : { plan, channel }
  }
  const holding = (typeId: number) =>
    find(({ tacticTypes }) => tacticTypes.some(({ id }) => id === typeId))
  const changeTypes = (
    plan: PlanDetail,
    channelId: number,
    typesOf: (types: readonly TacticType[]) => readonly TacticType[],
  ) => {
    store.change(plan.id, ({ channels }) => ({
      channels: channels.map((channel) =>
        channel.id === channelId
          ? Object.assign({}, channel, { tacticTypes: typesOf(channel.tacticTypes) })
          : channel,
      ),
    }))
  }
  return [
    get('/tactic_types/{id}', ({ params, response }) => {
      const id = Number(params.id)
      const type = holding(id)?.channel.tacticTypes.find((one) => one.id === id)
      return type === undefined
        ? response.untyped(notFound())
        : response(200).json(wireTacticTypeOf(type))
    }),
    post('/tactic_types', async ({ request, response }) => {
      const { channel, channelId, name } = await request.json()
      const target = channelId ?? idOfReference(channel, 'channels')
      const match = find(({ id }) => id === target)
      if (match === null) return response.untyped(notFound())
      const kind = tacticTypeKindOf(name, match.channel.kind === 'initiatives')
      if (kind === 'monthlyFocus') {
        return response.untyped(problemResponse(422, 'reserved_name'))
      }
      const types = store.plans.flatMap(({ channels }) =>
        channels.flatMap((one) => one.tacticTypes),
      )
      const type = buildTacticType({
        id: 1 + Math.max(LAST_KNOWN_ID, ...types.map(({ id }) => id)),
        channelId: match.channel.id,
        name: name.trim(),
        kind,
        orderIndex: 1 + Math.max(-1, ...match.channel.tacticTypes.map((one) => one.orderIndex)),
        isVisibleCustomTacticType: true,
      })
      changeTypes(match.plan, match.channel.id, (before) => [...before, type])
      return response(201).json(wireTacticTypeOf(type))
    }),
    put('/tactic_types/{id}', async ({ params, request, response }) => {
      const id = Number(params.id)
      const match = holding(id)
      const before = match?.channel.tacticTypes.find((type) => type.id === id)
      if (match === null || before === undefined) return response.untyped(notFound())
      const stale = staleResponse(request, before, wireTacticTypeOf(before))
      if (stale !== null) return response.untyped(stale)
      const body = await request.json()
      const after = changedType(platforms, before, body)
      changeTypes(match.plan, match.channel.id, (types) => {
        const changed = types.map((type) => (type.id === id ? after : type))
        return body.orderIndex === undefined
          ? changed
          : placedAt(changed, after, body.orderIndex).map((type, at) =>
              Object.assign({}, type, { orderIndex: at }),
            )
      })
      return response(200).json(wireTacticTypeOf(after))
    }),
    remove('/tactic_types/{id}', ({ params, response }) => {
      const id = Number(params.id)
      const match = holding(id)
      if (match === null) return response.untyped(notFound())
      if (!canDeleteTacticType(id, match.channel.tacticTypes)) {
        return response.untyped(problemResponse(409, 'last_tactic_type'))
      }
      changeTypes(match.plan, match.channel.id, (types) => types.filter((type) => type.id !== id))
      for (const item of stored.values()) if (item.tacticTypeId === id) stored.delete(item.id)
      return response(204).empty()
    }),
  ]
}

/** Returns a type after a change. Absent fields stay. */
function changedType(
  platforms: ReadonlyMap<number, TacticPlatform>,
  before: TacticType,
  body: {
    readonly name?: string
    readonly shouldTacticsAllowMultiplePlatforms?: boolean
    readonly shouldHideTacticsFromNestedPlans?: boolean
    readonly tacticPlatforms?: readonly (string | number)[]
  },
): TacticType {
  const ids = body.tacticPlatforms?.map((reference) => idOfReference(reference, 'tactic_platforms'))
  return {
    ...before,
    version: nextVersion(before),
    name: body.name?.trim() ?? before.name,
    shouldTacticsAllowMultiplePlatforms:
      body.shouldTacticsAllowMultiplePlatforms ?? before.shouldTacticsAllowMultiplePlatforms,
    shouldHideTacticsFromNestedPlans:
      body.shouldHideTacticsFromNestedPlans ?? before.shouldHideTacticsFromNestedPlans,
    tacticPlatforms:
      ids?.flatMap((id) => (id === undefined ? [] : (platforms.get(id) ?? []))) ??
      before.tacticPlatforms,
  }
}
