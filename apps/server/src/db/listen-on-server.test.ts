import { Client } from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { listenOnServer } from './listen-on-server'

const url = process.env['TEST_DATABASE_URL'] ?? ''

describe.runIf(url !== '')('listening on a PostgreSQL server', () => {
  it('comes back when its connection is cut, and says that something may be missing', async () => {
    const heard: string[] = []
    const onGap = vi.fn<() => void>()
    const stop = await listenOnServer({
      url,
      channel: 'a "test"',
      onMessage: (message) => heard.push(message),
      onGap,
    })
    const other = new Client({ connectionString: url })
    await other.connect()
    const say = (message: string) => other.query(`select pg_notify('a "test"', $1)`, [message])
    await say('one')
    await expect.poll(() => heard).toEqual(['one'])
    // Other tests listen on other channels of this server.
    await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "a ""test"""'`,
    )
    await expect.poll(() => onGap.mock.calls.length).toBe(1)
    await say('two')
    await expect.poll(() => heard).toEqual(['one', 'two'])
    await stop()
    await say('three')
    await other.end()
    expect(heard).toEqual(['one', 'two'])
  })
})
