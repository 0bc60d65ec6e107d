import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { tacticFieldValues, tacticFields, userRoleChannels, userRoles } from '../../db/schema'
import { server, world } from '../../testing/world-scenario'
import { addItem, storedItems, undo } from '../bulk-changes/testing/bulk-scenario'
import {
  addField,
  addTag,
  importRows,
  newRow,
  offerPlatforms,
  onlyItemId,
  readItem,
  setUpImports,
} from './testing/import-scenario'

setUpImports()

/** Undoes an import by its number. */
const undoImport = (made: { readonly bulkChangeId: number | null }, by?: number) =>
  undo(made.bulkChangeId ?? 0, by)

describe('the undo of an import', () => {
  it('deletes created items and restores changed ones with everything that was changed', async () => {
    await addTag('Region:North')
    await addTag('Region:South')
    await offerPlatforms('Postmark')
    await addField('Owner', 'string')
    await addField('Clicks', 'number')
    const initiative = { tacticTypeId: world.plans.lead.campaignTypeId }
    await addItem({ ...initiative, title: 'Spring' })
    await addItem({ ...initiative, title: 'Summer' })
    const made = await importRows([
      newRow(1, {
        platforms: ['Postmark'],
        tags: ['Region:North'],
        initiatives: ['Spring'],
        estimatedCost: 10,
        isFlagged: true,
        impressions: 5000,
        repeats: 'Daily',
        repeatsUntil: '2026-12-31',
        fields: [{ name: 'Owner', value: 'Dana' }],
      }),
    ])
    const id = onlyItemId(made)
    const before = await readItem(id)
    expect(before).toMatchObject({ impressions: 5000, rrule: 'FREQ=DAILY' })
    const change = await importRows([
      {
        row: 1,
        itemId: id,
        values: {
          title: 'Changed',
          channel: 'Social Media',
          type: 'Post',
          platforms: ['Instagram'],
          startDate: '2026-11-01T10:00:00',
          endDate: '2026-11-02T10:00:00',
          isFlagged: false,
          estimatedCost: 99,
          actualCost: 98,
          impressions: null,
          ratingPoints: 7.5,
          tags: ['Region:South'],
          initiatives: ['Summer'],
          fields: [
            { name: 'Owner', value: null },
            { name: 'Clicks', value: 3 },
          ],
        },
      },
      newRow(2),
    ])
    const created = change.rows[1]?.itemId ?? 0
    const changed = { impressions: null, ratingPoints: 7.5, rrule: null }
    expect(await readItem(id)).toMatchObject(changed)
    const undone = await undoImport(change)
    expect(undone.refused).toEqual([])
    expect(undone.changed).toMatchObject([{ id, version: 3 }])
    expect(undone.deleted).toMatchObject([{ id: created }])
    const { version: _version, updatedAt: _updatedAt, typeValues, ...rest } = before
    const after = await readItem(id)
    expect(after).toMatchObject(rest)
    expect(after['typeValues']).toMatchObject([{ value: 'Dana' }])
    expect(typeValues).toHaveLength(1)
    const [deleted] = await storedItems(created)
    expect(deleted?.deletedAt).not.toBeNull()
    expect((await undoImport(change)).status).toBe(409)
  })

  it('brings items back out of the parking lot, and into it', async () => {
    const dated = await addItem({ rrule: 'FREQ=DAILY', isCustomRecurrence: true })
    const parked = await addItem()
    await importRows([{ row: 1, itemId: parked, values: { isUnscheduled: true } }])
    const change = await importRows([
      { row: 1, itemId: dated, values: { isUnscheduled: true } },
      { row: 2, itemId: parked, values: { startDate: '2026-05-05' } },
    ])
    expect(await storedItems(dated, parked)).toMatchObject([
      { isUnscheduled: true, startDate: null, rrule: null },
      { isUnscheduled: false, startDate: '2026-05-05T08:00:00', isAllDay: true },
    ])
    await undoImport(change)
    expect(await storedItems(dated, parked)).toMatchObject([
      {
        isUnscheduled: false,
        startDate: '2026-03-10T08:00:00',
        rrule: 'FREQ=DAILY',
        isCustomRecurrence: true,
      },
      { isUnscheduled: true, startDate: null, isAllDay: false },
    ])
  })

  it('restores the values of the fields of the former type', async () => {
    const { orm } = server.database
    const { lead } = world.plans
    const [field] = await orm
      .insert(tacticFields)
      .values({ planId: lead.id, tacticTypeId: lead.emailTypeId, name: 'Subject', type: 'string' })
      .returning({ id: tacticFields.id })
    const id = await addItem()
    await orm
      .insert(tacticFieldValues)
      .values({ tacticId: id, tacticFieldId: field?.id ?? 0, value: 'Hello' })
    const values = () =>
      orm.select().from(tacticFieldValues).where(eq(tacticFieldValues.tacticId, id))
    const change = await importRows([
      { row: 1, itemId: id, values: { channel: 'Social Media', type: 'Post' } },
    ])
    expect(await values()).toEqual([])
    await undoImport(change)
    expect(await values()).toMatchObject([{ value: 'Hello' }])
  })

  it('leaves items alone that were changed since, and those of a channel that was taken away', async () => {
    const { orm } = server.database
    const { limited } = world.people
    const { lead } = world.plans
    const [role] = await orm.select().from(userRoles).where(eq(userRoles.userId, limited))
    const right = { userRoleId: role?.id ?? 0, channelId: lead.socialChannelId }
    await orm.insert(userRoleChannels).values(right)
    const [stale, moved] = [await addItem(), await addItem({ tacticTypeId: lead.socialTypeId })]
    const change = await importRows(
      [
        { row: 1, itemId: stale, values: { title: 'Mine' } },
        { row: 2, itemId: moved, values: { channel: 'Email', type: 'Newsletter' } },
      ],
      { by: limited },
    )
    await importRows([{ row: 1, itemId: stale, values: { title: 'Theirs' } }])
    await orm.delete(userRoleChannels).where(eq(userRoleChannels.channelId, lead.socialChannelId))
    const undone = await undoImport(change, limited)
    expect(undone.changed).toEqual([])
    expect(undone.refused).toMatchObject([
      { tacticId: stale, code: 'changed-by-others' },
      { tacticId: moved, code: 'channel-not-assigned', channelName: 'Social Media' },
    ])
    expect(await storedItems(stale)).toMatchObject([{ title: 'Theirs' }])
  })
})
