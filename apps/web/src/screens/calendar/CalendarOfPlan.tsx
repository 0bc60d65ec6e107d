import { ScreenOfPlan, type ScreenOfPlanProps, shownPlanIdOf } from '../../plan'
import { useEventsNotice } from './use-events-notice'
import type { RangeData } from './use-range-data'

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
