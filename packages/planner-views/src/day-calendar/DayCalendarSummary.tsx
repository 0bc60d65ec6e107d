import type { ReactNode, RefObject } from 'react'

import { ItemSummaryCard, useItemSummary } from '../calendar-item'
import type {
  CalendarChannel,
  ItemSummaryLabels,
  ItemSummarySource,
  SummarySubject,
} from '../calendar-item'
import { dayTargetOf } from './day-target'
import type { AllDayRowModel, BoxModel } from './model/day-page'

interface DayCalendarSummaryProps {
  /** What scrolls: the area in which the pointer is watched. */
  ref: RefObject<HTMLDivElement | null>
  /** Without it nothing is shown. */
  summary: ItemSummarySource | undefined
  channels: ReadonlyMap<number, CalendarChannel>
  placedByKey: ReadonlyMap<string, AllDayRowModel | BoxModel>
  /** Shows nothing, as while something is dragged. */
  isDisabled: boolean
  labels: ItemSummaryLabels | undefined
  children: ReactNode
}

function findEntry(element: Element): Element | null {
  return element.closest('[data-key]')
}

/** Shows what an item or event is about while the pointer rests on it, or on I. */
export function DayCalendarSummary({
  ref,
  summary,
  channels,
  placedByKey,
  isDisabled,
  labels,
  children,
}: DayCalendarSummaryProps) {
  const hover = useItemSummary({
    findTarget: findEntry,
    isDisabled: isDisabled || summary === undefined,
  })
  const subjectOf = (target: Element): SummarySubject | null => {
    const stop = dayTargetOf(target)?.stop
    const placed = stop?.part === 'entry' ? placedByKey.get(stop.key) : undefined
    if (placed === undefined) return null
    const { entry, startDay, endDay } = placed
    return entry.kind === 'event' ? entry : { ...entry, startDay, endDay }
  }
  return (
    <>
      <div ref={ref} data-part="scroll" {...hover.areaProps}>
        {children}
      </div>
      {summary === undefined ? null : (
        <ItemSummaryCard
          hover={hover}
          subjectOf={subjectOf}
          channels={channels}
          source={summary}
          labels={labels}
        />
      )}
    </>
  )
}
