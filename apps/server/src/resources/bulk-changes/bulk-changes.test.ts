import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  bulkChanges,
  channels,
  planChanges,
  tacticDocuments,
  tacticFieldValues,
  tacticFields,
  tacticInitiatives,
  tacticPlatformChoices,
  tacticTags,
  tactics,
} from '../../db/schema'
import {
  addItem,
  bulk,
  codesOf,
  idsOf,
  MOVE,
  server,
  token,
  setUpServer,
  storedItems,
  world,
} from './testing/bulk-scenario'

setUpServer()

describe('a bulk change', () => {
  it('moves items in one change that followers are told of once', async () => {
    const ids = [await addItem(), await addItem({ startDate: '2026-03-12T09:30:00' })]
    const reply = await bulk(ids, MOVE)
    expect(reply).toMatchObject({
      status: 200,
      id: expect.any(Number),
      unchanged: [],
      refused: [],
      changed: [
        { id: ids[0], version: 2, startDate: '2026-03-17T08:00:00' },
        {
          id: ids[1],
          version: 2,
          startDate: '2026-03-19T09:30:00',
          endDate: '2026-03-19T09:30:00',
        },
      ],
    })
    expect(await storedItems(...ids)).toMatchObject([
      { version: 2, startDate: '2026-03-17T08:00:00', updaterId: world.people.contributor },
      { version: 2, startDate: '2026-03-19T09:30:00', updatedAt: server.clock.now() },
    ])
    const told = await server.database.orm.select().from(planChanges).orderBy(planChanges.id)
    expect(told.at(-1)).toMatchObject({ collection: 'tactics', action: 'updated', version: null })
    expect(told.at(-1)?.ids.toSorted((a, b) => a - b)).toEqual(ids)
  })

  it('changes the type with its channel, without platforms and values of the former type', async () => {
    const { orm } = server.database
    const { lead } = world.plans
    const [own] = await orm
      .insert(tacticFields)
      .values({ planId: lead.id, tacticTypeId: lead.socialTypeId, name: 'Own', type: 'string' })
      .returning()
    const id = await addItem({ tacticTypeId: lead.socialTypeId, estimatedCost: 90 })
    await orm
      .insert(tacticPlatformChoices)
      .values({ tacticId: id, tacticPlatformId: lead.socialPlatformId })
    await orm.insert(tacticFieldValues).values([
      { tacticId: id, tacticFieldId: own?.id ?? 0, value: 'of the type' },
      { tacticId: id, tacticFieldId: lead.textFieldId, value: 'universal' },
    ])
    const reply = await bulk([id], { kind: 'type', tacticTypeId: lead.emailTypeId })
    expect(reply.changed).toMatchObject([
      {
        id,
        channelId: lead.emailChannelId,
        tacticTypeId: lead.emailTypeId,
        tacticPlatformIds: [],
        estimatedCost: 90,
      },
    ])
    const values = await orm
      .select()
      .from(tacticFieldValues)
      .where(eq(tacticFieldValues.tacticId, id))
    expect(values.map(({ value }) => value)).toEqual(['universal'])
  })

  it('into a monthly type makes whole months, without costs and without a repeat', async () => {
    const id = await addItem({ estimatedCost: 90, rrule: 'FREQ=DAILY', isCustomRecurrence: true })
    const { focusTypeId } = world.plans.lead
    await bulk(
      [id],
      { kind: 'type', tacticTypeId: focusTypeId },
      { by: world.people.withoutBudget },
    )
    expect(await storedItems(id)).toMatchObject([
      {
        tacticTypeId: focusTypeId,
        startDate: '2026-03-01T08:00:00',
        endDate: '2026-03-31T08:00:00',
        isAllDay: true,
        estimatedCost: null,
        rrule: null,
        isCustomRecurrence: false,
      },
    ])
  })

  it('adds and removes tags, and says what has them already', async () => {
    const { orm } = server.database
    const { open } = world.tags
    const [without, withTag] = [await addItem(), await addItem()]
    await orm.insert(tacticTags).values({ tacticId: withTag, tagId: open })
    const added = await bulk([without, withTag], { kind: 'tags', addIds: [open], removeIds: [] })
    expect(added.changed).toMatchObject([{ id: without, tagIds: [open] }])
    expect(idsOf(added.unchanged)).toEqual([withTag])
    const removed = await bulk([without, withTag], { kind: 'tags', addIds: [], removeIds: [open] })
    expect(removed.changed.map(({ tagIds }) => tagIds)).toEqual([[], []])
  })

  it('flags only where the channel has flags', async () => {
    const { lead } = world.plans
    await server.database.orm
      .update(channels)
      .set({ enableTacticFlagging: true })
      .where(eq(channels.id, lead.emailChannelId))
    await server.database.orm
      .update(channels)
      .set({ enableTacticFlagging: false })
      .where(eq(channels.id, lead.socialChannelId))
    const [email, social] = [await addItem(), await addItem({ tacticTypeId: lead.socialTypeId })]
    const reply = await bulk([email, social], { kind: 'flag', isFlagged: true })
    expect(reply.changed).toMatchObject([{ id: email, isFlagged: true }])
    expect(reply.refused).toMatchObject([
      { tacticId: social, title: 'A tactic', code: 'flagging-off', channelName: 'Social Media' },
    ])
  })

  it('deletes items, which stay restorable', async () => {
    const id = await addItem({ title: 'Goes' })
    const reply = await bulk([id], { kind: 'delete' })
    expect(reply).toMatchObject({ changed: [], deleted: [{ id, title: 'Goes' }] })
    expect(await storedItems(id)).toMatchObject([{ deletedAt: server.clock.now(), version: 2 }])
  })

  it('copies items with everything that belongs to them', async () => {
    const { orm } = server.database
    const { lead } = world.plans
    const initiative = await addItem({ tacticTypeId: lead.campaignTypeId, title: 'Spring' })
    const other = await addItem({ tacticTypeId: lead.campaignTypeId })
    const id = await addItem({ title: 'Mail', summary: '<p>Notes</p>', actualCost: 5, rrule: null })
    await orm.insert(tacticInitiatives).values([
      { tacticId: id, initiativeId: initiative },
      { tacticId: id, initiativeId: other },
    ])
    await orm.insert(tacticTags).values({ tacticId: id, tagId: world.tags.open })
    await orm
      .insert(tacticFieldValues)
      .values({ tacticId: id, tacticFieldId: lead.textFieldId, value: 'x' })
    const preview = await bulk(
      [initiative, id],
      { kind: 'copy', deltaDays: 1 },
      { isPreview: true },
    )
    expect(idsOf(preview.changed)).toEqual([initiative, id])
    const reply = await bulk([initiative, id], { kind: 'copy', deltaDays: 1 })
    const [copiedInitiative, copy] = ['Copy of Spring', 'Copy of Mail'].map((title) =>
      reply.changed.find((item) => item.title === title),
    )
    expect(copy).toMatchObject({
      version: 1,
      startDate: '2026-03-11T08:00:00',
      tagIds: [world.tags.open],
      relatedInitiativeIds: [other, copiedInitiative?.id],
    })
    expect(await storedItems(copy?.id ?? 0)).toMatchObject([
      { summary: '<p>Notes</p>', actualCost: 5, creatorId: world.people.contributor },
    ])
    expect(
      await orm
        .select()
        .from(tacticFieldValues)
        .where(eq(tacticFieldValues.tacticId, copy?.id ?? 0)),
    ).toMatchObject([{ tacticFieldId: lead.textFieldId, value: 'x' }])
    expect(await orm.$count(tacticDocuments, eq(tacticDocuments.tacticId, copy?.id ?? 0))).toBe(0)
    expect(await storedItems(id)).toMatchObject([{ version: 1, title: 'Mail' }])
  })

  it('gives copies no costs that the person could not enter', async () => {
    const id = await addItem({ actualCost: 5 })
    const reply = await bulk(
      [id],
      { kind: 'copy', deltaDays: 0 },
      { by: world.people.withoutBudget },
    )
    expect(await storedItems(...idsOf(reply.changed))).toMatchObject([{ actualCost: null }])
  })
})

