/** Delays of hover cards, in milliseconds, each >= 0. */
export interface HoverTiming {
  /** How long the pointer rests before the first card opens. */
  readonly openDelayMs: number
  /** For how long after a card has closed the next one opens without delay. */
  readonly instantWindowMs: number
  /** How long a card stays open for the pointer to move onto it. */
  readonly closeDelayMs: number
}

/**
 * The state of a group of hover cards. Times are in milliseconds of one monotonic
 * clock, such as an event's `timeStamp`.
 */
export type HoverIntent<Target> =
  /** No card is shown; until `warmUntilMs` the next card opens at once. */
  | { readonly phase: 'idle'; readonly warmUntilMs: number }
  /** The pointer rests on a target whose card opens at `dueMs`. */
  | { readonly phase: 'waiting'; readonly target: Target; readonly dueMs: number }
  /** A card is shown; a pinned one was opened by key and does not follow the pointer. */
  | { readonly phase: 'open'; readonly target: Target; readonly isPinned: boolean }
  /** The pointer has left; the card closes at `dueMs` unless the pointer comes back. */
  | { readonly phase: 'leaving'; readonly target: Target; readonly dueMs: number }

/** An event of a group of hover cards and its time. */
export type HoverEvent<Target> =
  | { readonly type: 'enter'; readonly target: Target; readonly atMs: number }
  | { readonly type: 'leave'; readonly atMs: number }
  | { readonly type: 'enter-card'; readonly atMs: number }
  | { readonly type: 'leave-card'; readonly atMs: number }
  /** The key was pressed on a target: shows its card, or hides it again. */
  | { readonly type: 'request'; readonly target: Target; readonly atMs: number }
  /** Esc, a scroll, a press: the next card opens after its full delay. */
  | { readonly type: 'dismiss'; readonly atMs: number }
  /** The time of `hoverDueMs` has come. */
  | { readonly type: 'due'; readonly atMs: number }

/** No card is shown, and the next one opens after its full delay. */
export const restingHover: HoverIntent<never> = { phase: 'idle', warmUntilMs: -Infinity }

/** When the group needs its next `due` event; null for none. */
export function hoverDueMs(intent: HoverIntent<unknown>): number | null {
  return intent.phase === 'waiting' || intent.phase === 'leaving' ? intent.dueMs : null
}

/** The target whose card is shown, or null. */
export function visibleTarget<Target>(intent: HoverIntent<Target>): Target | null {
  return intent.phase === 'open' || intent.phase === 'leaving' ? intent.target : null
}

function enter<Target>(
  intent: HoverIntent<Target>,
  target: Target,
  atMs: number,
  timing: HoverTiming,
): HoverIntent<Target> {
  switch (intent.phase) {
    case 'idle':
      return atMs < intent.warmUntilMs || timing.openDelayMs === 0
        ? { phase: 'open', target, isPinned: false }
        : { phase: 'waiting', target, dueMs: atMs + timing.openDelayMs }
    case 'waiting':
      return intent.target === target
        ? intent
        : { phase: 'waiting', target, dueMs: atMs + timing.openDelayMs }
    case 'open':
      return intent.isPinned || intent.target === target
        ? intent
        : { phase: 'open', target, isPinned: false }
    case 'leaving':
    default:
      return { phase: 'open', target, isPinned: false }
  }
}

function leave<Target>(
  intent: HoverIntent<Target>,
  atMs: number,
  timing: HoverTiming,
): HoverIntent<Target> {
  if (intent.phase === 'waiting') return restingHover
  if (intent.phase !== 'open' || intent.isPinned) return intent
  return { phase: 'leaving', target: intent.target, dueMs: atMs + timing.closeDelayMs }
}

function pass<Target>(
  intent: HoverIntent<Target>,
  atMs: number,
  timing: HoverTiming,
): HoverIntent<Target> {
  if (intent.phase === 'waiting' && atMs >= intent.dueMs) {
    return { phase: 'open', target: intent.target, isPinned: false }
  }
  if (intent.phase === 'leaving' && atMs >= intent.dueMs) {
    return { phase: 'idle', warmUntilMs: intent.dueMs + timing.instantWindowMs }
  }
  return intent
}

/**
 * The next state of a group of hover cards. At most one card is shown; moving from one
 * target to another while a card is shown switches it without delay.
 *
 * @returns the same object when nothing changes
 */
export function stepHoverIntent<Target>(
  intent: HoverIntent<Target>,
  event: HoverEvent<Target>,
  timing: HoverTiming,
): HoverIntent<Target> {
  switch (event.type) {
    case 'enter':
      return enter(pass(intent, event.atMs, timing), event.target, event.atMs, timing)
    case 'leave':
    case 'leave-card':
      return leave(intent, event.atMs, timing)
    case 'enter-card':
      return intent.phase === 'leaving'
        ? { phase: 'open', target: intent.target, isPinned: false }
        : intent
    case 'request':
      return intent.phase === 'open' && intent.isPinned && intent.target === event.target
        ? restingHover
        : { phase: 'open', target: event.target, isPinned: true }
    case 'dismiss':
      return intent.phase === 'idle' ? intent : restingHover
    case 'due':
    default:
      return pass(intent, event.atMs, timing)
  }
}
