import { afterEach, expect, it, vi } from 'vitest'
import * as sourceQueries from './source-queries'
import { scenarioNow, openProcess, origin, setUpCalendars } from './testing/calendars-scenario'

setUpCalendars()
afterEach(() => {
  vi.restoreAllMocks()
})

/**
 * Delays the next response until two server processes have tried to claim the calendar. A process
 * that was too late may try once more, so there may be more claims than processes.
 */
function holdAnswerForTwoClaims(): void {
  const claim = vi.spyOn(sourceQueries, 'claimSource')
  const settledClaims = () => claim.mock.settledResults
  origin.mayAnswer = vi.waitFor(
    () =>
      expect(settledClaims().filter(({ type }) => type === 'fulfilled').length).toBeGreaterThan(1),
    { timeout: 300_000 },
  )
}

it('two server processes fetch a URL only once', async () => {
  const [one, other] = [openProcess(), openProcess()]
  holdAnswerForTwoClaims()
  origin.requestCount = 0
  const results = await Promise.all(
    [one, one, other, other].map((calendars) => calendars.check(`${origin.url}/good`, scenarioNow)),
  )
  expect(results).toEqual(Array.from({ length: 4 }, () => ({ code: 'usable', title: 'Dates' })))
  expect(origin.requestCount).toBe(1)
})

it('two server processes both report that there is no calendar', async () => {
  const [one, other] = [openProcess(), openProcess()]
  holdAnswerForTwoClaims()
  const results = await Promise.all([
    one.check(`${origin.url}/bad`, scenarioNow),
    other.check(`${origin.url}/bad`, scenarioNow),
  ])
  expect(results).toContainEqual({ code: 'unreadable' })
  // The first may have deleted the source before the second reads it.
  for (const { code } of results) expect(['unreadable', 'unreachable']).toContain(code)
})

it('a process that has read a source before another one fetched it does not fetch it again', async () => {
  const [one, other] = [openProcess(), openProcess()]
  origin.mayAnswer = Promise.resolve()
  const url = `${origin.url}/good?late`
  await one.check(url, scenarioNow)
  origin.requestCount = 0
  vi.spyOn(sourceQueries, 'findSource').mockResolvedValueOnce(null)
  expect(await other.check(url, scenarioNow)).toEqual({ code: 'usable', title: 'Dates' })
  expect(origin.requestCount).toBe(0)
})
