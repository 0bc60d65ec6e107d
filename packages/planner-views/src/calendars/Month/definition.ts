import { nearestDateOf } from '@throughline/domain/calendar-dates'
import type { CivilDate, DayNumber } from '@throughline/domain/calendar-dates'
import { civilMonthOf } from '@throughline/domain/layout'
import type { CivilMonth, MonthGrid } from '@throughline/domain/layout'
import { rescheduleByDays } from '@throughline/domain/tactics'
import { useMemo, useRef } from 'react'
import type { RefObject } from 'react'

import { draggedSpan, newDatesOver, spanBetween, spanOf } from '../../calendar-parts'
import type { DaySpan, RevealedItem } from '../../calendar-parts'
import { isDateSubject, isWithin } from '../../calendar-core'
import type {
  CalendarDefinition,
  ItemStep,
  RangeSelection,
  CellFinder,
  DragSurface,
  Point,
} from '../../calendar-core'
import type { MonthCalendarLabels } from './MonthCalendar.labels'
import { itemsInRect } from './model/bars-in-rect'
import { itemOrderOf } from './model/item-order'
import { isFocusCellOnShow, focusCellFor, focusCellOfBar } from './model/cell-on-show'
import { pressMonthKey } from './month-keys'
import { elementOfCell, gridTargetOf } from './focus-cell'
import type { GridTarget, FocusCell } from './focus-cell'
import type { useMonthPage } from './use-month-page'
import { cellRuns, dayAtPoint } from './model/grid-geometry'
import { WEEKDAYS_PIXELS } from './week-sizes'

/** How far beyond the page a pointer still means the nearest day, in pixels. */
const REACH_PIXELS = 48

/** The visible weeks, row by row. */
interface VisibleRows {
  readonly firstDay: DayNumber
  /** Where each row begins, and where the last one ends, in pixels. */
  readonly rowTops: readonly number[]
}

/**
 * Measures the weeks on the screen.
 *
 * @param scroller scrolls the weeks; the names of the weekdays are sticky at its top
 */
function measureMonth(
  weeks: HTMLElement,
  scroller: HTMLElement,
  { firstDay, rowTops }: VisibleRows,
): DragSurface<DayNumber> {
  const { left, top, width } = weeks.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(weeks).direction === 'rtl'
  const geometry = { firstDay, rowTops, left, top, width, isRightToLeft }
  const page = scroller.getBoundingClientRect()
  const pageTop = page.top + WEEKDAYS_PIXELS
  const isInReach = ({ x, y }: Point): boolean =>
    x >= page.left - REACH_PIXELS &&
    x <= page.right + REACH_PIXELS &&
    y >= pageTop - REACH_PIXELS &&
    y <= page.bottom + REACH_PIXELS
  return {
    origin: { x: left, y: top },
    placeAt: (at) =>
      isInReach(at)
        ? dayAtPoint(geometry, at.x, Math.min(Math.max(at.y, pageTop), page.bottom - 1))
        : null,
    scrollEdges: () => ({ y: [pageTop, page.bottom] }),
  }
}

/** Writes the places of the ghost and of the marked days straight to their elements. */
function drawDrag(
  layer: HTMLElement,
  { firstDay, rowTops }: VisibleRows,
  { startDay, endDayExclusive }: DaySpan,
  { x, y }: Point,
): void {
  const ghost = layer.querySelector<HTMLElement>('[data-part="ghost"]')
  if (ghost !== null) ghost.style.transform = `translate3d(${x}px, ${y}px, 0)`
  const runs = cellRuns({ firstDay, weekCount: rowTops.length - 1 }, startDay, endDayExclusive)
  const targets = layer.querySelectorAll<HTMLElement>('[data-part="target"]')
  for (const [row, target] of targets.entries()) {
    const run = runs.find((candidate) => candidate.row === row)
    target.hidden = run === undefined
    if (run === undefined) continue
    target.style.setProperty('--column', String(run.column))
    target.style.setProperty('--span', String(run.span))
  }
}

interface MonthDefinitionOptions {
  readonly gridRef: RefObject<HTMLElement | null>
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly weeksRef: RefObject<HTMLElement | null>
  readonly grid: MonthGrid
  readonly page: ReturnType<typeof useMonthPage>
  readonly today: DayNumber
  readonly revealedItem: RevealedItem | null
  /** The days that are marked by Shift with arrow keys. */
  readonly range: RangeSelection<DayNumber, DaySpan>
  readonly labels: MonthCalendarLabels
  readonly onMonthChange: ((change: { month: CivilMonth }) => void) | undefined
  readonly onPage: (step: 1 | -1) => void
  /** Opens the day view; without one, the list of the day. */
  readonly onOpenDay: ((opening: { day: CivilDate }) => void) | undefined
  /** Opens the list of a day beside an element. */
  readonly onOpenList: (list: { day: DayNumber; anchor: HTMLElement }) => void
}

const DAYS_PER_WEEK = 7

/**
 * Returns the definition of the month as a calendar: its places are days, and its cells are days
 * and their content.
 */
