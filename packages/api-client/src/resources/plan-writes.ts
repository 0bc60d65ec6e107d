// Apart from `plans.ts`: the first screen of a product reads plans and writes none.
import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import type { ApiClient } from '../client'
import { unwrap } from '../client'
import type { PlanDetail } from '../entities'
import { planFromWire } from '../mapping'

/** Changed properties of a plan; those that are left out stay. Days as `YYYY-MM-DD`. */
export interface PlanChanges {
  readonly weekStartDay?: WeekStartDay
  /** Off archives the active budgets, on restores those. */
  readonly useBudgets?: boolean
  /** Whole dollars, of the active primary budget, which is created when there is none. */
  readonly totalBudget?: number | null
  readonly startDate?: CivilDate | null
  /** Inclusive. */
  readonly endDate?: CivilDate | null
  readonly useDashboards?: boolean
  /** Switching notes off hides them and does not delete them. */
  readonly isTacticSummaryFieldEnabled?: boolean
  /** The calendars of interest that the plan shows. */
  readonly subscriptionIds?: readonly number[]
}

/**
 * Changes a plan, based on the version that was read.
 *
 * @throws ApiError of kind `conflict` when another user has changed the plan since
 */
export async function updatePlan(
  client: ApiClient,
  { id, version }: { readonly id: number; readonly version: number },
  { subscriptionIds, ...changes }: PlanChanges,
): Promise<PlanDetail> {
  const answer = await unwrap(
    client.http.PUT('/plans/{id}', {
      params: { path: { id }, header: { 'If-Match': `"${version}"` } },
      body: {
        ...changes,
        ...(subscriptionIds === undefined ? {} : { subscriptionIds: [...subscriptionIds] }),
      },
    }),
  )
  return planFromWire(answer)
}

/**
 * Freezes a plan, which makes it read-only for all users below admin, or unfreezes it.
 *
 * @throws ApiError of kind `forbidden` below admin
 */
export async function freezePlan(
  client: ApiClient,
  planId: number,
  freeze: boolean,
): Promise<PlanDetail> {
  const answer = await unwrap(
    client.http.PATCH('/plan/{id}', { params: { path: { id: planId } }, body: { freeze } }),
  )
  return planFromWire(answer)
}
