import { isDay } from '@throughline/domain/calendar-dates'
import type { OverstorySection } from '@throughline/domain/tactics'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { useMemo, useState } from 'react'

import type { CalendarItem } from '../../calendar-parts'
import { NO_DAY, useChannels, useHostSections, useInputReport, useToday } from '../../host-input'
import type { CalendarItemInput } from '../../host-input'
import { completeIntents, useHostSummary } from '../../calendar-core'
import type { OverstoryProps } from './Overstory.types'
import { OverstoryView } from './OverstoryView'

/**
 * Shows items above a calendar, on their days below a line of dates: long events of calendars of
 * interest, initiatives, the monthly focus of channels, and long-running items of paid media. It
 * is as high as its bars, up to a limit. The user can move the limit and expand sections.
 *
 * Reports intents of the user and stores nothing. It reads the clock only without `today`. It
 * draws nothing when no item touches the range. It leaves out malformed items; development builds
 * report them on the console.
 */
export function Overstory<Item extends CalendarItemInput = CalendarItem>(
  props: OverstoryProps<Item>,
) {
  return (
    <ErrorBoundary>
      <OverstoryContent {...props} />
    </ErrorBoundary>
  )
}

function OverstoryContent<Item extends CalendarItemInput = CalendarItem>({
  startDay,
  endDay,
  today: providedToday,
  sections: providedSections,
  channels: providedChannels,
  currentPlanId,
  summary: providedSummary,
  closedSections: providedClosed,
  onToggleSection,
  ...rest
}: OverstoryProps<Item>) {
  const today = useToday(providedToday)
  const { sections, ...source } = useHostSections(providedSections, currentPlanId)
  const channels = useChannels(providedChannels)
  const [ownClosed, setOwnClosed] = useState<ReadonlySet<OverstorySection>>(new Set())
  const closedSections = providedClosed ?? ownClosed
  const summary = useHostSummary(providedSummary, source.sourceOf)
  useInputReport(
    useMemo(
      () => ({
        component: 'Overstory',
        lists: Object.entries(providedSections).map(([section, items]) => ({
          prop: `sections.${section}`,
          items,
          currentPlanId,
          hasDates: true,
        })),
        channels,
        texts: [
          { prop: 'startDay', value: startDay, isValid: isDay, form: 'YYYY-MM-DD' },
          {
            prop: 'endDay',
            value: endDay,
            isValid: (value: unknown) => isDay(value) && !(isDay(startDay) && value < startDay),
            form: 'YYYY-MM-DD, not before startDay',
          },
          { prop: 'today', value: providedToday, isValid: isDay, form: 'YYYY-MM-DD' },
        ],
      }),
      [providedSections, currentPlanId, channels, startDay, endDay, providedToday],
    ),
  )
  // Without days, no item touches them.
  if (!isDay(startDay) || !isDay(endDay) || endDay < startDay) return null
  return (
    <OverstoryView
      {...completeIntents(rest, source)}
      {...{ startDay, endDay, sections, channels, closedSections }}
      today={today ?? NO_DAY}
      onToggleSection={(toggle) => {
        if (providedClosed === undefined) setOwnClosed(toggled(ownClosed, toggle))
        onToggleSection?.(toggle)
      }}
      {...summary}
    />
  )
}

function toggled(
  closed: ReadonlySet<OverstorySection>,
  { section, isOpen }: { section: OverstorySection; isOpen: boolean },
): ReadonlySet<OverstorySection> {
  const otherSections = [...closed].filter((each) => each !== section)
  return new Set(isOpen ? otherSections : [...otherSections, section])
}
