import { afterEach, expect, it, vi } from 'vitest'
import * as changeQueries from '../../changes/change-queries'
import { server, world } from '../../testing/world-scenario'
import {
  addTactic,
  cursorsOf,
  dataOf,
  followPlan,
  idOf,
  serverUrl,
  setUpStreams,
} from './testing/follow'

setUpStreams()

const { findChangesAfter, findNewestChangeIds } = changeQueries
afterEach(() => {
  vi.restoreAllMocks()
})

it('a stream misses no change of a plan of the family after its first block', async () => {
  const { lead, nested } = world.plans
  let letLook: () => void = () => undefined
  const mayLook = new Promise<void>((resolve) => {
    letLook = resolve
  })
  const look = vi
    .spyOn(changeQueries, 'findNewestChangeIds')
    .mockImplementation(async (orm, planIds, before) => {
      if (planIds.includes(nested.id)) await mayLook
      return findNewestChangeIds(orm, planIds, before)
    })
  const admin = await server.tokenFor(world.people.admin)
  let hasStarted = false
  const opening = followPlan(serverUrl, lead.id, admin, { query: '?family=true' })
  void opening.finally(() => {
    hasStarted = true
  })
  await expect
    .poll(() => look.mock.calls.some(([, planIds]) => planIds.includes(nested.id)))
    .toBe(true)
  // The first block of a later stream has arrived, and that of this one has not.
  const later = await followPlan(serverUrl, lead.id, admin)
  expect(await later.next()).toBe(`id: ${lead.id}:0`)
  later.close()
  expect(hasStarted).toBe(false)
  letLook()
  const stream = await opening
  expect(await stream.next()).toBe(`id: ${lead.id}:0,${nested.id}:0`)
  const added = await addTactic(admin, {}, nested)
  expect(dataOf(await stream.next())).toMatchObject({
    planId: nested.id,
    ids: [added],
  })
  stream.close()
})

it('a client that comes back while others write receives what it missed before what is new', async () => {
  const { lead } = world.plans
  const admin = await server.tokenFor(world.people.admin)
  const before = await followPlan(serverUrl, lead.id, admin)
  await before.next()
  await addTactic(admin, {}, lead)
  const block = await before.next()
  const [last, [[, lastId] = []]] = [idOf(block), cursorsOf(block)]
  before.close()
  const missed = await addTactic(admin, {}, lead)

  let letRead: () => void = () => undefined
  const mayRead = new Promise<void>((resolve) => {
    letRead = resolve
  })
  let isCatchingUp = false
  let newChanges = 0
  vi.spyOn(changeQueries, 'findChangesAfter').mockImplementation(async (orm, planId, cursor) => {
    const changes = await findChangesAfter(orm, planId, cursor)
    // Only the stream reads from the last event of the client.
    if (cursor === lastId) {
      isCatchingUp = true
      await mayRead
    } else newChanges += changes.length
    return changes
  })
  const opening = followPlan(serverUrl, lead.id, admin, { lastEventId: last })
  await expect.poll(() => isCatchingUp).toBe(true)
  const added = await addTactic(admin, {}, lead)
  await expect.poll(() => newChanges).toBe(1)
  letRead()
  const stream = await opening
  expect(dataOf(await stream.next())).toMatchObject({ ids: [missed] })
  expect(dataOf(await stream.next())).toMatchObject({ ids: [added] })
  stream.close()
})
