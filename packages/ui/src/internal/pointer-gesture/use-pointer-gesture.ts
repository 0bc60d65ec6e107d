import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { PointerEvent } from 'react'

import { gestureAfter } from './gesture-state'
import type { GestureInput, Point, PointerGesture } from './gesture-state'

const MAIN_BUTTON = 0

/**
 * How a drag ends: the pointer was released, the user pressed Esc or the component is gone, or the
 * browser has taken the pointer away.
 */
type GestureEnd = 'drop' | 'cancel' | 'lost'

/** Options of {@link usePointerGesture}. */
export interface PointerGestureOptions<Subject> {
  /** Returns what a press takes hold of; null leaves the press to the browser. @default nothing: see `press` */
  readonly subjectAt?: (event: PointerEvent) => Subject | null
  /** Distance that makes a press a drag, in pixels; 0 starts at the press. @default 4 */
  readonly threshold?: number
  /** Whether a press that has travelled far enough is still no drag. @default never */
  readonly isDelayed?: (subject: Subject, at: Point) => boolean
  /** Returns the element that captures the pointer from the start to the end of a drag. */
  readonly captureOn: (subject: Subject) => Element | null
  /** A press becomes a drag. Returns the subject to drag; null refuses. @default the pressed one */
  readonly onStart?: (gesture: PointerGesture<Subject>) => Subject | null
  /** The pointer moves, for the first time when the drag starts. */
  readonly onDraw: (gesture: PointerGesture<Subject>) => void
  readonly onEnd: (gesture: PointerGesture<Subject>, end: GestureEnd) => void
  /** Handles a key other than Esc during a drag; returns whether it did. @default none */
  readonly onKey?: (event: KeyboardEvent) => boolean
}

/** For the element whose presses start gestures; captured pointers are followed beyond it. */
export interface PointerGestureHandlers {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: (event: PointerEvent) => void
  readonly onPointerCancel: (event: PointerEvent) => void
}

/**
 * One gesture of one pointer, from its press to its release: threshold, capture, Esc, and a
 * pointer that the browser takes away. Another pointer, and another button, change nothing.
 *
 * Renders nothing itself. A component that unmounts cancels its drag.
 */
export function usePointerGesture<Subject>(options: PointerGestureOptions<Subject>) {
  const optionsRef = useRef(options)
  useLayoutEffect(() => {
    optionsRef.current = options
  })
  const gestureRef = useRef<PointerGesture<Subject> | null>(null)
  /** Stops listening to keys; null between drags. */
  const listeningRef = useRef<AbortController | null>(null)
  const hasJustDragged = useRef(false)

  const start = (pressed: PointerGesture<Subject>): void => {
    // Refused or not, a drag is no click.
    hasJustDragged.current = true
    const { onStart = (gesture) => gesture.subject, captureOn, onDraw } = optionsRef.current
    const dragged = onStart(pressed)
    if (dragged === null) {
      gestureRef.current = { ...pressed, phase: 'refused' }
      return
    }
    gestureRef.current = { ...pressed, subject: dragged }
    const capturing = captureOn(dragged)
    capturing?.setPointerCapture(pressed.pointerId)
    listen(capturing?.ownerDocument.defaultView ?? window)
    onDraw(gestureRef.current)
  }
  const take = (input: GestureInput): void => {
    const { gesture, effect } = gestureAfter(gestureRef.current, input, optionsRef.current)
    const ended = gesture === null ? gestureRef.current : null
    gestureRef.current = gesture
    if (gesture !== null) {
      if (effect === 'start') start(gesture)
      else if (effect === 'draw') optionsRef.current.onDraw(gesture)
      return
    }
    listeningRef.current?.abort()
    listeningRef.current = null
    if (ended === null || (effect !== 'drop' && effect !== 'cancel')) return
    // Hovering continues at once after Esc. The browser itself releases a pointer that goes up.
    const capturing = effect === 'cancel' ? optionsRef.current.captureOn(ended.subject) : null
    if (capturing?.hasPointerCapture(ended.pointerId) === true) {
      capturing.releasePointerCapture(ended.pointerId)
    }
    const at = input.kind === 'release' ? input.at : ended.at
    const isLost = input.kind === 'cancel' && input.pointerId !== undefined
    optionsRef.current.onEnd({ ...ended, at }, isLost ? 'lost' : effect)
  }

  /** Listens to keys at once: Esc may follow the movement of the pointer directly. */
  const listen = (view: Window): void => {
    const listening = new AbortController()
    listeningRef.current = listening
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' && optionsRef.current.onKey?.(event) !== true) return
      // One key press does one thing.
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Escape') take({ kind: 'cancel' })
    }
    view.addEventListener('keydown', handleKeyDown, { capture: true, signal: listening.signal })
  }
  const cancel = useEffectEvent(() => {
    take({ kind: 'cancel' })
  })
  useEffect(
    () => () => {
      cancel()
    },
    [],
  )

  /** Starts a gesture with a press, if no other pointer has one. */
  const pressWith = (event: PointerEvent, subjectOf: () => Subject | null): void => {
    const { pointerId, clientX: x, clientY: y } = event
    const under = gestureRef.current
    if (under !== null && under.pointerId !== pointerId) return
    hasJustDragged.current = false
    if (event.button !== MAIN_BUTTON || !event.isPrimary) return
    const subject = subjectOf()
    if (subject === null) return
    const at = { x, y }
    gestureRef.current = { pointerId, subject, start: at, at, phase: 'pressed' }
    if (optionsRef.current.threshold === 0) take({ kind: 'move', pointerId, at })
  }

  const handlers: PointerGestureHandlers = {
    onPointerDown: (event) => {
      pressWith(event, () => optionsRef.current.subjectAt?.(event) ?? null)
    },
    onPointerMove: (event) => {
      const { pointerId, clientX: x, clientY: y, buttons } = event
      const under = gestureRef.current
      // A pointer that leaves before it is captured may be released outside, unheard.
      if (under?.phase === 'pressed' && under.pointerId === pointerId && buttons === 0) {
        gestureRef.current = null
      }
      take({ kind: 'move', pointerId, at: { x, y } })
    },
    onPointerUp: ({ pointerId, clientX: x, clientY: y }) => {
      take({ kind: 'release', pointerId, at: { x, y } })
    },
    onPointerCancel: ({ pointerId }) => {
      take({ kind: 'cancel', pointerId })
      // No click follows, and a later one is not part of this drag.
      if (gestureRef.current === null) hasJustDragged.current = false
    },
  }

  return {
    /** Returns the gesture under way, a press included; null for none. */
    current: (): PointerGesture<Subject> | null => gestureRef.current,
    /** Starts a gesture with a press on a subject that the caller knows. */
    press: (event: PointerEvent, subject: Subject): void => {
      pressWith(event, () => subject)
    },
    /** Whether the click that follows ends a drag and means nothing else. */
    endsDrag: (): boolean => hasJustDragged.current,
    handlers,
  }
}
