import type { Person } from '@throughline/domain/access'
import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  accountMembers,
  accounts,
  auditEvents,
  customViews,
  mediaAssets,
  planChanges,
  userBlockedTags,
  userInvites,
  userRoles,
  users,
} from '../../db/schema'
import { TEST_CONFIG, createTestServer } from '../../testing/test-server'
import type { Call, Reply, TestServer } from '../../testing/test-server'
import { WORLD_PASSWORD, createWorld } from '../../testing/world'
import type { World } from '../../testing/world'
import { findUsers } from './queries'
import { updatePerson } from './write-queries'

let server: TestServer
let world: World
let tokens: Record<keyof World['people'], string>

beforeAll(async () => {
  server = await createTestServer()
  world = await createWorld(server.database.orm)
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

const askWith = (token: string, method: Call['method'], url: string, body?: object) =>
  server.call({ method, url: `/api${url}`, token, ...(body === undefined ? {} : { body }) })

const ask = (
  who: keyof typeof tokens,
  method: Call['method'],
  url: string,
  body?: object,
): Promise<Reply> => askWith(tokens[who], method, url, body)

let counter = 0
const newAddress = () => `person-${(counter += 1)}@world.test`

const newcomer = (more: object = {}) => ({
  emailAddress: newAddress(),
  firstName: 'Priya',
  lastName: 'Raman',
  account: world.accounts.own,
  plan: world.plans.lead.id,
  userRole: { role: 6 },
  ...more,
})

async function add(more: object = {}): Promise<number> {
  const answer = await ask('admin', 'POST', '/users', newcomer(more))
  expect(answer.json).toMatchObject({ status: 'pending' })
  return Number(answer.json?.['id'])
}

/** Somebody who has a password: added, and then accepted. */
async function addAccepted(more: object = {}): Promise<{ id: number; token: string }> {
  const id = await add(more)
  const { orm } = server.database
  await orm.update(users).set({ status: 'accepted' }).where(eq(users.id, id))
  await orm
    .update(userInvites)
    .set({ acceptedAt: server.clock.now() })
    .where(eq(userInvites.userId, id))
  return { id, token: await server.tokenFor(id) }
}

async function stored(id: number) {
  const [row] = await server.database.orm.select().from(users).where(eq(users.id, id))
  return row
}

function idsOf(answer: Reply): unknown[] {
  const items = answer.json?.['items']
  return Array.isArray(items) ? items.map(({ id }) => id) : []
}

describe('listing people', () => {
  it('of a plan goes to those who see its team', async () => {
    const { people, plans } = world
    const url = `/users?plan=${plans.lead.id}`
    const answer = await ask('admin', 'GET', url)
    expect(idsOf(answer)).toEqual([
      people.admin,
      people.contributor,
      people.limited,
      people.owner,
      people.viewer,
      people.withBlockedTag,
      people.withoutBudget,
    ])
    expect((await ask('contributor', 'GET', url)).json?.['total']).toBe(7)
    for (const [who, status] of [
      ['viewer', 403],
      ['nestedViewer', 404],
      ['outsider', 404],
      ['lapsed', 404],
    ] as const) {
      expect((await ask(who, 'GET', url)).status).toBe(status)
    }
    expect(idsOf(await ask('admin', 'GET', `${url}&limit=2&offset=1`))).toEqual([
      people.contributor,
      people.limited,
    ])
  })

  it('of an account goes to those who manage its people', async () => {
    const url = `/users?account=${world.accounts.own}`
    expect(idsOf(await ask('admin', 'GET', url))).toContain(world.people.nestedViewer)
    expect((await ask('owner', 'GET', url)).status).toBe(200)
    expect((await ask('contributor', 'GET', url)).status).toBe(403)
    expect((await ask('outsider', 'GET', url)).status).toBe(404)
    expect((await ask('outsider', 'GET', '/users?account=999999')).json?.['detail']).toBe(
      (await ask('outsider', 'GET', url)).json?.['detail'],
    )
  })

  it('without either gives what is theirs to see', async () => {
    expect(idsOf(await ask('outsider', 'GET', '/users'))).toEqual([world.people.outsider])
    expect(idsOf(await ask('viewer', 'GET', '/users'))).toEqual([])
  })

  it('leaves super users out', async () => {
    const { orm } = server.database
    await orm.insert(users).values({ id: 300, emailAddress: 'super@world.test' })
    await orm.insert(accountMembers).values({ accountId: world.accounts.own, userId: 300 })
    const { lead } = world.plans
    await orm
      .insert(userRoles)
      .values({ userId: 300, accountId: world.accounts.own, planId: lead.id, roleId: 4 })
    expect(idsOf(await ask('owner', 'GET', `/users?account=${world.accounts.own}`))).not.toContain(
      300,
    )
    expect(idsOf(await ask('owner', 'GET', `/users?plan=${lead.id}`))).not.toContain(300)
    await orm.delete(accountMembers).where(eq(accountMembers.userId, 300))
  })
})

describe('reading a person', () => {
  it('goes to themself and those who see them in a team, and to nobody else', async () => {
    const url = `/users/${world.people.limited}`
    for (const [who, status] of [
      ['limited', 200],
      ['owner', 200],
      ['admin', 200],
      ['contributor', 200],
      ['viewer', 404],
      ['nestedViewer', 404],
      ['outsider', 404],
      ['lapsed', 404],
    ] as const) {
      expect({ who, status: (await ask(who, 'GET', url)).status }).toEqual({ who, status })
    }
    const hidden = await ask('outsider', 'GET', url)
    const nobody = await ask('outsider', 'GET', '/users/999999')
    expect(hidden.json?.['detail']).toBe(nobody.json?.['detail'])
  })

  it('shows others neither saved views nor plans nor tags that are not theirs to know', async () => {
    const { people, plans, tags } = world
    const { orm } = server.database
    await orm
      .insert(customViews)
      .values({ userId: people.withBlockedTag, name: 'Mine', view: 'flow', definition: {} })
    await orm
      .update(users)
      .set({ mostRecentPlanId: plans.closedNested.id })
      .where(eq(users.id, people.withBlockedTag))
    const url = `/users/${people.withBlockedTag}`
    expect((await ask('admin', 'GET', url)).json).toMatchObject({
      customViews: [],
      mostRecentPlanId: null,
      blockedTags: [tags.blocked],
      highestRoleId: 5,
      isSuperUser: false,
    })
    expect((await ask('contributor', 'GET', url)).json).toMatchObject({ blockedTags: [] })
    expect((await ask('owner', 'GET', url)).json).toMatchObject({
      mostRecentPlanId: plans.closedNested.id,
    })
  })
})

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
    const told = await server.database.orm
      .select({ ids: planChanges.ids })
      .from(planChanges)
      .where(eq(planChanges.collection, 'user_roles'))
    expect(told).toContainEqual({ ids: [role?.id] })
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
      detail: TEAM_MESSAGES.emailTakenOnCreate,
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

  it('an address that somebody only claims is invited by mail, and they lose what they claimed', async () => {
    const { id, token } = await addAccepted()
    const emailAddress = newAddress()
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

describe('changing oneself', () => {
  it('name, view, plan and tutorials are one’s own, and the whole person can be sent', async () => {
    const { token, id } = await addAccepted()
    const { lead } = world.plans
    const url = `/users/${id}`
    const shown = (await askWith(token, 'GET', url)).json
    const answer = await askWith(token, 'PUT', url, {
      id,
      emailAddress: shown?.['emailAddress'],
      firstName: ' Noor ',
      lastName: 'Haddad',
      profileImage: null,
      mostRecentView: 'budget',
      mostRecentPlanId: lead.id,
      rolesObserved: [{ plan: lead.id, role: 6 }],
      customViews: [],
      blockedTags: [],
    })
    expect(answer.json).toMatchObject({
      firstName: 'Noor',
      lastName: 'Haddad',
      mostRecentView: 'budget',
      mostRecentPlanId: lead.id,
      rolesObserved: [{ planId: lead.id, roleId: 6 }],
      oldEmail: null,
    })
  })

  it('a new address keeps the former one, and one in use is refused, whatever its case', async () => {
    const { token, id } = await addAccepted()
    const url = `/users/${id}`
    const before = String((await askWith(token, 'GET', url)).json?.['emailAddress'])
    const emailAddress = newAddress()
    expect((await askWith(token, 'PUT', url, { emailAddress })).json).toMatchObject({
      emailAddress,
      oldEmail: before,
    })
    const taken = await askWith(token, 'PUT', url, { emailAddress: 'OWNER@world.test' })
    expect(taken.json).toMatchObject({
      status: 409,
      code: 'email_taken',
      detail: TEAM_MESSAGES.emailTaken,
    })
    expect((await stored(id))?.emailAddress).toBe(emailAddress)
    expect((await askWith(token, 'GET', url)).json?.['oldEmail']).toBe(before)
    expect((await ask('admin', 'GET', url)).json?.['oldEmail']).toBeNull()
  })

  it('the former address is told when it was theirs for sure, and no other', async () => {
    const { token, id } = await addAccepted()
    const first = (await stored(id))?.emailAddress
    const [second, third] = [newAddress(), newAddress()]
    const since = (await server.mails()).length
    for (const emailAddress of [second, third]) {
      const answer = await askWith(token, 'PUT', `/users/${id}`, { emailAddress })
      expect(answer.status).toBe(200)
    }
    const mails = (await server.mails()).slice(since)
    expect(mails).toMatchObject([
      { to: first, subject: 'Your e-mail address was changed', link: null },
    ])
    expect(mails[0]?.text).not.toContain(third)
  })

  it('two who want one address at once do not both get it', async () => {
    const people = await Promise.all([addAccepted(), addAccepted(), addAccepted()])
    const emailAddress = newAddress()
    const answers = await Promise.all(
      people.map(({ id, token }) => askWith(token, 'PUT', `/users/${id}`, { emailAddress })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  it('a new password ends every other session and keeps this one', async () => {
    const { id, token } = await addAccepted()
    const elsewhere = await server.tokenFor(id)
    const body = { password: 'a long new password' }
    expect((await askWith(token, 'PUT', `/users/${id}`, body)).status).toBe(200)
    expect((await askWith(elsewhere, 'GET', '/me')).json).toMatchObject({
      status: 401,
      code: 'session_expired',
    })
    expect((await askWith(token, 'GET', '/me')).status).toBe(200)
    const emailAddress = (await stored(id))?.emailAddress
    const signIn = (password: string) =>
      server.call({
        method: 'POST',
        url: '/api/authenticate',
        body: { emailAddress, password },
      })
    expect((await signIn('a long new password')).status).toBe(200)
    expect((await signIn(WORLD_PASSWORD)).status).toBe(401)
  })

  it('a photo is a picture that one uploaded', async () => {
    const { orm } = server.database
    const { id, token } = await addAccepted()
    const asset = async (uploadedById: number, contentType: string) => {
      counter += 1
      const [row] = await orm
        .insert(mediaAssets)
        .values({
          name: 'me.png',
          storageKey: `key-${counter}`,
          contentType,
          sizeBytes: 1,
          sha256: '0'.repeat(64),
          uploadedById,
        })
        .returning({ id: mediaAssets.id })
      return row?.id ?? 0
    }
    const put = (profileImage: unknown) => askWith(token, 'PUT', `/users/${id}`, { profileImage })
    const photo = await asset(id, 'image/png')
    expect((await put(`/api/media_assets/${photo}`)).json).toMatchObject({
      profileImage: { id: photo, fileLocation: expect.stringContaining('/api/files/') },
    })
    expect((await put(await asset(world.people.admin, 'image/png'))).status).toBe(422)
    expect((await put(await asset(id, 'application/pdf'))).status).toBe(422)
    expect((await put(999_999)).status).toBe(422)
    expect((await put(photo)).status).toBe(200)
    expect((await put(0)).json).toMatchObject({ profileImage: null })
  })

  it('saved views are put in the order that is named', async () => {
    const { orm } = server.database
    const { id, token } = await addAccepted()
    const rows = await orm
      .insert(customViews)
      .values(
        ['One', 'Two', 'Three'].map((name, orderIndex) => {
          return { userId: id, name, view: 'flow' as const, definition: {}, orderIndex }
        }),
      )
      .returning({ id: customViews.id })
    const [one = 0, two = 0, three = 0] = rows.map((row) => row.id)
    const put = (body: object) => askWith(token, 'PUT', `/users/${id}`, body)
    expect((await put({ customViews: [three] })).json).toMatchObject({
      customViews: [three, one, two],
    })
    const [foreign] = await orm
      .insert(customViews)
      .values({ userId: world.people.admin, name: 'Theirs', view: 'flow', definition: {} })
      .returning({ id: customViews.id })
    expect((await put({ customViews: [foreign?.id] })).status).toBe(422)
  })

  it('what is raised or somebody else’s is refused, and the row stays as it was', async () => {
    const { id, token } = await addAccepted()
    const before = await stored(id)
    const { other, closedNested } = world.plans
    for (const body of [
      { isSuperUser: true },
      { highestRoleId: 1 },
      { status: 'accepted' },
      { accounts: [world.accounts.other] },
      { id: world.people.owner },
      { mostRecentPlanId: other.id },
      { mostRecentPlanId: closedNested.id },
      { rolesObserved: [{ plan: other.id, role: 6 }] },
      { rolesObserved: [{ plan: world.plans.lead.id, role: 77 }] },
      { blockedTags: [world.tags.open] },
      { blockedTags: [world.tags.other] },
      { deleted: true },
    ]) {
      const answer = await askWith(token, 'PUT', `/users/${id}`, body)
      expect({ body, isRefused: [400, 403, 422].includes(answer.status) }).toEqual({
        body,
        isRefused: true,
      })
    }
    expect(await stored(id)).toEqual(before)
  })

  it('nobody frees themself from a blocked tag', async () => {
    const { withBlockedTag } = world.people
    const answer = await ask('withBlockedTag', 'PUT', `/users/${withBlockedTag}`, {
      blockedTags: [],
    })
    expect(answer.status).toBe(403)
    const left = await server.database.orm
      .select()
      .from(userBlockedTags)
      .where(eq(userBlockedTags.userId, withBlockedTag))
    expect(left).toHaveLength(1)
  })
})

describe('changing others', () => {
  it('an admin of all their plans changes name and address, and the former address is told', async () => {
    const { id } = await addAccepted()
    const former = (await stored(id))?.emailAddress
    const emailAddress = newAddress()
    const answer = await ask('admin', 'PUT', `/users/${id}`, { firstName: 'Lena', emailAddress })
    expect(answer.json).toMatchObject({ firstName: 'Lena', emailAddress, status: 'accepted' })
    const told = (await server.mails()).filter(({ to }) => to === former)
    expect(told.map(({ subject }) => subject)).toContain('Your e-mail address was changed')
    const [event] = await server.database.orm
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'person_changed'), eq(auditEvents.subjectId, id)))
    expect(event).toMatchObject({
      userId: world.people.admin,
      details: { fields: ['emailAddress', 'firstName'] },
    })
    expect(JSON.stringify(event)).not.toContain(emailAddress)
  })

  it('who has not accepted is renamed, and keeps the address that was invited', async () => {
    const id = await add()
    const renamed = await ask('admin', 'PUT', `/users/${id}`, { firstName: 'Lena' })
    expect(renamed.json).toMatchObject({ firstName: 'Lena', status: 'pending' })
    expect((await stored(id))?.firstName).toBe('Lena')
    const answer = await ask('admin', 'PUT', `/users/${id}`, { emailAddress: newAddress() })
    expect(answer.json).toMatchObject({ status: 409, code: 'conflict' })
  })

  it('nothing that an admin tries tells somebody who is known elsewhere from somebody new', async () => {
    const { orm } = server.database
    const { id: known } = await addAccepted()
    await orm.delete(accountMembers).where(eq(accountMembers.userId, known))
    await orm.insert(accountMembers).values({ accountId: world.accounts.other, userId: known })
    const emailAddress = (await stored(known))?.emailAddress
    const invited = await ask('admin', 'POST', '/users', newcomer({ emailAddress }))
    expect(invited.json?.['id']).toBe(known)
    const fresh = await add()
    const anonymous = { id: 0, emailAddress: '', requestId: '' }
    const essence = ({ status, json }: Reply) => ({ status, ...json, ...anonymous })
    for (const [who, method, path, body] of [
      ['contributor', 'POST', '/password-reset', undefined],
      ['contributor', 'PUT', '', { firstName: 'Mallory' }],
      ['admin', 'POST', '/password-reset', undefined],
      ['admin', 'PUT', '', { firstName: 'Lena', lastName: 'Ito' }],
      ['admin', 'GET', '', undefined],
      ['admin', 'PUT', '', { emailAddress: newAddress() }],
      ['admin', 'PUT', '', { emailAddress: 'owner@world.test' }],
      ['admin', 'PUT', '', { deleted: true }],
      ['admin', 'GET', '', undefined],
    ] as const) {
      const mails = (await server.mails()).length
      const ofKnown = await ask(who, method, `/users/${known}${path}`, body)
      const ofFresh = await ask(who, method, `/users/${fresh}${path}`, body)
      expect(essence(ofKnown)).toEqual(essence(ofFresh))
      expect(await server.mails()).toHaveLength(mails)
    }
    expect(await stored(known)).toMatchObject({ firstName: 'Priya', emailAddress, deletedAt: null })
    expect((await stored(fresh))?.deletedAt).not.toBeNull()
    const accountsLeft = await orm
      .select({ id: accountMembers.accountId })
      .from(accountMembers)
      .where(eq(accountMembers.userId, known))
    expect(accountsLeft).toEqual([{ id: world.accounts.other }])
  })

  it('a new address is decided on again when nobody can be invited any more', async () => {
    const { orm } = server.database
    const { id } = await addAccepted()
    const [row] = await findUsers(orm, [id])
    if (row === undefined) throw new Error('The person who was added is not there.')
    // Others invite them between the decision and the change.
    await orm.insert(accountMembers).values({ accountId: world.accounts.other, userId: id })
    const isAlone = (person: Person) =>
      person.accounts.length === 1
        ? ({ allowed: true } as const)
        : ({ allowed: false, code: 'not-plan-admin' } as const)
    const change = {
      emailAddress: newAddress(),
      observed: [],
      viewOrder: null,
      blockedTags: { added: [], removed: [], told: [] },
    }
    const writing = {
      actorId: world.people.admin,
      decide: isAlone,
      config: TEST_CONFIG,
      now: server.clock.now(),
    }
    const person = { row, accountIds: row.accountIds, isInvited: false }
    await expect(updatePerson(orm, person, change, writing)).rejects.toMatchObject({
      statusCode: 403,
    })
    expect(await stored(id)).toMatchObject({ emailAddress: row.emailAddress })
    await orm
      .delete(accountMembers)
      .where(and(eq(accountMembers.userId, id), eq(accountMembers.accountId, world.accounts.other)))
    await updatePerson(orm, person, change, writing)
    const again = { ...change, emailAddress: newAddress() }
    await expect(updatePerson(orm, person, again, writing)).rejects.toMatchObject({
      statusCode: 409,
      code: 'conflict',
    })
  })

  it.each([
    ['a contributor', 'contributor', 403],
    ['a viewer', 'viewer', 404],
    ['an outsider', 'outsider', 404],
  ] as const)('%s does not', async (_sentence, who, status) => {
    const id = await add()
    const answer = await ask(who, 'PUT', `/users/${id}`, { firstName: 'Mallory' })
    expect(answer.status).toBe(status)
    expect((await stored(id))?.firstName).toBe('Priya')
  })

  it('nobody changes the owner, and nobody who reaches further than they do', async () => {
    const { owner, admin } = world.people
    const { orm } = server.database
    const { id } = await addAccepted()
    await orm.insert(userRoles).values({
      userId: id,
      accountId: world.accounts.own,
      planId: world.plans.closedNested.id,
      roleId: 6,
    })
    for (const userId of [owner, id]) {
      for (const body of [{ emailAddress: newAddress() }, { firstName: 'X' }, { deleted: true }]) {
        expect((await ask('admin', 'PUT', `/users/${userId}`, body)).status).toBe(403)
      }
    }
    expect((await ask('owner', 'PUT', `/users/${id}`, { firstName: 'Ada' })).status).toBe(200)
    expect((await ask('owner', 'PUT', `/users/${owner}`, { firstName: 'Olive' })).status).toBe(200)
    expect((await ask('owner', 'PUT', `/users/${owner}`, { deleted: true })).status).toBe(403)
    expect((await ask('admin', 'PUT', `/users/${admin}`, { deleted: true })).status).toBe(403)
  })

  it('an account admin is beyond a plan admin', async () => {
    const { id } = await addAccepted()
    await server.database.orm
      .insert(userRoles)
      .values({ userId: id, accountId: world.accounts.own, roleId: 2 })
    const body = { emailAddress: newAddress() }
    expect((await ask('admin', 'PUT', `/users/${id}`, body)).status).toBe(403)
  })

  it('somebody of two accounts is changed by neither', async () => {
    const { id } = await addAccepted()
    const { orm } = server.database
    await orm.insert(accountMembers).values({ accountId: world.accounts.other, userId: id })
    for (const who of ['admin', 'owner', 'outsider'] as const) {
      const answer = await ask(who, 'PUT', `/users/${id}`, { emailAddress: newAddress() })
      expect(answer.status).toBe(403)
      expect((await ask(who, 'PUT', `/users/${id}`, { deleted: true })).status).toBe(403)
    }
  })

  it('password, photo, views and tutorials of others are theirs', async () => {
    const id = await add()
    const { lead } = world.plans
    for (const body of [
      { password: 'chosen by somebody else' },
      { profileImage: 1 },
      { mostRecentView: 'budget' },
      { mostRecentPlanId: lead.id },
      { rolesObserved: [{ plan: lead.id, role: 6 }] },
      { customViews: [1] },
    ]) {
      expect((await ask('admin', 'PUT', `/users/${id}`, body)).status).toBe(403)
    }
    const whole = {
      firstName: 'Lena',
      profileImage: null,
      mostRecentView: 'dashboard',
      mostRecentPlanId: null,
      rolesObserved: [],
      customViews: [],
      blockedTags: [],
    }
    expect((await ask('admin', 'PUT', `/users/${id}`, whole)).status).toBe(200)
  })

  it('an admin hides tags of their plan, and no others', async () => {
    const { id, token } = await addAccepted({ userRole: { role: 5 } })
    const { tags, plans } = world
    const put = (who: keyof typeof tokens, blockedTags: number[]) =>
      ask(who, 'PUT', `/users/${id}`, { blockedTags })
    const sees = async () =>
      (await askWith(token, 'GET', `/tags?plan=${plans.lead.id}`)).text.includes('Zebra')
    expect(await sees()).toBe(true)
    expect((await put('admin', [tags.blocked])).json).toMatchObject({ blockedTags: [tags.blocked] })
    expect(await sees()).toBe(false)
    expect((await put('admin', [tags.other])).status).toBe(422)
    expect((await put('contributor', [])).status).toBe(200)
    expect(await sees()).toBe(false)
    expect((await put('contributor', [tags.open])).status).toBe(403)
    expect((await put('admin', [])).json).toMatchObject({ blockedTags: [] })
    expect(await sees()).toBe(true)
    const ownerTags = { blockedTags: [tags.open] }
    expect((await ask('admin', 'PUT', `/users/${world.people.owner}`, ownerTags)).status).toBe(403)
  })

  it('deleting signs out, gives the seat back and frees the address', async () => {
    const { id, token } = await addAccepted()
    const emailAddress = (await stored(id))?.emailAddress
    expect((await ask('admin', 'PUT', `/users/${id}`, { deleted: true })).json).toMatchObject({
      id,
      accountIds: [],
      highestRoleId: null,
    })
    expect((await askWith(token, 'GET', '/me')).status).toBe(401)
    const { orm } = server.database
    expect(await orm.select().from(userRoles).where(eq(userRoles.userId, id))).toEqual([])
    expect((await ask('admin', 'GET', `/users/${id}`)).status).toBe(404)
    expect((await ask('admin', 'PUT', `/users/${id}`, { deleted: true })).status).toBe(404)
    expect(await add({ emailAddress })).not.toBe(id)
  })
})

describe('removing from the account', () => {
  const remove = (who: keyof typeof tokens, user: number, account = world.accounts.own) =>
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

  it('leaves the other accounts of somebody alone', async () => {
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
    const { people, accounts: known, plans } = world
    const { id } = await addAccepted()
    await server.database.orm
      .insert(userRoles)
      .values({ userId: id, accountId: known.own, planId: plans.closedNested.id, roleId: 6 })
    expect((await remove('admin', id)).status).toBe(403)
    expect((await remove('contributor', id)).status).toBe(403)
    expect((await remove('viewer', id)).status).toBe(403)
    expect((await remove('outsider', id)).status).toBe(404)
    expect((await remove('outsider', people.admin, known.other)).status).toBe(404)
    expect((await remove('admin', people.owner)).status).toBe(403)
    expect((await remove('owner', people.owner)).status).toBe(403)
    expect((await remove('admin', people.admin)).status).toBe(403)
    expect((await remove('owner', id)).status).toBe(204)
  })
})
