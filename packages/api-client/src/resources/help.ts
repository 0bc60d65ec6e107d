import type { User } from '@throughline/domain/users'
import type { ApiClient } from '../client'
import { settle, unwrap } from '../client'
import { iriOf } from '../iri'

/** The tutorials of roles that a person has closed: a plan and the role on it. */
export type RolesObserved = User['rolesObserved']

/** Feedback of a user about the product, and the place in the app from which they send it. */
export interface FeedbackDraft {
  /** With at least one visible character; up to 10,000. */
  readonly comment: string
  readonly type: 'Bug Report' | 'Feature Request'
  /** Name and version; up to 512 characters. */
  readonly browser: string
  /** Up to 255 characters. */
  readonly os: string
  /** The account that was open; null for none. */
  readonly accountId: number | null
  /** The plan that was open, on which the person has a role; null for none. */
  readonly planId: number | null
  /** Of the web application. */
  readonly version: string
  /** Path that was open, without its query. */
  readonly route: string
}

/**
 * Sends feedback. The server adds who sent it.
 *
 * @throws ApiError of kind `rate-limited` after a few within an hour
 */
export async function sendFeedback(
  client: ApiClient,
  { accountId, planId, ...feedback }: FeedbackDraft,
): Promise<void> {
  await settle(
    client.http.POST('/site-feedback', {
      body: {
        ...feedback,
        ...(accountId === null ? null : { account: iriOf('accounts', accountId) }),
        ...(planId === null ? null : { plan: iriOf('plans', planId) }),
      },
    }),
  )
}

/** Reads which tutorials of a plan the person has closed, in any browser. */
export async function listVisitedPlans(
  client: ApiClient,
  planId: number,
  signal?: AbortSignal,
): Promise<RolesObserved> {
  const answer = await unwrap(
    client.http.GET('/plan-visited', {
      params: { query: { plan: planId } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return answer.rolesObserved.map(observationOf)
}

/** Records on a plan that the tutorial of a role was closed; answers with all that were. */
export async function recordVisitedPlan(
  client: ApiClient,
  visit: { readonly planId: number; readonly roleId: number; readonly userId: number },
): Promise<RolesObserved> {
  const answer = await unwrap(
    client.http.POST('/user-visited-plan', {
      body: {
        plan: iriOf('plans', visit.planId),
        role: iriOf('roles', visit.roleId),
        user: iriOf('users', visit.userId),
      },
    }),
  )
  return answer.rolesObserved.map(observationOf)
}

/** Records on the person themself which tutorials they have closed. */
export async function recordRolesObserved(
  client: ApiClient,
  userId: number,
  rolesObserved: RolesObserved,
): Promise<void> {
  await settle(
    client.http.PUT('/users/{id}', {
      params: { path: { id: userId } },
      body: {
        rolesObserved: rolesObserved.map(({ planId, roleId }) => ({
          plan: iriOf('plans', planId),
          role: iriOf('roles', roleId),
        })),
      },
    }),
  )
}

function observationOf({ planId, roleId }: RolesObserved[number]): RolesObserved[number] {
  return { planId, roleId }
}
