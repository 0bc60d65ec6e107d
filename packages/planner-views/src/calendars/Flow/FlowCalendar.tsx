import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { boundedSlots, NO_DAY, planOf, useChannels, useToday } from '../../host-input'
import type { FlowCalendarProps } from './FlowCalendar.types'
import { FlowCalendarView } from './FlowCalendarView'

/**
 * Calendar of the complete plan on one timeline: sections of rows, bars on lanes, and their costs.
 *
 * Needs a parent of a definite height. Data comes in as props, and intents go out as events. It
 * uses no network, router or storage, and reads the clock only if the host leaves out `today`. It
 * moves no items: a dropped item stays at its old place until `sections` change.
 */
export function FlowCalendar(props: FlowCalendarProps) {
  return (
    <ErrorBoundary>
      <FlowCalendarContent
        {...props}
        {...boundedSlots(props, ['renderBarContent', 'renderRowHeader', 'renderExpense'])}
      />
    </ErrorBoundary>
  )
}

function FlowCalendarContent({
  today: providedToday,
  channels: providedChannels,
  currentPlanId,
  ...rest
}: FlowCalendarProps) {
  const today = useToday(providedToday)
  const channels = useChannels(providedChannels)
  return (
    <FlowCalendarView
      // The first known day decides where the timeline opens.
      key={today === null ? 'no-clock' : 'clock'}
      {...rest}
      channels={channels}
      currentPlanId={currentPlanId ?? planOfSections(rest.sections)}
      today={today ?? NO_DAY}
    />
  )
}

function planOfSections(sections: FlowCalendarProps['sections']): number {
  const rows = sections.flatMap((section) => section.rows)
  return planOf(undefined, rows.find(({ items }) => items.length > 0)?.items)
}
