import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type * as changeQueries from '../../changes/change-queries'
import { findNewestChangeId } from '../../changes/change-queries'
import { createTestServer } from '../../testing/test-server'
import type { TestServer } from '../../testing/test-server'
import { readWorld } from '../../testing/world'
import type { World } from '../../testing/world'
import { dataOf, followPlan } from './testing/follow'

vi.mock('../../changes/change-queries', { spy: true })

let server: TestServer
let world: World

beforeAll(async () => {
  server = await createTestServer()
  world = await readWorld(server.database.orm)
})
afterAll(() => {
  server.app.server.closeAllConnections()
  return server.close()
})

it('a stream misses no change of a plan of the family after its first block', async () => {
  const { lead, nested } = world.plans
  const actual = await vi.importActual<typeof changeQueries>('../../changes/change-queries')
  let letLook: () => void = () => undefined
  const mayLook = new Promise<void>((resolve) => {
    letLook = resolve
  })
  vi.mocked(findNewestChangeId).mockImplementation(async (orm, planId) => {
    if (planId === nested.id) await mayLook
    return actual.findNewestChangeId(orm, planId)
  })
  const admin = await server.tokenFor(world.people.admin)
  const serverUrl = await server.app.listen({ port: 0, host: '127.0.0.1' })
  let hasBegun = false
  const opening = followPlan(serverUrl, lead.id, admin, { query: '?family=true' })
  void opening.finally(() => {
    hasBegun = true
  })
  const looks = vi.mocked(findNewestChangeId).mock.calls
  await expect.poll(() => looks.some(([, planId]) => planId === nested.id)).toBe(true)
  // The first block of a later stream has arrived, and that of this one has not.
  const later = await followPlan(serverUrl, lead.id, admin)
  expect(await later.next()).toBe('id: 0')
  later.close()
  expect(hasBegun).toBe(false)
  letLook()
  const stream = await opening
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
