import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accountMembers, accounts, planChanges, userRoles, users } from '../../db/schema'
import type { Call } from '../../testing/test-server'
import { ask, askWith, server, tokens, world } from '../../testing/world-scenario'
import {
  addAccepted,
  newEmailAddress,
  newcomer,
  setUpUsers,
  stored,
} from './testing/users-scenario'

setUpUsers()

describe('adding a person', () => {
  it('makes person, role, seat and invitation, and sends the mail', async () => {
    const body = newcomer({ userRole: { role: 5, channels: [world.plans.lead.emailChannelId] } })
    const answer = await ask('admin', 'POST', '/users', body)
    expect(answer.status).toBe(201)
    expect(answer.json).toMatchObject({
      emailAddress: body.emailAddress,
      firstName: 'Priya',
      status: 'pending',
      highestRoleId: 5,
      accountIds: [world.accounts.own],
      isSuperUser: false,
    })
    const id = Number(answer.json?.['id'])
    const [role] = await server.database.orm
      .select()
      .from(userRoles)
      .where(eq(userRoles.userId, id))
    expect(role).toMatchObject({ roleId: 5, canEditAllChannels: false })
    const mail = (await server.mails()).find(({ to }) => to === body.emailAddress)
    expect(mail?.link).toContain('/set-password/')
    const reported = await server.database.orm
      .select({ ids: planChanges.ids })
      .from(planChanges)
      .where(eq(planChanges.collection, 'user_roles'))
    expect(reported).toContainEqual({ ids: [role?.id] })
  })

  it.each([
    ['a contributor', 'contributor', 403],
    ['a viewer', 'viewer', 403],
    ['an outsider', 'outsider', 404],
    ['somebody of the lapsed account', 'lapsed', 404],
  ] as const)('is not for %s', async (_sentence, who, status) => {
    expect((await ask(who, 'POST', '/users', newcomer())).status).toBe(status)
  })

  it.each([
    ['a super user', { isSuperUser: true }, 400],
    ['a level of their own', { highestRoleId: 1 }, 400],
    ['a password', { password: 'chosen by somebody else' }, 400],
    ['the owner role', { userRole: { role: 1 } }, 403],
    ['a role of the account', { userRole: { role: 2 } }, 403],
    ['a viewer who edits everything', { userRole: { role: 6, canEditAllChannels: true } }, 422],
    ['a role without a plan', { plan: undefined }, 422],
    ['a plan without a role', { userRole: undefined }, 422],
    ['an account that is nobody’s', { account: 999_999 }, 404],
    ['a blank name', { firstName: '  ' }, 400],
    ['no address', { emailAddress: 'nobody' }, 400],
  ])('refuses %s and leaves nothing behind', async (_sentence, more, status) => {
    const body = newcomer(more)
    expect((await ask('admin', 'POST', '/users', body)).status).toBe(status)
    const made = await server.database.orm
      .select()
      .from(users)
      .where(eq(users.emailAddress, body.emailAddress))
    expect(made).toEqual([])
  })

  it('refuses plans and channels of others', async () => {
    const { other, closedNested, nested } = world.plans
    const status = async (more: object) =>
      (await ask('admin', 'POST', '/users', newcomer(more))).status
    expect(await status({ account: world.accounts.other })).toBe(404)
    expect(await status({ plan: other.id })).toBe(404)
    expect(await status({ plan: closedNested.id })).toBe(404)
    expect(await status({ userRole: { role: 5, channels: [nested.emailChannelId] } })).toBe(422)
  })

  it('an address of the account is refused in the words of the product, whatever its case', async () => {
    const { plans } = world
    const same = { emailAddress: 'Viewer@World.test' }
    expect((await ask('admin', 'POST', '/users', newcomer(same))).json).toMatchObject({
      status: 409,
      code: 'already_on_plan',
      detail: TEAM_MESSAGES.alreadyOnPlan,
    })
    expect(
      (await ask('admin', 'POST', '/users', newcomer({ ...same, plan: plans.nested.id }))).json,
    ).toMatchObject({
      status: 409,
      code: 'email_taken',
      detail: TEAM_MESSAGES.emailUsedOnCreate,
    })
  })

  it('an address of another account joins, and nothing says that it was known', async () => {
    const { orm } = server.database
    const { outsider } = world.people
    const fresh = await ask('admin', 'POST', '/users', newcomer())
    const answer = await ask(
      'admin',
      'POST',
      '/users',
      newcomer({ emailAddress: 'OUTSIDER@world.test' }),
    )
    expect(answer.status).toBe(201)
    const shape = { id: 0, emailAddress: '' }
    expect({ ...answer.json, ...shape }).toEqual({ ...fresh.json, ...shape })
    expect(answer.json).toMatchObject({ id: outsider, emailAddress: 'OUTSIDER@world.test' })
    expect((await ask('admin', 'GET', `/users/${outsider}`)).json).toMatchObject({
      status: 'pending',
      firstName: 'Priya',
    })
    const people = await ask('owner', 'GET', `/accounts/${world.accounts.own}`)
    expect(people.text).not.toContain('"firstName":"outsider"')
    expect((await ask('outsider', 'GET', '/me')).json?.['user']).toMatchObject({
      firstName: 'outsider',
      status: 'accepted',
    })
    expect((await stored(outsider))?.firstName).toBe('outsider')
    const mail = (await server.mails()).findLast(({ to }) => to === 'outsider@world.test')
    expect(mail?.link).not.toContain('set-password')
    // Opening a plan there takes the invitation up.
    const plan = { mostRecentPlanId: world.plans.lead.id }
    expect((await ask('outsider', 'PUT', `/users/${outsider}`, plan)).status).toBe(200)
    expect((await ask('admin', 'GET', `/users/${outsider}`)).json).toMatchObject({
      status: 'accepted',
      firstName: 'outsider',
    })
    await orm
      .delete(accountMembers)
      .where(
        and(eq(accountMembers.userId, outsider), eq(accountMembers.accountId, world.accounts.own)),
      )
  })

  it('an unproved email address is invited by mail, and the person who claimed it loses it', async () => {
    const { id, token } = await addAccepted()
    const emailAddress = newEmailAddress()
    expect((await askWith(token, 'PUT', `/users/${id}`, { emailAddress })).status).toBe(200)
    const { orm } = server.database
    await orm.delete(accountMembers).where(eq(accountMembers.userId, id))
    await orm.insert(accountMembers).values({ accountId: world.accounts.other, userId: id })
    expect((await askWith(token, 'GET', '/me')).status).toBe(200)
    const answer = await ask('admin', 'POST', '/users', newcomer({ emailAddress }))
    expect(answer.json).toMatchObject({ id, status: 'pending' })
    expect((await askWith(token, 'GET', '/me')).status).toBe(401)
    const mail = (await server.mails()).findLast(({ to }) => to === emailAddress)
    const secret = new URL(mail?.link ?? '').pathname.split('/')[2] ?? ''
    expect((await stored(id))?.passwordHash).toBeNull()
    const first = await server.call({
      method: 'POST',
      url: `/api/user-password-with-token/${secret}`,
      body: { password: 'set by who reads the mail' },
    })
    expect(first.json).toMatchObject({ user: { id, status: 'accepted' } })
    expect(await stored(id)).toMatchObject({ isAddressProven: true, status: 'accepted' })
  })

  it('takes a seat or nothing', async () => {
    const { orm } = server.database
    const isOwn = eq(accounts.id, world.accounts.own)
    await orm.update(accounts).set({ universalSeatsTotal: 1 }).where(isOwn)
    const body = newcomer()
    expect((await ask('admin', 'POST', '/users', body)).json).toMatchObject({
      status: 409,
      code: 'seat_limit_reached',
      detail: TEAM_MESSAGES.seatLimitReached,
    })
    await orm.update(accounts).set({ universalSeatsTotal: 1000 }).where(isOwn)
    const left = await orm.select().from(users).where(eq(users.emailAddress, body.emailAddress))
    expect(left).toEqual([])
    expect((await ask('admin', 'POST', '/users', body)).status).toBe(201)
  })

  it('the same request sent twice makes one person and one mail', async () => {
    const body = newcomer()
    const call: Call = {
      method: 'POST',
      url: '/api/users',
      token: tokens.admin,
      body,
      headers: { 'idempotency-key': 'add-once' },
    }
    const first = await server.call(call)
    const second = await server.call(call)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.json).toEqual(first.json)
    expect((await server.mails()).filter(({ to }) => to === body.emailAddress)).toHaveLength(1)
  })

  it('twenty times at once makes one person', async () => {
    const body = newcomer()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask('admin', 'POST', '/users', body)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  })
})
