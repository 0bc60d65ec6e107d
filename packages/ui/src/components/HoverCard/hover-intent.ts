/** Times of hover cards, in milliseconds, each >= 0. */
export interface HoverTiming {
  /** Rest of the pointer before the first card opens. */
  readonly openDelayMs: number
  /** For how long after a card has gone the next one opens without waiting. */
  readonly instantWindowMs: number
  /** For how long a card waits for the pointer to come over to it. */
  readonly closeDelayMs: number
}

/**
 * What a group of hover cards is about to do. Times are milliseconds of one
 * clock that only runs forward, such as an event's `timeStamp`.
 */
export type HoverIntent<Target> =
  /** Nothing is shown; until `warmUntilMs` the next card opens at once. */
  | { readonly phase: 'idle'; readonly warmUntilMs: number }
  /** The pointer rests on a target whose card opens at `dueMs`. */
  | { readonly phase: 'waiting'; readonly target: Target; readonly dueMs: number }
  /** A card is shown; a pinned one was asked for by key and does not follow the pointer. */
  | { readonly phase: 'open'; readonly target: Target; readonly isPinned: boolean }
  /** The pointer has left; the card goes at `dueMs` unless it comes back. */
  | { readonly phase: 'leaving'; readonly target: Target; readonly dueMs: number }

/** What can happen to a group of hover cards, and when. */
export type HoverEvent<Target> =
  | { readonly type: 'enter'; readonly target: Target; readonly atMs: number }
  | { readonly type: 'leave'; readonly atMs: number }
  | { readonly type: 'enter-card'; readonly atMs: number }
  | { readonly type: 'leave-card'; readonly atMs: number }
  /** The key was pressed on a target: shows its card, or hides it again. */
  | { readonly type: 'request'; readonly target: Target; readonly atMs: number }
  /** Esc, a scroll, a press: nothing opens without waiting afterwards. */
  | { readonly type: 'dismiss'; readonly atMs: number }
  /** The time named by `hoverDueMs` has come. */
  | { readonly type: 'due'; readonly atMs: number }

/** Nothing shown, and the next card waits its full time. */
export const restingHover: HoverIntent<never> = { phase: 'idle', warmUntilMs: -Infinity }

/** When the group wants its next `due` event; null when it waits for nothing. */
export function hoverDueMs(intent: HoverIntent<unknown>): number | null {
  return intent.phase === 'waiting' || intent.phase === 'leaving' ? intent.dueMs : null
}

/** The target whose card is shown, or null. */
export function shownTarget<Target>(intent: HoverIntent<Target>): Target | null {
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
 * What a group of hover cards does next. At most one card is shown; moving from
 * one target to another while a card is shown changes it without waiting.
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
