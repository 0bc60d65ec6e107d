import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import type { PoolClient } from 'pg'
import { unlimitedDisk } from '../platform/disk-space'
import type { DiskSpace } from '../platform/disk-space'
import { reasonOf } from '../platform/reason-of'
import { surviveBrokenConnections } from './broken-connections'
import type { Database, Orm } from './database'
import { connectToEngine } from './engine/connect-to-engine'
import { openEngine } from './engine/engine'
import { superviseEngine } from './engine/supervised-engine'
import type { EngineLimits, SupervisedEngine } from './engine/supervised-engine'
import { listenOnServer } from './listen-on-server'
import {
  DatabaseVersionError,
  migrationsFolder,
  refuseOlderSchema,
  refuseOtherVersions,
} from './migrations'
import * as schema from './schema'
import { reportSlowStatements } from './slow-statements'
import type { SlowStatementOptions } from './slow-statements'

/** Any number works, as long as every server process agrees on it. */
const MIGRATION_LOCK = 7_204_115

const drizzleConfig = { schema, casing: 'snake_case' } as const

/** An open embedded database, with the additional functions of this kind. */
export interface EmbeddedDatabase extends Database {
  readonly kind: 'embedded'
  /** The whole database as one tar archive, taken between two transactions. */
  dump(): Promise<Blob>
  /** The position of the newest write in the log. If two texts are equal, nothing has changed. */
  writePosition(): Promise<string>
  /**
   * Writes all changes into the files of the tables, so that the engine can reuse the space of its
   * log.
   */
  checkpoint(): Promise<void>
  /** True refuses the writes of transactions that begin from now on. */
  setReadOnly(isReadOnly: boolean): Promise<void>
}

/** Where an embedded database comes from. */
export interface EmbeddedOptions {
  /** The folder of the data; without one the data is only in memory. */
  readonly folder?: string
  /** An archive from `dump`, which fills an empty folder. */
  readonly archive?: Blob
  /** The disk of the folder. */
  readonly disk?: DiskSpace
  /** How long statements may run in a folder. */
  readonly limits?: EngineLimits
  /** Which statements are reported; by default none. */
  readonly slowStatements?: SlowStatementOptions | undefined
}

/**
 * Opens the embedded database and migrates it to this release's schema. The caller must hold the
 * lock of the data folder, because the engine itself does not refuse a second process and then
 * loses rows.
 *
 * @throws DatabaseVersionError when a newer, incompatible version has used the folder
 * @throws Error of the engine when the folder is damaged
 */
export async function openEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const engine = await openEngineOf(options)
  const connection = connectToEngine(engine)
  const { pool } = connection
  if (options.slowStatements !== undefined) reportSlowStatements(pool, options.slowStatements)
  const driver = drizzlePostgres(pool, drizzleConfig)
  const orm: Orm = driver
  try {
    await refuseOtherVersions(orm)
    await migratePostgres(driver, { migrationsFolder: migrationsFolder() })
  } catch (error) {
    await connection.close()
    throw error
  }
  return {
    kind: 'embedded',
    orm,
    processName: null,
    listen: (...listener) => connection.listen(...listener),
    query: (text, values) => pool.query(text, [...values]),
    ping: async () => {
      await pool.query('select 1')
    },
    close: () => connection.close(),
    dump: () => connection.dump(),
    writePosition: async () => {
      const answer = await pool.query<{ position: string }>(
        'select pg_current_wal_insert_lsn()::text as position',
      )
      return answer.rows[0]?.position ?? ''
    },
    checkpoint: async () => {
      await pool.query('checkpoint')
    },
    setReadOnly: (isReadOnly) => connection.setReadOnly(isReadOnly),
  }
}

