import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { openEmbedded, openPostgres } from './open-database'
import { meta } from './schema'
import { createTestDatabase } from './testing/create-test-database'

// This concerns only the embedded database, so a run on PostgreSQL skips it.
const isOnServer = Boolean(process.env['TEST_DATABASE_URL'])

describe.skipIf(isOnServer)('opening the embedded database', () => {
  it('keeps its rows from one opening to the next', async () => {
    const parent = mkdtempSync(path.join(os.tmpdir(), 'throughline-db-'))
    const folder = path.join(parent, 'db')
    try {
      const first = await openEmbedded({ folder })
      await first.orm.insert(meta).values({ key: 'seed', value: 'empty' })
      const before = await first.writePosition()
      await first.orm.update(meta).set({ value: 'demo-small' })
      expect(await first.writePosition()).not.toBe(before)
      await first.close()

      const second = await openEmbedded({ folder })
      expect(await second.orm.select().from(meta)).toEqual([{ key: 'seed', value: 'demo-small' }])
      await second.close()
    } finally {
      rmSync(parent, { recursive: true, force: true })
    }
  })
})

describe('a test database', () => {
  it('answers, and is another one each time', async () => {
    const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
    await one.ping()
    await one.orm.insert(meta).values({ key: 'seed', value: 'empty' })
    expect(await other.orm.select().from(meta)).toEqual([])
    await Promise.all([one.close(), other.close()])
  })
})

describe('opening PostgreSQL', () => {
  it('fails when nothing listens on the port', async () => {
    await expect(openPostgres({ url: 'postgres://nobody@127.0.0.1:9/none' })).rejects.toThrow(
      'ECONNREFUSED',
    )
  })
})
