import type { FlowTarget } from '@throughline/domain/flow'
import type { CalendarItem, MovePermission } from '@throughline/planner-views/calendar-item'

import { channelIds } from './plan-structure'

/** Days on which nothing may start. */
const blackoutDays: ReadonlySet<string> = new Set(['2026-11-30'])

/** Reasons of our vetoes, and of the views' own, in words. */
const refusals: Readonly<Record<string, string>> = {
  agreed: 'The press has been told: this stays where it is.',
  blackout: 'The shop is frozen for Cyber Monday: nothing starts on 11/30/26.',
  flagged: 'A flagged tactic stays. Take the flag off first.',
  past: 'That day is over.',
  initiative: 'Initiatives are deleted in their own place.',
  'other-row': 'It cannot go to this row.',
  repeating: 'A repeating tactic is moved in its editor.',
}

/** A refusal in words. */
export function refusalText({ code }: { code: string }): string {
  return refusals[code] ?? 'That cannot be done.'
}

/**
 * Converts a permission result of the calendars for the editor's hooks: true, or the sentence that
 * says why not.
 */
export function hookAnswer(result: MovePermission): true | string {
  return result.allowed || refusalText(result)
}

/** The permission result without an objection. */
const allowed: MovePermission = { allowed: true }

/** Press tactics stay where they are. */
export function movePolicy({ channelId }: Pick<CalendarItem, 'channelId'>): MovePermission {
  return channelId === channelIds.press ? { allowed: false, code: 'agreed' } : allowed
}

/** Vetoes a start on a blackout day. */
export function startPolicy(startDate: string | null): MovePermission {
  const isBlackout = startDate !== null && blackoutDays.has(startDate.slice(0, 10))
  return isBlackout ? { allowed: false, code: 'blackout' } : allowed
}

/** Vetoes new items in the past or on a blackout day. */
export function createPolicy(startDate: string, today: string): MovePermission {
  return startDate.slice(0, 10) < today ? { allowed: false, code: 'past' } : startPolicy(startDate)
}

/** Vetoes deleting initiatives and flagged tactics. */
export function deletePolicy({
  isInitiative,
  isFlagged,
}: Pick<CalendarItem, 'isInitiative' | 'isFlagged'>): MovePermission {
  if (isInitiative) return { allowed: false, code: 'initiative' }
  return isFlagged ? { allowed: false, code: 'flagged' } : allowed
}

/**
 * Lets only tactics go to other rows, and only to rows of a tactic type. Vetoes rows of the press.
 */
export function rowPolicy(
  item: Pick<CalendarItem, 'channelId' | 'isInitiative'>,
  target: FlowTarget | null,
): MovePermission {
  const isOpen =
    target !== null && target.channelId !== channelIds.initiatives && !item.isInitiative
  return isOpen ? movePolicy(target) : { allowed: false, code: 'other-row' }
}
