import {
  deleteTactics,
  isApiError,
  listTactics,
  listTags,
  readPlan,
  restoreTactic,
  updateTactic,
} from '@throughline/api-client'
import { describe, expect, test } from 'vitest'
import { buildPlan, buildTactic, buildTag } from '../builders'
import { createMockNetwork } from './mock-network'
import { createPlanningServer } from './planning-server'

const NOVEMBER = { planId: 12, startDate: '2026-11-01', endDate: '2026-11-30' }
const item = buildTactic({ id: 7, on: '2026-11-18' })

describe('the network of a test', () => {
  test('fails a request that no handler answers, and reports it', async () => {
    const unhandled: string[] = []
    const { client } = createMockNetwork({
      handlers: [],
      onUnhandled: ({ message }) => unhandled.push(message),
    })
    await expect(readPlan(client, 12)).rejects.toSatisfy((error) => isApiError(error, 'network'))
    expect(unhandled).toEqual([expect.stringMatching(/^No handler answers GET \/plans\/12,/u)])
  })

  test('holds requests until they are answered, by name or oldest first', async () => {
    const { client, waiting, answer, requests } = createPlanningServer({ holds: /./u })
    const plan = readPlan(client, 12)
    const tags = listTags(client, 12)
    await expect.poll(waiting).toEqual(['GET /plans/12', 'GET /tags'])
    answer('as usual', /tags/u)
    expect(await tags).toEqual([])
    answer('lost connection')
    await expect(plan).rejects.toSatisfy((error) => isApiError(error, 'network'))
    expect(waiting()).toEqual([])
    expect(requests()).toEqual(['GET /plans/12', 'GET /tags'])
    expect(() => {
      answer()
    }).toThrow('waiting: none')
  })
})

describe('the planning server', () => {
  const none = /^$/u

  test('lists what touches the days and belongs to the family of the plan', async () => {
    const nested = buildPlan({ id: 13, plans: [], parent: null, parentId: 12 })
    const { client } = createPlanningServer({
      plans: [buildPlan(), nested],
      tags: [buildTag()],
      tactics: [
        item,
        buildTactic({ id: 8, on: '2026-12-01' }),
        buildTactic({ id: 9, planId: 13 }),
        buildTactic({ id: 10, planId: 14 }),
        buildTactic({ id: 11, on: '2026-10-07', rrule: 'FREQ=WEEKLY' }),
      ],
    })
    const idsOf = async (planId: number) =>
      (await listTactics(client, { ...NOVEMBER, planId }))?.data.map(({ id }) => id)
    expect(await idsOf(12)).toEqual([7, 9, 11])
    expect(await idsOf(13)).toEqual([9])
    expect(await listTags(client, 12)).toHaveLength(1)
  })

  test('refuses a change on an old version with the newest one', async () => {
    const server = createPlanningServer({ tactics: [item], holds: none })
    server.changeByOthers(7, { title: 'Renamed' })
    const change = updateTactic(server.client, item, { title: 'Mine' })
    await expect(change).rejects.toMatchObject({
      failure: { code: 'version_conflict', current: { title: 'Renamed', version: 4 } },
    })
    const saved = await updateTactic(server.client, { id: 7, version: 4 }, { title: 'Mine' })
    expect(saved).toMatchObject({ title: 'Mine', version: 5 })
    expect(server.item(7)).toMatchObject({ title: 'Mine', version: 5 })
  })

  test('deletes and restores', async () => {
    const { client, item: stored } = createPlanningServer({ tactics: [item], holds: none })
    await deleteTactics(client, [7])
    expect(stored(7)).toBeUndefined()
    await expect(deleteTactics(client, [7])).rejects.toSatisfy((error) =>
      isApiError(error, 'not-found'),
    )
    expect(await restoreTactic(client, 7)).toMatchObject(item)
    expect(stored(7)).toEqual(item)
  })
})
