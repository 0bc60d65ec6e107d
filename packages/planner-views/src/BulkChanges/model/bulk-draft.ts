import { civilDateOf, dayNumberOf } from '@throughline/domain/calendar-dates'
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
  switch (change?.kind) {
    case 'move':
    case 'copy':
      return { ...empty, deltaDays: change.deltaDays }
    case 'type':
      return { ...empty, typeId: change.tacticTypeId }
    case 'tags':
      return { ...empty, addIds: change.addIds, removeIds: change.removeIds }
    case 'flag':
    case 'delete':
    case undefined:
      break
  }
  return empty
}

/** The change that a draft describes; null while it is incomplete, or would change nothing. */
export function changeOf(kind: BulkChange['kind'], draft: BulkDraft): BulkChange | null {
  const { deltaDays, typeId, addIds, removeIds } = draft
  switch (kind) {
    case 'move':
      return deltaDays === null || deltaDays === 0 ? null : { kind, deltaDays }
    case 'copy':
      return deltaDays === null ? null : { kind, deltaDays }
    case 'type':
      return typeId === null ? null : { kind, tacticTypeId: typeId }
    case 'tags':
      return addIds.length + removeIds.length === 0 ? null : { kind, addIds, removeIds }
    case 'flag':
    case 'delete':
      break
  }
  return null
}

/** The day some days later, or earlier where negative. */
export function shiftedDay(day: CivilDate, deltaDays: number): CivilDate {
  return civilDateOf(dayNumberOf(day) + deltaDays)
}

/** The number of days from one day to another, negative for earlier. */
export function daysFrom(first: CivilDate, then: CivilDate): number {
  return dayNumberOf(then) - dayNumberOf(first)
}
