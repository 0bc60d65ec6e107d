import type { DayNumber } from '@throughline/domain/calendar-dates'
import { lazy, Suspense, useEffect } from 'react'
import { planningZone, useToday } from '../../platform/clock'
import { whenIdle } from '../../platform/when-idle'
import {
  type GridViewName,
  type PlanUrl,
  SavedViewsProvider,
  SelectionProvider,
  usePlanUrl,
} from '../../plan'
import { useActiveAccount } from '../../session/use-session'
import { CalendarOfPlan } from './CalendarOfPlan'
import { FlowWaiting } from './FlowWaiting'
import { loadFlowScreen } from './load-flow'
import { PlanCalendar } from './PlanCalendar'
import { useCalendarData } from './use-calendar-data'

const FlowScreen = lazy(async () => ({ default: (await loadFlowScreen()).FlowScreen }))

/** A plan's calendars: month and day under one header with the overstory above them, and the flow. */
export function CalendarScreen() {
  const today = useToday()
  const url = usePlanUrl(today)
  return (
    <SavedViewsProvider>
      <SelectionProvider planId={url.planId}>
        {url.view === 'flow' ? (
          <Suspense fallback={<FlowWaiting />}>
            <FlowScreen url={url} today={today} />
          </Suspense>
        ) : (
          <GridScreen view={url.view} url={url} today={today} />
        )}
      </SelectionProvider>
    </SavedViewsProvider>
  )
}

interface GridScreenProps {
  readonly view: GridViewName
  readonly url: PlanUrl
  readonly today: DayNumber
}

function GridScreen({ view, url, today }: GridScreenProps) {
  const account = useActiveAccount()
  const data = useCalendarData({
    planId: url.planId,
    month: url.month,
    isAccountActive: account?.isActive ?? true,
    timeZone: planningZone(),
  })
  useEffect(
    () =>
      whenIdle(() => {
        // Whoever opens the flow before that, or without a network, learns of a failure then.
        loadFlowScreen().catch(() => undefined)
      }),
    [],
  )
  return (
    <CalendarOfPlan url={url} data={data}>
      {(planId) => <PlanCalendar {...{ planId, view, url, data, today }} />}
    </CalendarOfPlan>
  )
}
