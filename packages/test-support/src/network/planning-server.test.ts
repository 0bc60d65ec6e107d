import {
  applyBulkChange,
  deleteTactics,
  isApiError,
  listTactics,
  listTags,
  previewBulkChange,
  readPlan,
  restoreTactic,
  undoBulkChange,
  updateTactic,
} from '@throughline/api-client'
import { describe, expect, test } from 'vitest'
import { buildPlan, buildTactic, buildTag } from '../builders'
import { createMockNetwork } from './mock-network'
import { createPlanningServer } from './planning-server'

const november = { planId: 12, startDate: '2026-11-01', endDate: '2026-11-30' }
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
      (await listTactics(client, { ...november, planId }))?.data.map(({ id }) => id)
    expect(await idsOf(12)).toEqual([7, 9, 11])
    expect(await idsOf(13)).toEqual([9])
    expect(await listTags(client, 12)).toHaveLength(1)
  })

  test('refuses a change on an old version with the newest one', async () => {
    const server = createPlanningServer({ tactics: [item], holds: none })
    server.changeByOtherUsers(7, { title: 'Renamed' })
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
    // The deletion and the restoration each raise the version.
    const restored = { ...item, version: item.version + 2 }
    expect(await restoreTactic(client, 7)).toMatchObject(restored)
    expect(stored(7)).toEqual(restored)
    expect(await restoreTactic(client, 7)).toMatchObject(restored)
  })
})

describe('changes of many tactics', () => {
  const none = /^$/u
  const initiative = buildTactic({
    id: 1,
    on: '2026-11-01',
    isInitiative: true,
    channelId: 101,
    tacticTypeId: 1010,
  })
  const related = buildTactic({ id: 2, on: '2026-11-02', relatedInitiativeIds: [1] })
  const repeating = buildTactic({ id: 3, on: '2026-11-03', rrule: 'FREQ=DAILY' })
  const draft = {
    planId: 12,
    items: [initiative, repeating],
    change: { kind: 'move', deltaDays: 1 },
    withRelated: true,
  } as const

  test('are previewed, made and undone by the rules of the product', async () => {
    const tactics = [initiative, related, repeating]
    const server = createPlanningServer({ tactics, holds: none })
    const preview = await previewBulkChange(server.client, draft)
    expect(preview.changed.map(({ startDate }) => startDate.slice(0, 10))).toEqual([
      '2026-11-02',
      '2026-11-03',
    ])
    expect(preview.refused).toMatchObject([{ tacticId: 3, code: 'repeating' }])
    expect(server.item(2)).toEqual(related)
    const applied = await applyBulkChange(server.client, draft)
    expect(server.item(2)).toMatchObject({ version: 4, startDate: '2026-11-03T08:00:00' })
    server.changeByOtherUsers(1, { title: 'Theirs' })
    const undone = await undoBulkChange(server.client, applied.id)
    expect(undone.refused).toMatchObject([{ tacticId: 1, code: 'changed-by-others' }])
    expect(server.item(2)).toEqual({ ...related, version: 5 })
    await expect(undoBulkChange(server.client, applied.id)).rejects.toMatchObject({
      failure: { kind: 'conflict' },
    })
  })

  test('copy and delete, and refuse what changed meanwhile', async () => {
    const server = createPlanningServer({ tactics: [related], holds: none })
    const { client } = server
    const of = { planId: 12, items: [related], withRelated: false }
    const copied = await applyBulkChange(client, { ...of, change: { kind: 'copy', deltaDays: 0 } })
    expect(copied.changed).toMatchObject([{ id: 3, version: 1, title: 'Copy of VIP early access' }])
    expect((await undoBulkChange(client, copied.id)).deleted).toMatchObject([{ id: 3 }])
    expect(server.item(3)).toBeUndefined()
    const deleted = await applyBulkChange(client, { ...of, change: { kind: 'delete' } })
    expect(server.item(2)).toBeUndefined()
    await undoBulkChange(client, deleted.id)
    expect(server.item(2)).toMatchObject({ title: related.title })
    const stale = await applyBulkChange(client, { ...of, change: { kind: 'delete' } })
    expect(stale.refused).toMatchObject([{ tacticId: 2, code: 'changed-by-others' }])
  })
})
