import {
  civilDateOf,
  civilDateTimeOf,
  dayNumberOf,
  minutesOfDay,
  type DayNumber,
} from '@throughline/domain/calendar-dates'
import type { TacticDates } from '@throughline/domain/tactics'
import type { Place } from '@throughline/test-support/dom'
import type { ReactNode } from 'react'

import type { CalendarItem } from '../calendar-parts'
import type { ItemIntentProps, MultiSelectionProps } from '../calendar-core'
import type { Edge } from './calendar-steps'
import type { Modifiers } from './pointers'

/** A day on a row, and its minute where a view has hours. Months have one row. */
export interface CalendarPlace {
  readonly day: DayNumber
  readonly row: string
  readonly minutes: number
}

/** First and last day, both included. */
export type Days = readonly [first: DayNumber, last: DayNumber]

/** The props that the host of a model gives to a view. */
export type HostProps = ItemIntentProps &
  Required<Omit<MultiSelectionProps, 'onCopyItems' | 'onPasteItems'>> & {
    readonly items: readonly CalendarItem[]
    readonly rowOf: (item: CalendarItem) => string
    /** How many pages the host has turned to later months or days, negative for earlier. */
    readonly page: number
    readonly onTurn: (page: number) => void
    readonly onRow: (item: CalendarItem, row: string, dates: TacticDates) => void
    /** Reports an intent that only one of the views has. */
    readonly report: (intent: string) => void
  }

/** The dates that follow from drags and keys in a view. */
export interface DateRules {
  /** Dates of a new item between two places, which may be one; null where none is created. */
  readonly create: (from: CalendarPlace, to: CalendarPlace) => TacticDates | null
  /** Dates that the preview of a new item shows. @default those of `create` */
  readonly previewNew?: (from: CalendarPlace, to: CalendarPlace) => TacticDates
  /** Dates of a new item in one place. */
  readonly createAt: (place: CalendarPlace) => TacticDates
  /**
   * New dates of an item that a drag moves.
   *
   * @param pressed its dates when it was pressed
   * @param now its dates at the drop, which another user may have changed
   */
  readonly move: (
    pressed: TacticDates,
    now: TacticDates,
    from: CalendarPlace,
    to: CalendarPlace,
  ) => TacticDates
  readonly resize: (
    edge: Edge,
    pressed: TacticDates,
    now: TacticDates,
    from: CalendarPlace,
    to: CalendarPlace,
  ) => TacticDates
  /** New dates after Alt and a key; null where the key means nothing to an item. */
  readonly step: (dates: TacticDates, key: string, isResize: boolean) => TacticDates | null
  readonly text: (dates: TacticDates) => string
}

/** Keys on the cells of a view, and the range that they choose. */
export interface CellKeys {
  /**
   * A key press on a cell.
   *
   * @returns the intents that follow, and a selector of the focused element; null where the model does not cover the key
   */
  readonly press: (
    cell: HTMLElement,
    key: string,
    modifiers: Modifiers,
    isReadOnly: boolean,
  ) => { readonly intents: readonly string[]; readonly focus: string | null } | null
  /** Dates that Shift with arrows has chosen; null for none. */
  readonly range: () => TacticDates | null
  /** Dates that the menu of a place offers: those chosen if they contain it, else the place alone. */
  readonly datesOfMenu: (place: CalendarPlace) => TacticDates
  readonly clear: () => void
}

