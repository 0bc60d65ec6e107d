import { eq } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import {
  accountMembers,
  accounts,
  sessions,
  userBlockedTags,
  userRoles,
  users,
} from '../../db/schema'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findLiveSessions, findPlans } from '../../access/access-queries'
import { recordStatements } from '../../testing/record-statements'
import { askWith, server, world } from '../../testing/world-scenario'
import type { Person } from '../../testing/world-scenario'
import { addTactic, dataOf, followPlan, serverUrl, setUpStreams } from './testing/follow'
import type { FollowedStream } from './testing/follow'

// Before the first stream, whose timer serves all others.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
})
afterAll(() => {
  vi.useRealTimers()
})
setUpStreams()

/** The clock of the server stands still, so rights that were read once are current until announced. */
async function followWithReadRights(person: Person, plan = world.plans.lead) {
  const userId = world.people[person]
  const token = await server.tokenFor(userId)
  const stream = await followPlan(serverUrl, plan.id, token, { readsHeartbeats: true })
  await stream.next()
  const admin = await server.tokenFor(world.people.admin)
  await addTactic(admin, {}, plan)
  await stream.next()
  return { stream, admin, userId, orm: server.database.orm }
}

/** Far more than a check of rights takes. */
const MOST_HEARTBEATS = 5_000

/** Waits for the end of a stream, which would otherwise send a heartbeat each time. */
async function endOf(stream: FollowedStream): Promise<'ended' | 'open'> {
  for (let heartbeats = 0; heartbeats < MOST_HEARTBEATS; heartbeats += 1) {
    vi.advanceTimersByTime(20_000)
    if ((await stream.next()) === null) return 'ended'
  }
  return 'open'
}

describe('an open stream', () => {
  it('names no budget as soon as the person may see none', async () => {
    const { stream, admin, orm, userId } = await followWithReadRights('contributor')
    const role = eq(userRoles.userId, userId)
    const namesBudget = async () => {
      await askWith(admin, 'POST', '/budgets', { plan: world.plans.lead.id, value: 7 })
      await addTactic(admin)
      const collections: unknown[] = []
      while (!collections.includes('tactics')) {
        collections.push(Reflect.get(dataOf(await stream.next()) ?? {}, 'collection'))
      }
      return collections.includes('budgets')
    }
    await orm.update(userRoles).set({ canViewBudget: true }).where(role)
    const before = await namesBudget()
    await orm.update(userRoles).set({ canViewBudget: false }).where(role)
    expect([before, await namesBudget()]).toEqual([true, false])
    stream.close()
  })

  it('hides a tag as soon as it is blocked, and shows it as soon as it is not', async () => {
    const { stream, admin, orm, userId } = await followWithReadRights('owner')
    const seen: unknown[] = []
    const add = async () => {
      await addTactic(admin, { tagIds: [world.tags.open] })
      seen.push(dataOf(await stream.next()) !== null)
    }
    await add()
    await orm.insert(userBlockedTags).values({ userId, tagId: world.tags.open })
    await add()
    await orm.delete(userBlockedTags).where(eq(userBlockedTags.userId, userId))
    await add()
    expect(seen).toEqual([true, false, true])
    stream.close()
  })

  it('costs no statement while nothing changes', async () => {
    const { stream } = await followWithReadRights('owner')
    const statements = await recordStatements(
      async () => {
        vi.advanceTimersByTime(60_000)
        await new Promise((resolve) => setImmediate(resolve))
      },
      { isOfProcess: true },
    )
    expect(statements).toEqual([])
    expect(await stream.next()).toBe(': still here')
    stream.close()
  })
})

describe('an open stream without changes of its plan', () => {
  const inThePast = () => new Date(server.clock.now().getTime() - 1)

  it.each<[what: string, person: Person, change: (orm: Orm, userId: number) => Promise<unknown>]>([
    [
      'the role is removed',
      'limited',
      (orm, userId) => orm.delete(userRoles).where(eq(userRoles.userId, userId)),
    ],
    [
      'the person leaves the account',
      'withoutBudget',
      (orm, userId) => orm.delete(accountMembers).where(eq(accountMembers.userId, userId)),
    ],
    [
      'the session is revoked',
      'admin',
      (orm, userId) =>
        orm
          .update(sessions)
          .set({ revokedAt: inThePast(), revokedReason: 'logged_out' })
          .where(eq(sessions.userId, userId)),
    ],
    [
      'the session is deleted',
      'contributor',
      (orm, userId) => orm.delete(sessions).where(eq(sessions.userId, userId)),
    ],
    [
      'the session expires earlier',
      'contributor',
      (orm, userId) =>
        orm.update(sessions).set({ expiresAt: inThePast() }).where(eq(sessions.userId, userId)),
    ],
    [
      'the person is deleted',
      'withBlockedTag',
      (orm, userId) =>
        orm.update(users).set({ deletedAt: inThePast() }).where(eq(users.id, userId)),
    ],
  ])('ends at once when %s', async (_what, person, change) => {
    const { stream, orm, userId } = await followWithReadRights(person)
    await change(orm, userId)
    expect(await endOf(stream)).toBe('ended')
  })

  it('ends at once when the account becomes inactive, or the plan is deleted', async () => {
    const account = { id: eq(accounts.id, world.accounts.own) }
    const first = await followWithReadRights('owner')
    await first.orm.update(accounts).set({ isActive: false }).where(account.id)
    expect(await endOf(first.stream)).toBe('ended')
    await first.orm.update(accounts).set({ isActive: true }).where(account.id)

    const { nested } = world.plans
    const second = await followWithReadRights('owner', nested)
    const owner = await server.tokenFor(world.people.owner)
    expect((await askWith(owner, 'DELETE', `/plans/${nested.id}`)).status).toBeLessThan(300)
    expect(await endOf(second.stream)).toBe('ended')
  })

  it('ends when the clock passes the end of its session, and sends nothing after it', async () => {
    const { stream, admin, orm, userId } = await followWithReadRights('owner')
    const { instant } = server.clock
    await orm
      .update(sessions)
      .set({ expiresAt: new Date(instant.getTime() + 500) })
      .where(eq(sessions.userId, userId))
    await addTactic(admin)
    expect(dataOf(await stream.next())).toMatchObject({ collection: 'tactics' })
    server.clock.instant = new Date(instant.getTime() + 500)
    vi.advanceTimersByTime(20_000)
    expect(await stream.next()).toBeNull()
    server.clock.instant = instant
  })
})

it('triggers announce changes of every table from which rights are read', async () => {
  const { orm } = server.database
  const reads = await recordStatements(async () => {
    await findLiveSessions(orm, ['00000000-0000-4000-8000-000000000000'], server.clock.now())
    await findPlans(orm, [world.plans.lead.id])
  })
  const tables = Array.from(reads.join('\n').matchAll(/(?:from|join) "(\w+)"/g), ([, name]) => name)
  const { rows } = await orm.execute<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where tgname like '%_rights'`,
  )
  const announced = new Set(rows.map(({ name }) => name))
  // The newest change of a plan gives nobody a right.
  const silent = [...new Set(tables)].filter((name = '') => !announced.has(name))
  expect(silent).toEqual(['plan_changes'])
})
