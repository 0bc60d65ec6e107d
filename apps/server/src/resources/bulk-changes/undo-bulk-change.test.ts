import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { BulkChange } from '@throughline/domain/bulk'
import {
  bulkChangeValues,
  channels,
  planChanges,
  tacticFieldValues,
  tacticFields,
  tacticPlatformChoices,
  tacticPlatforms,
  tacticTags,
  tacticTypes,
  tactics,
  tags,
} from '../../db/schema'
import { sweepDatabase } from '../../sweeps/sweep-queries'
import { ask, server, tokens, world } from '../../testing/world-scenario'
import { create, setUpTactics, update } from '../tactics/testing/tactics-scenario'
import {
  addItem,
  bulk,
  codesOf,
  idsOf,
  moveByWeek,
  storedItems,
  undo,
} from './testing/bulk-scenario'

setUpTactics()

const DAY_MS = 86_400_000

/**
 * Adds an item with a value in every field that a bulk change can change, and a field of its type.
 */
async function completeItem(): Promise<{ readonly id: number; readonly fieldId: number }> {
  const { orm } = server.database
  const { lead } = world.plans
  await orm.update(channels).set({ enableTacticFlagging: true })
  const [own] = await orm
    .insert(tacticFields)
    .values({ planId: lead.id, tacticTypeId: lead.socialTypeId, name: 'Own', type: 'string' })
    .returning()
  const id = await addItem({
    tacticTypeId: lead.socialTypeId,
    estimatedCost: 90,
    rrule: null,
    startDate: '2026-03-10T09:30:00',
  })
  await orm
    .insert(tacticPlatformChoices)
    .values({ tacticId: id, tacticPlatformId: lead.socialPlatformId })
  await orm.insert(tacticTags).values({ tacticId: id, tagId: world.tags.open })
  const fieldId = own?.id ?? 0
  await orm.insert(tacticFieldValues).values({ tacticId: id, tacticFieldId: fieldId, value: 'old' })
  return { id, fieldId }
}

/** Everything that is stored of an item, except who changed it and when. */
async function everythingOf(id: number) {
  const url = `/api/tactics/${id}`
  const { json } = await server.call({ method: 'GET', url, token: tokens.contributor })
  const values = await server.database.orm
    .select({ fieldId: tacticFieldValues.tacticFieldId, value: tacticFieldValues.value })
    .from(tacticFieldValues)
    .where(eq(tacticFieldValues.tacticId, id))
  const { version: _v, updatedAt: _at, updatedBy: _by, typeValues: _ids, ...rest } = json ?? {}
  return { ...rest, values }
}

