import type { PlanDetail } from '@throughline/api-client'
import type { RequestHandler } from 'msw'
import { wirePlanOf, wirePlanSummaryOf, type Schemas } from '../builders'
import type { ChangeStream } from './change-stream'
import { contractHttp } from './contract-http'
import { problemResponse } from './problem-response'

export interface PlanHandlersOptions {
  readonly plans: readonly PlanDetail[]
  readonly stream: ChangeStream
  readonly subscriptions: readonly Schemas['Subscription'][]
  /** What each of these calendars has. */
  readonly events: readonly Schemas['SubscriptionEvent'][]
}

/** Answers what calendars read of plans: the plan, its changes and calendars of interest. */
export function planHandlers({
  plans,
  stream,
  subscriptions,
  events,
}: PlanHandlersOptions): readonly RequestHandler[] {
  const { get } = contractHttp
  return [
    get('/plans', ({ response }) =>
      response(200).json({ items: plans.map(wirePlanSummaryOf), total: plans.length }),
    ),
    get('/plans/{id}', ({ params, response }) => {
      const plan = plans.find(({ id }) => id === Number(params.id))
      if (plan === undefined) return response.untyped(problemResponse(404, 'not_found'))
      return response(200).json(wirePlanOf(plan))
    }),
    get('/plans/{id}/changes', ({ response }) => response.untyped(stream.open())),
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
