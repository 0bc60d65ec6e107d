import { nearestDateOf } from '@throughline/domain/calendar-dates'
import type { CivilDate, DayNumber } from '@throughline/domain/calendar-dates'
import type { Rescheduling, TacticDates } from '@throughline/domain/tactics'
import { useMemo } from 'react'
import type { RefObject } from 'react'
import { MIN_BOX_MINUTES } from '@throughline/domain/layout'

import type { CalendarItem, RevealedItem } from '../../calendar-parts'
import { entryTargetOf, isDateSubject } from '../../calendar-core'
import type {
  CalendarDefinition,
  RangeSelection,
  CellFinder,
  DragSurface,
  Point,
} from '../../calendar-core'
import { pressDayKey } from './day-keys'
import { dayTargetOf, elementOfCell, isSameFocusCell } from './day-target'
import type { FocusCell } from './day-target'
import type { DayCalendarLabels } from './DayCalendar.labels'
import { datesAtOrMarked } from './model/cell-dates'
import { itemKey } from './model/day-page'
import type { AllDayBarModel, BoxModel, DayPage } from './model/day-page'
import {
  datesAt,
  datesBetween,
  dragItem,
  dropItem,
  placeOf,
  stepItem,
  toggleAllDay,
  visiblePartOf,
} from './model/reschedule-item'
import type { DayPoint, DatesPlace } from './model/reschedule-item'
import { isFocusCellOnShow, focusCellFor, focusCellOfItem } from './model/cell-on-show'
import { timesText } from './model/when-text'
import { HOUR_PIXELS, SLOT_COUNT, SLOT_MINUTES, TALL_BOX_MINUTES, titleLines } from './day-sizes'
import { placeProperties } from './parts/DayCalendarLayer'

interface DayDefinitionOptions {
  readonly gridRef: RefObject<HTMLElement | null>
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly headRef: RefObject<HTMLElement | null>
  /** The layers over the hours and over the all-day row. */
  readonly hoursRef: RefObject<HTMLElement | null>
  readonly allDayRowRef: RefObject<HTMLElement | null>
  readonly items: readonly CalendarItem[]
  readonly page: DayPage
  readonly placedByKey: ReadonlyMap<string, AllDayBarModel | BoxModel>
  /** Lanes that the all-day row has room for. */
  readonly allDayLanes: number
  readonly today: DayNumber
  readonly revealedItem: RevealedItem | null
  /** The cells that are marked by Shift with arrow keys. */
  readonly range: RangeSelection<FocusCell, TacticDates>
  readonly labels: DayCalendarLabels
  readonly onDayChange: ((change: { day: CivilDate }) => void) | undefined
  /** '+N more' of the all-day row was pressed on a day. */
  readonly onOpenAllDayRow: (day: DayNumber) => void
}

