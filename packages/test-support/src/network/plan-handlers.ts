import type { PlanDetail } from '@throughline/api-client'
import type { RequestHandler } from 'msw'
import { wirePlanOf, wirePlanSummaryOf } from '../builders'
import type { ChangeStream } from './change-stream'
import { contractHttp } from './contract-http'
import { problemResponse } from './problem-response'

export interface PlanHandlersOptions {
  readonly plans: readonly PlanDetail[]
  readonly stream: ChangeStream
}

/** Answers what calendars read of plans: the plan and its changes. */
export function planHandlers({ plans, stream }: PlanHandlersOptions): readonly RequestHandler[] {
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
  ]
}
