import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer } from '../testing/test-server'
import type { Call, TestServer } from '../testing/test-server'
import { readWorld } from '../testing/world'
import { reservePort } from '../start/listening'
import { createMetrics } from './metrics'
import type { Metrics } from './metrics'
import { serveOperating } from './serve-operating'
import type { OperatingServer } from './serve-operating'

let server: TestServer
let metrics: Metrics
let operating: OperatingServer
let origin: string
let isReady = true

beforeEach(async () => {
  isReady = true
  server = await createTestServer({}, (database) => {
    metrics = createMetrics(database)
    return { metrics }
  })
  const port = await reservePort('127.0.0.1', 0)
  origin = `http://127.0.0.1:${port}`
  operating = await serveOperating({
    host: '127.0.0.1',
    port,
    metrics,
    isReady: async () => isReady,
  })
})
afterEach(async () => {
  await operating.close()
  await server.close()
})

/** Returns the value of the first line of the metrics with a prefix. */
function valueOf(text: string, start: string): number | null {
  const line = text.split('\n').find((candidate) => candidate.startsWith(start))
  return line === undefined ? null : Number(line.split(' ').at(-1))
}

describe('metrics', () => {
  it('time answers by the route of the contract and never by an id', async () => {
    await server.call({ method: 'GET', url: '/api/health' })
    await server.call({ method: 'GET', url: '/api/plans/424242' })
    const text = await (await fetch(`${origin}/metrics`)).text()
    const count = 'throughline_request_duration_seconds_count'
    expect(valueOf(text, `${count}{method="GET",route="/api/health",status="200"}`)).toBe(1)
    expect(valueOf(text, `${count}{method="GET",route="/api/plans/:id",status="401"}`)).toBe(1)
    expect(text).not.toContain('424242')
    expect(valueOf(text, 'throughline_requests_open')).toBe(0)
    expect(valueOf(text, 'throughline_faults_total')).toBe(0)
    expect(valueOf(text, 'throughline_mails_waiting')).toBe(0)
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  })

  it('count the answers that are faults of the server, and no others', async () => {
    const { people } = await readWorld(server.database.orm)
    const token = await server.tokenFor(people.owner)
    const call: Call = { method: 'GET', url: '/api/plans', token }
    expect((await server.call(call)).status).toBe(200)
    await server.database.orm.execute('alter table plans rename to lost_plans')
    expect((await server.call(call)).status).toBe(500)
    const text = await (await fetch(`${origin}/metrics`)).text()
    expect(valueOf(text, 'throughline_faults_total')).toBe(1)
  })

  it.each([
    ['/livez', true, 200],
    ['/readyz', true, 200],
    ['/readyz', false, 503],
    ['/livez', false, 200],
    ['/elsewhere', true, 404],
  ])('%s, ready: %s, answers %i', async (path, ready, status) => {
    isReady = ready
    expect((await fetch(origin + path)).status).toBe(status)
  })
})
