/** A place on the screen, in pixels of the viewport. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Distance that a pressed pointer travels before the press becomes a drag, in pixels. */
const DRAG_THRESHOLD_PIXELS = 4

/** One pointer from its press to its release. */
export interface PointerGesture<Subject> {
  readonly pointerId: number
  readonly subject: Subject
  readonly start: Point
  /** Where the pointer is now. */
  readonly at: Point
  /** `refused`: a drag that may not happen; it lasts until the release and does nothing. */
  readonly phase: 'pressed' | 'dragging' | 'refused'
}

/** An input to a gesture, from the pointer or from a user who cancels. */
export type GestureInput =
  | { readonly kind: 'move' | 'release'; readonly pointerId: number; readonly at: Point }
  /** Without a pointer the user cancels; another pointer cancels nothing. */
  | { readonly kind: 'cancel'; readonly pointerId?: number }

/** The effect of an input. `start`: the press becomes a drag, unless it is refused. */
export type GestureEffect = 'none' | 'start' | 'draw' | 'drop' | 'cancel'

/**
 * Returns the gesture after an input, and its effect. Inputs of other pointers change nothing.
 *
 * @param options.threshold distance that makes a press a drag, in pixels. @default 4
 * @param options.isDelayed whether a press that has travelled far enough is still no drag
 */
export function gestureAfter<Subject>(
  gesture: PointerGesture<Subject> | null,
  input: GestureInput,
  {
    threshold = DRAG_THRESHOLD_PIXELS,
    isDelayed = () => false,
  }: {
    readonly threshold?: number
    readonly isDelayed?: (subject: Subject, at: Point) => boolean
  } = {},
): { readonly gesture: PointerGesture<Subject> | null; readonly effect: GestureEffect } {
  if (gesture === null) return { gesture, effect: 'none' }
  const isDragging = gesture.phase === 'dragging'
  if (input.pointerId !== undefined && input.pointerId !== gesture.pointerId) {
    return { gesture, effect: 'none' }
  }
  if (input.kind === 'cancel') return { gesture: null, effect: isDragging ? 'cancel' : 'none' }
  if (input.kind === 'release') return { gesture: null, effect: isDragging ? 'drop' : 'none' }
  const moved = { ...gesture, at: input.at }
  if (gesture.phase !== 'pressed') {
    return { gesture: moved, effect: isDragging ? 'draw' : 'none' }
  }
  const distance = Math.hypot(input.at.x - gesture.start.x, input.at.y - gesture.start.y)
  return distance < threshold || isDelayed(gesture.subject, input.at)
    ? { gesture: moved, effect: 'none' }
    : { gesture: { ...moved, phase: 'dragging' }, effect: 'start' }
}
