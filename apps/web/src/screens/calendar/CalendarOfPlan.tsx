import { CALENDAR_MESSAGES } from '@throughline/domain/messages'
import { useEffect } from 'react'

import { ScreenOfPlan, visiblePlanIdOf } from '../../plan'
import type { ScreenOfPlanProps } from '../../plan'
import type { RangeData } from './use-range-data'
import { useShowToast } from '../../platform/ToastProvider'

export interface CalendarOfPlanProps extends Pick<ScreenOfPlanProps, 'url' | 'children'> {
  readonly data: Pick<RangeData, 'plan' | 'areEventsFailed' | 'cutCalendars'>
}

/** Screen of a plan that also reports calendars of interest that it could not read. */
export function CalendarOfPlan({ url, data, children }: CalendarOfPlanProps) {
  const { plan, areEventsFailed, cutCalendars } = data
  // An unavailable plan has no readable calendars; the screen already says that it is unavailable.
  const isVisible = visiblePlanIdOf(plan, url) !== null
  useEventsNotice({ areEventsFailed: isVisible && areEventsFailed, cutCalendars })
  return (
    <ScreenOfPlan url={url} plan={plan}>
      {children}
    </ScreenOfPlan>
  )
}

/**
 * Shows a toast if calendars of interest could not be read, or have more events than the calendar
 * shows. The rest of the calendar works without them.
 */
function useEventsNotice({
  areEventsFailed,
  cutCalendars,
}: {
  readonly areEventsFailed: boolean
  /** Names of the calendars with more occurrences than the calendar shows. */
  readonly cutCalendars: readonly string[]
}): void {
  const showToast = useShowToast()
  useEffect(() => {
    if (!areEventsFailed) return
    showToast({ id: 'events-failed', tone: 'error', text: CALENDAR_MESSAGES.eventsFailed })
  }, [areEventsFailed, showToast])
  const cutNames = cutCalendars.join(', ')
  useEffect(() => {
    if (cutNames === '') return
    const text = `${cutNames}: ${CALENDAR_MESSAGES.eventsCut}`
    showToast({ id: 'events-cut', tone: 'warning', text })
  }, [cutNames, showToast])
}
