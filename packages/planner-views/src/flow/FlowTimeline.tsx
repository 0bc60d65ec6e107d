/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out as flex and grid lose their meaning in some browsers; the roles keep it */
import type { DayNumber, WeekStartDay } from '@throughline/domain/calendar-dates'
import { timelineUnits } from '@throughline/domain/flow'
import { useMemo } from 'react'
import type { ComponentPropsWithRef, RefObject } from 'react'

import { customProperties } from '../calendar-parts'
import type { ActiveDrag } from '../interaction'
import type { FlowCalendarExpenses, FlowCalendarViewProps } from './FlowCalendar.types'
import type { FlowContext } from './FlowCalendarBar'
import { FlowCalendarLines, showsWeekends, TimelineLines } from './FlowCalendarBody'
import { FlowCalendarDragLayer } from './FlowCalendarDragLayer'
import { FlowCalendarHead } from './FlowCalendarHead'
import { FlowCalendarTotals } from './FlowCalendarTotals'
import { FlowMarkedDays } from './FlowMarkedDays'
import { FlowSkeleton } from './FlowSkeleton'
import type { FlowStop } from './model/flow-stops'
import type { FlowPageState } from './use-flow-page'

interface FlowTimelineProps extends ComponentPropsWithRef<'div'> {
  page: FlowPageState
  context: FlowContext
  today: DayNumber
  weekStartDay: WeekStartDay
  expenses: FlowCalendarExpenses | null
  tabStop: FlowStop
  /** The bar that was found last. */
  foundStop: FlowStop | null
  selection: ReadonlySet<number>
  hasSkeleton: boolean
  /** What the button for all sections does; null where they cannot be closed. */
  toggleAll: 'expand' | 'collapse' | null
  markedDays: FlowCalendarViewProps['markedDays'] | undefined
  drag: ActiveDrag | null
  /** How many items the drag moves. */
  movedCount: number
  /** Null while no marquee is drawn. */
  marqueeRef: RefObject<HTMLDivElement | null> | null
  bodyRef: RefObject<HTMLDivElement | null>
  layerRef: RefObject<HTMLDivElement | null>
  /** The element that marks the days of a new item. */
  anchorRef: RefObject<HTMLSpanElement | null>
  renderRowHeader: FlowCalendarViewProps['renderRowHeader'] | undefined
  renderExpense: FlowCalendarViewProps['renderExpense'] | undefined
}

/** The grid of the flow: its header, its lines near the screen, and its totals. */
export function FlowTimeline({
  page,
  context,
  today,
  weekStartDay,
  expenses,
  tabStop,
  foundStop,
  selection,
  hasSkeleton,
  toggleAll,
  markedDays,
  drag,
  movedCount,
  marqueeRef,
  bodyRef,
  layerRef,
  anchorRef,
  renderRowHeader,
  renderExpense,
  ...rest
}: FlowTimelineProps) {
  const { slices, dayPixels, dayCount, lines, hasSize } = page
  const { startDay, labels } = context
  const endDayExclusive = startDay + dayCount
  const units = useMemo(() => timelineUnits(dayPixels), [dayPixels])
  // The days that are drawn, cut at the ends of the timeline.
  const firstDay = startDay + Math.max(0, Math.floor(slices.x.from / dayPixels))
  const endDay = startDay + Math.min(dayCount, Math.ceil(slices.x.to / dayPixels))
  const drawn = { startDay, firstDay, endDay, weekStartDay }
  return (
    <div
      {...rest}
      role="treegrid"
      part="grid"
      data-part="grid"
      aria-rowcount={lines.length + (expenses === null ? 1 : 2)}
    >
      <FlowCalendarHead
        {...drawn}
        {...units}
        hasMoney={expenses !== null}
        toggleAll={toggleAll}
        labels={labels}
      />
      <div ref={bodyRef} role="rowgroup" data-part="body">
        {hasSize ? (
          <>
            <TimelineLines {...drawn} units={units} hasWeekends={showsWeekends(dayPixels)} />
            <FlowMarkedDays marked={markedDays} page={page} startDay={startDay} />
            <FlowCalendarLines
              lines={lines}
              slices={slices}
              firstDay={firstDay}
              endDay={endDay}
              pitch={page.pitch}
              expenses={expenses}
              tabStop={tabStop}
              foundStop={foundStop}
              selection={selection}
              context={context}
              renderRowHeader={renderRowHeader}
              renderExpense={renderExpense}
            />
          </>
        ) : null}
        {hasSkeleton ? (
          <div
            data-part="skeleton-area"
            style={customProperties({ '--seen': `${page.fixed + page.seen.width}px` })}
          >
            <FlowSkeleton />
          </div>
        ) : (
          <div aria-hidden="true" data-part="fixed-below" />
        )}
        {today >= startDay && today < endDayExclusive ? (
          <div aria-hidden="true" data-part="today-area">
            <div data-part="today" style={customProperties({ '--from': today - startDay + 0.5 })} />
          </div>
        ) : null}
        <FlowCalendarDragLayer
          ref={layerRef}
          drag={drag}
          movedCount={movedCount}
          marqueeRef={marqueeRef}
          context={context}
        />
        <div data-part="anchors">
          <span ref={anchorRef} data-part="anchor" />
        </div>
      </div>
      {expenses === null || !hasSize ? null : (
        <FlowCalendarTotals
          expenses={expenses}
          startDay={startDay}
          endDay={endDayExclusive - 1}
          dayPixels={dayPixels}
          rowIndex={lines.length + 2}
          labels={labels}
        />
      )}
    </div>
  )
}
