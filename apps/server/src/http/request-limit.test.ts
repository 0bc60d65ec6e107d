import { modelRuns } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../db/database'
import { requestCounts } from '../db/schema'
import { createTestDatabase } from '../db/testing/create-test-database'
import { createTestServer } from '../testing/test-server'
import type { TestServer } from '../testing/test-server'
import { readWorld } from '../testing/world'
import type { World } from '../testing/world'
import { createRequestLimit } from './request-limit'

const MINUTE_MS = 60_000

describe('the limit of requests', () => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.close())

  /** Starts processes, and tells when nothing is being written. */
  function start(perMinute: number, processes: number) {
    let written: Promise<unknown> = Promise.resolve()
    const query = vi.fn<Database['query']>((text, values) => {
      const result = database.query(text, values)
      written = Promise.all([written, result])
      return result
    })
    const failed = vi.fn<(error: unknown) => void>()
    const limits = Array.from({ length: processes }, () =>
      createRequestLimit({ query }, perMinute, failed),
    )
    const settle = async () => {
      await new Promise((resolve) => setImmediate(resolve))
      await written
      await new Promise((resolve) => setImmediate(resolve))
    }
    return { limits, settle, query, failed }
  }

  it('admits all within it, and a twentieth more for each further process', async () => {
    let minute = 0
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(5, 20, 60, 100),
        fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 30 })), { maxLength: 20 }),
        async (perMinute, bursts) => {
          const { limits, settle, failed } = start(perMinute, 3)
          minute += 1
          const now = new Date(minute * MINUTE_MS + 15_000)
          let admitted = 0
          const waits: number[] = []
          for (const [process, requests] of bursts) {
            for (let request = 0; request < requests; request += 1) {
              const waitSeconds = limits[process]?.count('user:7', now)
              if (waitSeconds === null) admitted += 1
              else waits.push(waitSeconds ?? 0)
              await settle()
            }
          }
          const step = Math.max(1, Math.floor(perMinute / 20))
          expect(new Set([45, ...waits])).toEqual(new Set([45]))
          // Nobody is refused early.
          expect(admitted).toBeGreaterThanOrEqual(waits.length > 0 ? perMinute : 0)
          expect(admitted).toBeLessThanOrEqual(perMinute + 2 * step)
          expect(failed).not.toHaveBeenCalled()
        },
      ),
      modelRuns(40),
    )
  })

  it('writes once for a twentieth of the limit, and not at all for less', async () => {
    const { limits, settle, query } = start(100, 1)
    const now = new Date(0)
    const statementsAfter = async (requests: number) => {
      for (let request = 0; request < requests; request += 1) limits[0]?.count('user:8', now)
      await settle()
      return query.mock.calls.length
    }
    expect(await statementsAfter(4)).toBe(0)
    expect(await statementsAfter(1)).toBe(1)
    expect(await statementsAfter(95)).toBe(20)
    expect(await statementsAfter(100)).toBe(20)
  })
})

describe('a request over the limit', () => {
  let server: TestServer
  let world: World
  beforeAll(async () => {
    server = await createTestServer({ requestsPerMinute: 5 })
    world = await readWorld(server.database.orm)
  })
  afterAll(() => server.close())

  const statusesOf = async (count: number, headers: Record<string, string>, url = '/api/plans') => {
    const statuses: number[] = []
    for (let request = 0; request < count; request += 1) {
      const { statusCode } = await server.app.inject({ url, headers })
      statuses.push(statusCode)
    }
    return statuses
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  it('of a person answers 429 until the next minute, and nobody else is refused', async () => {
    const token = await server.tokenFor(world.people.owner)
    const other = await server.tokenFor(world.people.viewer)
    expect(await statusesOf(6, bearer(token))).toEqual([200, 200, 200, 200, 200, 429])
    const refused = await server.call({ method: 'GET', url: '/api/plans', token })
    expect(refused.headers['retry-after']).toBe('60')
    expect(refused.json).toMatchObject({ code: 'rate_limited' })
    // With another session too, but not for another person.
    const again = await server.tokenFor(world.people.owner)
    expect(await statusesOf(1, bearer(again))).toEqual([429])
    expect(await statusesOf(1, bearer(other))).toEqual([200])
    // The health is no request of a person.
    expect(await statusesOf(9, {}, '/api/health')).not.toContain(429)
    server.clock.instant = new Date(server.clock.instant.getTime() + MINUTE_MS)
    expect(await statusesOf(1, bearer(token))).toEqual([200])
  })

  it('of an address answers 429, also with an access token of nobody', async () => {
    const invalid = bearer('nobody')
    expect(await statusesOf(6, invalid)).toEqual([401, 401, 401, 401, 401, 429])
    expect(await statusesOf(1, {}, '/api/configuration')).toEqual([429])
    const token = await server.tokenFor(world.people.contributor)
    expect(await statusesOf(1, bearer(token))).toEqual([200])
    const stored = await server.database.orm.select().from(requestCounts)
    expect(JSON.stringify(stored)).not.toContain('127.0.0.1')
  })
})
