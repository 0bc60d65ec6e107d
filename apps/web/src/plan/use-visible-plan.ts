import { planAccessOf, type PlanDetail } from '@throughline/api-client'
import type { PlanAccess } from '@throughline/domain/access'
import { useMemo } from 'react'
import { usePlan } from '../data/plans'
import { isRefusal } from '../data/refusals'
import type { ReadResult } from '../data/query-client'
import { lookupOf, type PlanLookup } from './plan-lookup'

/** Plan of a screen. */
export interface VisiblePlan {
  readonly plan: ReadResult<PlanDetail>
  /** Access of the user to the plan; null while the plan is loading. */
  readonly access: PlanAccess | null
  /** Empty while the plan is loading. */
  readonly lookup: PlanLookup
}

/**
 * Reads the plan of a screen, and derives the data that its views need.
 *
 * @param planId null for a URL that names no plan
 */
export function useVisiblePlan(planId: number | null, isAccountActive: boolean): VisiblePlan {
  const plan = usePlan(planId)
  const { data } = plan
  const lookup = useMemo(() => lookupOf(data), [data])
  const access = useMemo(
    () => (data === undefined ? null : planAccessOf(data, isAccountActive)),
    [data, isAccountActive],
  )
  return { plan, access, lookup }
}

/** Returns whether the plan of the URL is unavailable; the reason is in `plan.error`. */
export function isPlanUnavailable(
  { plan }: Pick<VisiblePlan, 'plan'>,
  planId: number | null,
  accountId: number | null,
): boolean {
  return planId === null || isForeign(plan.data, accountId) || isRefused(plan)
}

/** Returns whether a plan belongs to another account than that of the URL. */
export function isForeign(plan: PlanDetail | undefined, accountId: number | null): boolean {
  return plan !== undefined && plan.accountId !== accountId
}

/**
 * Returns whether the server refuses a plan, or the plan was never read. After a refusal the screen
 * hides cached data too.
 */
function isRefused({ data, error, isError }: VisiblePlan['plan']): boolean {
  return isError && (isRefusal(error) || data === undefined)
}
