import { idOfIri, type Collection, type PlanDetail } from '@throughline/api-client'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { RequestHandler } from 'msw'
import { buildTactic, wireTacticOf, type Schemas } from '../builders'
import { contractHttp } from './contract-http'
import { problemResponse } from './problem-response'
import { isListed } from './listed-tactics'

export interface TacticHandlersOptions {
  /** The tactics by id; handlers read and change this map. */
  readonly stored: Map<number, TacticListItem>
  readonly plans: readonly PlanDetail[]
}

/** Answers every operation of tactics, with versions, soft deletion and restoring. */
export function tacticHandlers({
  stored,
  plans,
}: TacticHandlersOptions): readonly RequestHandler[] {
  const deleted = new Map<number, TacticListItem>()
  const { get, put, post, delete: remove } = contractHttp
  const notFound = () => problemResponse(404, 'not_found')

  return [
    get('/tactics', ({ query, response }) => {
      const ids = query.get('ids')?.split(',').map(Number)
      if (ids !== undefined) {
        const named = ids.flatMap((id) => stored.get(id) ?? [])
        // As the server answers: all of them or none.
        if (named.length < ids.length) return response.untyped(notFound())
        return response(200).json(listOf(named))
      }
      const planId = query.get('plan')
      const isInitiative = query.get('isInitiative')
      const asked = {
        plan: plans.find(({ id }) => id === Number(planId)) ?? null,
        startDate: query.get('startDate'),
        endDate: query.get('endDate'),
        isInitiative: isInitiative === null ? null : isInitiative === 'true',
      }
      return response(200).json(
        listOf([...stored.values()].filter((item) => isListed(item, asked))),
      )
    }),
    get('/tactics/{id}', ({ params, response }) => {
      const item = stored.get(Number(params.id))
      if (item === undefined) return response.untyped(notFound())
      return response(200).json(wireTacticOf(item))
    }),
    get('/tactics/{id}/summary', ({ response }) => response(200).json({ summary: null })),
    post('/tactics', async ({ request, response }) => {
      const draft = await request.json()
      const created = itemOf(draft, 1 + Math.max(0, ...stored.keys(), ...deleted.keys()), plans)
      stored.set(created.id, created)
      return response(201).json(wireTacticOf(created))
    }),
    put('/tactics/{id}', async ({ request, params, response }) => {
      const before = stored.get(Number(params.id))
      if (before === undefined) return response.untyped(notFound())
      if (request.headers.get('if-match') !== `"${before.version}"`) {
        const current = wireTacticOf(before)
        return response.untyped(problemResponse(412, 'version_conflict', { current }))
      }
      const { title, startDate, endDate, isAllDay } = await request.json()
      const after: TacticListItem = {
        ...before,
        ...(title === undefined ? null : { title }),
        ...(startDate === undefined ? null : { startDate }),
        ...(endDate === undefined ? null : { endDate }),
        ...(isAllDay === undefined ? null : { isAllDay }),
        version: before.version + 1,
      }
      stored.set(after.id, after)
      return response(200).json(wireTacticOf(after))
    }),
    remove('/tactics/{id}', ({ params, response }) => {
      const ids = params.id.split(',').map(Number)
      if (ids.some((id) => !stored.has(id))) return response.untyped(notFound())
      for (const id of ids) {
        const item = stored.get(id)
        if (item !== undefined) deleted.set(id, item)
        stored.delete(id)
      }
      return response(204).empty()
    }),
    post('/tactics/{id}/restore', ({ params, response }) => {
      const item = deleted.get(Number(params.id))
      if (item === undefined) return response.untyped(notFound())
      deleted.delete(item.id)
      stored.set(item.id, item)
      return response(200).json(wireTacticOf(item))
    }),
  ]
}

function listOf(items: readonly TacticListItem[]): Schemas['TacticList'] {
  return { items: items.map(listItemOf), total: items.length }
}

function listItemOf(item: TacticListItem): Schemas['TacticListItem'] {
  return buildTactic({
    ...item,
    tacticPlatformIds: [...item.tacticPlatformIds],
    tagIds: [...item.tagIds],
    relatedInitiativeIds: [...item.relatedInitiativeIds],
  })
}

function itemOf(
  draft: Schemas['TacticCreate'],
  id: number,
  plans: readonly PlanDetail[],
): TacticListItem {
  const tacticTypeId = idOf(draft.tacticType, 'tactic_types')
  const planId = idOf(draft.plan, 'plans')
  const channel = plans
    .flatMap(({ channels }) => channels)
    .find(({ tacticTypes }) => tacticTypes.some((type) => type.id === tacticTypeId))
  const { title, startDate, endDate, isAllDay, isInitiative } = draft
  return {
    ...buildTactic({ id, version: 1, planId, tacticTypeId, channelId: channel?.id ?? 0 }),
    title,
    ...(startDate === undefined ? null : { startDate }),
    ...(endDate === undefined ? null : { endDate }),
    ...(isAllDay === undefined ? null : { isAllDay }),
    ...(isInitiative === undefined ? null : { isInitiative }),
  }
}

/** References are paths or numbers; a draft always names its plan and its type. */
function idOf(reference: string | number | undefined, collection: Collection): number {
  if (reference === undefined) throw new Error(`The draft names none of ${collection}.`)
  return typeof reference === 'number' ? reference : idOfIri(reference, collection)
}
