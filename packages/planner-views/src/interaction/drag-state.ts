/** A place on the screen, in pixels of the viewport. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Distance that a pressed pointer travels before the press becomes a drag, in pixels. */
const DRAG_THRESHOLD_PIXELS = 4

/** One pointer from its press to its release. */
export interface Drag<Subject> {
  readonly pointerId: number
  readonly subject: Subject
  readonly start: Point
  /** Where the pointer is now. */
  readonly at: Point
  /** `refused`: a drag that may not happen; it lasts until the release and does nothing. */
  readonly phase: 'pressed' | 'dragging' | 'refused'
}

/** What the pointer, or a person who gives up, does to a drag. */
export type DragInput =
  | { readonly kind: 'move' | 'release'; readonly pointerId: number; readonly at: Point }
  /** Without a pointer it is a person who gives up; another pointer cancels nothing. */
  | { readonly kind: 'cancel'; readonly pointerId?: number }

/** What follows from an input. `start` asks whether the drag may happen at all; see {@link refuseDrag}. */
export type DragEffect = 'none' | 'start' | 'draw' | 'drop' | 'cancel'

/** A press, which is not a drag yet. */
export function pressDrag<Subject>(
  pointerId: number,
  subject: Subject,
  start: Point,
): Drag<Subject> {
  return { pointerId, subject, start, at: start, phase: 'pressed' }
}

/** The drag was not allowed to start. */
export function refuseDrag<Subject>(drag: Drag<Subject>): Drag<Subject> {
  return { ...drag, phase: 'refused' }
}

/**
 * The drag after an input, and what to do about it. Inputs of other pointers
 * change nothing.
 *
 * @param isHeldBack whether a press that has travelled far enough is still no drag
 */
export function dragAfter<Subject>(
  drag: Drag<Subject> | null,
  input: DragInput,
  isHeldBack: (subject: Subject, at: Point) => boolean = () => false,
): { readonly drag: Drag<Subject> | null; readonly effect: DragEffect } {
  if (drag === null) return { drag, effect: 'none' }
  const isDragging = drag.phase === 'dragging'
  if (input.pointerId !== undefined && input.pointerId !== drag.pointerId) {
    return { drag, effect: 'none' }
  }
  if (input.kind === 'cancel') return { drag: null, effect: isDragging ? 'cancel' : 'none' }
  if (input.kind === 'release') return { drag: null, effect: isDragging ? 'drop' : 'none' }
  const moved = { ...drag, at: input.at }
  if (drag.phase !== 'pressed') return { drag: moved, effect: isDragging ? 'draw' : 'none' }
  const distance = Math.hypot(input.at.x - drag.start.x, input.at.y - drag.start.y)
  return distance < DRAG_THRESHOLD_PIXELS || isHeldBack(drag.subject, input.at)
    ? { drag: moved, effect: 'none' }
    : { drag: { ...moved, phase: 'dragging' }, effect: 'start' }
}

/**
 * Whether a press has ended without a release: a pointer that leaves the view at once is not
 * captured yet, and the view hears nothing of what it does outside.
 *
 * @param event any later movement over the view
 */
export function isPressOver(
  drag: Drag<unknown>,
  event: { readonly pointerId: number; readonly buttons: number },
): boolean {
  return drag.phase === 'pressed' && event.pointerId === drag.pointerId && event.buttons === 0
}

/** Whether a press is one of another pointer while a drag is under way; it changes nothing. */
export function isOtherPress(
  drag: Drag<unknown> | null,
  { pointerId }: { readonly pointerId: number },
): boolean {
  return drag !== null && drag.pointerId !== pointerId
}
