import { planningZone, useToday } from '../../platform/clock'
import { usePlanChanges } from '../../data/plan-changes'
import { useRecentPlanRecord } from '../../data/recent-plan'
import { useActiveAccount, useSessionFacts } from '../../session/use-session'
import { PlanCalendar } from './PlanCalendar'
import {
  isForeign,
  isPlanUnavailable,
  PlanUnavailable,
  SavedViewsProvider,
  useIdleItemCode,
  usePlanUrl,
} from '../../plan'
import { useCalendarData } from './use-calendar-data'
import { useEventsNotice } from './use-events-notice'

/** A plan's calendars: month and day under one header, with the overstory above them. */
export function CalendarScreen() {
  const today = useToday()
  const url = usePlanUrl(today)
  const { planId, accountId } = url
  const { user } = useSessionFacts()
  const account = useActiveAccount()
  const data = useCalendarData({
    planId,
    month: url.month,
    isAccountActive: account?.isActive ?? true,
    timeZone: planningZone(),
  })
  const { plan } = data
  const shownPlanId = plan.data === undefined || isForeign(plan.data, accountId) ? null : planId
  usePlanChanges(shownPlanId)
  useRecentPlanRecord(user.id, shownPlanId)
  useEventsNotice({
    // Nothing of an unavailable plan can be read; the screen says so already.
    areEventsFailed: shownPlanId !== null && data.areEventsFailed,
    cutCalendars: data.cutCalendars,
  })
  useIdleItemCode()

  if (planId === null || isPlanUnavailable(data, planId, accountId)) {
    const isElsewhere = planId === null || isForeign(plan.data, accountId)
    return (
      <PlanUnavailable
        error={isElsewhere ? null : plan.error}
        isRetrying={plan.isFetching}
        onRetry={() => {
          void plan.refetch()
        }}
      />
    )
  }
  return (
    <SavedViewsProvider>
      <PlanCalendar planId={planId} url={url} data={data} today={today} />
    </SavedViewsProvider>
  )
}