describe('the items of a plan that are kept in memory', () => {
  it('are as they are stored, also after more changes than are caught up one by one', async () => {
    const { id: planId, emailTypeId } = world.plans.nested
    const { orm } = server.database
    const range = 'startDate=2026-05-01&endDate=2026-05-31'
    const listed = async () => {
      const url = `/api/tactics?plan=${planId}&${range}`
      const { json } = await server.call({ method: 'GET', url, token })
      return Number(json?.['total'])
    }
    const values = { planId, tacticTypeId: emailTypeId, title: 'X', isAllDay: true }
    const [startDate, endDate] = ['2026-04-20T08:00:00', '2026-04-20T08:00:00']
    const rows = await orm
      .insert(tactics)
      .values(Array.from({ length: 600 }, () => ({ ...values, startDate, endDate })))
      .returning({ id: tactics.id })
    // The first read starts to fill the memory, and a later one is answered from it.
    for (let read = 0; read < 3; read += 1) expect(await listed()).toBe(0)
    const ids = idsOf(rows)
    await bulk(ids.slice(0, 2), { kind: 'move', deltaDays: 20 }, { planId, version: 1 })
    expect(await listed()).toBe(2)
    await bulk(ids.slice(2), { kind: 'move', deltaDays: 20 }, { planId, version: 1 })
    expect(await listed()).toBe(600)
  })
})

