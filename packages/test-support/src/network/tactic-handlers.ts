import type { PlanDetail } from '@throughline/api-client'
import type { CustomFieldValue, Tactic, TacticListItem } from '@throughline/domain/tactics'
import type { RequestHandler } from 'msw'
import { buildPerson, buildTactic, detailOf, wireTacticOf, type Schemas } from '../builders'
import { displayNameOf } from '@throughline/domain/users'
import { contractHttp } from './contract-http'
import { isListed } from './listed-tactics'
import { notFound, problemResponse } from './problem-response'
import { changedItem, idOfReference } from './stored-item'
import { wireListItemOf } from './wire-list-item'

export interface TacticHandlersOptions {
  /** The items by id, with their notes as `summary`; handlers read and change this map. */
  readonly stored: Map<number, Tactic>
  readonly plans: readonly PlanDetail[]
  /** Values of custom fields that belong to no item yet. */
  readonly freeValues: Map<number, CustomFieldValue>
}

/** Answers every operation of tactics, with versions, soft deletion and restoring. */
export function tacticHandlers({
  stored,
  plans,
  freeValues,
}: TacticHandlersOptions): readonly RequestHandler[] {
  const deleted = new Map<number, Tactic>()
  /** Ids of the items that were created, by the idempotency key of their request. */
  const createdIds = new Map<string, number>()
  // Never returns the same id twice, even if another user has deleted the last item.
  let lastId = Math.max(0, ...stored.keys())
  /** The items at each end of a list that was sent; its index is the cursor. */
  const ends: ReadonlyMap<number, TacticListItem>[] = []
  const { get, put, post, delete: remove } = contractHttp
  const around = { channels: plans.flatMap(({ channels }) => channels), stored, freeValues }

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
      const isUnscheduled = query.get('isUnscheduled')
      const requested = {
        plan: plans.find(({ id }) => id === Number(planId)) ?? null,
        startDate: query.get('startDate'),
        endDate: query.get('endDate'),
        isInitiative: isInitiative === null ? null : isInitiative === 'true',
        isUnscheduled: isUnscheduled === null ? null : isUnscheduled === 'true',
      }
      const items = [...stored.values()].filter((item) => isListed(item, requested))
      const before = ends[Number(query.get('cursor') ?? Number.NaN)]
      const endCursor = String(ends.push(new Map(stored)) - 1)
      if (before === undefined) return response(200).json({ ...listOf(items), endCursor })
      const changedIds = [...new Set([...before.keys(), ...stored.keys()])].filter(
        (id) => before.get(id) !== stored.get(id),
      )
      const changed = new Set(changedIds)
      const list = listOf(items.filter(({ id }) => changed.has(id)))
      return response(200).json({ ...list, endCursor, changedIds, isFirst: false })
    }),
    get('/tactics/{id}', ({ params, response }) => {
      const item = stored.get(Number(params.id))
      if (item === undefined) return response.untyped(notFound())
      return response(200).json(wireTacticOf(item))
    }),
    get('/tactics/{id}/summary', ({ params, response }) => {
      const item = stored.get(Number(params.id))
      if (item === undefined) return response.untyped(notFound())
      return response(200).json({ summary: item.summary })
    }),
    post('/tactics', async ({ request, response }) => {
      const body = await request.json()
      const key = request.headers.get('idempotency-key')
      const existing = stored.get(createdIds.get(key ?? '') ?? 0)
      if (existing !== undefined) return response(201).json(answerOf(existing, body))
      const id = 1 + Math.max(lastId, ...stored.keys(), ...deleted.keys())
      lastId = id
      const planId = body.planId ?? idOfReference(body.plan, 'plans')
      if (planId === undefined) return response.untyped(problemResponse(400, 'validation_failed'))
      const { updatedBy, updatedAt } = changeNow()
      const made = { ...emptyItem(id, planId), createdBy: updatedBy, createdAt: updatedAt }
      const created = { ...changedItem(made, body, around), updatedBy, updatedAt }
      stored.set(id, created)
      if (key !== null) createdIds.set(key, id)
      return response(201).json(answerOf(created, body))
    }),
    put('/tactics/{id}', async ({ request, params, response }) => {
      const before = stored.get(Number(params.id))
      if (before === undefined) return response.untyped(notFound())
      if (request.headers.get('if-match') !== `"${before.version}"`) {
        const current = wireTacticOf(before)
        return response.untyped(problemResponse(412, 'version_conflict', { current }))
      }
      const body = await request.json()
      const changed = changedItem(before, body, around)
      const after = { ...changed, ...changeNow(), version: before.version + 1 }
      stored.set(after.id, after)
      return response(200).json(answerOf(after, body))
    }),
    remove('/tactics/{id}', ({ params, response }) => {
      const ids = params.id.split(',').map(Number)
      if (ids.some((id) => !stored.has(id))) return response.untyped(notFound())
      for (const id of ids) {
        const item = stored.get(id)
        if (item !== undefined) deleted.set(id, { ...item, version: item.version + 1 })
        stored.delete(id)
      }
      return response(204).empty()
    }),
    post('/tactics/{id}/restore', ({ params, response }) => {
      const id = Number(params.id)
      const item = deleted.get(id)
      const present = stored.get(id)
      // An item that is not deleted is answered as it is.
      if (present !== undefined) return response(200).json(wireTacticOf(present))
      if (item === undefined) return response.untyped(notFound())
      deleted.delete(id)
      const restored = { ...item, ...changeNow(), version: item.version + 1 }
      stored.set(id, restored)
      return response(200).json(wireTacticOf(restored))
    }),
  ]
}

function listOf(items: readonly TacticListItem[]): Schemas['TacticList'] {
  return {
    items: items.map(wireListItemOf),
    nextCursor: null,
    endCursor: null,
    changedIds: [],
    isFirst: true,
  }
}

/** Notes are in the answer to a write that has notes. */
function answerOf(item: Tactic, body: Schemas['TacticUpdate']): Schemas['Tactic'] {
  const answer = wireTacticOf(item)
  return body.summary === undefined ? answer : { ...answer, summary: item.summary }
}

/** A change by the person who is signed in. */
function changeNow(): Pick<Tactic, 'updatedBy' | 'updatedAt'> {
  const person = buildPerson()
  return {
    updatedBy: { id: person.id, name: displayNameOf(person) },
    updatedAt: new Date(Date.now()).toISOString(),
  }
}

function emptyItem(id: number, planId: number): Tactic {
  return detailOf(buildTactic({ id, version: 1, planId, title: '', isAllDay: false }))
}
