import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { endDayOf } from '@throughline/domain/layout'
import type { ReactNode } from 'react'

import { ItemSummaryCard, useItemSummary } from '../calendar-item'
import type {
  CalendarChannel,
  CalendarItem,
  ItemSummaryLabels,
  ItemSummarySource,
  SummarySubject,
} from '../calendar-item'
import type { CalendarEntry } from './model/calendar-entries'
import { gridTargetOf } from './tab-stop'

interface MonthCalendarSummaryProps {
  /** Without it nothing is shown. */
  summary: ItemSummarySource | undefined
  channels: ReadonlyMap<number, CalendarChannel>
  findEntry: (key: string) => CalendarEntry | undefined
  /** Shows nothing, as while something is dragged. */
  isDisabled: boolean
  labels: ItemSummaryLabels | undefined
  children: ReactNode
}

function findBar(element: Element): Element | null {
  return element.closest('[data-part="bar"]')
}

/** Shows what an item or event is about while the pointer rests on its bar, or on I. */
export function MonthCalendarSummary({
  summary,
  channels,
  findEntry,
  isDisabled,
  labels,
  children,
}: MonthCalendarSummaryProps) {
  const hover = useItemSummary({
    findTarget: findBar,
    isDisabled: isDisabled || summary === undefined,
  })
  const subjectOf = (element: Element): SummarySubject | null => {
    const target = gridTargetOf(element)
    const entry = target?.part === 'bar' ? findEntry(target.key) : undefined
    if (target?.part !== 'bar' || entry === undefined) return null
    if (entry.kind === 'event') return entry
    const { startDay } = target
    return { kind: 'item', item: entry.item, startDay, endDay: startDay + daysOf(entry.item) }
  }
  return (
    <div data-part="hover-area" {...hover.areaProps}>
      {children}
      {summary === undefined ? null : (
        <ItemSummaryCard
          hover={hover}
          subjectOf={subjectOf}
          channels={channels}
          source={summary}
          labels={labels}
        />
      )}
    </div>
  )
}

/** Days that each occurrence of an item touches. */
function daysOf(item: CalendarItem): number {
  return endDayOf(item) - dayNumberOf(item.startDate)
}
