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
  /** Resolves when the database answers a query, rejects when it does not. */
  ping(): Promise<void>
  /** Ends all connections. The object cannot be used afterwards. */
  close(): Promise<void>
}
