/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out as flex and grid lose their meaning in some browsers; the roles keep it */
import type { DayNumber, WeekStartDay } from '@throughline/domain/calendar-dates'
import { timelineUnits } from '@throughline/domain/flow'
import type { FlowGrouping } from '@throughline/domain/flow'
import { useMemo } from 'react'
import type { ComponentPropsWithRef, RefObject } from 'react'
import { isolateText } from '@throughline/domain/messages'
import { dayNumberOf } from '@throughline/domain/calendar-dates'

import { customProperties, behindMark } from '../../../calendar-parts'
import type { ActiveDrag } from '../../../calendar-core'
import type {
  FlowCalendarExpenses,
  FlowCalendarViewProps,
  FlowMarkedDays as MarkedDays,
} from '../FlowCalendar.types'
import type { FlowContext } from './FlowCalendarBar'
import { FlowCalendarLines, showsWeekends, TimelineLines } from './FlowCalendarBody'
import { FlowCalendarHead } from './FlowCalendarHead'
import { FlowCalendarTotals } from './FlowCalendarTotals'
import type { FlowCell } from '../model/flow-cells'
import type { FlowPageState } from '../use-flow-page'
import { DragGhost } from '../../../calendar-core'
import { markOf } from './FlowCalendarBar'
import type { FlowLine } from '../model/flow-lines'

/** Placeholder lines, the same at every load: a section, then rows with bars. */
const shapes: readonly (readonly (readonly [from: number, days: number])[])[] = [
  [],
  [
    [0.04, 0.2],
    [0.4, 0.12],
  ],
  [
    [0.1, 0.1],
    [0.26, 0.18],
    [0.62, 0.2],
  ],
  [],
  [
    [0, 0.14],
    [0.5, 0.3],
  ],
  [[0.2, 0.34]],
  [
    [0.06, 0.1],
    [0.7, 0.16],
  ],
]

/** Placeholders in place of rows until the first rows are loaded. */
function FlowSkeleton() {
  return shapes.map((row, at) => (
    <div
      // oxlint-disable-next-line react/no-array-index-key -- the shapes never change
      key={at}
      aria-hidden="true"
      data-part="skeleton-row"
      data-kind={row.length === 0 ? 'section' : 'row'}
    >
      {row.map(([from, share]) => (
        <span
          key={from}
          data-part="skeleton"
          style={customProperties({ '--from': from, '--share': share })}
        />
      ))}
    </div>
  ))
}

interface FlowTimelineProps extends ComponentPropsWithRef<'div'> {
  page: FlowPageState
  context: FlowContext
  today: DayNumber
  weekStartDay: WeekStartDay
  grouping: FlowGrouping
  expenses: FlowCalendarExpenses | null
  activeCell: FlowCell
  /** The bar that was found last. */
  matchCell: FlowCell | null
  selection: ReadonlySet<number>
  hasSkeleton: boolean
  /** Action of the button for all sections; null if they cannot be closed. */
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
  grouping,
  expenses,
  activeCell,
  matchCell,
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
        grouping={grouping}
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
              activeCell={activeCell}
              matchCell={matchCell}
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

interface FlowCalendarDragLayerProps {
  drag: ActiveDrag | null
  /** How many items the drag moves. */
  movedCount: number
  /** Null while no marquee is drawn. */
  marqueeRef: RefObject<HTMLDivElement | null> | null
  context: FlowContext
  ref: RefObject<HTMLDivElement | null>
}

/**
 * The dragged bar, the days of its drop, and the marquee. Rendered once when a drag begins; from
 * then on the drag writes positions straight to the elements.
 */
function FlowCalendarDragLayer({
  drag,
  movedCount,
  marqueeRef,
  context,
  ref,
}: FlowCalendarDragLayerProps) {
  return (
    <>
      <div ref={ref} aria-hidden="true" data-part="drag-layer">
        {drag === null ? null : (
          <>
            <div hidden data-part="target" />
            <DragGhost
              drag={drag}
              movedCount={movedCount}
              // Its mark is inside its title, as in a bar.
              context={{ ...context, channelMarks: null }}
              itemColors={context.itemColors}
              renderTitle={({ item }) => (
                <span data-part="title">
                  {behindMark(markOf(item, context), isolateText(item.title))}
                </span>
              )}
            />
          </>
        )}
        {marqueeRef === null ? null : <div ref={marqueeRef} data-part="marquee" />}
      </div>
      {drag === null ? null : <div data-part="cover" data-kind={drag.subject.kind} />}
      {marqueeRef === null ? null : <div data-part="cover" data-kind="marquee" />}
    </>
  )
}

interface FlowMarkedDaysProps {
  marked: MarkedDays | null | undefined
  page: Pick<FlowPageState, 'lineOf' | 'lines'>
  startDay: DayNumber
}

/**
 * The marked days of a row, or of all rows; nothing while the section of the row is closed.
 * Its ends are cut by the timeline.
 */
function FlowMarkedDays({ marked, page, startDay }: FlowMarkedDaysProps) {
  if (marked === null || marked === undefined) return null
  const place = marked.rowId === null ? boxOf(page.lines) : rowOf(page.lineOf(marked.rowId))
  if (place === null) return null
  const from = dayNumberOf(marked.startDate)
  return (
    <div aria-hidden="true" data-part="marked-area">
      <div
        data-part="marked"
        style={customProperties({
          '--top': `${place.top}px`,
          '--height': `${place.height}px`,
          '--from': from - startDay,
          '--days': dayNumberOf(marked.endDate) + 1 - from,
        })}
      />
    </div>
  )
}

type Box = Pick<FlowLine, 'top' | 'height'>

function rowOf(line: FlowLine | undefined): Box | null {
  return line?.kind === 'row' ? line : null
}

/** All lines together, from the first to the last. */
function boxOf(lines: readonly FlowLine[]): Box | null {
  const last = lines.at(-1)
  return last === undefined ? null : { top: 0, height: last.top + last.height }
}
