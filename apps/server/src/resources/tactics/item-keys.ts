import { isCivilDateTime } from '@throughline/domain/calendar-dates'
import { and, gt, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { tactics } from '../../db/schema'
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

/** The condition that an item comes after a position. */
export function isAfter(key: ItemKey | null): SQL | undefined {
  if (key === null) return undefined
  const [startDate, id] = key
  if (startDate === null) return and(isNull(tactics.startDate), gt(tactics.id, id))
  return or(startsAfter(key), isNull(tactics.startDate))
}

/** The condition that an item with dates comes after a position; an index in that order finds it. */
export function startsAfter(key: ItemKey | null): SQL | undefined {
  if (key === null) return undefined
  const [startDate, id] = key
  return sql`(${tactics.startDate}, ${tactics.id}) > (${startDate}::timestamp, ${id}::int)`
}
