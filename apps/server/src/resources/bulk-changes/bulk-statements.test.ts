import { beforeAll, describe, expect, it } from 'vitest'
import type { BulkChange } from '@throughline/domain/bulk'
import { channels, tacticInitiatives, tacticTags } from '../../db/schema'
import { recordStatements } from '../../testing/record-statements'
import { server, world } from '../../testing/world-scenario'
import { setUpTactics } from '../tactics/testing/tactics-scenario'
import { addItem, bulk, moveByWeek, undo } from './testing/bulk-scenario'

setUpTactics()
beforeAll(() => server.database.orm.update(channels).set({ enableTacticFlagging: true }))

/** Few items, and as many that one statement for each would show. */
const FEW = 2
const MANY = 12

/** Adds `count` items, each with a tag. */
async function addItems(count: number): Promise<readonly number[]> {
  const ids: number[] = []
  for (let at = 0; at < count; at += 1) ids.push(await addItem())
  await server.database.orm
    .insert(tacticTags)
    .values(ids.map((tacticId) => ({ tacticId, tagId: world.tags.open })))
  return ids
}

const changes: readonly (readonly [string, () => BulkChange])[] = [
  ['a move', () => moveByWeek],
  ['another type', () => ({ kind: 'type', tacticTypeId: world.plans.lead.socialTypeId })],
  ['other tags', () => ({ kind: 'tags', addIds: [], removeIds: [world.tags.open] })],
  ['a flag', () => ({ kind: 'flag', isFlagged: true })],
  ['a copy', () => ({ kind: 'copy', deltaDays: 7 })],
  ['a deletion', () => ({ kind: 'delete' })],
]

/** The statements of the preview, the change and the undo of that many items. */
async function statementsOf(change: BulkChange, count: number): Promise<readonly string[]> {
  const ids = await addItems(count)
  return recordStatements(async () => {
    const preview = await bulk(ids, change, { version: 1, isPreview: true })
    expect(preview.refused).toEqual([])
    const made = await bulk(ids, change, { version: 1 })
    expect(made.changed.length + made.deleted.length).toBe(count)
    const undone = await undo(made.id)
    expect(undone.changed.length + undone.deleted.length).toBe(count)
  })
}

describe('the number of statements', () => {
  it.each(changes)('of %s does not grow with the number of items', async (_name, change) => {
    const few = await statementsOf(change(), FEW)
    const many = await statementsOf(change(), MANY)
    expect(few.length).toBeGreaterThan(0)
    expect(many).toHaveLength(few.length)
  })

  it('of a move with related items does not grow with what belongs to an initiative', async () => {
    const { orm } = server.database
    const statementsFor = async (count: number) => {
      const initiativeId = await addItem({ isInitiative: true })
      const ids = await addItems(count)
      await orm
        .insert(tacticInitiatives)
        .values(ids.map((tacticId) => ({ tacticId, initiativeId })))
      return recordStatements(async () => {
        const made = await bulk([initiativeId], moveByWeek, { version: 1, withRelated: true })
        expect(made.changed).toHaveLength(count + 1)
      })
    }
    const few = await statementsFor(FEW)
    expect(await statementsFor(MANY)).toHaveLength(few.length)
  })
})
