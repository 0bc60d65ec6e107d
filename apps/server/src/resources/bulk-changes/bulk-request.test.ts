import { describe, expect, it } from 'vitest'
import { bulkChanges, planChanges, tactics } from '../../db/schema'
import { server, world } from '../../testing/world-scenario'
import { setUpTactics } from '../tactics/testing/tactics-scenario'
import {
  addItem,
  bulk,
  codesOf,
  idsOf,
  moveByWeek,
  setFlagging,
  storedItems,
} from './testing/bulk-scenario'

setUpTactics()

describe('a preview', () => {
  it.each([
    [moveByWeek],
    [{ kind: 'copy', deltaDays: 3 }],
    [{ kind: 'flag', isFlagged: true }],
    [{ kind: 'delete' }],
  ] as const)('of %j lists what would change and writes nothing', async (change) => {
    const { orm } = server.database
    await setFlagging(world.plans.lead.emailChannelId, true)
    const id = await addItem()
    const before = [await orm.$count(tactics), await orm.$count(bulkChanges), await storedItems(id)]
    const changeCount = await orm.$count(planChanges)
    const preview = await bulk([id], change, { isPreview: true })
    expect(preview).toMatchObject({ status: 200, id: null, refused: [] })
    expect(idsOf([...preview.changed, ...preview.deleted])).toEqual([id])
    expect([
      await orm.$count(tactics),
      await orm.$count(bulkChanges),
      await storedItems(id),
    ]).toEqual(before)
    expect(await orm.$count(planChanges)).toBe(changeCount)
  })
})

describe('an item that others have changed meanwhile', () => {
  it('is refused, and the others are changed', async () => {
    const [stale, fresh] = [await addItem({ version: 4 }), await addItem({ version: 1 })]
    const reply = await bulk([stale, fresh], moveByWeek, { version: 1 })
    expect(codesOf(reply)).toEqual({ [stale]: 'changed-by-others' })
    expect(idsOf(reply.changed)).toEqual([fresh])
    expect(await storedItems(stale)).toMatchObject([
      { version: 4, startDate: '2026-03-10T08:00:00' },
    ])
  })

  it('is refused in a preview as well', async () => {
    const id = await addItem({ version: 4 })
    const reply = await bulk([id], moveByWeek, { version: 1, isPreview: true })
    expect(codesOf(reply)).toEqual({ [id]: 'changed-by-others' })
  })
})

describe('a request', () => {
  it('with an idempotency key that was used before gets the first answer and changes nothing', async () => {
    const id = await addItem()
    const first = await bulk([id], moveByWeek, { key: 'bulk-move-0001', version: 1 })
    const second = await bulk([id], moveByWeek, { key: 'bulk-move-0001', version: 1 })
    expect(second).toEqual(first)
    expect(await storedItems(id)).toMatchObject([{ version: 2, startDate: '2026-03-17T08:00:00' }])
    const other = await bulk([id], moveByWeek, { key: 'bulk-move-0001', version: 2 })
    expect(other).toMatchObject({ status: 422, code: 'idempotency_mismatch' })
  })

  it('with an unknown tag, a blocked tag or a type of another plan is refused', async () => {
    const id = await addItem()
    const by = world.people.withBlockedTag
    const { blocked, other } = world.tags
    for (const [change, options] of [
      [{ kind: 'tags', addIds: [other], removeIds: [] }, {}],
      [{ kind: 'tags', addIds: [blocked], removeIds: [] }, { by }],
      [{ kind: 'tags', addIds: [], removeIds: [blocked] }, { by }],
      [{ kind: 'type', tacticTypeId: world.plans.other.emailTypeId }, {}],
    ] as const) {
      expect(await bulk([id], change, options)).toMatchObject({
        status: 422,
        code: 'invalid_reference',
      })
    }
  })

  it('that fails halfway writes nothing', async () => {
    const { orm } = server.database
    const id = await addItem()
    // The last statement of the transaction fails.
    await orm.execute(`alter table plan_changes add constraint broken check (id < 0) not valid`)
    const reply = await bulk([id], moveByWeek)
    await orm.execute(`alter table plan_changes drop constraint broken`)
    expect(reply.status).toBe(500)
    expect(await storedItems(id)).toMatchObject([{ version: 1, startDate: '2026-03-10T08:00:00' }])
    expect(
      (await orm.select().from(bulkChanges)).flatMap(({ items }) => idsOf(items)),
    ).not.toContain(id)
  })
})
