import {
  listPlans,
  readPlan,
  updateWeekStartDay,
  type PlanDetail,
  type PlanListEntry,
} from '@throughline/api-client'
import type { WeekStartDay } from '@throughline/domain/calendar-dates'
import { useEntityWrite } from './core/entity-writes'
import { changesOf, defineRead, useRead, type ReadResult } from './core/read'

/** The plans of an account that the person has a role on. */
export const plansRead = defineRead({
  key: (accountId: number) => ['plans', 'list', accountId],
  fetch: ({ client, signal }, accountId) => listPlans(client, accountId, signal),
  isCopied: true,
})

/** Whether a live change is of something that is read with a plan, or decides what the person sees. */
export const changesPlan = changesOf(
  'plans',
  'channels',
  'tactic_types',
  'tactic_platforms',
  'tactic_fields',
  'subscriptions',
  'user_roles',
)

/** A plan with its channels and types. */
export const planRead = defineRead({
  key: (planId: number) => ['plans', 'one', planId],
  fetch: ({ client, signal }, planId) => readPlan(client, planId, signal),
  planOf: (planId) => planId,
  isStaleAfter: changesPlan,
  isCopied: true,
})

/** The plans of an account that the person has a role on. */
export function usePlans(
  accountId: number,
  { isEnabled = true }: { readonly isEnabled?: boolean } = {},
): ReadResult<readonly PlanListEntry[]> {
  return useRead(plansRead, accountId, { isEnabled: isEnabled && accountId > 0 })
}

/** One plan with its channels and types; nothing is read while `planId` is null. */
export function usePlan(planId: number | null): ReadResult<PlanDetail> {
  return useRead(planRead, planId)
}

/** Another first day of the week for a plan, on the version that was read. */
interface WeekStartChange {
  readonly plan: PlanDetail
  readonly weekStartDay: WeekStartDay
}

/** Changes on which day the weeks of a plan begin. */
export function useUpdateWeekStartDay() {
  return useEntityWrite(
    planRead,
    ({ plan }: WeekStartChange) => plan.id,
    (client, { plan, weekStartDay }) => updateWeekStartDay(client, plan, weekStartDay),
  )
}
