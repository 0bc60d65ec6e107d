import { eq } from 'drizzle-orm'
import { userInvites } from '../../../db/schema'
import type { TestServer } from '../../../testing/test-server'
import { ask, server, world } from '../../../testing/world-scenario'

type SentMail = Awaited<ReturnType<TestServer['mails']>>[number]

export const HOUR_MS = 3_600_000

export function advance(ms: number): void {
  server.clock.instant = new Date(server.clock.instant.getTime() + ms)
}

let counter = 0

/**
 * Adds an invited user as the admin, and returns the user with the invitation, whose mail has been
 * sent: another one would replace it while it waits.
 */
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
  await server.mails()
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
