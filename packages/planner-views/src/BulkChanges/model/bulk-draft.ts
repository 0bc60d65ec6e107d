import { dayNumberOf, nearestDateOf } from '@throughline/domain/calendar-dates'
import type { CivilDate } from '@throughline/domain/calendar-dates'

import type { BulkChange } from '@throughline/domain/bulk'

/** The longest distance of one move, in days: ten years. */
export const MAX_DELTA_DAYS = 3653

/** The values of the fields of the choice; retained while the summary is visible. */
export interface BulkDraft {
  /** Whole days, negative for earlier; null for invalid text. */
  readonly deltaDays: number | null
  readonly typeId: number | null
  readonly addIds: readonly number[]
  readonly removeIds: readonly number[]
}

const empty: BulkDraft = { deltaDays: 7, typeId: null, addIds: [], removeIds: [] }

/** The draft for a change; a move by a week where there is none. */
export function draftOf(change: BulkChange | null): BulkDraft {
  if (change === null) return empty
  if ('deltaDays' in change) return { ...empty, deltaDays: change.deltaDays }
  if (change.kind === 'type') return { ...empty, typeId: change.tacticTypeId }
  if (change.kind !== 'tags') return empty
  return { ...empty, addIds: change.addIds, removeIds: change.removeIds }
}

/** The change that a draft describes; null while it is incomplete, or would change nothing. */
export function changeOf(kind: BulkChange['kind'], draft: BulkDraft): BulkChange | null {
  const { deltaDays, typeId, addIds, removeIds } = draft
  if (kind === 'move') return deltaDays === null || deltaDays === 0 ? null : { kind, deltaDays }
  if (kind === 'copy') return deltaDays === null ? null : { kind, deltaDays }
  if (kind === 'type') return typeId === null ? null : { kind, tacticTypeId: typeId }
  if (kind !== 'tags' || addIds.length + removeIds.length === 0) return null
  return { kind, addIds, removeIds }
}

/**
 * The day some days later, or earlier where negative; the first or the last day that a date can name
 * for one beyond it.
 */
export function shiftedDay(day: CivilDate, deltaDays: number): CivilDate {
  return nearestDateOf(dayNumberOf(day) + deltaDays)
}

/** The number of days from one day to another, negative for earlier. */
export function daysFrom(first: CivilDate, then: CivilDate): number {
  return dayNumberOf(then) - dayNumberOf(first)
}
