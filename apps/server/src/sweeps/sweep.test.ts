import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { worldTemplate, addTactic, readWorld } from '../testing/world'
import type { World } from '../testing/world'
import type { Database } from '../db/database'
import {
  auditEvents,
  customViewDefaults,
  customViews,
  idempotencyKeys,
  oneTimeTokens,
  planChanges,
  refreshTokens,
  samlAssertions,
  samlRequests,
  sessions,
  tacticFieldValues,
  tactics,
} from '../db/schema'
import { openFileFolders } from '../files/files'
import { sweepDatabase } from './sweep-queries'
import { beginSweepTime } from './sweep-time-queries'
import { sweep } from './sweeps'
import { createTestDatabase } from '../db/testing/create-test-database'

let database: Database
let world: World

beforeAll(async () => {
  database = await createTestDatabase(worldTemplate)
  world = await readWorld(database.orm)
})
afterAll(() => database.close())

const now = new Date('2026-03-18T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

it('deletes only rows that no request can need', async () => {
  const { orm } = database
  const { lead } = world.plans
  const retained = await addTactic(orm, lead.id, lead.emailTypeId, { deletedAt: daysAgo(29) })
  await addTactic(orm, lead.id, lead.emailTypeId, { deletedAt: daysAgo(31) })
  const alive = await orm.$count(tactics)
  const value = { tacticFieldId: lead.textFieldId, value: 'x' }
  await orm.insert(tacticFieldValues).values([
    { ...value, createdAt: daysAgo(2) },
    { ...value, createdAt: daysAgo(0.5) },
    { ...value, tacticId: retained, createdAt: daysAgo(200) },
  ])
  const key = { userId: world.people.admin, operation: 'createTag', requestHash: 'h' }
  await orm.insert(idempotencyKeys).values([
    { ...key, key: 'old', createdAt: daysAgo(1.1) },
    { ...key, key: 'new', createdAt: daysAgo(0.9) },
  ])
  const change = { planId: lead.id, collection: 'tags', action: 'updated' as const, ids: [1] }
  await orm.insert(planChanges).values([
    { ...change, planId: world.plans.nested.id, at: daysAgo(4) },
    { ...change, at: daysAgo(3) },
    { ...change, at: daysAgo(2) },
  ])

  await sweepDatabase(orm, now)
  await sweepDatabase(orm, now)

  expect(await orm.$count(tactics)).toBe(alive - 1)
  expect(await orm.$count(tacticFieldValues)).toBe(2)
  expect(await orm.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).toEqual([
    { key: 'new' },
  ])
  // The newest change of each plan stays, because its followers continue from there.
  const changes = await orm.select({ at: planChanges.at }).from(planChanges).orderBy(planChanges.id)
  expect(changes).toEqual([{ at: daysAgo(4) }, { at: daysAgo(2) }])
})

it('deletes saved views that cannot be restored any more, with their default marks', async () => {
  const { orm } = database
  const userId = world.people.admin
  const saved = { userId, planId: world.plans.lead.id, isShared: true }
  const views = await orm
    .insert(customViews)
    .values([
      { ...saved, name: 'Gone', deletedAt: daysAgo(31) },
      { ...saved, name: 'Deleted', deletedAt: daysAgo(29) },
      { ...saved, name: 'There' },
    ])
    .returning()
  await orm
    .insert(customViewDefaults)
    .values({ userId, planId: saved.planId, customViewId: views[0]?.id ?? 0 })

  await sweepDatabase(orm, now)

  const names = await orm.select({ name: customViews.name }).from(customViews)
  expect(names.map(({ name }) => name).toSorted()).toEqual(['Deleted', 'There'])
  expect(await orm.$count(customViewDefaults)).toBe(0)
})

it('deletes rate limit events and expired links and sign-ins, and no change of access', async () => {
  const { orm } = database
  await orm.insert(auditEvents).values([
    { action: 'bad_link', at: daysAgo(1.1) },
    { action: 'bad_link', at: daysAgo(0.9) },
    { action: 'calendar_refreshed', at: daysAgo(1.1) },
    { action: 'calendar_refreshed', at: daysAgo(0.9) },
    { action: 'sign_in_failed', at: daysAgo(91) },
    { action: 'sign_in_failed', at: daysAgo(89) },
    { action: 'current_password_failed', at: daysAgo(91) },
    { action: 'role_given', at: daysAgo(1000) },
    { action: 'signed_in', at: daysAgo(1000) },
  ])
  const link = { purpose: 'change_password' as const, userId: world.people.admin }
  await orm.insert(oneTimeTokens).values([
    { ...link, tokenHash: '0'.repeat(64), expiresAt: daysAgo(31) },
    { ...link, tokenHash: '1'.repeat(64), expiresAt: daysAgo(29) },
  ])
  const request = { connection: 'c', browserHash: 'h', returnPath: '/' }
  await orm.insert(samlRequests).values([
    { ...request, id: 'old', expiresAt: daysAgo(0.1) },
    { ...request, id: 'new', expiresAt: daysAgo(-0.1) },
  ])
  const [session] = await orm
    .insert(sessions)
    .values({ userId: world.people.admin, createdAt: daysAgo(40), expiresAt: daysAgo(-40) })
    .returning({ id: sessions.id })
  const sessionId = session?.id ?? ''
  await orm.insert(refreshTokens).values([
    { tokenHash: '2'.repeat(64), sessionId, expiresAt: daysAgo(0.1) },
    { tokenHash: '3'.repeat(64), sessionId, expiresAt: daysAgo(-0.1) },
  ])
  await orm.insert(samlAssertions).values([
    { assertionHash: 'old', expiresAt: daysAgo(0.1) },
    { assertionHash: 'new', expiresAt: daysAgo(-0.1) },
  ])

  await sweepDatabase(orm, now)

  const actions = await orm.select({ action: auditEvents.action }).from(auditEvents)
  expect(actions.map(({ action }) => action)).toEqual([
    'bad_link',
    'calendar_refreshed',
    'sign_in_failed',
    'role_given',
    'signed_in',
  ])
  expect(await orm.$count(oneTimeTokens)).toBe(1)
  expect(await orm.select({ id: samlRequests.id }).from(samlRequests)).toEqual([{ id: 'new' }])
  expect(await orm.$count(samlAssertions)).toBe(1)
  const tokens = await orm.select({ hash: refreshTokens.tokenHash }).from(refreshTokens)
  expect(tokens).toEqual([{ hash: '3'.repeat(64) }])
})

it('deletes nothing early when the clock jumps ahead, and what is due when it is right', async () => {
  const { orm } = database
  const folder = mkdtempSync(path.join(os.tmpdir(), 'throughline-sweep-'))
  const files = openFileFolders(folder)
  const { lead } = world.plans
  const deletedAt = daysAgo(27)
  const id = await addTactic(orm, lead.id, lead.emailTypeId, { deletedAt })
  const isThere = async () => (await orm.select().from(tactics).where(eq(tactics.id, id))).length
  const hour = 3_600_000
  const year = 365 * 24 * hour
  await beginSweepTime(orm, now)

  for (let hours = 1; hours <= 12; hours += 1) {
    await sweep(orm, files, new Date(now.getTime() + year + hours * hour))
  }
  expect(await isThere()).toBe(1)

  // The clock is corrected: each sweep is at the true time again.
  for (let hours = 13; hours <= 71; hours += 2) {
    await sweep(orm, files, new Date(now.getTime() + hours * hour))
    expect(await isThere()).toBe(1)
  }
  // The server was off for ten days, which no sweep can tell from a jump: it catches up.
  for (let hours = 0; hours < 2; hours += 1) {
    await sweep(orm, files, new Date(now.getTime() + (310 + hours) * hour))
  }
  expect(await isThere()).toBe(0)
  rmSync(folder, { recursive: true, force: true })
})
