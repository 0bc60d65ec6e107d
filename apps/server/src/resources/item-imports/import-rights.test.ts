import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { plans, tacticTags, userBlockedTags } from '../../db/schema'
import { addTactic } from '../../testing/world'
import { server, world } from '../../testing/world-scenario'
import { addItem, storedItems } from '../bulk-changes/testing/bulk-scenario'
import {
  addTag,
  importRows,
  newRow,
  onlyItemId,
  problemsOf,
  readItem,
  setUpImports,
} from './testing/import-scenario'

setUpImports()

describe('who may import', () => {
  it('is a contributor or stronger, on a plan that is not frozen', async () => {
    const { people, plans: all } = world
    const rows = [newRow(1)]
    expect(await importRows(rows, { by: people.viewer, isPreview: true })).toMatchObject({
      status: 403,
    })
    expect(await importRows(rows, { by: people.outsider })).toMatchObject({ status: 404 })
    expect(await importRows(rows, { by: people.lapsed, planId: all.lapsed.id })).toMatchObject({
      status: 403,
    })
    expect(await importRows(rows, { planId: all.frozen.id })).toMatchObject({
      status: 423,
      code: 'plan_frozen',
    })
    expect(await importRows(rows, { by: people.admin })).toMatchObject({ status: 200, created: 1 })
  })

  it('is decided row by row where a contributor has some channels only', async () => {
    const { lead } = world.plans
    const social = await addItem({ tacticTypeId: lead.socialTypeId })
    const email = await addItem()
    const rows = [
      newRow(1),
      newRow(2, { channel: 'Social Media', type: 'Post' }),
      newRow(3, { channel: 'Initiatives', type: 'Campaign' }),
      { row: 4, itemId: social, values: { title: 'X' } },
      { row: 5, itemId: email, values: { channel: 'Social Media', type: 'Post' } },
    ]
    const reply = await importRows(rows, { by: world.people.limited, isPreview: true })
    expect(reply.rows.map(({ outcome }) => outcome)).toEqual([
      'create',
      'refused',
      'create',
      'refused',
      'refused',
    ])
    expect(problemsOf(reply)).toEqual([
      'channel channel-not-assigned',
      'row channel-not-assigned',
      'channel channel-not-assigned',
    ])
  })

  it('cannot tell items that are hidden, deleted or in plans of others apart', async () => {
    const items = [world.tactics.blocked, world.tactics.other]
    const reply = await importRows(
      items.map((itemId, row) => ({ row, itemId, values: { title: 'Mine' } })),
      { by: world.people.withBlockedTag },
    )
    expect(reply.rows.map(({ problems }) => problems)).toEqual([
      [expect.objectContaining({ column: 'row', code: 'not-found' })],
      [expect.objectContaining({ column: 'row', code: 'not-found' })],
    ])
    expect(await storedItems(...items)).toMatchObject([{ version: 1 }, { version: 1 }])
  })

  it('changes items of the open plan only', async () => {
    const { nested, closedNested } = world.plans
    const { orm } = server.database
    const seen = await addTactic(orm, nested.id, nested.emailTypeId)
    const unseen = await addTactic(orm, closedNested.id, closedNested.emailTypeId)
    const reply = await importRows([
      { row: 1, itemId: seen, values: { title: 'X' } },
      { row: 2, itemId: unseen, values: { title: 'X' } },
    ])
    expect(problemsOf(reply)).toEqual(['row other-plan', 'row not-found'])
  })
})

describe('costs', () => {
  it('are refused without the right to see them; none says nothing', async () => {
    const by = world.people.withoutBudget
    const id = await addItem({ estimatedCost: 42, actualCost: 7 })
    const refused = await importRows([newRow(1, { estimatedCost: 5 })], { by })
    expect(refused.rows[0]?.problems).toEqual([
      {
        column: 'estimatedCost',
        code: 'budget-hidden',
        detail: 'You may not see or enter costs in this plan.',
      },
    ])
    const values = { title: 'Renamed', estimatedCost: null, actualCost: null }
    expect(await importRows([{ row: 1, itemId: id, values }], { by })).toMatchObject({ updated: 1 })
    expect(await storedItems(id)).toMatchObject([
      { title: 'Renamed', estimatedCost: 42, actualCost: 7 },
    ])
  })

  it('are refused where the plan has no budgets', async () => {
    const { orm } = server.database
    const { nested } = world.plans
    await orm.update(plans).set({ useBudgets: false }).where(eq(plans.id, nested.id))
    const row = newRow(1, { type: 'Monthly Focus', actualCost: 5 })
    const reply = await importRows([row], { planId: nested.id, isPreview: true })
    expect(problemsOf(reply)).toContain('actualCost budget-hidden')
  })
})

describe('tags', () => {
  it('that are blocked for the person have no name for them', async () => {
    const { orm } = server.database
    const text = 'Secret:Merger'
    const tag = await addTag(text)
    await orm.insert(userBlockedTags).values({ userId: world.people.withBlockedTag, tagId: tag })
    const rows = [newRow(1, { tags: [text] })]
    expect(problemsOf(await importRows(rows, { by: world.people.withBlockedTag }))).toEqual([
      'tags unknown-name',
    ])
    expect(await importRows(rows)).toMatchObject({ created: 1 })
  })

  it('of a plan that the person cannot see stay on the item', async () => {
    const { orm } = server.database
    const hidden = await addTag('Region:Elsewhere', world.plans.closedNested.id)
    const visible = await addTag('Region:Here')
    const id = onlyItemId(await importRows([newRow(1)]))
    await orm.insert(tacticTags).values({ tacticId: id, tagId: hidden })
    await importRows([{ row: 1, itemId: id, values: { tags: ['Region:Here'] } }])
    expect((await readItem(id))['tagIds']).toEqual([hidden, visible])
  })
})
