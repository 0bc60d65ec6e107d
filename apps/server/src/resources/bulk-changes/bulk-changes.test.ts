import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  planChanges,
  tacticDocuments,
  tacticFieldValues,
  tacticFields,
  tacticInitiatives,
  tacticPlatformChoices,
  tacticTags,
  tactics,
} from '../../db/schema'
import { server, tokens, world } from '../../testing/world-scenario'
import { setUpTactics } from '../tactics/testing/tactics-scenario'
import { addItem, bulk, idsOf, moveByWeek, setFlagging, storedItems } from './testing/bulk-scenario'

setUpTactics()

describe('a bulk change', () => {
  it('moves items and reports one change to open pages of the plan', async () => {
    const ids = [await addItem(), await addItem({ startDate: '2026-03-12T09:30:00' })]
    const reply = await bulk(ids, moveByWeek)
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
    const reported = await server.database.orm.select().from(planChanges).orderBy(planChanges.id)
    expect(reported.at(-1)).toMatchObject({
      collection: 'tactics',
      action: 'updated',
      version: null,
    })
    expect(reported.at(-1)?.ids.toSorted((a, b) => a - b)).toEqual(ids)
  })

  it('changes type and channel, and drops platforms and field values of the old type', async () => {
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

  it('to a monthly type rounds dates to whole months and drops costs and recurrence', async () => {
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

  it('adds and removes tags, and lists items that have them already as unchanged', async () => {
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

  it('flags items only in channels with flagging turned on', async () => {
    const { lead } = world.plans
    await setFlagging(lead.emailChannelId, true)
    await setFlagging(lead.socialChannelId, false)
    const [email, social] = [await addItem(), await addItem({ tacticTypeId: lead.socialTypeId })]
    const reply = await bulk([email, social], { kind: 'flag', isFlagged: true })
    expect(reply.changed).toMatchObject([{ id: email, isFlagged: true }])
    expect(reply.refused).toMatchObject([
      { tacticId: social, title: 'A tactic', code: 'flagging-off', channelName: 'Social Media' },
    ])
  })

  it('deletes items, which can be restored', async () => {
    const id = await addItem({ title: 'Goes' })
    const reply = await bulk([id], { kind: 'delete' })
    expect(reply).toMatchObject({ changed: [], deleted: [{ id, title: 'Goes' }] })
    expect(await storedItems(id)).toMatchObject([{ deletedAt: server.clock.now(), version: 2 }])
  })

  it('copies items with their notes, costs, tags, field values and initiatives, but not their documents', async () => {
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

  it('leaves costs out of copies for people who cannot enter costs', async () => {
    const id = await addItem({ actualCost: 5 })
    const reply = await bulk(
      [id],
      { kind: 'copy', deltaDays: 0 },
      { by: world.people.withoutBudget },
    )
    expect(await storedItems(...idsOf(reply.changed))).toMatchObject([{ actualCost: null }])
  })
})

describe('items of a plan that are cached in memory', () => {
  it('match the database, even after more changes than the cache applies one by one', async () => {
    const { id: planId, emailTypeId } = world.plans.nested
    const { orm } = server.database
    const range = 'startDate=2026-05-01&endDate=2026-05-31'
    const listed = async () => {
      const url = `/api/tactics?plan=${planId}&${range}`
      const { json } = await server.call({ method: 'GET', url, token: tokens.contributor })
      return Array.isArray(json?.['items']) ? json['items'].length : null
    }
    const values = { planId, tacticTypeId: emailTypeId, title: 'X', isAllDay: true }
    const [startDate, endDate] = ['2026-04-20T08:00:00', '2026-04-20T08:00:00']
    const rows = await orm
      .insert(tactics)
      .values(Array.from({ length: 600 }, () => ({ ...values, startDate, endDate })))
      .returning({ id: tactics.id })
    // The first read fills the cache, and a later one is answered from it.
    for (let read = 0; read < 3; read += 1) expect(await listed()).toBe(0)
    const ids = idsOf(rows)
    await bulk(ids.slice(0, 2), { kind: 'move', deltaDays: 20 }, { planId, version: 1 })
    expect(await listed()).toBe(2)
    await bulk(ids.slice(2), { kind: 'move', deltaDays: 20 }, { planId, version: 1 })
    expect(await listed()).toBe(600)
  })
})
