import { isCivilDateTime } from '@throughline/domain/calendar-dates'
import { validationFailed } from '../../errors/api-error'
import type { TacticListRow } from './item-rows-queries'

/** The position of an item in lists: by start, then by id; items without dates are last. */
export type ItemKey = readonly [startDate: string | null, id: number]

/** Returns the position of an item. */
export function itemKeyOf({ startDate, id }: Pick<TacticListRow, 'startDate' | 'id'>): ItemKey {
  return [startDate, id]
}

/**
 * Returns a position that a cursor names.
 *
 * @throws ApiError 400 if its start is no moment
 */
export function requireItemKey(startDate: unknown, id: number): ItemKey {
  if (startDate === null) return [null, id]
  if (typeof startDate === 'string' && isCivilDateTime(startDate)) return [startDate, id]
  throw validationFailed([
    { path: 'query/cursor', message: 'is no cursor of this list', code: 'format' },
  ])
}

/** Compares positions in lists. */
export function compareItemKeys(one: ItemKey, other: ItemKey): number {
  const [start, id] = one
  const [otherStart, otherId] = other
  if (start === otherStart) return id - otherId
  if (start === null || otherStart === null) return start === null ? 1 : -1
  return start < otherStart ? -1 : 1
}
