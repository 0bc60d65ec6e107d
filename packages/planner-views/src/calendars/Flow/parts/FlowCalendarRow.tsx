/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out as flex and grid lose their meaning in some browsers; the roles keep it */
import type { Expenses } from '@throughline/domain/budget'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { barsInWindow } from '@throughline/domain/layout'
import { isolateText } from '@throughline/domain/messages'
import { memo } from 'react'
import type { ReactNode } from 'react'

import { customProperties, keyOf } from '../../../calendar-parts'
import type { FlowCalendarViewProps, FlowCalendarRow as Row } from '../FlowCalendar.types'
import { asFlowItem, FlowEventBar, FlowItemBar } from './FlowCalendarBar'
import type { FlowContext } from './FlowCalendarBar'
import { FlowCalendarFigures } from './FlowCalendarFigures'
import { figureOfFocusCell } from '../model/flow-cells'
import type { FlowCell } from '../model/flow-cells'
import { barAt } from '../model/row-bars'
import type { RowBars } from '../model/row-bars'

interface FlowCalendarRowProps {
  row: Row
  bars: RowBars
  top: number
  height: number
  rowIndex: number
  firstDay: DayNumber
  endDay: DayNumber
  firstLane: number
  endLane: number
  /** Undefined where there are no columns of money, null where the row carries no costs. */
  expenses: Expenses | null | undefined
  activeCell: FlowCell | null
  matchCell: FlowCell | null
  /** Ids of the selected items; the same object for rows that hold none of them. */
  selection: ReadonlySet<number>
  context: FlowContext
  renderRowHeader: FlowCalendarViewProps['renderRowHeader'] | undefined
  renderExpense: FlowCalendarViewProps['renderExpense'] | undefined
}

function RowLine({
  row,
  bars,
  top,
  height,
  rowIndex,
  expenses,
  activeCell,
  matchCell,
  selection,
  context,
  renderRowHeader,
  renderExpense,
  ...window
}: FlowCalendarRowProps) {
  const { id, name } = row
  const { labels } = context
  return (
    <div
      role="row"
      part="row"
      data-part="row"
      data-row={id}
      aria-rowindex={rowIndex}
      aria-level={2}
      style={customProperties({ '--top': `${top}px`, '--height': `${height}px` })}
    >
      <div role="presentation" data-part="fixed">
        <div
          role="rowheader"
          data-part="name"
          data-stop=""
          title={name}
          tabIndex={activeCell?.part === 'name' ? 0 : -1}
        >
          {isolateText(name)}
          {renderRowHeader?.({ id, name })}
        </div>
        {expenses === undefined ? null : (
          <FlowCalendarFigures
            id={id}
            name={name}
            expenses={expenses}
            activeCell={figureOfFocusCell(activeCell)}
            labels={labels}
            renderExpense={renderExpense}
          />
        )}
      </div>
      <div role="gridcell" data-part="days">
        {barsInWindow(bars.layout, {
          startDay: window.firstDay,
          endDayExclusive: window.endDay,
          firstLane: window.firstLane,
          endLane: window.endLane,
        }).map((position) =>
          barElement(bars, position, { activeCell, matchCell, selection, context }),
        )}
      </div>
    </div>
  )
}

function barElement(
  bars: RowBars,
  position: number,
  {
    activeCell,
    matchCell,
    selection,
    context,
  }: Pick<FlowCalendarRowProps, 'activeCell' | 'matchCell' | 'selection' | 'context'>,
): ReactNode {
  const bar = barAt(bars, position)
  if (bar === null) return null
  const { entry, startDay } = bar
  const key = keyOf(entry)
  const place = {
    startDay,
    endDayExclusive: bar.endDayExclusive,
    visibleStart: bar.visibleStart,
    visibleEnd: bar.visibleEnd,
    roomEnd: bar.roomEnd,
    lane: bar.lane,
    isActiveCell: isFocusCellOf(activeCell, key, startDay),
    isMatch: isFocusCellOf(matchCell, key, startDay),
    isChosen: entry.kind === 'item' && selection.has(entry.item.id),
    context,
  }
  return entry.kind === 'item' ? (
    <FlowItemBar key={`${key}:${startDay}`} item={asFlowItem(entry.item)} {...place} />
  ) : (
    <FlowEventBar key={key} event={entry.event} {...place} />
  )
}

function isFocusCellOf(focusCell: FlowCell | null, key: string, startDay: DayNumber): boolean {
  return focusCell?.part === 'bar' && focusCell.key === key && focusCell.startDay === startDay
}

/** A row: its name, its figures, and the bars that are near the screen. */
export const FlowCalendarRow = memo(RowLine)