/** In memory there is no disk that could hold it up, and no thread is needed. */
async function openEngineOf(options: EmbeddedOptions): Promise<SupervisedEngine> {
  const { folder, disk = unlimitedDisk, limits } = options
  const archive =
    options.archive === undefined
      ? {}
      : { archive: new Uint8Array(await options.archive.arrayBuffer()) }
  if (folder === undefined) {
    const engine = await openEngine(archive)
    return { open: async () => engine, close: () => engine.close() }
  }
  return superviseEngine({ folder, disk, ...archive, ...(limits === undefined ? {} : { limits }) })
}

/** A PostgreSQL server cannot be used. */
class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError'

  constructor(cause: unknown) {
    super(
      `The PostgreSQL database cannot be used (${reasonOf(cause)}). Start it, or correct its URL.`,
      { cause },
    )
  }
}

/** How to reach a PostgreSQL server. */
export interface PostgresOptions {
  readonly url: string
  /** Connections at most; the default is 10. */
  readonly maxConnections?: number
  /** How long a query waits for a connection, in ms; 10 s by default, 0 for any time. */
  readonly connectionTimeoutMs?: number
  /** How long a statement may run, in ms; by default any time. */
  readonly statementTimeoutMs?: number
  /** How long a statement waits for a lock, in ms; by default any time. */
  readonly lockTimeoutMs?: number
  /** How long a transaction waits for its next statement, in ms; by default any time. */
  readonly idleTransactionTimeoutMs?: number
  /** Which statements are reported; by default none. */
  readonly slowStatements?: SlowStatementOptions
  /** Called for connections that broke while idle. The pool replaces them itself. */
  readonly onIdleConnectionError?: (error: Error) => void
  /**
   * False refuses a database that lacks migrations of this release, which servers of the release
   * before may use.
   * @default true
   */
  readonly isMigrated?: boolean
}

/**
 * Opens a PostgreSQL database and migrates it to this release's schema. Several server processes
 * may start at once: one migrates, the others wait for it.
 *
 * @throws DatabaseVersionError when a newer, incompatible version has used the database, or an older
 *   one with `isMigrated: false`
 * @throws DatabaseUnreachableError
 */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const processName = `throughline ${randomUUID()}`
  const named = new URL(options.url)
  // In the URL, because what the URL says comes first.
  named.searchParams.set('application_name', processName)
  const url = named.toString()
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 10_000,
    statement_timeout: options.statementTimeoutMs ?? 0,
    lock_timeout: options.lockTimeoutMs ?? 0,
    idle_in_transaction_session_timeout: options.idleTransactionTimeoutMs ?? 0,
    options: '-c timezone=UTC -c datestyle=ISO',
  })
  pool.on('error', (error) => options.onIdleConnectionError?.(error))
  if (options.slowStatements !== undefined) reportSlowStatements(pool, options.slowStatements)
  surviveBrokenConnections(pool)
  try {
    const client = await pool.connect()
    try {
      if (options.isMigrated === false)
        await refuseOlderSchema(drizzlePostgres(client, drizzleConfig))
      else await migrateUnderLock(client)
    } finally {
      client.release()
    }
  } catch (error) {
    await pool.end()
    throw error instanceof DatabaseVersionError ? error : new DatabaseUnreachableError(error)
  }
  return {
    kind: 'postgres',
    orm: drizzlePostgres(pool, drizzleConfig),
    processName,
    listen: (channel, onMessage, onGap) => listenOnServer({ url, channel, onMessage, onGap }),
    query: (text, values) => pool.query(text, [...values]),
    ping: async () => {
      await pool.query('select 1')
    },
    close: () => pool.end(),
  }
}

async function migrateUnderLock(client: PoolClient): Promise<void> {
  const driver = drizzlePostgres(client, drizzleConfig)
  const orm: Orm = driver
  // A migration takes as long as its tables need, and waits for that of another process.
  await orm.execute(sql`set statement_timeout = 0; set lock_timeout = 0`)
  await orm.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
  try {
    await refuseOtherVersions(orm)
    await migratePostgres(driver, { migrationsFolder: migrationsFolder() })
  } finally {
    await orm.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`)
    await orm.execute(sql`reset statement_timeout; reset lock_timeout`)
  }
}
