/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out as flex and grid lose their meaning in some browsers; the roles keep it */
import { dayNumberOf, yearMonthOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { endDayOf, monthGridOf } from '@throughline/domain/layout'
import { Announcement, VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { useId, useMemo, useRef } from 'react'

import type { CalendarItem } from '../calendar-item'
import { englishMonthCalendarLabels } from './labels'
import { MonthRoot } from './MonthCalendar.styles'
import type { MonthCalendarProps } from './MonthCalendar.types'
import { MonthCalendarDayList } from './MonthCalendarDayList'
import { MonthCalendarDragLayer } from './MonthCalendarDragLayer'
import { MonthCalendarNotice } from './MonthCalendarNotice'
import { MonthCalendarWeek } from './MonthCalendarWeek'
import { MonthCalendarWeekdays } from './MonthCalendarWeekdays'
import { elementOfTabStop } from './tab-stop'
import { useBarDrag } from './use-bar-drag'
import { useGridFocus } from './use-grid-focus'
import { useGridKeys } from './use-grid-keys'
import { useMonthGestures } from './use-month-gestures'
import { useMonthWeeks } from './use-month-weeks'
import { useRowLanes } from './use-row-lanes'

const NONE_BUSY: ReadonlySet<number> = new Set()

/**
 * A month of tactics and initiatives as whole weeks that share the height they
 * are given, with as many bars a day as fit and a '+N more' line for the rest.
 *
 * Needs a parent of a definite height. Knows no network, router, storage or
 * clock: data comes in as props, and what a person wants goes out as events. It
 * moves nothing itself: a dropped item stays at its old place until `items` say
 * otherwise.
 */
export function MonthCalendar({
  month,
  today,
  weekStartDay = 'sunday',
  items,
  channels,
  currentPlanId,
  status = 'ready',
  onRetry,
  hasItemsElsewhere = false,
  isReadOnly = false,
  selectedItemId = null,
  busyItemIds = NONE_BUSY,
  labels = englishMonthCalendarLabels,
  onMonthChange,
  ...wishes
}: MonthCalendarProps) {
  const gridRef = useRef<HTMLDivElement>(null)
  const weeksRef = useRef<HTMLDivElement>(null)
  const instructionsId = useId()

  const grid = useMemo(() => monthGridOf(month, weekStartDay), [month, weekStartDay])
  const lanes = useRowLanes(weeksRef, grid.weekCount)
  const { weeks, weekIndex } = useMonthWeeks(items, grid, lanes)
  const todayNumber = dayNumberOf(today)
  const { year, month: monthOfYear } = yearMonthOf(grid.monthStart)
  const canCreate = !isReadOnly && wishes.onCreate !== undefined

  const surroundings = useMemo(
    () => ({ channels, currentPlanId, labels, selectedItemId, busyItemIds }),
    [channels, currentPlanId, labels, selectedItemId, busyItemIds],
  )
  const focus = useGridFocus({ gridRef, grid, weeks, today: todayNumber, onMonthChange })
  const gestures = useMonthGestures({
    ...wishes,
    items,
    currentPlanId,
    canEdit: !isReadOnly,
    busyItemIds,
    labels,
  })
  /** The focus goes with a moved bar, to the first of its days that is on show. */
  const awaitMovedBar = (item: CalendarItem, startDay: DayNumber): void => {
    const endDay = startDay + endDayOf(item) - dayNumberOf(item.startDate)
    const day = endDay > grid.firstDay ? Math.max(startDay, grid.firstDay) : startDay
    focus.awaitStop({ part: 'bar', day, itemId: item.id, startDay })
  }
  const { drag, layerRef, endsDrag, handlers } = useBarDrag({
    weeksRef,
    firstDay: grid.firstDay,
    weekCount: grid.weekCount,
    isEnabled: !isReadOnly,
    findItem: gestures.findItem,
    onStart: gestures.allowMove,
    onCancel: gestures.cancelMove,
    onDrop: ({ item, startDay, deltaDays }) => {
      awaitMovedBar(item, startDay + deltaDays)
      gestures.move(item, deltaDays)
    },
  })
  const handleKeyDown = useGridKeys({
    grid,
    weeks,
    tabStop: focus.tabStop,
    focusStop: focus.focusStop,
    focusDay: focus.focusDay,
    onCreate: gestures.createOn,
    onOpenDay: (day) => {
      const link =
        gridRef.current === null
          ? null
          : elementOfTabStop(gridRef.current, { part: 'day-link', day })
      gestures.openDay(day, link)
    },
    onMoveBar: ({ itemId, startDay }, deltaDays) => {
      const item = gestures.findItem(itemId)
      if (item === undefined || !gestures.allowMove(item)) return
      awaitMovedBar(item, startDay + deltaDays)
      gestures.move(item, deltaDays)
    },
  })

  const isEmpty = weekIndex.occurrences.length === 0
  const isSkeleton = status === 'loading' && isEmpty
  const stopWeek = Math.floor((focus.tabStop.day - grid.firstDay) / 7)

  return (
    <MonthRoot data-status={status} {...(drag === null ? null : { 'data-dragging': '' })}>
      <div data-part="scroll">
        <div
          ref={gridRef}
          role="grid"
          tabIndex={-1}
          data-part="grid"
          aria-label={labels.grid({ year, month: monthOfYear })}
          aria-describedby={instructionsId}
          aria-busy={status === 'loading'}
          aria-readonly={isReadOnly}
          onClick={(event) => {
            if (!endsDrag()) gestures.handleClick(event)
          }}
          onKeyDown={handleKeyDown}
          onFocus={focus.handleFocus}
          {...handlers}
        >
          <MonthCalendarWeekdays firstDay={grid.firstDay} labels={labels} />
          <div ref={weeksRef} role="rowgroup" data-part="weeks">
            {weeks.map((week, row) => (
              <MonthCalendarWeek
                key={week.startDay}
                week={week}
                grid={grid}
                row={row}
                today={todayNumber}
                moreLane={(lanes ?? 1) - 1}
                tabStop={row === stopWeek ? focus.tabStop : null}
                surroundings={surroundings}
                hasSkeleton={isSkeleton}
              />
            ))}
            {drag === null ? null : (
              <MonthCalendarDragLayer ref={layerRef} drag={drag} surroundings={surroundings} />
            )}
          </div>
        </div>
      </div>
      {status === 'error' || (status === 'ready' && isEmpty && !hasItemsElsewhere) ? (
        <MonthCalendarNotice
          kind={status === 'error' ? 'error' : 'empty'}
          year={year}
          month={monthOfYear}
          canCreate={canCreate}
          onRetry={onRetry}
          labels={labels}
        />
      ) : null}
      {gestures.openDayList === null ? null : (
        <MonthCalendarDayList
          {...gestures.openDayList}
          items={items}
          weekIndex={weekIndex}
          surroundings={surroundings}
          onClose={gestures.closeDayList}
          onOpenItem={({ itemId, anchor }) => {
            gestures.closeDayList()
            gestures.openItem(itemId, anchor)
          }}
        />
      )}
      <VisuallyHidden id={instructionsId}>{labels.instructions}</VisuallyHidden>
      <Announcement>{isSkeleton ? labels.loading : gestures.announcement}</Announcement>
    </MonthRoot>
  )
}
