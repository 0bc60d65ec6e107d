import { buildPerson, buildSession } from '@throughline/test-support/builders'
import { describe, expect, test } from 'vitest'
import { MAX_AGE_MS, MAX_CHARACTERS, createLocalCopy, type CopyDatabase } from './local-copy'

function screenOf(userId: number, title = 'Newsletter') {
  return {
    details: buildSession({ user: buildPerson({ id: userId }) }),
    configuration: null,
    answers: [{ key: ['tactics', 12], data: [{ id: 1, title }], entityTag: '"one"' }],
  }
}

/** A browser with one database, several users and several builds. */
function browser() {
  const rows = new Map<string, unknown>()
  const database: CopyDatabase = {
    get: async (key) => rows.get(key),
    set: async (key, value) => {
      rows.set(key, value)
    },
    clear: async () => {
      rows.clear()
    },
  }
  const world = { rows, database, userId: 7 as number | null, now: 1_000, build: 'one' }
  const open = (own: CopyDatabase = database) =>
    createLocalCopy({
      database: own,
      build: world.build,
      now: () => world.now,
      signedInUserId: () => world.userId,
    })
  return { world, open }
}

describe('the copy of the last screen', () => {
  test('is read as it was by the person who saw it', async () => {
    const { open } = browser()
    await open().keep(screenOf(7))
    expect(await open().read()).toEqual(screenOf(7))
  })

  test('holds one screen: the next one replaces it', async () => {
    const { world, open } = browser()
    await open().keep(screenOf(7))
    await open().keep(screenOf(7, 'Billboard'))
    expect(await open().read()).toEqual(screenOf(7, 'Billboard'))
    expect(world.rows.size).toBe(1)
  })

  test.each([
    ['another person is signed in', { userId: 8 }],
    ['nobody is signed in', { userId: null }],
    ['another build reads it', { build: 'two' }],
    ['it is too old', { now: 1_000 + MAX_AGE_MS }],
    ['the clock was turned back', { now: 999 }],
  ])('is forgotten when %s', async (_case, change) => {
    const { world, open } = browser()
    await open().keep(screenOf(7))
    Object.assign(world, change)
    expect(await open().read()).toBeNull()
    expect(world.rows.size).toBe(0)
  })

  test('stores nothing of a person who has signed out', async () => {
    const { world, open } = browser()
    world.userId = 8
    await open().keep(screenOf(7))
    expect(world.rows.size).toBe(0)
    await open().keep(screenOf(8))
    await open().keep(screenOf(7))
    expect(await open().read()).toEqual(screenOf(8))
  })

  test('stores nothing of a person who signs out while it is written', async () => {
    const { world, open } = browser()
    const copy = open({
      ...world.database,
      set: async (key, value) => {
        await world.database.set(key, value)
        world.userId = null
      },
    })
    await copy.keep(screenOf(7))
    expect(world.rows.size).toBe(0)
  })

  test('stores nothing that is too large, and deletes the screen before it', async () => {
    const { world, open } = browser()
    await open().keep(screenOf(7))
    await open().keep(screenOf(7, 'x'.repeat(MAX_CHARACTERS)))
    expect(world.rows.size).toBe(0)
  })

  test('is deleted on request', async () => {
    const { world, open } = browser()
    await open().keep(screenOf(7))
    await open().empty()
    expect(world.rows.size).toBe(0)
  })

  test('is empty where the browser has no database, and nothing fails', async () => {
    const { open } = browser()
    const blocked = async () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    const copy = open({ get: blocked, set: blocked, clear: blocked })
    await copy.keep(screenOf(7))
    expect(await copy.read()).toBeNull()
  })

  test.each([undefined, null, 'text', { build: 'one', userId: 7, cachedAt: 1_000, text: '{' }])(
    'is none when %j is stored',
    async (stored) => {
      const { world, open } = browser()
      world.rows.set('screen', stored)
      expect(await open().read()).toBeNull()
    },
  )
})
