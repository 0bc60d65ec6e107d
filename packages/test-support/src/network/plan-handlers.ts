import type { PlanDetail } from '@throughline/api-client'
import { parseTagText } from '@throughline/domain/tags'
import type { RequestHandler } from 'msw'
import { buildTag, wireBudgetOf, wirePlanOf, type Schemas } from '../builders'
import type { ChangeStream } from './change-stream'
import { contractHttp } from './contract-http'
import { familyOf } from './plan-family'
import { problemResponse } from './problem-response'
import { idOfReference } from './stored-item'

export interface PlanHandlersOptions {
  readonly plans: readonly PlanDetail[]
  readonly stream: ChangeStream
  readonly tags: readonly Schemas['Tag'][]
  readonly subscriptions: readonly Schemas['Subscription'][]
  /** What each of these calendars has. */
  readonly events: readonly Schemas['SubscriptionEvent'][]
}

/** Answers what calendars read of plans: the plan, its changes, tags and calendars of interest. */
export function planHandlers({
  plans,
  stream,
  tags,
  subscriptions,
  events,
}: PlanHandlersOptions): readonly RequestHandler[] {
  const { get, post } = contractHttp
  const allTags = [...tags]
  return [
    get('/plans/{id}', ({ params, response }) => {
      const plan = plans.find(({ id }) => id === Number(params.id))
      if (plan === undefined) return response.untyped(problemResponse(404, 'not_found'))
      return response(200).json(wirePlanOf(plan))
    }),
    get('/plans/{id}/changes', ({ response }) => response.untyped(stream.open())),
    get('/budgets', ({ query, response }) => {
      const plan = plans.find(({ id }) => id === Number(query.get('plan')))
      const items = plan === undefined || plan.totalBudget === null ? [] : [wireBudgetOf(plan)]
      return response(200).json({ items, total: items.length })
    }),
    get('/tags', ({ query, response }) => {
      const plan = plans.find(({ id }) => id === Number(query.get('plan')))
      const family = plan === undefined ? new Set<number>() : familyOf(plan)
      const items = allTags.filter(({ planId }) => family.has(planId))
      return response(200).json({ items, total: items.length })
    }),
    post('/tags', async ({ request, response }) => {
      const { text, plan } = await request.json()
      const planId = idOfReference(plan, 'plans')
      if (planId === undefined) return response.untyped(problemResponse(400, 'validation_failed'))
      if (allTags.some((tag) => tag.planId === planId && tag.text === text)) {
        return response.untyped(problemResponse(409, 'conflict'))
      }
      const id = 1 + Math.max(20, ...allTags.map((tag) => tag.id))
      const { category, categoryName, name } = parseTagText(text)
      const tag = buildTag({ id, planId, text, title: name, category, categoryName })
      allTags.push(tag)
      return response(201).json(tag)
    }),
    get('/subscriptions', ({ response }) =>
      response(200).json({ items: [...subscriptions], total: subscriptions.length }),
    ),
    get('/subscriptions/{id}/events', ({ params, response }) =>
      response(200).json({
        subscriptionId: Number(params.id),
        events: [...events],
        duplicateEventsMap: [],
        fetchedAt: null,
        isStale: false,
      }),
    ),
  ]
}
