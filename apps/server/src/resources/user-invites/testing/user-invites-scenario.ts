import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { accounts, userInvites } from '../../../db/schema'
import { createTestServer } from '../../../testing/test-server'
import type { Call, Reply, TestServer } from '../../../testing/test-server'
import { readWorld } from '../../../testing/world'
import type { World } from '../../../testing/world'

type SentMail = Awaited<ReturnType<TestServer['mails']>>[number]

export const HOUR_MS = 3_600_000

/** Who makes a call. */
export type Person = 'owner' | 'admin' | 'contributor' | 'viewer' | 'outsider' | 'lapsed'

export let server: TestServer
export let world: World
let tokens: Record<Person, string>

/** Starts a server with its own data before the tests of a file, and closes it after them. */
export function setUpServer(): void {
  beforeAll(async () => {
    server = await createTestServer()
    world = await readWorld(server.database.orm)
    await server.database.orm.update(accounts).set({ universalSeatsTotal: 1000 })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    const { people } = world
    tokens = {
      owner: await server.tokenFor(people.owner),
      admin: await server.tokenFor(people.admin),
      contributor: await server.tokenFor(people.contributor),
      viewer: await server.tokenFor(people.viewer),
      outsider: await server.tokenFor(people.outsider),
      lapsed: await server.tokenFor(people.lapsed),
    }
  })
}

export const ask = (
  who: Person,
  method: Call['method'],
  url: string,
  body?: object,
): Promise<Reply> =>
  server.call({
    method,
    url: `/api${url}`,
    token: tokens[who],
    ...(body === undefined ? {} : { body }),
  })

export function advance(ms: number): void {
  server.clock.instant = new Date(server.clock.instant.getTime() + ms)
}

let counter = 0

/** Adds an invited user as the admin, and returns the user with the invitation. */
export async function addInvited(more: object = {}) {
  counter += 1
  const emailAddress = `invited-${counter}@world.test`
  const answer = await ask('admin', 'POST', '/users', {
    emailAddress,
    firstName: 'Noor',
    lastName: 'Haddad',
    account: world.accounts.own,
    plan: world.plans.lead.id,
    userRole: { role: 5 },
    ...more,
  })
  const id = Number(answer.json?.['id'])
  return { id, emailAddress, inviteId: Number.isNaN(id) ? 0 : await inviteIdOf(id) }
}

export async function inviteIdOf(userId: number): Promise<number> {
  const [row] = await server.database.orm
    .select({ id: userInvites.id })
    .from(userInvites)
    .where(eq(userInvites.userId, userId))
  return row?.id ?? 0
}

export const mailsTo = async (address: string): Promise<readonly SentMail[]> =>
  (await server.mails()).filter(({ to }) => to === address)

export const tokenIn = (mail: SentMail | undefined): string =>
  new URL(mail?.link ?? '').pathname.split('/')[2] ?? ''

export const setPassword = (token: string) =>
  server.call({
    method: 'POST',
    url: `/api/user-password-with-token/${token}`,
    body: { password: 'a long first password' },
  })
