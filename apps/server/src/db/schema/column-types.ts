import { sql } from 'drizzle-orm'
import { bigint, customType, integer, timestamp } from 'drizzle-orm/pg-core'

/**
 * Converts a civil date-time from the format of PostgreSQL (`2026-03-03 08:00:00`) to that of all
 * other code (`2026-03-03T08:00:00`). The text is never read as an instant. It has no fractions of
 * a second, because the columns store none.
 */
export function civilDateTimeFromSql(text: string): string {
  return text.replace(' ', 'T')
}

/**
 * A civil date-time without zone, `YYYY-MM-DDTHH:mm:ss` in code and
 * `timestamp(0) without time zone` in the database. This type is the one place
 * where the two spellings meet.
 */
export const civilDateTime = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(0)',
  fromDriver: civilDateTimeFromSql,
})

/** The integer key of a table, counted by the database from `startWith`. */
export function identityKey(startWith = 1) {
  return integer().primaryKey().generatedByDefaultAsIdentity({ startWith })
}

/** The version of a row, which grows by one with each change that a person makes. */
export function rowVersion() {
  return integer().notNull().default(1)
}

/** A reference to another table's integer key. */
export function reference() {
  return integer()
}

/** An amount of money in whole US dollars, read as a number. */
export function amountDollars() {
  return bigint({ mode: 'number' })
}

/** An instant (with zone), read as a `Date`. For bookkeeping, never for planning. */
export function instant() {
  return timestamp({ withTimezone: true, mode: 'date' })
}

/** The instant at which the row was created, set by the database. */
export function createdAt() {
  return instant()
    .notNull()
    .default(sql`now()`)
}
