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
 * The typed query builder, the same for the embedded database and for
 * PostgreSQL. A transaction is one too, so a query that takes an `Orm` runs in
 * either. Inside `transaction(async (tx) => …)` use only `tx`: the embedded
 * database has one connection, and the outer object would wait for it forever.
 */
export type Orm = PgDatabase<RawResultKind, typeof schema>

/** An open database, whichever kind it is. */
export interface Database {
  /** `embedded` lives in this process; `postgres` is a server reached by URL. */
  readonly kind: 'embedded' | 'postgres'
  readonly orm: Orm
  /**
   * Hears what any process says on a channel of the database (LISTEN).
   *
   * @param onMessage receives each message, in the order of the commits
   * @param onGap called when messages may have been missed: the connection was lost and is back
   * @returns stops listening
   */
  listen(
    channel: string,
    onMessage: (message: string) => void,
    onGap: () => void,
  ): Promise<() => Promise<void>>
  /** Resolves when the database answers a query, rejects when it does not. */
  ping(): Promise<void>
  /** Ends all connections. The object is of no use afterwards. */
  close(): Promise<void>
}
