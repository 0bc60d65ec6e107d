/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out as flex and grid lose their meaning in some browsers; the roles keep it */
import {
  civilDateOf,
  dayOfMonthOf,
  weekdayOf,
  yearMonthOf,
} from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { MonthGrid } from '@throughline/domain/layout'
import { memo } from 'react'

import { barAttributes, barText, customProperties } from '../calendar-item'
import type { BarSurroundings } from '../calendar-item'
import type { MonthCalendarLabels } from './labels'
import type { BarModel, WeekModel } from './model/week-model'
import { barsOfColumn, isSameWeek } from './model/week-model'
import type { TabStop } from './tab-stop'

const SUNDAY = 0
const SATURDAY = 6

interface MonthCalendarWeekProps {
  week: WeekModel
  grid: MonthGrid
  today: DayNumber
  /** The lane of the '+N more' lines. */
  moreLane: number
  /** What Tab leads to, when it is in this week. */
  tabStop: TabStop | null
  surroundings: BarSurroundings<MonthCalendarLabels>
  /** Shapes in place of bars while nothing is known. */
  hasSkeleton: boolean
  /** Names the week in the skeleton's pattern, from 0. */
  row: number
}

function MonthCalendarWeekRow({
  week,
  grid,
  today,
  moreLane,
  tabStop,
  surroundings,
  hasSkeleton,
  row,
}: MonthCalendarWeekProps) {
  const { labels } = surroundings
  const cells = []
  for (let column = 0; column < 7; column += 1) {
    const day = week.startDay + column
    const { year, month } = yearMonthOf(day)
    const dayOfMonth = dayOfMonthOf(day)
    const weekday = weekdayOf(day)
    const hiddenCount = week.hiddenCounts[column] ?? 0
    const isStop = tabStop?.day === day
    const hasMonth = dayOfMonth === 1 || day === grid.firstDay
    const dayText = labels.dayText({ month, dayOfMonth, hasMonth })
    const moreText = hiddenCount > 0 ? labels.more({ count: hiddenCount }) : ''
    cells.push(
      <div
        key={column}
        role="gridcell"
        data-part="day"
        data-day={day}
        data-weekend={weekday === SUNDAY || weekday === SATURDAY ? '' : undefined}
        data-outside={day < grid.monthStart || day >= grid.monthEnd ? '' : undefined}
        data-today={day === today ? '' : undefined}
        aria-current={day === today ? 'date' : undefined}
        tabIndex={isStop && tabStop.part === 'day' ? 0 : -1}
      >
        <button
          type="button"
          data-part="day-link"
          aria-label={labels.dayLink({
            visibleText: dayText,
            year,
            month,
            dayOfMonth,
            weekday,
            itemCount: hiddenCount + barsOfColumn(week, column).length,
          })}
          tabIndex={isStop && tabStop.part === 'day-link' ? 0 : -1}
        >
          {dayText}
        </button>
        {week.bars.map((bar) =>
          bar.column === column ? renderBar(bar, tabStop, surroundings) : null,
        )}
        {hiddenCount > 0 ? (
          <button
            type="button"
            data-part="more"
            style={customProperties({ '--lane': moreLane })}
            aria-label={labels.moreName({ visibleText: moreText, day: civilDateOf(day) })}
            aria-haspopup="dialog"
            tabIndex={isStop && tabStop.part === 'more' ? 0 : -1}
          >
            {moreText}
          </button>
        ) : null}
        {hasSkeleton ? renderSkeleton(row, column) : null}
      </div>,
    )
  }
  return (
    <div role="row" data-part="week">
      {cells}
    </div>
  )
}

function renderBar(
  bar: BarModel,
  tabStop: TabStop | null,
  surroundings: BarSurroundings<MonthCalendarLabels>,
) {
  const { style, ...attributes } = barAttributes(bar, surroundings)
  const isStop =
    tabStop?.part === 'bar' && tabStop.itemId === bar.item.id && tabStop.startDay === bar.startDay
  return (
    <button
      key={`${bar.item.id}:${bar.startDay}`}
      type="button"
      data-part="bar"
      {...attributes}
      style={{ ...style, ...customProperties({ '--lane': bar.lane, '--span': bar.span }) }}
      tabIndex={isStop ? 0 : -1}
    >
      {barText(bar.item, bar.continuesBefore, surroundings.labels)}
    </button>
  )
}

/** Lanes and lengths that look like a month, the same at every load: [column, span] by lane. */
const SKELETON_WEEKS: readonly (readonly (readonly [column: number, span: number])[])[] = [
  [
    [0, 2],
    [3, 1],
    [4, 3],
  ],
  [
    [1, 1],
    [2, 3],
    [6, 1],
  ],
  [
    [0, 1],
    [2, 4],
  ],
]

function renderSkeleton(row: number, column: number) {
  return [0, 1].map((lane) => {
    const pattern = SKELETON_WEEKS[(row + lane) % SKELETON_WEEKS.length] ?? []
    const shape = pattern.find(([from]) => from === column)
    if (shape === undefined) return null
    return (
      <span
        key={lane}
        data-part="skeleton"
        style={customProperties({ '--lane': lane, '--span': shape[1] })}
      />
    )
  })
}

/** One week. Drawn again only when it would look different, so that a drag draws none. */
export const MonthCalendarWeek = memo(
  MonthCalendarWeekRow,
  (before, after) =>
    isSameWeek(before.week, after.week) &&
    before.grid === after.grid &&
    before.today === after.today &&
    before.moreLane === after.moreLane &&
    before.tabStop === after.tabStop &&
    before.surroundings === after.surroundings &&
    before.hasSkeleton === after.hasSkeleton,
)