describe('the undo', () => {
  it.each<readonly [string, (otherTag: number) => BulkChange]>([
    ['a move', () => moveByWeek],
    ['another type', () => ({ kind: 'type', tacticTypeId: world.plans.lead.emailTypeId })],
    ['a monthly type', () => ({ kind: 'type', tacticTypeId: world.plans.lead.focusTypeId })],
    ['tags', (otherTag) => ({ kind: 'tags', addIds: [otherTag], removeIds: [world.tags.open] })],
    ['a flag', () => ({ kind: 'flag', isFlagged: true })],
    ['a delete', () => ({ kind: 'delete' })],
  ])('of %s gives everything back', async (_sentence, changeOf) => {
    const { orm } = server.database
    const { id } = await completeItem()
    const [tag] = await orm
      .insert(tags)
      .values({ planId: world.plans.lead.id, text: `Objective:${id}` })
      .returning()
    const before = await everythingOf(id)
    const change = changeOf(tag?.id ?? 0)
    const done = await bulk([id], change)
    expect(done.refused).toEqual([])
    expect(await everythingOf(id)).not.toEqual(before)
    const undone = await undo(done.id)
    expect(undone).toMatchObject({ status: 200, id: done.id, deleted: [], refused: [] })
    expect(undone.changed).toMatchObject([{ id, version: 3 }])
    expect(await everythingOf(id)).toEqual(before)
    expect(await storedItems(id)).toMatchObject([{ updaterId: world.people.contributor }])
    // Open pages show it at once.
    const reported = await orm.select().from(planChanges).orderBy(planChanges.id)
    const action = change.kind === 'delete' ? 'created' : 'updated'
    expect(reported.at(-1)).toMatchObject({ collection: 'tactics', action, ids: [id] })
  })

  it('of a change to a monthly type restores a custom recurrence rule', async () => {
    const id = await addItem({ rrule: 'FREQ=DAILY;INTERVAL=3', isCustomRecurrence: true })
    const [before] = await storedItems(id)
    const { id: bulkId } = await bulk([id], {
      kind: 'type',
      tacticTypeId: world.plans.lead.focusTypeId,
    })
    await undo(bulkId)
    const { rrule, isCustomRecurrence, startDate } = before ?? {}
    expect(await storedItems(id)).toMatchObject([{ rrule, isCustomRecurrence, startDate }])
  })

  it('of copies deletes them', async () => {
    const id = await addItem()
    const done = await bulk([id], { kind: 'copy', deltaDays: 0 })
    const undone = await undo(done.id)
    expect(undone.changed).toEqual([])
    expect(idsOf(undone.deleted)).toEqual(idsOf(done.changed))
    expect(await storedItems(...idsOf(done.changed))).toMatchObject([
      { deletedAt: server.clock.now() },
    ])
    expect(await storedItems(id)).toMatchObject([{ deletedAt: null, version: 1 }])
  })

  it('reports one change to open pages of the plan', async () => {
    const ids = [await addItem(), await addItem()]
    const { id } = await bulk(ids, { kind: 'delete' })
    const count = await server.database.orm.$count(planChanges)
    await undo(id)
    const reported = await server.database.orm.select().from(planChanges).orderBy(planChanges.id)
    expect(reported).toHaveLength(count + 1)
    expect(reported.at(-1)).toMatchObject({ collection: 'tactics', action: 'created' })
    expect(reported.at(-1)?.ids.toSorted((a, b) => a - b)).toEqual(ids)
  })

  it('refuses items that somebody has changed since, and undoes the others', async () => {
    const made = await create()
    const changedId = Number(made['id'])
    const [other, gone] = [await addItem(), await addItem()]
    const done = await bulk([changedId, other, gone], moveByWeek)
    await update({ ...made, version: 2 }, { title: 'Theirs' })
    await server.database.orm.delete(tactics).where(eq(tactics.id, gone))
    const undone = await undo(done.id)
    expect(codesOf(undone)).toEqual({ [changedId]: 'changed-by-others', [gone]: 'not-found' })
    expect(idsOf(undone.changed)).toEqual([other])
    expect(await storedItems(changedId)).toMatchObject([{ title: 'Theirs', version: 3 }])
  })

  it('refuses items that others have restored or deleted since', async () => {
    const [deleted, moved] = [await addItem(), await addItem()]
    const deletion = await bulk([deleted], { kind: 'delete' })
    const move = await bulk([moved], moveByWeek)
    await ask('contributor', 'POST', `/tactics/${deleted}/restore`)
    await ask('contributor', 'DELETE', `/tactics/${moved}`)
    expect(codesOf(await undo(deletion.id))).toEqual({ [deleted]: 'changed-by-others' })
    expect(codesOf(await undo(move.id))).toEqual({ [moved]: 'changed-by-others' })
    expect(await storedItems(moved)).toMatchObject([{ deletedAt: expect.any(Date) }])
  })

  it('ignores tags, platforms and fields that were deleted since, and refuses items of a deleted type', async () => {
    const { orm } = server.database
    const { lead } = world.plans
    const { id, fieldId } = await completeItem()
    const [tag] = await orm
      .insert(tags)
      .values({ planId: lead.id, text: `Objective:${id} gone` })
      .returning()
    await orm.insert(tacticTags).values({ tacticId: id, tagId: tag?.id ?? 0 })
    const untagged = await bulk([id], { kind: 'tags', addIds: [], removeIds: [tag?.id ?? 0] })
    await orm.delete(tags).where(eq(tags.id, tag?.id ?? 0))
    expect(await undo(untagged.id)).toMatchObject({ status: 200, refused: [] })
    const type = { kind: 'type', tacticTypeId: lead.emailTypeId } as const
    const [platform] = await orm
      .insert(tacticPlatforms)
      .values({ planId: lead.id, name: 'Gone' })
      .returning()
    const tacticPlatformId = platform?.id ?? 0
    await orm.insert(tacticPlatformChoices).values({ tacticId: id, tacticPlatformId })
    const retyped = await bulk([id], type)
    await orm.delete(tacticFields).where(eq(tacticFields.id, fieldId))
    await orm.delete(tacticPlatforms).where(eq(tacticPlatforms.id, tacticPlatformId))
    const undone = await undo(retyped.id)
    expect(undone).toMatchObject({ status: 200, refused: [] })
    expect(undone.changed).toMatchObject([{ tacticPlatformIds: [lead.socialPlatformId] }])
    const [doomed] = await orm
      .insert(tacticTypes)
      .values({ planId: lead.id, channelId: lead.socialChannelId, name: 'Doomed' })
      .returning()
    const other = await addItem({ tacticTypeId: doomed?.id ?? 0 })
    const left = await bulk([other], type)
    await orm.delete(tacticTypes).where(eq(tacticTypes.id, doomed?.id ?? 0))
    expect(codesOf(await undo(left.id))).toEqual({ [other]: 'type-deleted' })
  })

  it('is refused the second time', async () => {
    const id = await addItem()
    const done = await bulk([id], moveByWeek)
    const replies = await Promise.all([undo(done.id), undo(done.id), undo(done.id)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(await storedItems(id)).toMatchObject([{ version: 3, startDate: '2026-03-10T08:00:00' }])
  })

  it('is possible for 30 days; then the stored change and its values are deleted', async () => {
    const { orm } = server.database
    const { id } = await completeItem()
    const { contributor } = world.people
    const { emailTypeId } = world.plans.lead
    const moved = await bulk([await addItem()], moveByWeek)
    const retyped = await bulk([id], { kind: 'type', tacticTypeId: emailTypeId })
    const lastMoment = server.clock.instant.getTime() + 30 * DAY_MS
    server.clock.instant = new Date(lastMoment)
    expect((await undo(moved.id, contributor)).status).toBe(200)
    server.clock.instant = new Date(lastMoment + 1)
    expect((await undo(retyped.id, contributor)).status).toBe(404)
    expect(await orm.$count(bulkChangeValues, eq(bulkChangeValues.tacticId, id))).toBe(1)
    await sweepDatabase(orm, server.clock.instant)
    expect(await orm.$count(bulkChangeValues, eq(bulkChangeValues.tacticId, id))).toBe(0)
    expect((await undo(retyped.id, contributor)).status).toBe(404)
  })
})