export function useMonthDefinition(options: MonthDefinitionOptions) {
  const { gridRef, scrollRef, weeksRef, grid, page, today, range, labels } = options
  const { entries, weekIndex, weeks, rowTops, sizes } = page
  const { firstDay } = grid
  const layerRef = useRef<HTMLDivElement>(null)
  const finder = useMemo<CellFinder<FocusCell>>(() => {
    const visible = { grid, weeks, today }
    return {
      focusCellFor: (place) => focusCellFor(place, visible),
      isOnShow: (focusCell) => isFocusCellOnShow(focusCell, visible),
      focusCellOfItem: (itemId) => focusCellOfBar(String(itemId), visible),
    }
  }, [grid, weeks, today])

  const markedDaysAt = (day: DayNumber): DaySpan | null => {
    const days = range.range
    return days !== null && day >= days.startDay && day < days.endDayExclusive ? days : null
  }
  /** The marked days if a day is one of them, else the day alone. */
  const daysAt = (day: DayNumber): DaySpan => markedDaysAt(day) ?? spanBetween(day, day)
  const openDay = (day: DayNumber, link: HTMLElement | null): void => {
    if (options.onOpenDay !== undefined) options.onOpenDay({ day: nearestDateOf(day) })
    else if (link !== null) options.onOpenList({ day, anchor: link })
  }
  const openDayOf = (day: DayNumber): void => {
    const root = gridRef.current
    openDay(day, root === null ? null : elementOfCell(root, { part: 'day-link', day }))
  }

  const definition: CalendarDefinition<DayNumber, FocusCell> = {
    surfaceRef: weeksRef,
    scrollRef,
    labels,
    findEntry: page.findEntry,
    findItem: page.findItem,
    focus: {
      rootRef: gridRef,
      finder,
      elementOf: elementOfCell,
      focusCellOf: (element) => {
        const target = gridTargetOf(element)
        return target === null ? null : (before) => focusCellOfTarget(target, before)
      },
      revealedItem: options.revealedItem,
      onAwait: ({ day }) => {
        if (finder.isOnShow({ part: 'day', day })) return
        options.onMonthChange?.({ month: civilMonthOf(day) })
      },
    },
    selection: {
      items: entries.items,
      orderOf: () => itemOrderOf(entries, weekIndex),
      isFree: (target) => gridTargetOf(target)?.part === 'day',
      itemsIn: (rect) => {
        if (weeksRef.current === null) return []
        const width = weeksRef.current.clientWidth
        const isRightToLeft = getComputedStyle(weeksRef.current).direction === 'rtl'
        return itemsInRect({ weeks, rowTops, sizes, width, isRightToLeft }, rect)
      },
      labels,
    },

    measure: () =>
      weeksRef.current === null || scrollRef.current === null
        ? null
        : measureMonth(weeksRef.current, scrollRef.current, { firstDay, rowTops }),
    dayOf: (day) => day,
    dayOfCell: ({ day }) => day,
    handleAxisAt: () => 'x',
    drawCellAt: (target) => {
      const place = gridTargetOf(target)
      return place?.part === 'day' ? place.cell : null
    },
    // Days are chosen from the moment that the pointer leaves the first of them.
    isDelayed: (subject, at) => subject.kind === 'create' && isWithin(subject.cell, at),
    drawDrag: ({ subject, from, to, offset }) => {
      if (layerRef.current === null) return
      const span = isDateSubject(subject)
        ? draggedSpan(subject.target, subject, to - from)
        : spanBetween(from, to)
      drawDrag(layerRef.current, { firstDay, rowTops }, span, offset)
    },
    drop: ({ subject, from, to }, calendar) => {
      if (from === to) return false
      if (isDateSubject(subject)) return calendar.changeByDays(subject, to - from, from)
      const weeksElement = weeksRef.current
      const cell = weeksElement && elementOfCell(weeksElement, { part: 'day', day: to })
      const anchor = cell ?? (subject.kind === 'create' ? subject.cell : null)
      if (anchor !== null) calendar.create(newDatesOver(spanBetween(from, to)), anchor)
      return true
    },
    onPage: options.onPage,
    reschedule: (item, step) => rescheduleByDays(item, step, daysOfStep(step)),
    daysOfStep,
    cellOfItem: ({ id }, dates) => {
      const { startDay, endDayExclusive } = spanOf(dates)
      // The first of its days that the page shows.
      const day = endDayExclusive > firstDay ? Math.max(startDay, firstDay) : startDay
      return { part: 'bar', day, key: String(id), startDay }
    },

    freePlaceAt: ({ target }, calendar) => {
      const place = gridTargetOf(target)
      if (place?.part !== 'day') return null
      const { day, cell } = place
      return {
        name: String(day),
        create: () => {
          calendar.create(newDatesOver(spanBetween(day, day)), cell)
        },
      }
    },
    click: (element) => {
      const target = gridTargetOf(element)
      if (target?.part === 'day-link') openDay(target.day, element)
      else if (target?.part === 'more') options.onOpenList({ day: target.day, anchor: element })
    },
    pressKey: (event, calendar) =>
      pressMonthKey(event, {
        grid,
        weeks,
        range,
        markedDaysAt,
        calendar,
        labels,
        openDay: openDayOf,
      }),
    offerAt: (element, calendar) => {
      const target = gridTargetOf(element)
      if (target === null) return null
      const dates = newDatesOver(daysAt(target.day))
      return {
        dates,
        create: () => {
          calendar.create(dates, target.cell)
        },
        openDay: () => {
          openDayOf(target.day)
        },
      }
    },
    clearRange: range.clear,
  }
  return { definition, layerRef, daysAt }
}

function daysOfStep({ x, y }: ItemStep): number {
  return x + y * DAYS_PER_WEEK
}

function focusCellOfTarget(target: GridTarget, before: FocusCell | null): FocusCell {
  if (target.part !== 'bar') {
    const isSame = before?.part === target.part && before.day === target.day
    return isSame ? before : { part: target.part, day: target.day }
  }
  const { key, startDay, span } = target
  // For a bar that spans days, keys continue from the day from which the focus reached it.
  const isWithinBar = before !== null && before.day >= target.day && before.day < target.day + span
  const day = isWithinBar ? before.day : target.day
  const isSame =
    before?.part === 'bar' &&
    before.key === key &&
    before.startDay === startDay &&
    before.day === day
  return isSame ? before : { part: 'bar', day, key, startDay }
}