/** Days as a calendar: its places are minutes of a day, or its all-day row. */
export function useDayDefinition(
  options: DayDefinitionOptions,
): CalendarDefinition<DayPoint, FocusCell> {
  const { page, placedByKey, allDayLanes, today, range, labels, scrollRef } = options
  const { headRef, hoursRef, allDayRowRef } = options
  const { firstDay, dayCount } = page
  const finder = useMemo<CellFinder<FocusCell>>(() => {
    const visible = { page, placedByKey, allDayLanes, today }
    return {
      focusCellFor: (place) => focusCellFor(place, visible),
      isOnShow: (focusCell) => isFocusCellOnShow(focusCell, visible),
      focusCellOfItem: (itemId) => focusCellOfItem(itemId, visible),
    }
  }, [page, placedByKey, allDayLanes, today])

  /** Turns to the page of a day, by complete pages. */
  const turnTo = (day: DayNumber): void => {
    const pages = Math.floor((day - firstDay) / dayCount)
    options.onDayChange?.({ day: nearestDateOf(firstDay + pages * dayCount) })
  }

  return {
    surfaceRef: options.gridRef,
    scrollRef,
    labels,
    timesOf: (dates) => (dates.isAllDay ? null : timesText(dates, labels)),
    findEntry: (target) => entryTargetOf(target, (key) => placedByKey.get(key)),
    findItem: (itemId) => options.items.find(({ id }) => id === itemId),
    focus: {
      rootRef: options.gridRef,
      finder,
      elementOf: elementOfCell,
      focusCellOf: (element) => {
        const focusCell = dayTargetOf(element)?.focusCell
        return focusCell === undefined ? null : (before) => focusCellAfter(focusCell, before)
      },
      focusElement: (element) => {
        element.focus({ preventScroll: true })
        const [head, style] = [headRef.current, scrollRef.current?.style]
        // Keeps the element clear of the head, whose height depends on its lanes.
        if (head?.contains(element) === false) {
          style?.setProperty('scroll-padding-block-start', `${head.offsetHeight}px`)
        }
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        style?.removeProperty('scroll-padding-block-start')
      },
      revealedItem: options.revealedItem,
      onAwait: ({ day }) => {
        if (day < firstDay || day >= firstDay + dayCount) turnTo(day)
      },
    },

    measure: () => {
      const [head, hours, scroller] = [headRef.current, hoursRef.current, scrollRef.current]
      return head === null || hours === null || scroller === null
        ? null
        : measureDays({ head, hours, scroller }, { firstDay, dayCount })
    },
    dayOf: ({ day }) => day,
    dayOfCell: ({ day }) => day,
    handleAxisAt: ({ element }) => {
      if (element.dataset['part'] === 'box') return 'y'
      // A bar of the all-day row has handles only where there are days to drag them to.
      return dayCount > 1 ? 'x' : null
    },
    drawCellAt: (target) => {
      const place = dayTargetOf(target)
      return place === null || place.focusCell.part === 'more' ? null : place.cell
    },
    drawDrag: ({ subject, from, to }, { intents }) => {
      if (hoursRef.current === null || allDayRowRef.current === null) return
      const dates = isDateSubject(subject)
        ? datesOf(dragItem(intents.reschedulable(subject.item), subject, from, to), subject.item)
        : datesBetween(from, to)
      drawGhosts({ hours: hoursRef.current, allDay: allDayRowRef.current }, placeOf(dates), {
        firstDay,
        dayCount,
        text: dates.isAllDay ? '' : timesText(dates, labels),
      })
    },
    drop: ({ subject, from, to }, { intents, create, change }) => {
      if (subject.kind === 'create') create(datesBetween(from, to), subject.cell)
      if (!isDateSubject(subject)) return true
      // Another user may have changed the item meanwhile, or deleted it.
      const item = options.items.find(({ id }) => id === subject.item.id)
      const outcome = dragItem(intents.reschedulable(subject.item), subject, from, to)
      if (item === undefined || outcome.code === 'unchanged') return false
      const isChanged = outcome.code === 'changed'
      change(
        item,
        subject,
        isChanged ? dropItem(intents.reschedulable(item), subject, outcome.dates) : outcome,
      )
      return true
    },
    onPage: (step) => {
      turnTo(firstDay + step * dayCount)
    },
    reschedule: stepItem,
    cellOfItem: ({ id }, dates) => {
      const { startDay, endDayExclusive } = placeOf(dates)
      const isGoingOn = startDay < firstDay && endDayExclusive > firstDay
      // The first of its days that the page shows.
      return {
        part: 'entry',
        day: isGoingOn ? firstDay : startDay,
        key: itemKey(id, startDay),
      }
    },

    freePlaceAt: ({ target, clientX, clientY }, { intents, placeAt }) => {
      const place = dayTargetOf(target)
      if (place === null) return null
      const { focusCell, cell } = place
      if (focusCell.part !== 'slot' && focusCell.part !== 'all-day-cell') return null
      return {
        name: `${focusCell.part}:${focusCell.day}:${focusCell.part === 'slot' ? focusCell.slot : ''}`,
        create: () => {
          const point = placeAt({ x: clientX, y: clientY })
          if (point === null) return
          const zone = focusCell.part === 'slot' ? 'hours' : 'all-day'
          intents.create(datesAt({ ...point, zone, day: focusCell.day }), cell)
        },
      }
    },
    click: (element) => {
      const focusCell = dayTargetOf(element)?.focusCell
      if (focusCell?.part === 'more') options.onOpenAllDayRow(focusCell.day)
    },
    pressKey: (event, calendar) =>
      pressDayKey(event, { page, placedByKey, allDayLanes, range, calendar, labels }),
    pressItemKey: ({ key, altKey, ctrlKey, metaKey }, item, { intents, change }) => {
      if (key.toLowerCase() !== 'a' || altKey || ctrlKey || metaKey) return false
      if (intents.allow(item, { kind: 'move' })) {
        change(item, { kind: 'move' }, toggleAllDay(intents.reschedulable(item)))
      }
      return true
    },
    offerAt: (element, calendar) => {
      const target = dayTargetOf(element)
      if (target === null || target.focusCell.part === 'entry') return null
      const dates = datesAtOrMarked(target.focusCell, range.range)
      return {
        dates,
        create: () => {
          calendar.create(dates, target.cell)
        },
      }
    },
    clearRange: range.clear,
  }
}

