/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out as flex and grid lose their meaning in some browsers; the roles keep it */
import {
  nearestDateOf,
  dayOfMonthOf,
  weekdayOf,
  yearMonthOf,
} from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { MonthGrid } from '@throughline/domain/layout'
import { memo } from 'react'

import { customProperties } from '../../../calendar-parts'
import { barsToDraw, isChosen, isSameWeek } from '../model/week-model'
import type { BarModel, LaneSlice, WeekModel } from '../model/week-model'
import { MonthCalendarBar } from './MonthCalendarBar'
import type { MonthContext } from './MonthCalendarBar'
import type { FocusCell } from '../focus-cell'

/** Lanes and lengths that look like a month, the same at every load: [column, span] by lane. */
const skeletonWeeks: readonly (readonly (readonly [column: number, span: number])[])[] = [
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

/** Shapes of bars that begin on one day of a week, until the first ones are known. */
function MonthCalendarSkeleton({ row, column }: { row: number; column: number }) {
  return [0, 1].map((lane) => {
    const pattern = skeletonWeeks[(row + lane) % skeletonWeeks.length] ?? []
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

const noneSelected: ReadonlySet<number> = new Set()
const SUNDAY = 0
const SATURDAY = 6

interface MonthCalendarWeekProps extends LaneSlice {
  week: WeekModel
  grid: MonthGrid
  today: DayNumber
  heightPixels: number
  /** The lane of the '+N more' lines. */
  moreLane: number
  /** Target of Tab, if it is in this week. */
  activeCell: FocusCell | null
  context: MonthContext
  /** @default none */
  selection?: ReadonlySet<number>
  /** Shapes in place of bars while the items are loading. */
  hasSkeleton: boolean
  /** Names the week in the skeleton's pattern, from 0. */
  row: number
  /** On paper: the week continues here from the page before. @default false */
  isContinued?: boolean
}

function MonthCalendarWeekRow({
  week,
  grid,
  today,
  heightPixels,
  moreLane,
  activeCell,
  context,
  selection = noneSelected,
  hasSkeleton,
  row,
  isContinued = false,
  fromLane,
  toLane,
}: MonthCalendarWeekProps) {
  const { labels, renderDayHeader } = context
  const isFocusCellBar = (bar: BarModel): boolean => isBarOfFocusCell(bar, week, activeCell)
  // The bar with the focus stays drawn, also when it is scrolled far away.
  const columns = barsToDraw(week, { fromLane, toLane }, isFocusCellBar)
  const hasMore = moreLane >= fromLane && moreLane < toLane
  return (
    <div
      role="row"
      data-part="week"
      style={customProperties({
        '--week-height': `${heightPixels}px`,
        ...(isContinued ? { '--first-lane': fromLane } : null),
      })}
    >
      {columns.map((bars, column) => {
        const day = week.startDay + column
        const { year, month } = yearMonthOf(day)
        const dayOfMonth = dayOfMonthOf(day)
        const weekday = weekdayOf(day)
        const hiddenCount = week.hiddenCounts[column] ?? 0
        const isFocusCell = activeCell?.day === day
        const hasMonth = dayOfMonth === 1 || day === grid.firstDay
        const dayText = labels.dayText({ month, dayOfMonth, hasMonth })
        const moreText = hiddenCount > 0 ? labels.more({ count: hiddenCount }) : ''
        return (
          <div
            key={day}
            role="gridcell"
            part="day"
            data-part="day"
            data-day={day}
            data-weekend={weekday === SUNDAY || weekday === SATURDAY ? '' : undefined}
            data-outside={day < grid.monthStart || day >= grid.monthEnd ? '' : undefined}
            data-today={day === today ? '' : undefined}
            aria-current={day === today ? 'date' : undefined}
            tabIndex={isFocusCell && activeCell.part === 'day' ? 0 : -1}
          >
            <div data-part="day-head">
              <button
                type="button"
                part="day-link"
                data-part="day-link"
                aria-label={labels.dayLink({
                  visibleText: dayText,
                  year,
                  month,
                  dayOfMonth,
                  weekday,
                  itemCount: week.entryCounts[column] ?? 0,
                })}
                tabIndex={isFocusCell && activeCell.part === 'day-link' ? 0 : -1}
              >
                {dayText}
              </button>
              {isContinued ? <span data-part="day-header">{labels.continued}</span> : null}
              {renderDayHeader === undefined ? null : (
                <span data-part="day-header">
                  {renderDayHeader({ day: nearestDateOf(day), isToday: day === today })}
                </span>
              )}
            </div>
            {bars.map((bar) => (
              <MonthCalendarBar
                key={`${bar.key}:${bar.startDay}`}
                bar={bar}
                isActiveCell={isFocusCellBar(bar)}
                context={context}
                selection={selection}
              />
            ))}
            {hiddenCount > 0 && hasMore ? (
              <button
                type="button"
                part="more"
                data-part="more"
                style={customProperties({ '--lane': moreLane })}
                aria-label={labels.moreName({ visibleText: moreText, day: nearestDateOf(day) })}
                aria-haspopup="dialog"
                tabIndex={isFocusCell && activeCell.part === 'more' ? 0 : -1}
              >
                {moreText}
              </button>
            ) : null}
            {hasSkeleton ? <MonthCalendarSkeleton row={row} column={column} /> : null}
          </div>
        )
      })}
    </div>
  )
}

function isBarOfFocusCell(bar: BarModel, week: WeekModel, focusCell: FocusCell | null): boolean {
  if (focusCell?.part !== 'bar' || focusCell.key !== bar.key || focusCell.startDay !== bar.startDay)
    return false
  const column = focusCell.day - week.startDay
  return bar.column <= column && column < bar.column + bar.span
}

/** Whether the same bars of a week are selected. */
function isSameInWeek(
  { bars }: WeekModel,
  before: ReadonlySet<number> = noneSelected,
  after: ReadonlySet<number> = noneSelected,
): boolean {
  return before === after || bars.every((bar) => isChosen(bar, before) === isChosen(bar, after))
}

/** One week. Drawn again only when it would look different, so that a drag draws none. */
export const MonthCalendarWeek = memo(
  MonthCalendarWeekRow,
  (before, after) =>
    isSameWeek(before.week, after.week) &&
    before.grid === after.grid &&
    before.today === after.today &&
    before.heightPixels === after.heightPixels &&
    before.moreLane === after.moreLane &&
    before.fromLane === after.fromLane &&
    before.toLane === after.toLane &&
    before.activeCell === after.activeCell &&
    before.context === after.context &&
    isSameInWeek(after.week, before.selection, after.selection) &&
    before.hasSkeleton === after.hasSkeleton,
)
