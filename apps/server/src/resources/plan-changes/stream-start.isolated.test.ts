import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type * as changeQueries from '../../changes/change-queries'
import { findNewestChangeId } from '../../changes/change-queries'
import { createTestServer } from '../../testing/test-server'
import type { TestServer } from '../../testing/test-server'
import { createWorld } from '../../testing/world'
import type { World } from '../../testing/world'
import { dataOf, followPlan } from './testing/follow'

vi.mock('../../changes/change-queries', { spy: true })

/** Longer than it takes to add a tactic, in milliseconds. */
const SLOW_MS = 500

let server: TestServer
let world: World

beforeAll(async () => {
  server = await createTestServer()
  world = await createWorld(server.database.orm)
})
afterAll(() => {
  server.app.server.closeAllConnections()
  return server.close()
})

it('a stream misses no change of a plan of the family after its first block', async () => {
  const { lead, nested } = world.plans
  const actual = await vi.importActual<typeof changeQueries>('../../changes/change-queries')
  vi.mocked(findNewestChangeId).mockImplementation(async (orm, planId) => {
    if (planId === nested.id) {
      await new Promise((resolve) => {
        setTimeout(resolve, SLOW_MS)
      })
    }
    return actual.findNewestChangeId(orm, planId)
  })
  const admin = await server.tokenFor(world.people.admin)
  const serverUrl = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const stream = await followPlan(serverUrl, lead.id, admin, { query: '?family=true' })
  expect(await stream.next()).toBe('id: 0')
  const answer = await server.call({
    method: 'POST',
    url: '/api/tactics',
    token: admin,
    body: {
      title: 'Followed',
      planId: nested.id,
      tacticTypeId: nested.emailTypeId,
      startDate: '2026-04-01T08:00:00',
    },
  })
  expect(answer.status).toBe(201)
  expect(dataOf(await stream.next())).toMatchObject({
    planId: nested.id,
    ids: [answer.json?.['id']],
  })
  stream.close()
})
