import { eq } from 'drizzle-orm'
import { beforeAll, expect } from 'vitest'
import { accounts, userInvites, users } from '../../../db/schema'
import { ask, server, setUpServer, world } from '../../../testing/world-scenario'

/** Starts a server with seats for everybody before the tests of a file. */
export function setUpUsers(): void {
  setUpServer()
  beforeAll(async () => {
    await server.database.orm.update(accounts).set({ universalSeatsTotal: 1000 })
  })
}

let counter = 0

export const newEmailAddress = () => `person-${(counter += 1)}@world.test`

export const newcomer = (more: object = {}) => ({
  emailAddress: newEmailAddress(),
  firstName: 'Priya',
  lastName: 'Raman',
  account: world.accounts.own,
  plan: world.plans.lead.id,
  userRole: { role: 6 },
  ...more,
})

export async function add(more: object = {}): Promise<number> {
  const answer = await ask('admin', 'POST', '/users', newcomer(more))
  expect(answer.json).toMatchObject({ status: 'pending' })
  return Number(answer.json?.['id'])
}

/** Adds a user with a password, who has accepted the invitation. */
export async function addAccepted(more: object = {}): Promise<{ id: number; token: string }> {
  const id = await add(more)
  const { orm } = server.database
  await orm.update(users).set({ status: 'accepted' }).where(eq(users.id, id))
  await orm
    .update(userInvites)
    .set({ acceptedAt: server.clock.now() })
    .where(eq(userInvites.userId, id))
  return { id, token: await server.tokenFor(id) }
}

export async function stored(id: number) {
  const [row] = await server.database.orm.select().from(users).where(eq(users.id, id))
  return row
}
