import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

/** The result of `execute` with both drivers: rows, by column name. */
interface RawResult<Row> {
  readonly rows: Row[]
}

interface RawResultKind extends PgQueryResultHKT {
  readonly type: RawResult<this['row']>
}

/**
 * The typed query builder, the same for the embedded database and for PostgreSQL. A transaction is
 * also an `Orm`, so a query with an `Orm` parameter runs in either. Inside `transaction(async (tx)
 * => …)` use only `tx`: the embedded database has one connection, and the outer object would wait
 * for it forever.
 */
export type Orm = PgDatabase<RawResultKind, typeof schema>

/** An open database, embedded or on a server. */
export interface Database {
  /** `embedded` lives in this process; `postgres` is a server reached by URL. */
  readonly kind: 'embedded' | 'postgres'
  readonly orm: Orm
  /**
   * The name of this process on all of its connections (`application_name`), by which others know
   * that it lives; null if no other process can use the database.
   */
  readonly processName: string | null
  /**
   * Listens to the messages of all processes on a channel of the database (LISTEN).
   *
   * @param onMessage receives each message, in the order of the commits
   * @param onGap called after a lost connection is back: messages may be missing
   * @returns a function that stops listening
   */
  listen(
    channel: string,
    onMessage: (message: string) => void,
    onGap: () => void,
  ): Promise<() => Promise<void>>
  /** Runs a statement as text with placeholders, for libraries that have their own. */
  query(text: string, values: readonly unknown[]): Promise<RawResult<Record<string, unknown>>>
  /** Resolves when the database answers a query, rejects when it does not. */
  ping(): Promise<void>
  /** Ends all connections. The object cannot be used afterwards. */
  close(): Promise<void>
}