function datesOf(outcome: Rescheduling, unchanged: TacticDates): TacticDates {
  return outcome.code === 'changed' ? outcome.dates : unchanged
}

function focusCellAfter(focusCell: FocusCell, before: FocusCell | null): FocusCell {
  if (isSameFocusCell(before, focusCell)) return before ?? focusCell
  // For a bar that spans days, keys continue from the day from which the focus reached it.
  return before?.part === 'entry' && focusCell.part === 'entry' && before.key === focusCell.key
    ? { ...focusCell, day: before.day }
    : focusCell
}

/** The visible days. */
interface VisibleDays {
  readonly firstDay: DayNumber
  readonly dayCount: number
}

/** The parts of the page that pointers are measured against. */
interface PageElements {
  /** The heads of the days and the all-day row, stuck above the hours. */
  readonly head: HTMLElement
  /** The hours, without their axis. */
  readonly hours: HTMLElement
  readonly scroller: HTMLElement
}

/** Measures the days on the screen. Near the ends of the hours a drag scrolls, in the all-day row it does not. */
function measureDays(
  { head, hours, scroller }: PageElements,
  { firstDay, dayCount }: VisibleDays,
): DragSurface<DayPoint> {
  const { left, right, top, width, height } = hours.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(hours).direction === 'rtl'
  const headBottom = head.getBoundingClientRect().bottom
  const pageBottom = scroller.getBoundingClientRect().bottom
  return {
    origin: { x: left, y: top },
    // A point outside means the nearest place inside; above the hours is the all-day row.
    placeAt: ({ x, y }: Point): DayPoint => {
      const column = Math.floor(((isRightToLeft ? right - x : x - left) / width) * dayCount)
      const day = firstDay + Math.min(Math.max(column, 0), dayCount - 1)
      if (y < headBottom) return { zone: 'all-day', day, minutes: 0 }
      const minutes = ((y - top) / height) * SLOT_COUNT * SLOT_MINUTES
      return { zone: 'hours', day, minutes: Math.min(Math.max(minutes, 0), 1439) }
    },
    scrollEdges: ({ y }) => (y < headBottom ? null : { y: [headBottom, pageBottom] }),
  }
}

/**
 * Writes place and time of the ghost straight to its elements. Shows either the ghost over the
 * hours or the one over the all-day row, as the place requires.
 */
function drawGhosts(
  layers: { readonly hours: HTMLElement; readonly allDay: HTMLElement },
  place: DatesPlace,
  { firstDay, dayCount, text }: VisibleDays & { readonly text: string },
): void {
  const isHours = place.zone === 'hours'
  const hours = layers.hours.querySelector<HTMLElement>('[data-ghost]')
  const allDay = layers.allDay.querySelector<HTMLElement>('[data-ghost]')
  hours?.toggleAttribute('hidden', !isHours)
  allDay?.toggleAttribute('hidden', isHours)
  const ghost = isHours ? hours : allDay
  if (ghost === null) return
  const endMinute = Math.max(place.endMinute, place.startMinute + MIN_BOX_MINUTES)
  const visiblePart = visiblePartOf({ ...place, endMinute }, { firstDay, dayCount })
  if (visiblePart === null) ghost.hidden = true
  for (const [name, value] of Object.entries(placeProperties(visiblePart ?? place, firstDay))) {
    ghost.style.setProperty(name, String(value))
  }
  const minutes = endMinute - place.startMinute
  ghost.toggleAttribute('data-tall', isHours && minutes >= TALL_BOX_MINUTES)
  ghost.style.setProperty('--lines', String(titleLines(minutes, HOUR_PIXELS)))
  const time = ghost.querySelector('[data-part="time"]')
  if (time !== null) time.textContent = text
}
