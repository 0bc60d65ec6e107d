import type { User } from '@throughline/domain/users'
import { iriOf } from '@throughline/api-client'
import type { RequestHandler } from 'msw'
import type { Schemas } from '../builders'
import { contractHttp } from './contract-http'
import { idOfReference } from './stored-item'

/** What the server has of the help. */
export interface HelpStore {
  readonly handlers: readonly RequestHandler[]
  /** The feedback that was sent, in order. */
  readonly feedback: () => readonly Schemas['Feedback'][]
  /** The tutorials that were closed. */
  readonly observed: () => User['rolesObserved']
}

/**
 * Answers feedback, and which tutorials were closed.
 *
 * @param closedBefore the tutorials that the person has closed at first
 */
export function createHelpStore(closedBefore: User['rolesObserved']): HelpStore {
  const { get, post } = contractHttp
  const feedback: Schemas['Feedback'][] = []
  let observed = closedBefore
  const answerFor = (planId: number | null): Schemas['RolesObserved'] => ({
    rolesObserved: observed.flatMap((seen) =>
      planId === null || seen.planId === planId
        ? [
            {
              ...seen,
              plan: iriOf('plans', seen.planId),
              role: iriOf('roles', seen.roleId),
            },
          ]
        : [],
    ),
  })
  const handlers = [
    post('/site-feedback', async ({ request, response }) => {
      feedback.push(await request.json())
      return response(200).json({ ok: true })
    }),
    get('/plan-visited', ({ query, response }) => {
      const plan = query.get('plan')
      return response(200).json(answerFor(plan === null ? null : Number(plan)))
    }),
    post('/user-visited-plan', async ({ request, response }) => {
      const { plan, role } = await request.json()
      const planId = idOfReference(plan, 'plans') ?? 0
      const roleId = idOfReference(role, 'roles') ?? 0
      const isKnown = observed.some((seen) => seen.planId === planId && seen.roleId === roleId)
      if (!isKnown) observed = [...observed, { planId, roleId }]
      return response(200).json(answerFor(null))
    }),
  ]
  return { handlers, feedback: () => feedback, observed: () => observed }
}
