import { describe, expect, it } from 'vitest'
import { tactics } from '../../db/schema'
import { recordStatements } from '../../testing/record-statements'
import { server, world } from '../../testing/world-scenario'
import { addItem, undo } from '../bulk-changes/testing/bulk-scenario'
import { addField, addTag, importRows, newRow, setUpImports } from './testing/import-scenario'

setUpImports()

/** Few rows, and as many that one statement for each would show. */
const FEW = 2
const MANY = 12

/** Rows that create as many items, and rows that change as many. */
async function rowsFor(count: number) {
  const rows = Array.from({ length: count }, (_none, index) =>
    newRow(index, { tags: ['Region:All'], fields: [{ name: 'Note', value: `${index}` }] }),
  )
  for (let at = 0; at < count; at += 1) {
    const itemId = await addItem({ rrule: 'FREQ=DAILY' })
    const values = {
      title: `Changed ${at}`,
      channel: 'Social Media',
      type: 'Post',
      tags: ['Region:All'],
      initiatives: ['All'],
      fields: [{ name: 'Note', value: 'x' }],
    }
    rows.push({ row: 1000 + at, itemId, version: 1, values })
  }
  return rows
}

describe('the number of statements', () => {
  it('of a preview, an import and an undo does not grow with the number of rows', async () => {
    await addTag('Region:All')
    await addField('Note', 'string')
    await addItem({ title: 'All', tacticTypeId: world.plans.lead.campaignTypeId })
    const statementsFor = async (count: number) => {
      const rows = await rowsFor(count)
      return recordStatements(async () => {
        const expected = { created: count, updated: count, refused: 0 }
        expect(await importRows(rows, { isPreview: true })).toMatchObject(expected)
        const made = await importRows(rows)
        expect(made).toMatchObject(expected)
        expect((await undo(made.bulkChangeId ?? 0)).refused).toEqual([])
      })
    }
    const few = await statementsFor(FEW)
    expect(few.length).toBeGreaterThan(0)
    expect(await statementsFor(MANY)).toHaveLength(few.length)
  })
})

describe('2,000 rows', () => {
  it('are created, changed and undone at once', async () => {
    const { orm } = server.database
    const before = await orm.$count(tactics)
    await addTag('Region:Two thousand')
    const rows = Array.from({ length: 2000 }, (_none, index) =>
      newRow(index, { tags: ['Region:Two thousand'], estimatedCost: index }),
    )
    const made = await importRows(rows)
    expect(made).toMatchObject({ status: 200, created: 2000 })
    expect(await orm.$count(tactics)).toBe(before + 2000)
    const changes = made.rows.map(({ row, itemId }) => ({
      row,
      itemId: itemId ?? 0,
      version: 1,
      values: newRow(row, { title: `Changed ${row}` }).values,
    }))
    const changed = await importRows(changes)
    expect(changed).toMatchObject({ status: 200, updated: 2000 })
    expect((await undo(changed.bulkChangeId ?? 0)).changed).toHaveLength(2000)
    expect((await importRows(changes, { isPreview: true })).refused).toBe(2000)
  })
})
