import type { CalendarItem, MoveVerdict } from '@throughline/planner-views/calendar-item'

import { channelIds } from './november-plan'

/** Reasons that our vetoes give, and the views' own, in words. */
export const refusals: Readonly<Record<string, string>> = {
  agreed: 'The press has been told: this stays where it is.',
  past: 'That day is over.',
  initiative: 'Initiatives are deleted in their own place.',
  repeating: 'A repeating tactic is moved in its editor.',
}

/** Nothing speaks against it. */
export const allowed: MoveVerdict = { allowed: true }

/** Press tactics stay where they are. */
export function movePolicy({ channelId }: CalendarItem): MoveVerdict {
  return channelId === channelIds.press ? { allowed: false, code: 'agreed' } : allowed
}

/** Initiatives are not deleted from a calendar. */
export function deletePolicy({ isInitiative }: CalendarItem): MoveVerdict {
  return isInitiative ? { allowed: false, code: 'initiative' } : allowed
}
