import type { DayNumber } from '@throughline/domain/calendar-dates'
import { lazy, Suspense, useEffect } from 'react'
import { PageHeader } from '@throughline/ui/PageHeader'
import { Skeleton } from '@throughline/ui/Skeleton'
import { token } from '@throughline/ui/theme'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

import { planningZone, useToday } from '../../platform/clock'
import { whenIdle } from '../../platform/when-idle'
import { SavedViewsProvider, SelectionProvider, usePlanUrl } from '../../plan'
import type { GridViewName, PlanUrl } from '../../plan'
import { createCalendarPreferences } from '../../preferences/calendar-preferences'
import { useStoredPreferences } from '../../preferences/preferences-context'
import { useActiveAccount } from '../../session/use-session'
import { CalendarOfPlan } from './CalendarOfPlan'
import { loadFlowScreen } from './load-flow'
import { PlanCalendar } from './PlanCalendar'
import { useCalendarData } from './use-calendar-data'

const Waiting = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: hidden;

  [data-part='rows'] {
    display: grid;
    gap: ${token('space-3')};
    padding: ${token('space-4')};
  }
`

const rows = ['30%', '62%', '48%', '75%', '40%', '68%', '55%', '35%'] as const

/** Placeholder of a flow while its code loads. */
function FlowWaiting() {
  return (
    <Waiting aria-busy="true">
      <PageHeader
        title={
          <>
            <VisuallyHidden>Loading plan</VisuallyHidden>
            <Skeleton width="102px" />
          </>
        }
        navigation={<Skeleton shape="bar" width={280} height={32} />}
      />
      <div data-part="rows" aria-hidden="true">
        {rows.map((width) => (
          <Skeleton key={width} shape="bar" width={width} height={20} />
        ))}
      </div>
    </Waiting>
  )
}

const FlowScreen = lazy(async () => ({ default: (await loadFlowScreen()).FlowScreen }))

/**
 * Screen with a plan's calendars: month and day below one header and the overstory, and the flow.
 */
export function CalendarScreen() {
  const today = useToday()
  const url = usePlanUrl(today)
  useLastView(url.view)
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

/** Stores the view of the URL, with which a calendar opens whose URL names none. */
function useLastView(view: PlanUrl['view']): void {
  const preferences = useStoredPreferences(createCalendarPreferences)
  const { pathname } = useLocation()
  const isNamed = new RegExp(String.raw`/${view}/?$`, 'u').test(pathname)
  useEffect(() => {
    if (isNamed) preferences.setCalendarView(view)
  }, [preferences, isNamed, view])
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
        // If the user opens the flow before the module has loaded, or offline, it shows the error.
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