describe('a preview', () => {
  it.each([
    [MOVE],
    [{ kind: 'copy', deltaDays: 3 }],
    [{ kind: 'flag', isFlagged: true }],
    [{ kind: 'delete' }],
  ] as const)('of %j says what would happen and writes nothing', async (change) => {
    const { orm } = server.database
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

describe('what has changed meanwhile', () => {
  it('is refused, and the rest is written', async () => {
    const [stale, fresh] = [await addItem({ version: 4 }), await addItem({ version: 1 })]
    const reply = await bulk([stale, fresh], MOVE, { version: 1 })
    expect(codesOf(reply)).toEqual({ [stale]: 'changed-by-others' })
    expect(idsOf(reply.changed)).toEqual([fresh])
    expect(await storedItems(stale)).toMatchObject([
      { version: 4, startDate: '2026-03-10T08:00:00' },
    ])
  })

  it('is refused in a preview as well', async () => {
    const id = await addItem({ version: 4 })
    const reply = await bulk([id], MOVE, { version: 1, isPreview: true })
    expect(codesOf(reply)).toEqual({ [id]: 'changed-by-others' })
  })
})

describe('a request', () => {
  it('with a key that was used is answered again and changes nothing', async () => {
    const id = await addItem()
    const first = await bulk([id], MOVE, { key: 'bulk-move-0001', version: 1 })
    const second = await bulk([id], MOVE, { key: 'bulk-move-0001', version: 1 })
    expect(second).toEqual(first)
    expect(await storedItems(id)).toMatchObject([{ version: 2, startDate: '2026-03-17T08:00:00' }])
    const other = await bulk([id], MOVE, { key: 'bulk-move-0001', version: 2 })
    expect(other).toMatchObject({ status: 422, code: 'idempotency_mismatch' })
  })

  it('naming an unknown or a blocked tag, or the type of another plan, is refused', async () => {
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

  it('that fails in the middle writes nothing', async () => {
    const { orm } = server.database
    const id = await addItem()
    // The last statement of the transaction fails.
    await orm.execute(`alter table plan_changes add constraint broken check (id < 0) not valid`)
    const reply = await bulk([id], MOVE)
    await orm.execute(`alter table plan_changes drop constraint broken`)
    expect(reply.status).toBe(500)
    expect(await storedItems(id)).toMatchObject([{ version: 1, startDate: '2026-03-10T08:00:00' }])
    expect(
      (await orm.select().from(bulkChanges)).flatMap(({ items }) => idsOf(items)),
    ).not.toContain(id)
  })
})
