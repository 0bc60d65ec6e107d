// Apart from `plans.ts`: the first screen reads plans and writes none.
import { updateWeekStartDay, type PlanDetail } from '@throughline/api-client'
import type { WeekStartDay } from '@throughline/domain/calendar-dates'
import { useEntityWrite } from './core/entity-writes'
import { planRead } from './plans'

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
