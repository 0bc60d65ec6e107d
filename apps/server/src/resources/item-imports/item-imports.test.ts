import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bulkChanges, planChanges, tactics } from '../../db/schema'
import { server, world } from '../../testing/world-scenario'
import { addItem, storedItems } from '../bulk-changes/testing/bulk-scenario'
import {
  addTag,
  importRows,
  newRow,
  onlyItemId,
  problemsOf,
  setUpImports,
} from './testing/import-scenario'

setUpImports()

const itemCount = () => server.database.orm.$count(tactics)

describe('an import', () => {
  it('writes nothing when a row is refused, and says which and why', async () => {
    const id = await addItem()
    const before = await itemCount()
    const reply = await importRows([
      newRow(2),
      { row: 3, itemId: id, version: 1, values: { title: 'Changed' } },
      newRow(4, { channel: 'Telegraph', startDate: '2026-02-30' }),
    ])
    expect(reply).toMatchObject({
      status: 422,
      code: 'import_refused',
      bulkChangeId: null,
      created: 1,
      updated: 1,
      refused: 1,
      rows: [
        { row: 2, outcome: 'create', itemId: null, problems: [] },
        { row: 3, outcome: 'update', itemId: id, problems: [] },
        {
          row: 4,
          outcome: 'refused',
          itemId: null,
          problems: [
            {
              column: 'channel',
              code: 'unknown-name',
              detail: 'The plan has no channel “Telegraph”.',
            },
            { column: 'startDate', code: 'invalid-date' },
          ],
        },
      ],
    })
    expect(await itemCount()).toBe(before)
    expect(await storedItems(id)).toMatchObject([{ version: 1, title: 'A tactic' }])
  })

  it('as a preview writes nothing and answers the same report', async () => {
    const id = await addItem()
    const before = await itemCount()
    const preview = await importRows(
      [newRow(2), { row: 3, itemId: id, values: { title: 'Changed' } }, newRow(4, { title: '' })],
      { isPreview: true },
    )
    expect(preview).toMatchObject({ status: 200, bulkChangeId: null, created: 1, updated: 1 })
    expect(problemsOf(preview)).toEqual(['title required'])
    expect(preview.rows.map(({ changes }) => changes)).toEqual([
      [],
      [{ column: 'title', before: 'A tactic', after: 'Changed' }],
      [],
    ])
    expect(await itemCount()).toBe(before)
    expect(await storedItems(id)).toMatchObject([{ version: 1 }])
  })

  it('names the initiatives that an item loses in the parking lot', async () => {
    const tacticTypeId = world.plans.lead.campaignTypeId
    await addItem({ title: 'Easter', tacticTypeId })
    const made = await importRows([newRow(1, { initiatives: ['Easter'] })])
    const itemId = onlyItemId(made)
    const preview = await importRows([{ row: 1, itemId, values: { isUnscheduled: true } }], {
      isPreview: true,
    })
    expect(preview.rows[0]?.changes).toContainEqual({
      column: 'initiatives',
      before: 'Easter',
      after: '',
    })
  })

  it('refuses items that were changed since, that are not there, and rows that are there twice', async () => {
    const [id, deleted] = [await addItem(), await addItem({ deletedAt: server.clock.now() })]
    const values = { title: 'X' }
    const reply = await importRows([
      { row: 1, itemId: id, version: 9, values },
      { row: 2, itemId: deleted, version: 1, values },
      { row: 3, itemId: 2_000_000_000, values },
      { row: 4, itemId: id, values },
      newRow(4),
    ])
    expect(problemsOf(reply)).toEqual([
      'row changed-by-others',
      'row not-found',
      'row not-found',
      'row duplicate',
      'row duplicate',
    ])
  })

  it('that fails in the middle writes nothing at all', async () => {
    const { orm } = server.database
    const id = await addItem()
    const tag = await addTag('Audience:Fault')
    const before = await itemCount()
    await orm.execute(
      sql`alter table tactic_tags add constraint fault check (tag_id <> ${sql.raw(String(tag))})`,
    )
    const reply = await importRows([
      newRow(2, { tags: ['Audience:Fault'] }),
      { row: 3, itemId: id, values: { title: 'Changed' } },
    ])
    await orm.execute(sql`alter table tactic_tags drop constraint fault`)
    expect(reply.status).toBe(500)
    expect(await itemCount()).toBe(before)
    expect(await storedItems(id)).toMatchObject([{ version: 1, title: 'A tactic' }])
    expect(
      await orm
        .select()
        .from(bulkChanges)
        .where(sql`items::text like ${`%"id":${id},%`}`),
    ).toEqual([])
  })

  it('is made once for each key', async () => {
    const before = await itemCount()
    const first = await importRows([newRow(2), newRow(3)], { key: 'import-0001' })
    const again = await importRows([newRow(2), newRow(3)], { key: 'import-0001' })
    expect(again).toEqual(first)
    expect(await itemCount()).toBe(before + 2)
    const other = await importRows([newRow(2)], { key: 'import-0001' })
    expect(other).toMatchObject({ status: 422, code: 'idempotency_mismatch' })
  })

  it('tells open pages which items are new and which were changed', async () => {
    const { orm } = server.database
    const id = await addItem()
    const made = await importRows([newRow(2), { row: 3, itemId: id, values: { title: 'Changed' } }])
    const changes = await orm
      .select()
      .from(planChanges)
      .where(eq(planChanges.planId, world.plans.lead.id))
      .orderBy(planChanges.id)
    const newId = made.rows.find(({ row }) => row === 2)?.itemId
    expect(changes.slice(-2)).toMatchObject([
      { collection: 'tactics', action: 'created', ids: [newId] },
      { collection: 'tactics', action: 'updated', ids: [id] },
    ])
  })
})
