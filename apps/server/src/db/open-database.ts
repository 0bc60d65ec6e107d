import { PGlite } from '@electric-sql/pglite'
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import { Pool } from 'pg'
import type { PoolClient } from 'pg'
import type { Database, Orm } from './database'
import { listenOnServer } from './listen-on-server'
import { migrationsFolder, refuseNewerDatabase } from './migrations'
import * as schema from './schema'

/** Any number works, as long as every server process agrees on it. */
const MIGRATION_LOCK = 7_204_115

const drizzleConfig = { schema, casing: 'snake_case' } as const

/** An open embedded database, with what only the embedded kind can do. */
export interface EmbeddedDatabase extends Database {
  readonly kind: 'embedded'
  /** The whole database as one tar archive, taken between two transactions. */
  dump(): Promise<Blob>
  /** Where the newest write ends in the log: two equal texts mean nothing changed. */
  writePosition(): Promise<string>
  /** Writes all changes into the files of the tables, so that the log before them is used again. */
  checkpoint(): Promise<void>
  /** Whether transactions that begin from now on are refused when they write. */
  setReadOnly(isReadOnly: boolean): Promise<void>
}

/** Where an embedded database comes from. */
export interface EmbeddedOptions {
  /** The folder that holds it; without one it lives in memory only. */
  readonly folder?: string
  /** An archive made by `dump`, from which a folder that is still empty is filled. */
  readonly archive?: Blob
}

/**
 * Opens the embedded database and brings it to this release's schema. The caller
 * holds the lock of the data folder: the engine itself lets a second process in
 * and then loses rows.
 *
 * @throws DatabaseNewerThanCodeError when a newer release has used the folder
 * @throws Error of the engine when the folder is damaged
 */
export async function openEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const client = await PGlite.create({
    extensions: { pg_trgm: trigrams },
    ...(options.folder === undefined ? {} : { dataDir: options.folder }),
    ...(options.archive === undefined ? {} : { loadDataDir: options.archive }),
  })
  const driver = drizzleEmbedded(client, drizzleConfig)
  const orm: Orm = driver
  try {
    await refuseNewerDatabase(orm)
    await migrateEmbedded(driver, { migrationsFolder: migrationsFolder() })
  } catch (error) {
    await client.close()
    throw error
  }
  return {
    kind: 'embedded',
    orm,
    listen: (channel, onMessage) => client.listen(channel, onMessage),
    ping: async () => {
      await client.query('select 1')
    },
    close: () => client.close(),
    dump: () => client.dumpDataDir('none'),
    writePosition: async () => {
      const answer = await client.query<{ position: string }>(
        'select pg_current_wal_insert_lsn()::text as position',
      )
      return answer.rows[0]?.position ?? ''
    },
    checkpoint: async () => {
      await client.query('checkpoint')
    },
    setReadOnly: async (isReadOnly) => {
      await client.query(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
    },
  }
}

/** How to reach a PostgreSQL server. */
export interface PostgresOptions {
  readonly url: string
  /** Connections at most; the default is 10. */
  readonly maxConnections?: number
  /** How long a query waits for a connection, in ms; 10 s by default, 0 for any time. */
  readonly connectionTimeoutMs?: number
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  readonly onIdleConnectionError?: (error: Error) => void
}

/**
 * Opens a PostgreSQL database and brings it to this release's schema. Several
 * server processes may start at once: one migrates, the others wait for it.
 *
 * @throws DatabaseNewerThanCodeError when a newer release has used the database
 * @throws Error of the driver when the server cannot be reached
 */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const pool = new Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 10_000,
    options: '-c timezone=UTC -c datestyle=ISO',
  })
  pool.on('error', (error) => options.onIdleConnectionError?.(error))
  try {
    const client = await pool.connect()
    try {
      await migrateUnderLock(client)
    } finally {
      client.release()
    }
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    kind: 'postgres',
    orm: drizzlePostgres(pool, drizzleConfig),
    listen: (channel, onMessage, onGap) =>
      listenOnServer({ url: options.url, channel, onMessage, onGap }),
    ping: async () => {
      await pool.query('select 1')
    },
    close: () => pool.end(),
  }
}

async function migrateUnderLock(client: PoolClient): Promise<void> {
  const driver = drizzlePostgres(client, drizzleConfig)
  const orm: Orm = driver
  await orm.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
  try {
    await refuseNewerDatabase(orm)
    await migratePostgres(driver, { migrationsFolder: migrationsFolder() })
  } finally {
    await orm.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`)
  }
}
