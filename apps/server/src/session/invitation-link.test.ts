import { ROLE_IDS } from '@throughline/domain/access'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  accountMembers,
  oneTimeTokens,
  planChanges,
  userInvites,
  userRoles,
  users,
} from '../db/schema'
import { queueMail } from '../mail/queue-mail-queries'
import { mintLinkToken } from '../tokens/one-time-token-queries'
import { server, world } from '../testing/world-scenario'
import { NEW_PASSWORD, change, forgot, linkTo, set, statusOfSignIn } from './testing/links-scenario'
import { advance, setUpSessions } from './testing/session-scenario'

setUpSessions()

/** The embedded database has one connection, on which nothing waits for a lock. */
const hasServer = (process.env['TEST_DATABASE_URL'] ?? '') !== ''

describe('an invitation', () => {
  async function invite(emailAddress: string) {
    const { orm } = server.database
    const [user] = await orm
      .insert(users)
      .values({ emailAddress, firstName: 'Noor' })
      .returning({ id: users.id })
    const userId = user?.id ?? 0
    const { accountId } = world.plans.lead
    const [row] = await orm
      .insert(userInvites)
      .values({ userId, accountId })
      .returning({ id: userInvites.id })
    const inviteId = row?.id ?? 0
    const mail = { kind: 'invitation', userId, accountId, planId: null, inviteId } as const
    await queueMail(orm, { ...mail, route: 'onboarding' }, server.clock.now())
    // Any answer that wakes the sender would do.
    await forgot('nobody@world.test')
    const link = await linkTo(emailAddress)
    return { userId, inviteId, token: link.pathname.split('/')[2] ?? '' }
  }

  it('sets the first password, accepts the invitation and signs in', async () => {
    const { userId, inviteId, token } = await invite('first@world.test')
    const reply = await set(token)
    expect(reply.json).toMatchObject({ user: { id: userId, status: 'accepted' }, roles: [] })
    const cookie = String(reply.headers['set-cookie'])
    for (const part of ['tl_refresh=', 'HttpOnly', 'SameSite=Strict', 'Max-Age=2592000']) {
      expect(cookie).toContain(part)
    }
    const accessToken = reply.json?.['accessToken']
    expect(accessToken).toMatchObject({ token: expect.any(String) })
    const [stored] = await server.database.orm
      .select({ acceptedAt: userInvites.acceptedAt })
      .from(userInvites)
      .where(eq(userInvites.id, inviteId))
    expect(stored?.acceptedAt).toEqual(server.clock.now())
    expect(await statusOfSignIn('first@world.test', NEW_PASSWORD)).toBe(200)
    expect((await set(token)).json).toMatchObject({ status: 401, code: 'token_invalid' })
  })

  it('reports the accepted role to those who follow the plan, such as the inviter on the team page', async () => {
    const { orm } = server.database
    const { id: planId, accountId } = world.plans.lead
    const { userId, token } = await invite('reported@world.test')
    await orm.insert(accountMembers).values({ accountId, userId })
    const [role] = await orm
      .insert(userRoles)
      .values({ userId, accountId, planId, roleId: ROLE_IDS.contributor })
      .returning({ id: userRoles.id })
    await set(token)
    const changes = await orm.select().from(planChanges).where(eq(planChanges.planId, planId))
    const ids = [role?.id]
    expect(changes).toMatchObject([{ collection: 'user_roles', action: 'updated', ids }])
  })

  it('to a second account leaves the link of the first as it is', async () => {
    const { orm } = server.database
    const { userId, token } = await invite('twice@world.test')
    const [second] = await orm
      .insert(userInvites)
      .values({ userId, accountId: world.accounts.other })
      .returning({ id: userInvites.id })
    const owner = { userId, purpose: 'set_password', inviteId: second?.id ?? 0 } as const
    await mintLinkToken(orm, owner, server.clock.now())
    expect((await set(token)).status).toBe(200)
  })

  it.runIf(hasServer)(
    'that is sent again while its mail is composed waits for no other',
    async () => {
      const { orm } = server.database
      const { userId, inviteId } = await invite('again@world.test')
      const owner = { userId, purpose: 'set_password', inviteId } as const
      const composed = await orm.transaction(async (tx) => {
        await tx.select().from(userInvites).where(eq(userInvites.id, inviteId)).for('update')
        const minting = mintLinkToken(orm, owner, server.clock.now())
        const waiting = () =>
          orm.execute(
            sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        await expect.poll(async () => (await waiting()).rows.length).toBe(1)
        await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.inviteId, inviteId))
        return { minting }
      })
      expect((await set(await composed.minting)).status).toBe(200)
    },
  )

  it('to another account stays open when a known person only gets a new password', async () => {
    const { orm } = server.database
    const userId = world.people.contributor
    const [invited] = await orm
      .insert(userInvites)
      .values({ userId, accountId: world.accounts.other })
      .returning({ id: userInvites.id })
    const owner = { userId, purpose: 'change_password' } as const
    const token = await mintLinkToken(orm, owner, server.clock.now())
    expect((await change(token)).status).toBe(200)
    const [stored] = await orm
      .select({ acceptedAt: userInvites.acceptedAt })
      .from(userInvites)
      .where(eq(userInvites.id, invited?.id ?? 0))
    expect(stored?.acceptedAt).toBeNull()
  })

  it('that was withdrawn signs nobody in', async () => {
    const { inviteId, token } = await invite('withdrawn@world.test')
    await server.database.orm.delete(userInvites).where(eq(userInvites.id, inviteId))
    expect((await set(token)).status).toBe(401)
  })

  it('runs out after a week', async () => {
    const { token } = await invite('slow@world.test')
    advance(7 * 86_400 + 1)
    expect((await set(token)).status).toBe(401)
  })

  it('that has run out is replaced by the link for a forgotten password', async () => {
    const { userId, token } = await invite('late@world.test')
    const { accountId } = world.plans.lead
    await server.database.orm.insert(accountMembers).values({ accountId, userId })
    advance(7 * 86_400 + 1)
    expect((await set(token)).status).toBe(401)
    await forgot('late@world.test')
    const link = await linkTo('late@world.test')
    expect((await change(link.searchParams.get('token') ?? '')).json).toEqual({ ok: true })
    expect(await statusOfSignIn('late@world.test', NEW_PASSWORD)).toBe(200)
  })

  it('answered from a page of another site is refused and stays good', async () => {
    const { token } = await invite('lured@world.test')
    const url = `/api/user-password-with-token/${token}`
    const body = { password: NEW_PASSWORD }
    const headers = { origin: 'https://evil.example' }
    expect((await server.call({ method: 'POST', url, body, headers })).status).toBe(403)
    expect((await set(token)).status).toBe(200)
  })

  it('of a deleted person is invalid', async () => {
    const { userId, token } = await invite('gone@world.test')
    const isGone = eq(users.id, userId)
    await server.database.orm.update(users).set({ deletedAt: new Date() }).where(isGone)
    expect((await set(token)).status).toBe(401)
  })

  it.each([
    ['empty', ''],
    ['endless', 'x'.repeat(257)],
  ])('takes no %s password', async (_sentence, password) => {
    const { token } = await invite(`${password.length}@world.test`)
    expect((await set(token, password)).status).toBe(400)
    expect((await set(token)).status).toBe(200)
  })
})
