/** Timing of a waiting indicator, in milliseconds. */
export interface WaitingTiming {
  /** Work that ends before this shows nothing. */
  readonly delayMs: number
  /** The indicator stays visible at least this long, so that it does not flash. */
  readonly minimumMs: number
}

/** The state of a waiting indicator. */
export type Waiting =
  | { readonly phase: 'quiet' }
  /** Something is in progress, not shown yet. */
  | { readonly phase: 'patient' }
  /** Shown, for less than the minimum time. */
  | { readonly phase: 'shown'; readonly isOver: boolean }
  /** Shown for the minimum time: hidden as soon as the work ends. */
  | { readonly phase: 'seen' }

/** `pass`: the time of `waitingTimeMs` is over. */
export type WaitingEvent = 'begin' | 'end' | 'pass'

/** How long until the next `pass`; null when there is none. */
export function waitingTimeMs(phase: Waiting['phase'], timing: WaitingTiming): number | null {
  if (phase === 'patient') return timing.delayMs
  return phase === 'shown' ? timing.minimumMs : null
}

/** The next state. @returns the same object when nothing changes */
export function stepWaiting(waiting: Waiting, event: WaitingEvent): Waiting {
  if (event === 'pass') {
    if (waiting.phase === 'patient') return { phase: 'shown', isOver: false }
    if (waiting.phase === 'shown') return { phase: waiting.isOver ? 'quiet' : 'seen' }
    return waiting
  }
  const isOver = event === 'end'
  switch (waiting.phase) {
    case 'quiet':
      return isOver ? waiting : { phase: 'patient' }
    case 'shown':
      return waiting.isOver === isOver ? waiting : { phase: 'shown', isOver }
    case 'patient':
    case 'seen':
    default:
      return isOver ? { phase: 'quiet' } : waiting
  }
}
