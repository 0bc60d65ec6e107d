import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { accounts, userInvites, users } from '../../../db/schema'
import { createTestServer } from '../../../testing/test-server'
import type { Call, Reply, TestServer } from '../../../testing/test-server'
import { readWorld } from '../../../testing/world'
import type { World } from '../../../testing/world'

/** Who makes a call. */
export type Caller = keyof World['people']

export let server: TestServer
export let world: World
export let tokens: Record<Caller, string>

/** Starts a server with its own data before the tests of a file, and closes it after them. */
export function setUpServer(): void {
  beforeAll(async () => {
    server = await createTestServer()
    world = await readWorld(server.database.orm)
    await server.database.orm.update(accounts).set({ universalSeatsTotal: 1000 })
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
    }
  })
  afterAll(() => server.close())
}

export const askWith = (token: string, method: Call['method'], url: string, body?: object) =>
  server.call({ method, url: `/api${url}`, token, ...(body === undefined ? {} : { body }) })

export const ask = (
  who: Caller,
  method: Call['method'],
  url: string,
  body?: object,
): Promise<Reply> => askWith(tokens[who], method, url, body)

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