/** A view as the model sees it. Geometry is read from drawn cells, never from the view's code. */
export interface CalendarView {
  readonly items: readonly CalendarItem[]
  readonly render: (props: HostProps) => ReactNode
  /** A point outside means the nearest place in reach, else none. */
  readonly placeAt: (view: HTMLElement, at: Place) => CalendarPlace | null
  /** The cells that a pointer can choose, including cells out of view. */
  readonly cells: string
  /** The elements of items. */
  readonly bars: string
  /** The elements of which exactly one is an active cell. */
  readonly focusCells: string
  /** Points of a cell that no item covers, some share of a day from its left side. */
  readonly pointsIn: (cell: Element, share: number) => readonly Place[]
  /** The row of an item at first; always the same in months. */
  readonly rowOf: (item: CalendarItem) => string
  /** Whether a drag of one item leads to a row, which may refuse it. Without rows, never. */
  readonly isRow: (row: string) => boolean
  /** Names the place on which two clicks create an item. */
  readonly nameOf: (place: CalendarPlace) => string
  /** Whether a row takes new items and other items. */
  readonly takesItems: (row: string) => boolean
  /**
   * The next row that takes items; null in views where Alt with arrows moves no item to another
   * row.
   */
  readonly nextRow: ((row: string, step: 1 | -1) => string | null) | null
  /** The places that the bars of an item cover, as values that can be compared. */
  readonly drawnPlaces: (view: HTMLElement, itemId: number) => readonly unknown[]
  /** The places that an item with these dates covers. */
  readonly placesOf: (view: HTMLElement, dates: TacticDates, row: string) => readonly unknown[]
  /** The places that the preview of a drag, or of a chosen range, marks. */
  readonly previewPlaces: (view: HTMLElement) => readonly unknown[]
  /** The places that a preview of these dates marks. @default those of an item */
  readonly previewOf?: (view: HTMLElement, dates: TacticDates, row: string) => readonly unknown[]
  /** Elements that follow a pointer; none is left after a drag. */
  readonly dragParts: string
  /** How many of them a drag has. */
  readonly dragPartCount: (kind: 'move' | 'resize' | 'create') => number
  /** The axis of the resize handles of a bar; null for a bar without any. @default x */
  readonly handleAxis?: (bar: HTMLElement) => 'x' | 'y' | null
  /** A drag within one cell creates an item. */
  readonly createsWithinACell: boolean
  /** Several items can be selected, by clicks, keys and a marquee. */
  readonly hasSelection: boolean
  readonly rules: DateRules
  /** Arrow keys walk over cells. */
  readonly createCellKeys: ((grid: () => HTMLElement) => CellKeys) | null
  /** Returns the dates of an item after a key of this view alone; null for other keys. */
  readonly itemKey?: (item: CalendarItem, key: string) => TacticDates | null
}

/** The first and the last day of dates. */
export function daysOf({ startDate, endDate }: Pick<TacticDates, 'startDate' | 'endDate'>): Days {
  return [dayNumberOf(startDate), dayNumberOf(endDate)]
}

/** The days from one to another, both included; none when they are in the wrong order. */
export function daysBetween(first: DayNumber, last: DayNumber): readonly DayNumber[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_unused, at) => first + at)
}

/** The same times on other days. */
export function shiftedDates(dates: TacticDates, [first, last]: Days): TacticDates {
  return {
    startDate: civilDateTimeOf(first, minutesOfDay(dates.startDate)),
    endDate: civilDateTimeOf(last, minutesOfDay(dates.endDate)),
    isAllDay: dates.isAllDay,
  }
}

/** Dates of whole days. */
export function wholeDays([first, last]: Days): TacticDates {
  const MORNING = 480
  return {
    startDate: civilDateTimeOf(first, MORNING),
    endDate: civilDateTimeOf(last, MORNING),
    isAllDay: true,
  }
}

/**
 * The rules of views of whole days.
 *
 * @param daysPerRow days that Alt with an arrow up or down moves an item; null where it means something else
 * @param createsWithinADay whether a drag within one day creates an item
 */
export function wholeDayRules({
  daysPerRow,
  createsWithinADay,
}: {
  readonly daysPerRow: number | null
  readonly createsWithinADay: boolean
}): DateRules {
  return {
    create: (from, to) =>
      from.day === to.day && !createsWithinADay
        ? null
        : wholeDays([Math.min(from.day, to.day), Math.max(from.day, to.day)]),
    previewNew: (from, to) => wholeDays([Math.min(from.day, to.day), Math.max(from.day, to.day)]),
    createAt: ({ day }) => wholeDays([day, day]),
    move: (pressed, now, from, to) => {
      if (from.day === to.day) return now
      const [first, last] = daysOf(now)
      const start = daysOf(pressed)[0] + to.day - from.day
      return shiftedDates(now, [start, start + last - first])
    },
    resize: (edge, pressed, now, from, to) => {
      if (from.day === to.day) return now
      const [first, last] = daysOf(now)
      const end = daysOf(pressed)[edge === 'start' ? 0 : 1] + to.day - from.day
      return shiftedDates(
        now,
        edge === 'start' ? [Math.min(end, last), last] : [first, Math.max(end, first)],
      )
    },
    step: (dates, key, isResize) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[key]
      const byRow = daysPerRow === null ? undefined : { ArrowDown: 1, ArrowUp: -1 }[key]
      const days = by ?? (byRow === undefined ? undefined : byRow * (daysPerRow ?? 0))
      const atStart = { Home: -1, End: 1 }[key]
      const [first, last] = daysOf(dates)
      if (atStart !== undefined && isResize) {
        return shiftedDates(dates, [Math.min(first + atStart, last), last])
      }
      if (days === undefined) return null
      return isResize
        ? shiftedDates(dates, [first, Math.max(last + days, first)])
        : shiftedDates(dates, [first + days, last + days])
    },
    text: (dates) => {
      const [first, last] = daysOf(dates)
      return `${civilDateOf(first)}..${civilDateOf(last)}`
    },
  }
}
