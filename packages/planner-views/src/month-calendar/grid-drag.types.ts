import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { RefObject } from 'react'

import type { CalendarItem } from '../calendar-item'
import type { DragSubject } from './drag-gesture'

/** A drag under way, as the layer above the weeks draws it. */
export interface ActiveDrag {
  readonly subject: DragSubject
  /** Null while days are chosen. */
  readonly item: CalendarItem | null
  /** Place of the grabbed bar within the weeks, in pixels; null where no bar goes along. */
  readonly ghost: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly continuesBefore: boolean
    readonly continuesAfter: boolean
  } | null
}

/** A drag that has come to its end. */
export interface Drop {
  readonly subject: DragSubject
  readonly item: CalendarItem | null
  /** Whole days that the item, or its end, goes; of days that are chosen how far apart they lie. */
  readonly deltaDays: number
  /** The day under the pointer when it let go. */
  readonly to: DayNumber
}

/** What the hook asks of the calendar. */
export interface GridDragOptions {
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly weeksRef: RefObject<HTMLElement | null>
  readonly firstDay: DayNumber
  readonly rowTops: readonly number[]
  readonly isEnabled: boolean
  readonly findItem: (key: string) => CalendarItem | undefined
  /** Whether a handle shows at the ends of an item. */
  readonly canResize: (item: CalendarItem) => boolean
  /** Called once when a press becomes a drag; false leaves everything where it is. */
  readonly onStart: (subject: DragSubject, item: CalendarItem | null) => boolean
  readonly onDrop: (drop: Drop) => void
  readonly onCancel: (subject: DragSubject, item: CalendarItem | null) => void
  /** PageUp or PageDown while something is dragged. */
  readonly onPage: (step: 1 | -1) => void
}
