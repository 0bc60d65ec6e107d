import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Seed } from '../config/command-line'
import type { Database } from '../db/database'
import { accounts, mediaAssets, oneTimeTokens } from '../db/schema'
import { createTestDatabase, schemasByKind } from '../db/testing/create-test-database'
import { openFileFolders } from '../files/files'
import { AlreadySeededError, seedDatabase } from './seed-queries'
import { makeFirstAccountToken } from '../db/first-account-token'

let database: Database
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'throughline-seed-'))
})

afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

function fill(seed: Seed | null): Promise<Seed> {
  return seedDatabase({
    orm: database.orm,
    seed,
    today: '2026-11-21',
    files: openFileFolders(folder),
    say: () => undefined,
  })
}

async function countOf(table: 'users' | 'plans' | 'accounts'): Promise<number | undefined> {
  const counted = await database.orm.execute<{ rows: number }>(
    sql`select count(*)::int as rows from ${sql.identifier(table)}`,
  )
  return counted.rows[0]?.rows
}

describe.each(schemasByKind)('seed a database (%s)', (_kind, template) => {
  beforeEach(async () => {
    database = await createTestDatabase(template)
  })

  it('creates the demonstration with its files by default, once, and then keeps it', async () => {
    // Two server processes may start on one database at once.
    const [one, other] = await Promise.all([fill(null), fill(null)])
    expect([one, other]).toEqual(['demo-small', 'demo-small'])
    expect(await fill('demo-small')).toBe('demo-small')
    expect(await countOf('users')).toBe(9)
    await expect(fill('demo-large')).rejects.toBeInstanceOf(AlreadySeededError)
    await expect(fill('empty')).rejects.toThrow(/holds the demonstration already/)
    expect(await makeFirstAccountToken(database.orm, new Date())).toBeNull()

    const assets = await database.orm.select().from(mediaAssets)
    expect(assets.map(({ name }) => name)).toContain('Media report.pdf')
    const { store } = openFileFolders(folder)
    for (const { storageKey, sha256, sizeBytes } of assets) {
      const chunks = await store.get(storageKey)
      const hash = createHash('sha256')
      let length = 0
      for await (const chunk of chunks ?? []) {
        hash.update(chunk)
        length += chunk.length
      }
      expect({ sha256: hash.digest('hex'), sizeBytes: length }).toEqual({ sha256, sizeBytes })
    }
  })

  it('leaves an empty one without account and without anybody who could sign in', async () => {
    expect(await fill('empty')).toBe('empty')
    expect(await fill(null)).toBe('empty')
    expect([await countOf('accounts'), await countOf('plans'), await countOf('users')]).toEqual([
      0, 1, 4,
    ])
    await expect(fill('demo-small')).rejects.toThrow(/was started empty already/)

    // The link to the first account is stored as a digest only, lasts a day, and ends the one before.
    const now = new Date('2026-11-21T12:00:00Z')
    const first = await makeFirstAccountToken(database.orm, now)
    const second = await makeFirstAccountToken(database.orm, now)
    expect(second).not.toBe(first)
    const stored = await database.orm.select().from(oneTimeTokens)
    expect(stored).toHaveLength(1)
    expect(stored[0]).toMatchObject({
      tokenHash: createHash('sha256')
        .update(second ?? '')
        .digest('hex'),
      purpose: 'first_account',
      userId: null,
      expiresAt: new Date('2026-11-22T12:00:00Z'),
    })
    await database.orm.insert(accounts).values({ contactCompanyName: 'Ours' })
    expect(await makeFirstAccountToken(database.orm, new Date())).toBeNull()
  })
})
