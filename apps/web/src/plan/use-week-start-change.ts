import type { PlanDetail } from '@throughline/api-client'
import type { WeekStartDay } from '@throughline/domain/calendar-dates'
import { PLAN_MESSAGES } from '@throughline/domain/messages'
import { useUpdatePlan } from '../data/plan-writes'
import { useShowToast } from '../platform/ToastProvider'

/** Changes the first day of the week in a plan, and reports the result. */
export function useWeekStartChange(plan: PlanDetail | undefined) {
  const update = useUpdatePlan(plan?.id ?? 0)
  const showToast = useShowToast()
  return async ({ weekStartDay }: { readonly weekStartDay: WeekStartDay }): Promise<void> => {
    if (plan === undefined || plan.weekStartDay === weekStartDay) return
    try {
      await update({ plan, changes: { weekStartDay } })
      showToast({ tone: 'success', text: PLAN_MESSAGES.weekStartUpdated })
    } catch (error) {
      const text = error instanceof Error ? error.message : 'The week start was not changed.'
      showToast({ tone: 'error', text })
    }
  }
}
