/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out as flex and grid lose their meaning in some browsers; the roles keep it */
import { nearestDateOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { memo } from 'react'

import { customProperties } from '../../../calendar-parts'
import { visibleLanes } from '../day-sizes'
import { isSameFocusCell } from '../day-target'
import type { FocusCell } from '../day-target'
import { allDayRowAttributes, allDayRowContent } from '../entry-attributes'
import type { DayContext } from '../entry-attributes'
import type { AllDayBarModel } from '../model/day-page'
import { isSameAllDayRow } from '../model/day-page'

interface DayCalendarAllDayRowProps {
  firstDay: DayNumber
  dayNames: readonly string[]
  bars: readonly AllDayBarModel[]
  laneCount: number
  /** Lanes that there is room for. */
  allDayLanes: number
  /** It was opened, and can be closed again. */
  canClose: boolean
  onClose: () => void
  /** Target of Tab, if it is in the all-day row. */
  activeCell: FocusCell | null
  context: DayContext
}

function AllDayRow({
  firstDay,
  dayNames,
  bars,
  laneCount,
  allDayLanes,
  canClose,
  onClose,
  activeCell,
  context,
}: DayCalendarAllDayRowProps) {
  const { labels } = context
  const { lanes, hasMore } = visibleLanes(laneCount, allDayLanes)
  return (
    <div
      role="row"
      part="all-day"
      data-part="all-day"
      data-open={canClose ? '' : undefined}
      style={customProperties({ '--lanes': hasMore ? allDayLanes : Math.max(lanes, 1) })}
    >
      <div role="rowheader" data-part="axis">
        {labels.allDay}
        {canClose ? (
          <button
            type="button"
            data-part="fewer"
            onClick={() => {
              onClose()
            }}
          >
            {labels.fewer}
          </button>
        ) : null}
      </div>
      {dayNames.map((dayName, column) => {
        const day = firstDay + column
        const ofDay = bars.filter((bar) => bar.column <= column && column < bar.column + bar.span)
        const hiddenCount = ofDay.filter(({ lane }) => lane >= lanes).length
        const name = labels.allDayCell({ dayName, itemCount: ofDay.length })
        const moreText = hiddenCount > 0 ? labels.more({ count: hiddenCount }) : ''
        return (
          <div
            key={day}
            role="gridcell"
            part="all-day-cell"
            data-part="all-day-cell"
            data-day={day}
            aria-label={ofDay.length === 0 ? name : undefined}
            tabIndex={isSameFocusCell(activeCell, { part: 'all-day-cell', day }) ? 0 : -1}
          >
            {ofDay.length === 0 ? null : <span data-part="cell-name">{name}</span>}
            {ofDay.map((bar) =>
              bar.column === column && bar.lane < lanes
                ? renderBar(bar, activeCell, context)
                : null,
            )}
            {hiddenCount > 0 ? (
              <button
                type="button"
                part="more"
                data-part="more"
                style={customProperties({ '--lane': lanes })}
                aria-label={labels.moreName({ visibleText: moreText, day: nearestDateOf(day) })}
                aria-expanded="false"
                tabIndex={isSameFocusCell(activeCell, { part: 'more', day }) ? 0 : -1}
              >
                {moreText}
              </button>
            ) : null}
          </div>
        )
      })}
    </div>
  )
}

function renderBar(bar: AllDayBarModel, activeCell: FocusCell | null, context: DayContext) {
  const { style, ...attributes } = allDayRowAttributes(bar, context)
  return (
    <button
      key={bar.key}
      type="button"
      part="bar"
      data-part="bar"
      {...attributes}
      style={{ ...style, ...customProperties({ '--lane': bar.lane, '--span': bar.span }) }}
      tabIndex={activeCell?.part === 'entry' && activeCell.key === bar.key ? 0 : -1}
    >
      {allDayRowContent(bar, context)}
    </button>
  )
}

/** The all-day row. Drawn again only when it would look different. */
export const DayCalendarAllDayRow = memo(
  AllDayRow,
  (before, after) =>
    before.firstDay === after.firstDay &&
    before.dayNames === after.dayNames &&
    before.laneCount === after.laneCount &&
    before.allDayLanes === after.allDayLanes &&
    before.canClose === after.canClose &&
    isSameFocusCell(before.activeCell, after.activeCell) &&
    before.context === after.context &&
    isSameAllDayRow(before.bars, after.bars),
)
