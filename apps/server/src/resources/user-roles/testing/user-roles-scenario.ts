import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { accountMembers, accounts, userRoles, users } from '../../../db/schema'
import { createTestServer } from '../../../testing/test-server'
import type { Call, Reply, TestServer } from '../../../testing/test-server'
import { readWorld } from '../../../testing/world'
import type { World } from '../../../testing/world'

export let server: TestServer
export let world: World
export let tokens: Record<keyof World['people'] | 'accountAdmin', string>
let accountAdminId: number

/** Starts a server with its own data before the tests of a file, and closes it after them. */
export function setUpServer(): void {
  beforeAll(async () => {
    server = await createTestServer()
    world = await readWorld(server.database.orm)
    accountAdminId = await addMember('account-admin')
    await server.database.orm
      .insert(userRoles)
      .values({ userId: accountAdminId, accountId: world.accounts.own, roleId: 2 })
    const { people } = world
    tokens = {
      owner: await server.tokenFor(people.owner),
      admin: await server.tokenFor(people.admin),
      contributor: await server.tokenFor(people.contributor),
      limited: await server.tokenFor(people.limited),
      viewer: await server.tokenFor(people.viewer),
      withoutBudget: await server.tokenFor(people.withoutBudget),
      withBlockedTag: await server.tokenFor(people.withBlockedTag),
      nestedViewer: await server.tokenFor(people.nestedViewer),
      outsider: await server.tokenFor(people.outsider),
      lapsed: await server.tokenFor(people.lapsed),
      accountAdmin: await server.tokenFor(accountAdminId),
    }
  })
  afterAll(() => server.close())
  beforeEach(() => setSeats({ universal: 100 }))
}

export const ask = (
  who: keyof typeof tokens,
  method: Call['method'],
  path: string,
  body?: object,
): Promise<Reply> =>
  server.call({
    method,
    url: `/api/user_roles${path}`,
    token: tokens[who],
    ...(body === undefined ? {} : { body }),
  })

export async function setSeats(bought: { universal?: number; admin?: number; viewer?: number }) {
  await server.database.orm
    .update(accounts)
    .set({
      universalSeatsTotal: bought.universal ?? 0,
      adminSeatsTotal: bought.admin ?? 0,
      viewerSeatsTotal: bought.viewer ?? 0,
    })
    .where(eq(accounts.id, world.accounts.own))
}

let counter = 0

/** Adds a user who belongs to the account and has no role yet. */
export async function addMember(name = 'member'): Promise<number> {
  counter += 1
  const [user] = await server.database.orm
    .insert(users)
    .values({ emailAddress: `${name}-${counter}@world.test`, firstName: name, lastName: 'World' })
    .returning({ id: users.id })
  const userId = user?.id ?? 0
  await server.database.orm.insert(accountMembers).values({ accountId: world.accounts.own, userId })
  return userId
}

export const gift = (user: number, role: number, more: object = {}) => ({
  role,
  user,
  plan: world.plans.lead.id,
  account: world.accounts.own,
  ...more,
})

export async function give(userId: number, role: number, more: object = {}): Promise<number> {
  const answer = await ask('admin', 'POST', '', gift(userId, role, more))
  expect(answer.json).toMatchObject({ userId, roleId: role })
  return Number(answer.json?.['id'])
}

export async function roleIdOf(userId: number, planId: number | null): Promise<number> {
  const [row] = await server.database.orm
    .select({ id: userRoles.id })
    .from(userRoles)
    .where(
      and(
        eq(userRoles.userId, userId),
        planId === null ? isNull(userRoles.planId) : eq(userRoles.planId, planId),
      ),
    )
  return row?.id ?? 0
}

export async function stored(id: number) {
  const [row] = await server.database.orm.select().from(userRoles).where(eq(userRoles.id, id))
  return row
}
