import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from './database'
import { auditEvents } from './schema'
import { createTestDatabase } from './testing/create-test-database'
import { isAfterWindow, isInWindow, secondsInWindow } from './time-window'

const now = new Date('2026-03-18T12:00:00Z')
const WINDOW_MS = 900_000
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

describe('a window of 15 minutes that ends now', () => {
  it.each([
    ['a year ago', -31_536_000, 'before'],
    ['901 s ago', -901, 'before'],
    ['899 s ago', -899, 'in'],
    ['now', 0, 'in'],
    ['59 s ahead, as the clock of another process', 59, 'in'],
    ['61 s ahead', 61, 'after'],
    ['a year ahead', 31_536_000, 'after'],
  ])('has %s %s it', async (_sentence, seconds, place) => {
    const { orm } = database
    await orm.delete(auditEvents)
    await orm.insert(auditEvents).values({ action: 'test', at: at(seconds) })
    const inside = await orm.$count(auditEvents, isInWindow(auditEvents.at, now, WINDOW_MS))
    const after = await orm.$count(auditEvents, isAfterWindow(auditEvents.at, now))
    expect([inside, after]).toEqual([place === 'in' ? 1 : 0, place === 'after' ? 1 : 0])
    expect(secondsInWindow(at(seconds), now, WINDOW_MS)).toBeLessThanOrEqual(900)
  })
})
