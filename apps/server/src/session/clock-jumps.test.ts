import { describe, expect, it } from 'vitest'
import { server } from '../testing/world-scenario'
import { advance, setUpSessions, signIn } from './testing/session-scenario'

setUpSessions()

const MINUTE = 60
const YEAR = 365 * 24 * 60 * MINUTE
/** The window of wrong passwords. */
const WINDOW = 15 * MINUTE

describe('after wrong passwords, a person waits no longer than the window', () => {
  it.each([
    ['stands still', 0],
    ['is a year ahead and corrected', YEAR],
    ['is an hour ahead and corrected', 60 * MINUTE],
    ['is ten minutes ahead and corrected', 10 * MINUTE],
    ['is thirty seconds ahead and corrected', 30],
    ['is ten minutes behind and corrected', -10 * MINUTE],
    ['is a year behind and corrected', -YEAR],
  ])('when the clock %s', async (_sentence, jump) => {
    const start = server.clock.instant
    advance(jump)
    for (let attempt = 0; attempt < 12; attempt += 1) await signIn('viewer@world.test', 'wrong')
    const refused = await signIn('viewer@world.test')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(WINDOW)
    server.clock.instant = start
    const corrected = await signIn('viewer@world.test')
    const wait = corrected.status === 429 ? Number(corrected.headers['retry-after']) : 0
    expect(wait).toBeLessThanOrEqual(WINDOW)
    advance(WINDOW + MINUTE)
    expect((await signIn('viewer@world.test')).status).toBe(200)
  })
})
