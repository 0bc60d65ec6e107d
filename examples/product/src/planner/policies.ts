import type { FlowTarget } from '@throughline/domain/flow'
import type { CalendarItem, MoveVerdict } from '@throughline/planner-views/calendar-item'

import { channelIds } from './plan-structure'

/** Days on which nothing may start. */
const blackoutDays: ReadonlySet<string> = new Set(['2026-11-30'])

/** Reasons that our vetoes give, and the views' own, in words. */
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

/** A verdict of the calendars as the editor's hooks answer: true, or the sentence that says why not. */
export function hookAnswer(verdict: MoveVerdict): true | string {
  return verdict.allowed || refusalText(verdict)
}

/** Nothing speaks against it. */
const allowed: MoveVerdict = { allowed: true }

/** Press tactics stay where they are. */
export function movePolicy({ channelId }: Pick<CalendarItem, 'channelId'>): MoveVerdict {
  return channelId === channelIds.press ? { allowed: false, code: 'agreed' } : allowed
}

/** Nothing starts on a blackout day. */
export function startPolicy(startDate: string | null): MoveVerdict {
  const isBlackout = startDate !== null && blackoutDays.has(startDate.slice(0, 10))
  return isBlackout ? { allowed: false, code: 'blackout' } : allowed
}

/** Nothing new comes into the past. */
export function createPolicy(startDate: string, today: string): MoveVerdict {
  return startDate.slice(0, 10) < today ? { allowed: false, code: 'past' } : startPolicy(startDate)
}

/** Initiatives are not deleted here, and flagged tactics not at all. */
export function deletePolicy({
  isInitiative,
  isFlagged,
}: Pick<CalendarItem, 'isInitiative' | 'isFlagged'>): MoveVerdict {
  if (isInitiative) return { allowed: false, code: 'initiative' }
  return isFlagged ? { allowed: false, code: 'flagged' } : allowed
}

/** Only tactics go to other rows, and those have to be of a type; nothing new goes to the press. */
export function rowPolicy(
  item: Pick<CalendarItem, 'channelId' | 'isInitiative'>,
  target: FlowTarget | null,
): MoveVerdict {
  const isOpen =
    target !== null && target.channelId !== channelIds.initiatives && !item.isInitiative
  return isOpen ? movePolicy(target) : { allowed: false, code: 'other-row' }
}
