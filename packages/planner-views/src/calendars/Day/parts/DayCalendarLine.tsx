/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out as flex and grid lose their meaning in some browsers; the roles keep it */
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { memo } from 'react'

import { customProperties } from '../../../calendar-parts'
import { SLOT_MINUTES, titleLines } from '../day-sizes'
import { isSameFocusCell } from '../day-target'
import type { FocusCell } from '../day-target'
import { boxAttributes, boxContent } from '../entry-attributes'
import type { DayContext } from '../entry-attributes'
import type { BoxModel } from '../model/day-page'
import { isSameSlot } from '../model/day-page'
import { clockText } from '../model/when-text'

interface DayCalendarLineProps {
  /** From 0 at midnight. */
  slot: number
  firstDay: DayNumber
  /** Boxes that begin here, by day. */
  boxes: readonly (readonly BoxModel[])[]
  /** How many items of each day meet this line. */
  itemCounts: readonly number[]
  dayNames: readonly string[]
  /** Target of Tab, if it is in this line. */
  activeCell: FocusCell | null
  context: DayContext
}

function Line({
  slot,
  firstDay,
  boxes,
  itemCounts,
  dayNames,
  activeCell,
  context,
}: DayCalendarLineProps) {
  const { labels } = context
  const minutes = slot * SLOT_MINUTES
  const time = clockText(minutes, labels)
  const isHour = minutes % 60 === 0
  return (
    <div role="row" data-part="line" data-hour={isHour ? '' : undefined}>
      <span data-part="axis" aria-hidden="true">
        {isHour && slot > 0 ? labels.hour({ hour: minutes / 60, time }) : null}
      </span>
      {boxes.map((ofDay, column) => {
        const day = firstDay + column
        const focusCell: FocusCell = { part: 'slot', day, slot }
        const name = labels.slot({
          time,
          dayName: dayNames[column] ?? '',
          itemCount: itemCounts[column] ?? 0,
        })
        return (
          <div
            key={day}
            role="gridcell"
            part="slot"
            data-part="slot"
            data-day={day}
            data-slot={slot}
            aria-label={ofDay.length === 0 ? name : undefined}
            tabIndex={isSameFocusCell(activeCell, focusCell) ? 0 : -1}
          >
            {ofDay.length === 0 ? null : <span data-part="cell-name">{name}</span>}
            {ofDay.map((box) => renderBox(box, minutes, activeCell, context))}
          </div>
        )
      })}
    </div>
  )
}

function renderBox(
  box: BoxModel,
  minutes: number,
  activeCell: FocusCell | null,
  context: DayContext,
) {
  const { style, ...attributes } = boxAttributes(box, context)
  const { key, top, bottom, column, span, columnCount } = box
  return (
    <button
      key={key}
      type="button"
      part="box"
      data-part="box"
      data-tall={bottom - top >= context.sizes.tallMinutes ? '' : undefined}
      {...attributes}
      style={{
        ...style,
        ...customProperties({
          '--from': top - minutes,
          '--length': bottom - top,
          '--column': column,
          '--span': span,
          '--columns': columnCount,
          '--lines': titleLines(bottom - top, context.sizes.hourPixels),
        }),
      }}
      tabIndex={activeCell?.part === 'entry' && activeCell.key === key ? 0 : -1}
    >
      {boxContent(box, context)}
    </button>
  )
}

/** Half an hour of all days. Drawn again only when it would look different, so that a drag draws none. */
export const DayCalendarLine = memo(
  Line,
  (before, after) =>
    before.slot === after.slot &&
    before.firstDay === after.firstDay &&
    before.dayNames === after.dayNames &&
    isSameFocusCell(before.activeCell, after.activeCell) &&
    before.context === after.context &&
    before.itemCounts.join() === after.itemCounts.join() &&
    isSameSlot(before.boxes, after.boxes),
)
