import { civilDateOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import type { CivilDate } from '@throughline/domain/calendar-dates'

import type { BulkChange } from '@throughline/domain/bulk'

/** The longest way that items move at once, in days: ten years. */
export const MAX_DELTA_DAYS = 3653

/** What stands in the fields of the choice; kept while a person looks at what it does. */
export interface BulkDraft {
  /** Null for a text that is no number of days. */
  readonly deltaDays: number | null
  readonly typeId: number | null
  readonly addIds: readonly number[]
  readonly removeIds: readonly number[]
}

const EMPTY: BulkDraft = { deltaDays: 7, typeId: null, addIds: [], removeIds: [] }

/** The draft that a change was made of; that of a week without one. */
export function draftOf(change: BulkChange | null): BulkDraft {
  switch (change?.kind) {
    case 'move':
    case 'copy':
      return { ...EMPTY, deltaDays: change.deltaDays }
    case 'type':
      return { ...EMPTY, typeId: change.tacticTypeId }
    case 'tags':
      return { ...EMPTY, addIds: change.addIds, removeIds: change.removeIds }
    case 'flag':
    case 'delete':
    case undefined:
      break
  }
  return EMPTY
}

/** The change that a draft stands for; null while something is missing, or nothing would change. */
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

/** A day some days later, or earlier. */
export function shiftedDay(day: CivilDate, deltaDays: number): CivilDate {
  return civilDateOf(dayNumberOf(day) + deltaDays)
}

/** How many days later a day is than another one. */
export function daysFrom(first: CivilDate, then: CivilDate): number {
  return dayNumberOf(then) - dayNumberOf(first)
}
