import { planAccessOf, type PlanDetail } from '@throughline/api-client'
import type { PlanAccess } from '@throughline/domain/access'
import { useMemo } from 'react'
import { usePlan } from '../data/plans'
import { isRefusal } from '../data/refusals'
import type { ReadResult } from '../data/query-client'
import { lookupOf, type PlanLookup } from './plan-lookup'

/** The plan that a screen shows. */
export interface ShownPlan {
  readonly plan: ReadResult<PlanDetail>
  /** What the person may do on the plan; null while that is not known. */
  readonly access: PlanAccess | null
  /** Empty while the plan is not known. */
  readonly lookup: PlanLookup
}

/**
 * Reads the plan of a screen, and derives what its views ask about it.
 *
 * @param planId null for a URL that names no plan
 */
export function useShownPlan(planId: number | null, isAccountActive: boolean): ShownPlan {
  const plan = usePlan(planId)
  const { data } = plan
  const lookup = useMemo(() => lookupOf(data), [data])
  const access = useMemo(
    () => (data === undefined ? null : planAccessOf(data, isAccountActive)),
    [data, isAccountActive],
  )
  return { plan, access, lookup }
}

/** Whether the URL names a plan that cannot be shown; the reason is in `plan.error`. */
export function isPlanUnavailable(
  { plan }: Pick<ShownPlan, 'plan'>,
  planId: number | null,
  accountId: number | null,
): boolean {
  return planId === null || isForeign(plan.data, accountId) || isRefused(plan)
}

/** Whether a plan belongs to another account than the URL says. */
export function isForeign(plan: PlanDetail | undefined, accountId: number | null): boolean {
  return plan !== undefined && plan.accountId !== accountId
}

/** Whether a plan cannot be read, or may no longer be read: then cached data is not shown either. */
function isRefused({ data, error, isError }: ShownPlan['plan']): boolean {
  return isError && (isRefusal(error) || data === undefined)
}
