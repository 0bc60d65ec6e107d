/** Times of showing that something takes longer, in milliseconds. */
export interface WaitingTiming {
  /** What is over sooner shows nothing. */
  readonly delayMs: number
  /** What is shown stays at least this long, so that it never flashes. */
  readonly minimumMs: number
}

/** Whether waiting is shown, and what happens next. */
export type Waiting =
  | { readonly phase: 'quiet' }
  /** Something is under way, not yet shown. */
  | { readonly phase: 'patient' }
  /** Shown, and it must be for a while. */
  | { readonly phase: 'shown'; readonly isOver: boolean }
  /** Shown for long enough: goes as soon as the waiting is over. */
  | { readonly phase: 'seen' }

/** `pass` is the end of the time that `waitingTimeMs` names. */
export type WaitingEvent = 'begin' | 'end' | 'pass'

/** How long until the next `pass`; null when there is none. */
export function waitingTimeMs(phase: Waiting['phase'], timing: WaitingTiming): number | null {
  if (phase === 'patient') return timing.delayMs
  return phase === 'shown' ? timing.minimumMs : null
}

/** What comes next. @returns the same object when nothing changes */
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
