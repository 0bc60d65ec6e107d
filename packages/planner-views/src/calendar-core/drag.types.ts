import type { PointerEvent, RefObject } from 'react'

import type { CalendarItem } from '../calendar-parts'
import type { Point } from '@throughline/ui/pointer-gesture'
import type { DateSubject, DragSubject } from './drag-subject'
import type { ScrollEdges } from './use-edge-scroll'

/**
 * The geometry of a view on the screen, as measured. The drag measures it when it
 * begins and again after each scroll and each rendering, never while the pointer
 * only moves.
 */
export interface DragSurface<Place> {
  /** Where the content of the view begins, in pixels of the viewport; it moves with every scroll. */
  readonly origin: Point
  /**
   * The place under a point. A point near the view counts as the nearest place of
   * it; null out of reach, where a drag leads back to where it began.
   */
  readonly placeAt: (at: Point) => Place | null
  /** The edges near which a drag scrolls; null where it does not. */
  readonly scrollEdges: (at: Point) => ScrollEdges | null
}

/** A drag as far as it has come. */
export interface DragProgress<Place> {
  readonly subject: DragSubject
  /** The place under the pointer when it was pressed. */
  readonly from: Place
  /** The place under it now. */
  readonly to: Place
  /** Where the pointer was pressed, in pixels from the origin of the content. */
  readonly start: Point
  /** How far the pointer has travelled over the content, in pixels; scrolling counts. */
  readonly offset: Point
}

/** A place beside a view in which an item of it can be dropped. */
export interface DragOutside {
  /** Where the pointer is that drags an item, and whether that is in the place; null once the drag is over. */
  readonly follow: (drag: { readonly item: CalendarItem; readonly at: Point } | null) => boolean
  readonly drop: (item: CalendarItem) => void
}

/** A drag under way, as a view renders it. It stays the same object until the drag ends. */
export interface ActiveDrag {
  readonly subject: DragSubject
  /** Box of the item's element when it was pressed, from the origin of the content, in pixels. */
  readonly box: { readonly left: number; readonly top: number; readonly width: number }
}

/** Contribution of a view to dragging: its geometry, its drawing, and its handling of drops. */
export interface DragOptions<Place> {
  /** Whether a subject may be dragged now. */
  readonly isEnabled: (subject: DragSubject) => boolean
  /** The element that captures the pointer, with everything that is dragged inside. */
  readonly surfaceRef: RefObject<HTMLElement | null>
  readonly scrollRef: RefObject<HTMLElement | null>
  /** Returns the subject of a press; null leaves the press to the browser. */
  readonly subjectAt: (event: PointerEvent) => DragSubject | null
  /** Null while nothing is drawn. */
  readonly measure: () => DragSurface<Place> | null
  /**
   * Whether a press that has traveled far enough is not yet a drag, such as within one day.
   * @default never
   */
  readonly isDelayed?: (subject: DragSubject, at: Point) => boolean
  /** Whether handles show at the ends of an item. */
  readonly canResize: (item: CalendarItem) => boolean
  /** The elements to fade while the item is dragged. */
  readonly elementsOf: (subject: DateSubject) => Iterable<HTMLElement>
  /** A press becomes a drag. Returns the subject to drag; null refuses. */
  readonly onStart: (subject: DragSubject) => DragSubject | null
  /** Writes the progress straight to elements: React renders nothing while the pointer moves. */
  readonly onDraw: (progress: DragProgress<Place>) => void
  readonly onDrop: (progress: DragProgress<Place>) => void
  readonly onCancel: (subject: DragSubject) => void
  /** Where else items can be dropped. @default nowhere */
  readonly outside?: DragOutside | undefined
  /** PageUp or PageDown during a drag: the page turns under it. */
  readonly onPage: (step: 1 | -1) => void
}
