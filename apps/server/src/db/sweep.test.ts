import { afterAll, beforeAll, expect, it } from 'vitest'
import { addTactic, createWorld } from '../http/testing/world'
import type { World } from '../http/testing/world'
import type { Database } from './database'
import { idempotencyKeys, planChanges, tacticFieldValues, tactics } from './schema'
import { sweepDatabase } from './sweep-queries'
import { createTestDatabase } from './testing/create-test-database'

let database: Database
let world: World

beforeAll(async () => {
  database = await createTestDatabase()
  world = await createWorld(database.orm)
})
afterAll(() => database.close())

const NOW = new Date('2026-03-18T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

it('deletes what nobody can ask for any more, and nothing else', async () => {
  const { orm } = database
  const { lead } = world.plans
  const kept = await addTactic(orm, lead.id, lead.emailTypeId, { deletedAt: daysAgo(29) })
  await addTactic(orm, lead.id, lead.emailTypeId, { deletedAt: daysAgo(31) })
  const alive = await orm.$count(tactics)
  const value = { tacticFieldId: lead.textFieldId, value: 'x' }
  await orm.insert(tacticFieldValues).values([
    { ...value, createdAt: daysAgo(2) },
    { ...value, createdAt: daysAgo(0.5) },
    { ...value, tacticId: kept, createdAt: daysAgo(200) },
  ])
  const key = { userId: world.people.admin, operation: 'createTag', requestHash: 'h' }
  await orm.insert(idempotencyKeys).values([
    { ...key, key: 'old', createdAt: daysAgo(1.1) },
    { ...key, key: 'new', createdAt: daysAgo(0.9) },
  ])
  const change = { planId: lead.id, collection: 'tags', action: 'updated' as const, ids: [1] }
  await orm.insert(planChanges).values([
    { ...change, at: daysAgo(3) },
    { ...change, at: daysAgo(2) },
  ])

  await sweepDatabase(orm, NOW)
  await sweepDatabase(orm, NOW)

  expect(await orm.$count(tactics)).toBe(alive - 1)
  expect(await orm.$count(tacticFieldValues)).toBe(2)
  expect(await orm.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).toEqual([
    { key: 'new' },
  ])
  // The newest change of a plan stays: it is where its readers stand.
  expect(await orm.select({ at: planChanges.at }).from(planChanges)).toEqual([{ at: daysAgo(2) }])
})
