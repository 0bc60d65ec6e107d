import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  accountMembers,
  auditEvents,
  outgoingMails,
  userInvites,
  userRoles,
  users,
} from '../../db/schema'
import { queueMail } from '../../mail/queue-mail-queries'
import { hashPassword } from '../../session/passwords'
import { mintLinkToken } from '../../tokens/one-time-token-queries'
import { ask, askWith, server, world } from '../../testing/world-scenario'
import type { Person } from '../../testing/world-scenario'
import { addAccepted, newcomer, setUpUsers, stored } from './testing/users-scenario'

setUpUsers()

describe('removing from the account', () => {
  const remove = (who: Person, user: number, account = world.accounts.own) =>
    ask(who, 'DELETE', '/delete-from-account', { user_id: user, account_id: account })

  it('takes every role at once, and the sessions of who has no other account', async () => {
    const { id, token } = await addAccepted()
    const url = `/plans/${world.plans.lead.id}`
    expect((await askWith(token, 'GET', url)).status).toBe(200)
    expect((await remove('admin', id)).status).toBe(204)
    expect((await askWith(token, 'GET', url)).status).toBe(401)
    expect((await remove('admin', id)).status).toBe(404)
    const { orm } = server.database
    expect(await orm.select().from(userRoles).where(eq(userRoles.userId, id))).toEqual([])
    const events = await orm
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.userId, world.people.admin),
          inArray(auditEvents.action, ['member_removed']),
          eq(auditEvents.subjectId, id),
        ),
      )
    expect(events).toHaveLength(1)
    // An admin can add them back.
    await ask(
      'admin',
      'POST',
      '/users',
      newcomer({ emailAddress: (await stored(id))?.emailAddress }),
    )
    expect((await stored(id))?.deletedAt).toBeNull()
  })

  it('ends every credential of who has no other account, and an admin adds them back', async () => {
    const { id, token } = await addAccepted()
    const { orm } = server.database
    const emailAddress = (await stored(id))?.emailAddress ?? ''
    const password = 'a password before the removal'
    const passwordHash = await hashPassword(password)
    await orm.update(users).set({ passwordHash }).where(eq(users.id, id))
    const now = server.clock.now()
    const links = await Promise.all(
      (['set_password', 'change_password', 'sign_in'] as const).map((purpose) =>
        mintLinkToken(orm, { userId: id, purpose }, now),
      ),
    )
    await queueMail(orm, { kind: 'password_reset', userId: id }, now)
    expect((await remove('admin', id)).status).toBe(204)

    const post = (url: string, body: object) =>
      server.call({ method: 'POST', url: `/api${url}`, body })
    const [set, change, visit] = links
    const attempts = [
      askWith(token, 'GET', '/me'),
      post('/authenticate', { emailAddress, password }),
      post(`/user-password-with-token/${set}`, { password }),
      post(`/usertoken/${change}`, { password }),
      post('/authenticate/bypass', { refreshToken: visit }),
    ]
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual(Array(5).fill(401))
    const since = (await server.mails()).length
    expect((await post('/user/forgotpassword', { emailAddress })).status).toBe(200)
    expect((await server.mails()).slice(since)).toEqual([])
    expect(await orm.$count(outgoingMails, eq(outgoingMails.userId, id))).toBe(0)
    expect(await orm.$count(userInvites, eq(userInvites.userId, id))).toBe(0)

    await ask('admin', 'POST', '/users', newcomer({ emailAddress }))
    const mail = (await server.mails()).findLast(({ to }) => to === emailAddress)
    const path = new URL(mail?.link ?? 'about:blank').pathname
    const fresh = path.replace('/set-password/', '/user-password-with-token/')
    expect((await post(fresh, { password: 'a password after it' })).status).toBe(200)
  })

  it('leaves the password to who belongs to another account', async () => {
    const { id } = await addAccepted()
    const { orm } = server.database
    await orm.update(users).set({ passwordHash: 'theirs' }).where(eq(users.id, id))
    await orm.insert(accountMembers).values({ accountId: world.accounts.other, userId: id })
    expect((await remove('admin', id)).status).toBe(204)
    expect(await stored(id)).toMatchObject({ passwordHash: 'theirs', status: 'accepted' })
  })

  it('does not change the person’s other accounts', async () => {
    const { id, token } = await addAccepted()
    await server.database.orm
      .insert(accountMembers)
      .values({ accountId: world.accounts.other, userId: id })
    expect((await remove('admin', id)).status).toBe(204)
    expect((await askWith(token, 'GET', `/plans/${world.plans.lead.id}`)).status).toBe(404)
    expect((await askWith(token, 'GET', '/me')).json?.['user']).toMatchObject({
      accountIds: [world.accounts.other],
    })
  })

  it('is for admins of all their plans and the owner; nobody removes the owner or themself', async () => {
    const { people, accounts: existing, plans } = world
    const { id } = await addAccepted()
    await server.database.orm
      .insert(userRoles)
      .values({ userId: id, accountId: existing.own, planId: plans.closedNested.id, roleId: 6 })
    expect((await remove('admin', id)).status).toBe(403)
    expect((await remove('contributor', id)).status).toBe(403)
    expect((await remove('viewer', id)).status).toBe(403)
    expect((await remove('outsider', id)).status).toBe(404)
    expect((await remove('outsider', people.admin, existing.other)).status).toBe(404)
    expect((await remove('admin', people.owner)).status).toBe(403)
    expect((await remove('owner', people.owner)).status).toBe(403)
    expect((await remove('admin', people.admin)).status).toBe(403)
    expect((await remove('owner', id)).status).toBe(204)
  })
})
