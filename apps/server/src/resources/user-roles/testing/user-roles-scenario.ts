import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, beforeEach, expect } from 'vitest'
import { accountMembers, accounts, userRoles, users } from '../../../db/schema'
import type { Call, Reply } from '../../../testing/test-server'
import { askWith, server, setUpServer, tokens, world } from '../../../testing/world-scenario'
import type { Person } from '../../../testing/world-scenario'

let accountAdminToken: string

/** Starts a server with an admin of the account before the tests of a file. */
export function setUpRoles(): void {
  setUpServer()
  beforeAll(async () => {
    const userId = await addMember('account-admin')
    const values = { userId, accountId: world.accounts.own, roleId: 2 }
    await server.database.orm.insert(userRoles).values(values)
    accountAdminToken = await server.tokenFor(userId)
  })
  beforeEach(() => setSeats({ universal: 100 }))
}

export const ask = (
  who: Person | 'accountAdmin',
  method: Call['method'],
  path: string,
  body?: object,
): Promise<Reply> =>
  askWith(
    who === 'accountAdmin' ? accountAdminToken : tokens[who],
    method,
    `/user_roles${path}`,
    body,
  )

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
