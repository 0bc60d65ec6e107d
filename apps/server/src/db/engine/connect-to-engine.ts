import { Pool } from 'pg'
import type { ClientBase, PoolClient } from 'pg'
import { surviveBrokenConnections } from '../broken-connections'
import type { Database } from '../database'
import type { Engine } from './engine'
import { EngineSocket } from './engine-socket'
import type { SupervisedEngine } from './supervised-engine'

/** The driver of PostgreSQL on an embedded engine. */
export interface EngineConnection {
  /** It has one connection, as the engine has one session: transactions wait for each other. */
  readonly pool: Pool
  readonly listen: Database['listen']
  dump(): Promise<Blob>
  /** See `EmbeddedDatabase`. */
  setReadOnly(isReadOnly: boolean): Promise<void>
  close(): Promise<void>
}

interface Listener {
  readonly channel: string
  readonly onMessage: (message: string) => void
  readonly onGap: () => void
}

/**
 * Connects the driver to an engine. If the engine was opened again, its new session hears the
 * same channels and is read-only as the one before.
 */
export function connectToEngine(supervised: SupervisedEngine): EngineConnection {
  const listeners = new Set<Listener>()
  let prepared: Engine | null = null
  let isReadOnly = false

  const prepare = async (client: ClientBase): Promise<void> => {
    const engine = await supervised.open()
    if (engine === prepared) return
    const isFirst = prepared === null
    if (isReadOnly) await client.query(readOnlyStatement(true))
    for (const channel of new Set([...listeners].map((listener) => listener.channel))) {
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    }
    prepared = engine
    if (!isFirst) for (const { onGap } of listeners) onGap()
  }
  const pool = new Pool({
    max: 1,
    idleTimeoutMillis: 0,
    // Without this, environment variables decide, which may be for another database.
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    stream: () => new EngineSocket(() => supervised.open()),
    // The types know no promise, which the pool waits for.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: prepare,
  })
  // The next statement connects again.
  pool.on('error', () => undefined)
  surviveBrokenConnections(pool)
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) {
        if (listener.channel === channel) listener.onMessage(payload)
      }
    })
  })

  const withClient = async <Result>(work: (client: PoolClient) => Promise<Result>) => {
    const client = await pool.connect()
    try {
      return await work(client)
    } finally {
      client.release()
    }
  }
  return {
    pool,
    async listen(channel, onMessage, onGap) {
      const listener: Listener = { channel, onMessage, onGap }
      listeners.add(listener)
      await withClient((client) => client.query(`listen ${client.escapeIdentifier(channel)}`))
      return async () => {
        listeners.delete(listener)
      }
    },
    dump: () =>
      withClient(async () => {
        const engine = await supervised.open()
        return new Blob([await engine.dump()])
      }),
    async setReadOnly(shouldBeReadOnly) {
      isReadOnly = shouldBeReadOnly
      await withClient((client) => client.query(readOnlyStatement(shouldBeReadOnly)))
    },
    async close() {
      await pool.end()
      await supervised.close()
    },
  }
}

function readOnlyStatement(isReadOnly: boolean): string {
  return `set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`
}
