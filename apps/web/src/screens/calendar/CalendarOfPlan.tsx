import { CALENDAR_MESSAGES } from '@throughline/domain/messages'
import { useEffect } from 'react'

import { ScreenOfPlan, shownPlanIdOf } from '../../plan'
import type { ScreenOfPlanProps } from '../../plan'
import type { RangeData } from './use-range-data'
import { useShowToast } from '../../platform/ToastProvider'

export interface CalendarOfPlanProps extends Pick<ScreenOfPlanProps, 'url' | 'children'> {
  readonly data: Pick<RangeData, 'plan' | 'areEventsFailed' | 'cutCalendars'>
}

/** A screen of a plan that also says when calendars of interest could not be read. */
export function CalendarOfPlan({ url, data, children }: CalendarOfPlanProps) {
  const { plan, areEventsFailed, cutCalendars } = data
  // Nothing of an unavailable plan can be read; the screen says so already.
  const isShown = shownPlanIdOf(plan, url) !== null
  useEventsNotice({ areEventsFailed: isShown && areEventsFailed, cutCalendars })
  return (
    <ScreenOfPlan url={url} plan={plan}>
      {children}
    </ScreenOfPlan>
  )
}

/**
 * Shows a toast when calendars of interest could not be read, or have more events than
 * are shown. The rest of the calendar works without them.
 */
function useEventsNotice({
  areEventsFailed,
  cutCalendars,
}: {
  readonly areEventsFailed: boolean
  /** Names of the calendars that have more occurrences than are shown. */
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
