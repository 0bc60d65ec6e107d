import type { PlanDetail } from '@throughline/api-client'
import { placedAt } from '@throughline/domain/ordering'
import { parseTagText, tagCategoryKey } from '@throughline/domain/tags'
import type { RequestHandler } from 'msw'
import { buildTag, type Schemas } from '../builders'
import { contractHttp } from './contract-http'
import { familyOf } from './plan-family'
import { notFound, problemResponse } from './problem-response'
import { idOfReference } from './stored-item'
import { nextVersion, staleResponse } from './versions'

/** Tags by id. */
export type TagStore = Map<number, Schemas['Tag']>

export interface TagHandlersOptions {
  readonly plans: readonly PlanDetail[]
  readonly tags: TagStore
}

/** Answers reading and changing the tags of plans. */
export function tagHandlers({ plans, tags }: TagHandlersOptions): readonly RequestHandler[] {
  const { get, post, put, delete: remove } = contractHttp
  const refusalOf = (planId: number, text: string, exceptId: number | null) =>
    [...tags.values()].some(
      (tag) =>
        tag.planId === planId &&
        tag.id !== exceptId &&
        tag.text.toLowerCase() === text.toLowerCase(),
    )
      ? problemResponse(409, 'conflict', { detail: 'There is a tag with this name already.' })
      : null
  return [
    get('/tags', ({ query, response }) => {
      const plan = plans.find(({ id }) => id === Number(query.get('plan')))
      const family = plan === undefined ? new Set<number>() : familyOf(plan)
      const items = inOrder([...tags.values()].filter(({ planId }) => family.has(planId)))
      return response(200).json({ items, total: items.length })
    }),
    post('/tags', async ({ request, response }) => {
      const { text, plan } = await request.json()
      const planId = idOfReference(plan, 'plans')
      if (planId === undefined) return response.untyped(problemResponse(400, 'validation_failed'))
      const refusal = refusalOf(planId, text, null)
      if (refusal !== null) return response.untyped(refusal)
      const id = 1 + Math.max(20, ...tags.keys())
      const tag = { ...buildTag({ id, planId }), ...partsOf(text), orderIndex: 1000 + id }
      tags.set(id, tag)
      place(tags, tag, null)
      return response(201).json(tags.get(id) ?? tag)
    }),
    put('/tags/{id}', async ({ params, request, response }) => {
      const tag = tags.get(Number(params.id))
      if (tag === undefined) return response.untyped(notFound())
      const stale = staleResponse(request, tag, tag)
      if (stale !== null) return response.untyped(stale)
      const { text = tag.text, orderIndex } = await request.json()
      const refusal = refusalOf(tag.planId, text, tag.id)
      if (refusal !== null) return response.untyped(refusal)
      const version = text === tag.text ? tag.version : nextVersion(tag)
      const changed = { ...tag, ...partsOf(text), version }
      tags.set(tag.id, changed)
      const stays = tagCategoryKey(tag) === tagCategoryKey(changed)
      if (orderIndex !== undefined) place(tags, changed, orderIndex)
      else if (!stays) place(tags, changed, null)
      return response(200).json(tags.get(tag.id) ?? changed)
    }),
    remove('/tags/{id}', ({ params, response }) => {
      if (!tags.delete(Number(params.id))) return response.untyped(notFound())
      return response(204).empty()
    }),
  ]
}

function partsOf(text: string) {
  const { category, categoryName, name } = parseTagText(text)
  return { text, category, categoryName, title: name }
}

/** Renumbers the tags of a category, with one of them at a position; null is the last one. */
function place(tags: TagStore, tag: Schemas['Tag'], at: number | null): void {
  const siblings = inOrder([...tags.values()]).filter(
    (one) =>
      one.id !== tag.id && one.planId === tag.planId && tagCategoryKey(one) === tagCategoryKey(tag),
  )
  const ids = placedAt(
    siblings.map(({ id }) => id),
    tag.id,
    at ?? siblings.length,
  )
  for (const [orderIndex, id] of ids.entries()) {
    const one = tags.get(id)
    if (one !== undefined) tags.set(id, { ...one, orderIndex })
  }
}

function inOrder(tags: readonly Schemas['Tag'][]): Schemas['Tag'][] {
  return tags.toSorted((one, other) => one.orderIndex - other.orderIndex || one.id - other.id)
}

/** Texts of tags, by category and order. */
export function textsInOrder(tags: TagStore): readonly string[] {
  return [...tags.values()]
    .toSorted(
      (one, other) =>
        tagCategoryKey(one).localeCompare(tagCategoryKey(other), 'en') ||
        one.orderIndex - other.orderIndex,
    )
    .map(({ text }) => text)
}
