import type { DayNumber } from '@throughline/domain/calendar-dates'
import type {
  DateAction,
  Reschedulable,
  Rescheduling,
  TacticDates,
} from '@throughline/domain/tactics'
import type { KeyboardEvent, MouseEvent, RefObject } from 'react'

import type { CalendarItem } from '../calendar-parts'
import type { DragOptions, DragProgress } from './drag.types'
import type { DateSubject } from './drag-subject'
import type { Point } from '@throughline/ui/pointer-gesture'
import type { EntryTarget, FindEntry } from './entry-target'
import type { ItemIntentLabels } from './item-intents.labels'
import type { ItemStep } from './item-key-intent'
import type { ContentRect } from './marquee-rect'
import type { MultiSelectionLabels } from './multi-selection.labels'
import type { ItemIntents } from './use-item-intents'
import type { RovingFocus, RovingFocusOptions } from './use-roving-focus'

/** Selection of several items in a calendar. */
export interface SelectionDefinition {
  /** All items of the calendar, drawn or not. An item that leaves them leaves the selection. */
  readonly items: readonly CalendarItem[]
  /** Returns the ids of the visible items in reading order; an id may occur more than once. */
  readonly orderOf: () => readonly number[]
  /** Whether a press here starts a marquee. */
  readonly isFree: (target: EventTarget | null) => boolean
  /** Returns the items whose bars a rectangle touches; in pixels from the origin of the content. */
  readonly itemsIn: (rect: ContentRect) => Iterable<number>
  readonly labels: MultiSelectionLabels
}

/** Free place of a calendar, where a second click creates an item. */
interface FreePlace {
  /** Unique within the calendar. */
  readonly name: string
  readonly create: () => void
}

/** Actions that the context menu of a free place offers. */
interface PlaceOffer {
  /** Dates of the new item. */
  readonly dates: TacticDates
  readonly create: () => void
  /** Opens the day of the place, where the calendar has a link to it. */
  readonly openDay?: () => void
}

/** Operations of its calendar that a definition may call. */
export interface CalendarControls<Place, Cell> {
  readonly intents: ItemIntents
  readonly focus: RovingFocus<Cell>
  /** Creates an item; clears the days that the user has marked for it. */
  readonly create: (dates: TacticDates, anchor: HTMLElement) => void
  /** Changes the dates of one item; the focus follows it. @param from where a drag started */
  readonly change: (
    item: CalendarItem,
    action: DateAction,
    outcome: Rescheduling,
    from?: Place | null,
  ) => void
  /**
   * Changes a dragged item by whole days, together with the other selected items if it is selected.
   *
   * @returns false if the dates stay the same
   */
  readonly changeByDays: (subject: DateSubject, deltaDays: number, from: Place | null) => boolean
  /** Whether an item moves together with other selected items. */
  readonly movesTogether: (item: CalendarItem) => boolean
  /** Place under a point; null while nothing is drawn. */
  readonly placeAt: (at: Point) => Place | null
  /** Handles a key of the selection or of an item; returns whether it did. */
  readonly pressSharedKey: (event: KeyboardEvent) => boolean
}

/**
 * Contribution of a calendar to {@link useCalendar}: its geometry, its focusable cells, and its
 * handling of presses, drops and keys.
 *
 * @typeParam Place location of a point of the calendar, such as a day
 * @typeParam Cell a focusable cell
 */
export interface CalendarDefinition<Place, Cell> extends Pick<
  DragOptions<Place>,
  'measure' | 'isDelayed' | 'onPage'
> {
  /** Element that captures the pointer; everything that can be dragged is inside. */
  readonly surfaceRef: RefObject<HTMLElement | null>
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly labels: ItemIntentLabels
  /** Times of day of dates, for announcements; null for whole days. @default none */
  readonly timesOf?: (dates: TacticDates) => string | null
  readonly focus: RovingFocusOptions<Cell>
  readonly findEntry: FindEntry
  /** Returns the current item of an id. */
  readonly findItem: (itemId: number) => CalendarItem | undefined
  /** @default only one item at a time is changed */
  readonly selection?: SelectionDefinition

  /** Day of a place; null for none. */
  readonly dayOf: (place: Place) => DayNumber | null
  /** Day of a focusable cell, where items are pasted; null for none. @default none has a day */
  readonly dayOfCell?: (cell: Cell) => DayNumber | null
  /** Axis of the screen along which an item has resize handles; null for none. */
  readonly handleAxisAt: (target: EntryTarget, at: Point) => 'x' | 'y' | null
  /** Element that is as long as an item. @default the element of the item */
  readonly daysElementOf?: (target: EntryTarget) => Element
  /** Cell in which a press starts to draw a new item; null elsewhere. */
  readonly drawCellAt?: (target: EventTarget | null) => HTMLElement | null
  /** Draws the progress of a drag, by writing to elements without rendering. */
  readonly drawDrag: (
    progress: DragProgress<Place>,
    calendar: CalendarControls<Place, Cell>,
  ) => void
  /** Applies a drop: changes an item, or creates one. Returns false if the drop changes nothing. */
  readonly drop: (progress: DragProgress<Place>, calendar: CalendarControls<Place, Cell>) => boolean
  /** Called when a drag ends, dropped or cancelled. */
  readonly endDrag?: () => void
  /** Returns the dates of an item after a step by keys; null for steps without a meaning. @default keys move nothing */
  readonly reschedule?: (item: Reschedulable, step: ItemStep) => Rescheduling | null
  /** Days by which a step moves several items together; 0 for none. @default none */
  readonly daysOfStep?: (step: ItemStep) => number
  /**
   * Returns the cell of an item with new dates, which the focus follows.
   *
   * @param from where a drag started; null for keys
   */
  readonly cellOfItem?: (
    item: CalendarItem,
    dates: TacticDates,
    from: Place | null,
    activeCell: Cell,
  ) => Cell

  /** Free place under a click; null elsewhere. Not called for items. */
  readonly freePlaceAt?: (
    event: MouseEvent,
    calendar: CalendarControls<Place, Cell>,
  ) => FreePlace | null
  /** Handles a click on anything but items and free places. */
  readonly click?: (element: HTMLElement, calendar: CalendarControls<Place, Cell>) => void
  /** Handles a key press; returns whether it did. */
  readonly pressKey: (event: KeyboardEvent, calendar: CalendarControls<Place, Cell>) => boolean
  /** Handles a key press on an item before the keys of all items. @default none */
  readonly pressItemKey?: (
    event: KeyboardEvent,
    item: CalendarItem,
    calendar: CalendarControls<Place, Cell>,
  ) => boolean
  /** Returns the offer of the context menu for a place; null outside of free places. */
  readonly offerAt?: (
    element: Element,
    calendar: CalendarControls<Place, Cell>,
  ) => PlaceOffer | null
  /** Clears the days that the user has marked for a new item. */
  readonly clearRange?: () => void
}
