/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out as flex and grid lose their meaning in some browsers; the roles keep it */
import type { CivilDateTime, DayNumber } from '@throughline/domain/calendar-dates'
import type { TacticDates } from '@throughline/domain/tactics'
import type { ComponentPropsWithRef, RefObject } from 'react'
import { dayNumberOf, minutesOfDay } from '@throughline/domain/calendar-dates'

import type { ActiveDrag } from '../../../calendar-core'
import { SLOT_MINUTES } from '../day-sizes'
import type { FocusCell } from '../day-target'
import type { DayCalendarProps } from '../DayCalendar.types'
import { DayCalendarAllDayRow } from './DayCalendarAllDayRow'
import { DayCalendarHead } from './DayCalendarHead'
import { DayCalendarLayer } from './DayCalendarLayer'
import { DayCalendarLine } from './DayCalendarLine'
import type { DayContext } from '../entry-attributes'
import { placeOf, visiblePartOf } from '../model/reschedule-item'
import { timesText, clockText } from '../model/when-text'
import type { AllDayRowState } from '../use-all-day-lanes'
import type { DayPageAndIndex } from '../use-day-page'
import { customProperties } from '../../../calendar-parts'
import type { DayCalendarLabels } from '../DayCalendar.labels'

/** Boxes that look like a day, the same at every load: [from, length] in minutes. */
const shapes: readonly (readonly (readonly [from: number, length: number])[])[] = [
  [
    [480, 60],
    [600, 90],
    [780, 30],
    [900, 120],
  ],
  [
    [540, 120],
    [720, 45],
    [840, 60],
  ],
  [
    [480, 30],
    [570, 60],
    [690, 150],
    [930, 60],
  ],
]

/** Shapes in place of boxes while the items are loading. */
function DayCalendarSkeleton({ dayCount }: { dayCount: number }) {
  const days = Array.from({ length: dayCount }, (_, column) => column)
  return (
    <div data-part="layer" aria-hidden="true">
      {days.flatMap((column) =>
        (shapes[column % shapes.length] ?? []).map(([from, length]) => (
          <span
            key={`${column}:${from}`}
            data-part="skeleton"
            style={customProperties({ '--day': column, '--from': from, '--length': length })}
          />
        )),
      )}
    </div>
  )
}

interface DayCalendarGridProps extends ComponentPropsWithRef<'div'>, DayPageAndIndex {
  dayNames: readonly string[]
  today: DayNumber
  now: CivilDateTime | null
  allDayRow: AllDayRowState
  onCloseAllDayRow: () => void
  activeCell: FocusCell
  drag: ActiveDrag | null
  /** A time to mark. */
  marked: TacticDates | null
  /** Shapes in place of items while the items are loading. */
  hasSkeleton: boolean
  headRef: RefObject<HTMLDivElement | null>
  /** The layers over the hours and over the all-day row. */
  hoursRef: RefObject<HTMLDivElement | null>
  allDayRowRef: RefObject<HTMLDivElement | null>
  renderDayHeader: DayCalendarProps['renderDayHeader']
  context: DayContext
}

/**
 * Grid of the heads of the days, the all-day row and the hours, with the layer of a drag above
 * them.
 */
export function DayCalendarGrid({
  page,
  placedByKey,
  itemCounts,
  printPlan,
  dayNames,
  today,
  now,
  allDayRow,
  onCloseAllDayRow,
  activeCell,
  drag,
  marked,
  hasSkeleton,
  headRef,
  hoursRef,
  allDayRowRef,
  renderDayHeader,
  context,
  ...rest
}: DayCalendarGridProps) {
  const { firstDay, dayCount, laneCount } = page
  const { labels } = context
  const focusCellLine = lineOf(activeCell, placedByKey)
  const markedPlace = marked === null ? null : visiblePartOf(placeOf(marked), page)
  const layer = {
    firstDay,
    drag,
    marked:
      marked === null || markedPlace === null
        ? null
        : { place: markedPlace, text: marked.isAllDay ? '' : timesText(marked, labels) },
    context,
  }
  return (
    <div {...rest} role="grid" tabIndex={-1} part="grid" data-part="grid">
      <div ref={headRef} role="rowgroup" data-part="head">
        <DayCalendarHead
          firstDay={firstDay}
          dayNames={dayNames}
          today={today}
          renderDayHeader={renderDayHeader}
          labels={labels}
        />
        <DayCalendarAllDayRow
          firstDay={firstDay}
          dayNames={dayNames}
          bars={page.allDayBars}
          laneCount={laneCount}
          allDayLanes={allDayRow.lanes}
          canClose={allDayRow.canClose && laneCount > allDayRow.closedLanes}
          onClose={onCloseAllDayRow}
          activeCell={focusCellLine === 'all-day' ? activeCell : null}
          context={context}
        />
        <DayCalendarLayer ref={allDayRowRef} zone="all-day" {...layer} />
      </div>
      <div role="rowgroup" data-part="hours">
        {page.slots.slice(printPlan?.startSlot, printPlan?.endSlot).map(({ slot, boxes }) => (
          <DayCalendarLine
            key={slot}
            slot={slot}
            firstDay={firstDay}
            boxes={boxes}
            itemCounts={itemCounts[slot] ?? []}
            dayNames={dayNames}
            activeCell={focusCellLine === slot ? activeCell : null}
            context={context}
          />
        ))}
        {hasSkeleton ? <DayCalendarSkeleton dayCount={dayCount} /> : null}
        <DayCalendarNow now={now} firstDay={firstDay} dayCount={dayCount} labels={labels} />
        <DayCalendarLayer ref={hoursRef} zone="hours" {...layer} />
      </div>
    </div>
  )
}

/** Returns the line of the hours that contains a focusable cell, or the all-day row. */
function lineOf(
  focusCell: FocusCell,
  placedByKey: DayPageAndIndex['placedByKey'],
): number | 'all-day' {
  if (focusCell.part === 'slot') return focusCell.slot
  const placed = focusCell.part === 'entry' ? placedByKey.get(focusCell.key) : undefined
  return placed !== undefined && 'top' in placed ? Math.floor(placed.top / SLOT_MINUTES) : 'all-day'
}

interface DayCalendarNowProps {
  now: CivilDateTime | null
  firstDay: DayNumber
  dayCount: number
  labels: DayCalendarLabels
}

/** The line of now across its day, with its time on the axis. */
function DayCalendarNow({ now, firstDay, dayCount, labels }: DayCalendarNowProps) {
  if (now === null) return null
  const column = dayNumberOf(now) - firstDay
  if (column < 0 || column >= dayCount) return null
  const minutes = minutesOfDay(now)
  return (
    <div
      data-part="now"
      aria-hidden="true"
      style={customProperties({ '--from': minutes, '--day': column })}
    >
      <bdi data-part="now-time">{clockText(minutes, labels)}</bdi>
      <span part="now-line" data-part="now-line" />
    </div>
  )
}
