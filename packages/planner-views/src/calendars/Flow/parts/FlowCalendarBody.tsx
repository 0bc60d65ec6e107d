import { timelineCells } from '@throughline/domain/flow'
import type { TimelineUnits } from '@throughline/domain/flow'
import type { DayNumber, WeekStartDay } from '@throughline/domain/calendar-dates'
import { weekdayOf } from '@throughline/domain/calendar-dates'
import { memo } from 'react'
import type { ReactNode } from 'react'

import { customProperties } from '../../../calendar-parts'
import type { FlowCalendarViewProps } from '../FlowCalendar.types'
import type { FlowContext } from './FlowCalendarBar'
import { FlowCalendarRow } from './FlowCalendarRow'
import { FlowCalendarSection } from './FlowCalendarSection'
import { ROW_PADDING_PIXELS } from '../flow-sizes'
import { linesWithin } from '../model/flow-lines'
import type { FlowLine } from '../model/flow-lines'
import type { FlowCell } from '../model/flow-cells'
import type { FlowSlices } from '../use-flow-place'

/** Weekends are shaded from this width of a day on. */
const WEEKENDS_FROM_PIXELS = 14
const SATURDAY = 6
/** Of a row with more bars than this only the lanes near the screen are drawn. */
const MANY_BARS = 100

interface TimelineLinesProps {
  startDay: DayNumber
  firstDay: DayNumber
  endDay: DayNumber
  units: TimelineUnits
  weekStartDay: WeekStartDay
  hasWeekends: boolean
}

/** The lines behind the rows, and the shade of the weekends. */
export const TimelineLines = memo(function TimelineLines({
  startDay,
  firstDay,
  endDay,
  units: { upper, lower },
  weekStartDay,
  hasWeekends,
}: TimelineLinesProps) {
  return (
    <div
      aria-hidden="true"
      data-part="lines"
      data-weekends={hasWeekends ? '' : undefined}
      style={customProperties({ '--weekend': SATURDAY - weekdayOf(startDay) })}
    >
      {[lower, upper].flatMap((unit) =>
        timelineCells(unit, firstDay, endDay, weekStartDay)
          .filter(({ unitStartDay }) => unitStartDay > startDay)
          .map(({ unitStartDay }) => (
            <div
              key={`${unit}:${unitStartDay}`}
              data-part="line"
              data-upper={unit === upper ? '' : undefined}
              style={customProperties({ '--from': unitStartDay - startDay })}
            />
          )),
      )}
    </div>
  )
})

/** Whether a day is wide enough to distinguish weekends. */
export function showsWeekends(dayPixels: number): boolean {
  return dayPixels >= WEEKENDS_FROM_PIXELS
}

interface FlowCalendarLinesProps {
  lines: readonly FlowLine[]
  slices: FlowSlices
  /** The days that are drawn. */
  firstDay: DayNumber
  endDay: DayNumber
  pitch: number
  expenses: FlowCalendarViewProps['expenses']
  activeCell: FlowCell
  /** The bar that was found last. */
  matchCell: FlowCell | null
  selection: ReadonlySet<number>
  context: FlowContext
  renderRowHeader: FlowCalendarViewProps['renderRowHeader'] | undefined
  renderExpense: FlowCalendarViewProps['renderExpense'] | undefined
}

/** The sections and rows that are near the screen. */
export function FlowCalendarLines({
  lines,
  slices,
  firstDay,
  endDay,
  pitch,
  expenses,
  activeCell,
  matchCell,
  selection,
  context,
  renderRowHeader,
  renderExpense,
}: FlowCalendarLinesProps): ReactNode {
  const { y } = slices
  const visible = linesWithin(lines, y.from, y.to)
  const [firstVisible] = visible
  const before = firstVisible === undefined ? 0 : lines.indexOf(firstVisible)
  return visible.map((line, at) => {
    const { id, top, height } = line
    const place = {
      top,
      height,
      // The head is the first row.
      rowIndex: before + at + 2,
      activeCell: activeCell.lineId === id ? activeCell : null,
      renderRowHeader,
      renderExpense,
    }
    if (line.kind === 'section') {
      return (
        <FlowCalendarSection
          key={id}
          {...place}
          section={line.section}
          isOpen={line.isOpen}
          expenses={expensesOf(expenses, 'sections', id)}
          labels={context.labels}
        />
      )
    }
    const { length, laneCount } = line.bars.layout
    const isCut = length > MANY_BARS
    const lane = (pixels: number): number => Math.floor((pixels - top - ROW_PADDING_PIXELS) / pitch)
    return (
      <FlowCalendarRow
        key={id}
        {...place}
        row={line.row}
        bars={line.bars}
        firstDay={firstDay}
        endDay={endDay}
        firstLane={isCut ? Math.max(0, lane(y.from)) : 0}
        endLane={isCut ? Math.min(laneCount, lane(y.to) + 1) : laneCount}
        expenses={expensesOf(expenses, 'rows', id)}
        matchCell={matchCell?.lineId === id ? matchCell : null}
        selection={selection}
        context={context}
      />
    )
  })
}

/** Undefined where there are no columns of money, null for a line without costs. */
function expensesOf(
  expenses: FlowCalendarViewProps['expenses'],
  kind: 'rows' | 'sections',
  id: string,
) {
  return expenses === null || expenses === undefined ? undefined : (expenses[kind].get(id) ?? null)
}
