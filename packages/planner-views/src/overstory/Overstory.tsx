import type { OverstorySection } from '@throughline/domain/tactics'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { useMemo, useState } from 'react'

import type { CalendarItem } from '../calendar-parts'
import {
  isDay,
  NO_DAY,
  useChannels,
  useHostSections,
  useInputReport,
  useToday,
} from '../host-input'
import type { CalendarItemInput } from '../host-input'
import { completeIntents, useHostSummary } from '../calendar-core'
import type { OverstoryProps } from './Overstory.types'
import { OverstoryView } from './OverstoryView'

/**
 * The strip above a calendar: long events of calendars of interest, initiatives,
 * the monthly focus of channels, and long-running items of paid media, each on
 * its days below a line of dates. It is as high as what it shows, up to a limit;
 * a person can move that, and expand sections.
 *
 * Knows no storage, and asks no clock but for a `today` that is left out: what a person
 * wants goes out as events. Draws nothing when no item touches the range. What it cannot
 * show it leaves out; development builds say so on the console.
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
  today: givenToday,
  sections: givenSections,
  channels: givenChannels,
  currentPlanId,
  summary: givenSummary,
  closedSections: givenClosed,
  onToggleSection,
  ...rest
}: OverstoryProps<Item>) {
  const today = useToday(givenToday)
  const { sections, ...source } = useHostSections(givenSections, currentPlanId)
  const channels = useChannels(givenChannels)
  const [ownClosed, setOwnClosed] = useState<ReadonlySet<OverstorySection>>(new Set())
  const closedSections = givenClosed ?? ownClosed
  const summary = useHostSummary(givenSummary, source.sourceOf)
  useInputReport(
    useMemo(
      () => ({
        component: 'Overstory',
        lists: Object.entries(givenSections).map(([section, items]) => ({
          prop: `sections.${section}`,
          items,
          currentPlanId,
          hasDates: true,
        })),
        channels,
        texts: [{ prop: 'today', value: givenToday, isValid: isDay, form: 'YYYY-MM-DD' }],
      }),
      [givenSections, currentPlanId, channels, givenToday],
    ),
  )
  return (
    <OverstoryView
      {...completeIntents(rest, source)}
      {...{ sections, channels, closedSections }}
      today={today ?? NO_DAY}
      onToggleSection={(toggle) => {
        if (givenClosed === undefined) setOwnClosed(toggled(ownClosed, toggle))
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
  const others = [...closed].filter((one) => one !== section)
  return new Set(isOpen ? others : [...others, section])
}
