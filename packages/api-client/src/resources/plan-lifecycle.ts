// Apart from `plans.ts`: the first screen of a product reads plans and creates or deletes none.
import type { PlanType } from '@throughline/domain/plans'
import type { ApiClient } from '../client'
import { settle, unwrap } from '../client'
import type { PlanDetail } from '../entities'
import type { components } from '../generated/schema'
import { iriOf } from '../iri'
import { planFromWire } from '../mapping'

/** A plan to be created. */
export interface PlanDraft {
  /** A `Sub` needs a parent. */
  readonly type: PlanType
  readonly accountId: number
  /** The lead plan of a `Sub`, not nested itself. */
  readonly parentId?: number
  /** @default `New Plan` */
  readonly name?: string
  /** Copies channels, types and platforms of the template plan. @default true, except for a `Sub` */
  readonly hasDefaultChannels?: boolean
}

/** Everything that the deletion of a plan takes along, counted. */
export type PlanContents = components['schemas']['PlanContents']

/** A deleted plan that can be restored. Instants as ISO 8601. */
export type DeletedPlan = components['schemas']['DeletedPlan']

/**
 * Creates a plan.
 *
 * @param idempotencyKey 8 to 128 letters, digits, `-` and `_`; with the same key the same plan
 *   is created only once
 * @throws ApiError of kind `forbidden` outside the product team
 */
export async function createPlan(
  client: ApiClient,
  { type, accountId, parentId, name, hasDefaultChannels }: PlanDraft,
  idempotencyKey?: string,
): Promise<PlanDetail> {
  const answer = await unwrap(
    client.http.POST('/plans', {
      ...(idempotencyKey === undefined
        ? {}
        : { params: { header: { 'Idempotency-Key': idempotencyKey } } }),
      body: {
        type,
        account: iriOf('accounts', accountId),
        ...(parentId === undefined ? {} : { parent: iriOf('plans', parentId) }),
        ...(name === undefined ? {} : { name }),
        ...(hasDefaultChannels === undefined
          ? {}
          : { shouldCreateDefaultChannels: hasDefaultChannels }),
      },
    }),
  )
  return planFromWire(answer)
}

/**
 * Renames a plan.
 *
 * @param plan.version the version that was read; without it the last rename wins
 * @throws ApiError of kind `conflict` when another user has changed the plan since
 */
export async function updatePlanName(
  client: ApiClient,
  { id, version }: { readonly id: number; readonly version?: number },
  name: string,
): Promise<PlanDetail> {
  const answer = await unwrap(
    client.http.PUT('/update-plan-name/{id}', {
      params: {
        path: { id },
        ...(version === undefined ? {} : { header: { 'If-Match': `"${version}"` } }),
      },
      body: { name },
    }),
  )
  return planFromWire(answer)
}

/**
 * Counts everything that the deletion of a plan takes along.
 *
 * @throws ApiError of kind `forbidden` below the account owner
 */
export async function readPlanContents(
  client: ApiClient,
  planId: number,
  signal?: AbortSignal,
): Promise<PlanContents> {
  return unwrap(
    client.http.GET('/plans/{id}/contents', {
      params: { path: { id: planId } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
}

/**
 * Deletes plans, all or none. They can be restored for seven days.
 *
 * @throws ApiError of kind `forbidden` below the account owner
 */
export async function deletePlans(client: ApiClient, planIds: readonly number[]): Promise<void> {
  await settle(client.http.DELETE('/plans/{id}', { params: { path: { id: planIds.join(',') } } }))
}

/** Lists the deleted plans of an account that the person can restore, the newest deletion first. */
export async function listDeletedPlans(
  client: ApiClient,
  accountId: number,
  signal?: AbortSignal,
): Promise<readonly DeletedPlan[]> {
  const answer = await unwrap(
    client.http.GET('/deleted-plans', {
      params: { query: { account: accountId } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return answer.items
}

/**
 * Restores a deleted plan.
 *
 * @throws ApiError of kind `not-found` after the seven days, `conflict` with the code
 *   `seat_limit_reached` when a user who had a role on it would have no seat
 */
export async function restorePlan(client: ApiClient, planId: number): Promise<PlanDetail> {
  return planFromWire(
    await unwrap(client.http.POST('/plans/{id}/restore', { params: { path: { id: planId } } })),
  )
}
