import { and, gt, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { tactics } from '../../db/schema'
import type { ItemKey } from './item-keys'

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
