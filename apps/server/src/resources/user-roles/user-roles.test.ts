import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  accountMembers,
  accounts,
  auditEvents,
  planChanges,
  userRoles,
  users,
} from '../../db/schema'
import { forbidden } from '../../errors/api-error'
import { TEST_CONFIG, createTestServer } from '../../testing/test-server'
import type { Call, Reply, TestServer } from '../../testing/test-server'
import { createWorld } from '../../testing/world'
import type { World } from '../../testing/world'
import { deleteUserRoleRows, updateUserRoleRow } from './write-queries'

let server: TestServer
let world: World
let tokens: Record<keyof World['people'] | 'accountAdmin', string>
let accountAdminId: number

beforeAll(async () => {
  server = await createTestServer()
  world = await createWorld(server.database.orm)
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

const ask = (
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

async function setSeats(bought: { universal?: number; admin?: number; viewer?: number }) {
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

/** Somebody who belongs to the account and has no role yet. */
async function addMember(name = 'member'): Promise<number> {
  counter += 1
  const [user] = await server.database.orm
    .insert(users)
    .values({ emailAddress: `${name}-${counter}@world.test`, firstName: name, lastName: 'World' })
    .returning({ id: users.id })
  const userId = user?.id ?? 0
  await server.database.orm.insert(accountMembers).values({ accountId: world.accounts.own, userId })
  return userId
}

const gift = (user: number, role: number, more: object = {}) => ({
  role,
  user,
  plan: world.plans.lead.id,
  account: world.accounts.own,
  ...more,
})

async function give(userId: number, role: number, more: object = {}): Promise<number> {
  const answer = await ask('admin', 'POST', '', gift(userId, role, more))
  expect(answer.json).toMatchObject({ userId, roleId: role })
  return Number(answer.json?.['id'])
}

async function roleIdOf(userId: number, planId: number | null): Promise<number> {
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

async function stored(id: number) {
  const [row] = await server.database.orm.select().from(userRoles).where(eq(userRoles.id, id))
  return row
}

function holders(answer: Reply): unknown[] {
  const items = answer.json?.['items']
  return Array.isArray(items) ? items.map((item) => item.userId) : []
}

describe('who sees roles', () => {
  it('contributors see those of their plan, viewers their own', async () => {
    const { people, plans } = world
    const ofLead = `?plan.id=${plans.lead.id}`
    const everybody = [
      people.owner,
      people.admin,
      people.contributor,
      people.limited,
      people.viewer,
      people.withoutBudget,
      people.withBlockedTag,
    ]
    expect(holders(await ask('admin', 'GET', ofLead))).toEqual(everybody)
    expect(holders(await ask('contributor', 'GET', ofLead))).toEqual(everybody)
    expect(holders(await ask('viewer', 'GET', ofLead))).toEqual([people.viewer])
    expect((await ask('nestedViewer', 'GET', ofLead)).status).toBe(404)
    expect((await ask('outsider', 'GET', ofLead)).status).toBe(404)
    expect((await ask('lapsed', 'GET', `?plan.id=${plans.lapsed.id}`)).json?.['code']).toBe(
      'account_inactive',
    )
  })

  it('without a plan everybody gets what is theirs to see, and nobody of another account', async () => {
    const { people, accounts: known, plans } = world
    expect(holders(await ask('outsider', 'GET', ''))).toEqual([people.outsider, people.outsider])
    expect(holders(await ask('outsider', 'GET', `?account=${known.own}`))).toEqual([])
    expect(holders(await ask('outsider', 'GET', `?user=${people.admin}`))).toEqual([])
    expect(new Set(holders(await ask('viewer', 'GET', '')))).toEqual(new Set([people.viewer]))
    const ofWest = (reply: Reply) =>
      JSON.stringify(reply.json).includes(`/${plans.closedNested.id}"`)
    expect(ofWest(await ask('owner', 'GET', ''))).toBe(true)
    expect(ofWest(await ask('admin', 'GET', ''))).toBe(false)
  })

  it('one page at a time', async () => {
    const answer = await ask('admin', 'GET', `?plan.id=${world.plans.lead.id}&limit=2&offset=1`)
    expect(holders(answer)).toEqual([world.people.admin, world.people.contributor])
    expect(answer.json?.['total']).toBe(7)
  })

  it('one role alone, and what may not be seen is not there', async () => {
    const { people, plans } = world
    const id = await roleIdOf(people.limited, plans.lead.id)
    expect((await ask('contributor', 'GET', `/${id}`)).json).toMatchObject({
      userId: people.limited,
      planId: plans.lead.id,
      channels: [plans.lead.emailChannelId],
      canEditAllChannels: false,
      allChannelAccess: false,
    })
    expect((await ask('limited', 'GET', `/${id}`)).status).toBe(200)
    for (const who of ['viewer', 'nestedViewer', 'outsider'] as const) {
      const answer = await ask(who, 'GET', `/${id}`)
      const nobodys = await ask(who, 'GET', '/999999')
      expect(answer.status).toBe(404)
      expect(answer.json?.['detail']).toBe(nobodys.json?.['detail'])
    }
  })
})

describe('giving a role', () => {
  it('an admin gives one, in numbers or paths, and it is told and written down', async () => {
    const userId = await addMember()
    const { lead } = world.plans
    const answer = await ask('admin', 'POST', '', {
      role: '/api/roles/5',
      user: `/api/users/${userId}`,
      plan: `/api/plans/${lead.id}`,
      account: `/api/accounts/${world.accounts.own}`,
      canViewBudget: false,
      channels: [`/api/channels/${lead.emailChannelId}`],
      allChannelAccess: false,
    })
    expect(answer.status).toBe(201)
    expect(answer.json).toMatchObject({
      roleId: 5,
      canViewBudget: false,
      channels: [lead.emailChannelId],
      canEditAllChannels: false,
    })
    const id = Number(answer.json?.['id'])
    const [change] = await server.database.orm
      .select()
      .from(planChanges)
      .where(sql`${planChanges.collection} = 'user_roles' and ${planChanges.planId} = ${lead.id}`)
      .orderBy(sql`${planChanges.id} desc`)
      .limit(1)
    expect(change).toMatchObject({ action: 'created', ids: [id] })
    const [event] = await server.database.orm
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectId, id), eq(auditEvents.action, 'role_given')))
    expect(event).toMatchObject({
      userId: world.people.admin,
      accountId: world.accounts.own,
      details: { userId, planId: lead.id, roleId: 5 },
    })
  })

  it.each([
    ['a contributor', 'contributor', 403],
    ['a viewer', 'viewer', 403],
    ['an outsider', 'outsider', 404],
    ['somebody of the lapsed account', 'lapsed', 404],
  ] as const)('%s gives none', async (_sentence, who, status) => {
    const userId = await addMember()
    const answer = await ask(who, 'POST', '', gift(userId, 6))
    expect(answer.status).toBe(status)
    expect(await roleIdOf(userId, world.plans.lead.id)).toBe(0)
  })

  it.each([
    ['the owner role', { role: 1 }, 403],
    ['a role that is not given on plans', { role: 2 }, 403],
    ['a role that there is not', { role: 77 }, 422],
    ['a viewer who edits all channels', { role: 6, canEditAllChannels: true }, 422],
    ['two names that do not agree', { canEditAllChannels: true, allChannelAccess: false }, 422],
    ['an invented field', { isSuperUser: true }, 400],
    ['an invented person', { user: 999_999 }, 422],
  ])('%s is refused', async (_sentence, more, status) => {
    const userId = await addMember()
    expect((await ask('admin', 'POST', '', gift(userId, 5, more))).status).toBe(status)
    expect(await roleIdOf(userId, world.plans.lead.id)).toBe(0)
  })

  it('nothing of another plan or account can be named', async () => {
    const userId = await addMember()
    const { lead, other, closedNested, nested } = world.plans
    const refused = async (more: object) =>
      (await ask('admin', 'POST', '', gift(userId, 5, more))).status
    expect(await refused({ account: world.accounts.other })).toBe(404)
    expect(await refused({ plan: other.id })).toBe(404)
    expect(await refused({ plan: closedNested.id })).toBe(404)
    expect(await refused({ user: world.people.outsider })).toBe(422)
    expect(await refused({ channels: [nested.emailChannelId] })).toBe(422)
    expect(await refused({ channels: [other.emailChannelId] })).toBe(422)
    expect(await roleIdOf(userId, lead.id)).toBe(0)
  })

  it('a second role on the plan is refused in the words of the product', async () => {
    const answer = await ask('admin', 'POST', '', gift(world.people.viewer, 5))
    expect(answer.json).toMatchObject({
      status: 409,
      code: 'already_on_plan',
      detail: TEAM_MESSAGES.alreadyOnPlan,
    })
  })

  it('roles on the account are given by those who are in charge of it', async () => {
    const userId = await addMember()
    const body = { role: 2, user: userId, account: world.accounts.own }
    expect((await ask('admin', 'POST', '', body)).status).toBe(403)
    expect((await ask('accountAdmin', 'POST', '', { ...body, role: 1 })).status).toBe(403)
    expect((await ask('accountAdmin', 'POST', '', body)).json).toMatchObject({
      roleId: 2,
      planId: null,
    })
  })

  it('the same request sent twice makes one role', async () => {
    const userId = await addMember()
    const call: Call = {
      method: 'POST',
      url: '/api/user_roles',
      token: tokens.admin,
      body: gift(userId, 6),
      headers: { 'idempotency-key': 'give-once' },
    }
    const first = await server.call(call)
    const second = await server.call(call)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.json?.['id']).toBe(first.json?.['id'])
  })
})

describe('changing a role', () => {
  it('another role starts with its own rights', async () => {
    const { lead } = world.plans
    const id = await give(await addMember(), 6, { canViewBudget: false })
    expect((await ask('admin', 'PUT', `/${id}`, { roleId: 5 })).json).toMatchObject({
      roleId: 5,
      canViewBudget: true,
      canEditAllChannels: true,
      channels: [lead.emailChannelId, lead.socialChannelId],
    })
    const onlySocial = { channels: [lead.socialChannelId], canEditAllChannels: false }
    expect((await ask('admin', 'PUT', `/${id}`, onlySocial)).json).toMatchObject({
      roleId: 5,
      canViewBudget: true,
      canEditAllChannels: false,
      channels: [lead.socialChannelId],
    })
    expect((await ask('admin', 'PUT', `/${id}`, { canViewBudget: false })).json).toMatchObject({
      canViewBudget: false,
      channels: [lead.socialChannelId],
    })
    expect((await ask('admin', 'PUT', `/${id}`, { roleId: 6, channels: [] })).json).toMatchObject({
      roleId: 6,
      canViewBudget: true,
      canEditAllChannels: false,
      channels: [],
    })
  })

  it('a weaker one counts from the next call on, whatever the token was signed for', async () => {
    const userId = await addMember()
    const { lead } = world.plans
    const id = await give(userId, 5)
    const token = await server.tokenFor(userId)
    const add = () =>
      server.call({
        method: 'POST',
        url: '/api/tactics',
        token,
        body: {
          title: 'New',
          planId: lead.id,
          tacticTypeId: lead.emailTypeId,
          startDate: '2027-01-04T08:00:00',
        },
      })
    expect((await add()).status).toBe(201)
    expect((await ask('admin', 'PUT', `/${id}`, { roleId: 6 })).status).toBe(200)
    expect((await add()).status).toBe(403)
  })

  it('what is raised or moved is refused, and the row stays as it was', async () => {
    const { people, plans, accounts: known } = world
    const id = await give(await addMember(), 6)
    const before = await stored(id)
    for (const body of [
      { roleId: 1 },
      { roleId: 2 },
      { roleId: 3 },
      { canEditAllChannels: true },
      { allChannelAccess: true },
      { channels: [plans.lead.emailChannelId] },
      { roleId: 5, channels: [plans.other.emailChannelId] },
      { id: id + 1 },
      { userId: people.outsider },
      { planId: plans.nested.id },
      { planId: null },
      { accountId: known.other },
      { isSuperUser: true },
    ]) {
      const answer = await ask('admin', 'PUT', `/${id}`, body)
      expect({ body, isRefused: [400, 403, 422].includes(answer.status) }).toEqual({
        body,
        isRefused: true,
      })
    }
    expect(await stored(id)).toEqual(before)
  })

  it('nobody below admin changes any, nobody the owner, nobody their own', async () => {
    const { people, plans } = world
    const viewers = await roleIdOf(people.viewer, plans.lead.id)
    for (const [who, status] of [
      ['contributor', 403],
      ['limited', 403],
      ['viewer', 404],
      ['withoutBudget', 403],
      ['nestedViewer', 404],
      ['outsider', 404],
    ] as const) {
      const id = who === 'viewer' ? await roleIdOf(people.limited, plans.lead.id) : viewers
      expect((await ask(who, 'PUT', `/${id}`, { roleId: 4 })).status).toBe(status)
      expect((await ask(who, 'DELETE', `/${id}`)).status).toBe(status)
    }
    expect((await ask('viewer', 'PUT', `/${viewers}`, { roleId: 4 })).status).toBe(403)
    for (const planId of [null, plans.lead.id]) {
      const owners = await roleIdOf(people.owner, planId)
      for (const who of ['admin', 'owner', 'accountAdmin'] as const) {
        const answer = await ask(who, 'PUT', `/${owners}`, { canViewBudget: false })
        expect(answer.status).toBe(403)
        expect((await ask(who, 'DELETE', `/${owners}`)).status).toBe(403)
      }
    }
    const own = await roleIdOf(people.admin, plans.lead.id)
    expect((await ask('admin', 'PUT', `/${own}`, { roleId: 5 })).status).toBe(403)
    expect((await ask('admin', 'DELETE', `/${own}`)).status).toBe(403)
    expect(await stored(viewers)).toMatchObject({ roleId: 6 })
  })

  it('a contributor never becomes more by their own hand', async () => {
    const { people, plans } = world
    const id = await roleIdOf(people.contributor, plans.lead.id)
    expect((await ask('contributor', 'PUT', `/${id}`, { roleId: 4 })).status).toBe(403)
    const body = gift(people.contributor, 2, { plan: undefined })
    expect((await ask('contributor', 'POST', '', body)).status).toBe(403)
  })
})

describe('revoking', () => {
  it('takes the plan away at once, and the rest of the person stays', async () => {
    const userId = await addMember()
    const id = await give(userId, 5)
    const token = await server.tokenFor(userId)
    const url = `/api/plans/${world.plans.lead.id}`
    expect((await server.call({ method: 'GET', url, token })).status).toBe(200)
    expect((await ask('admin', 'DELETE', `/${id}`)).status).toBe(204)
    expect((await server.call({ method: 'GET', url, token })).status).toBe(404)
    expect((await ask('admin', 'DELETE', `/${id}`)).status).toBe(404)
    await give(userId, 6)
  })

  it('and changing are decided on again by what the role has become meanwhile', async () => {
    const { orm } = server.database
    const { id: planId, accountId } = world.plans.lead
    const userId = await addMember()
    const values = { userId, accountId, planId, roleId: 4 }
    const [stored] = await orm.insert(userRoles).values(values).returning()
    if (stored === undefined) throw new Error('The role that was given is not there.')
    // As somebody read it before it became an admin's.
    const role = { ...stored, roleId: 6, channelIds: [] }
    const writing = {
      actorId: world.people.admin,
      settings: TEST_CONFIG,
      now: server.clock.now(),
      decide: async (_tx: unknown, { roleId }: { readonly roleId: number }) => {
        if (roleId === 4) throw forbidden()
      },
    }
    const refusal = { statusCode: 403 }
    const change = updateUserRoleRow(orm, role, { roleId: 5, intent: {} }, writing)
    await expect(change).rejects.toMatchObject(refusal)
    await expect(deleteUserRoleRows(orm, [role], writing)).rejects.toMatchObject(refusal)
    const [kept] = await orm.select().from(userRoles).where(eq(userRoles.id, stored.id))
    expect(kept).toEqual(stored)
  })

  it('a list goes as a whole or not at all', async () => {
    const mine = await give(await addMember(), 6)
    const theirs = await roleIdOf(world.people.outsider, world.plans.other.id)
    const owners = await roleIdOf(world.people.owner, world.plans.lead.id)
    expect((await ask('admin', 'DELETE', `/${mine},${theirs}`)).status).toBe(404)
    expect((await ask('admin', 'DELETE', `/${mine},${owners}`)).status).toBe(403)
    expect(await stored(mine)).toBeDefined()
    const another = await give(await addMember(), 6)
    expect((await ask('admin', 'DELETE', `/${mine},${another}`)).status).toBe(204)
  })
})

describe('seats', () => {
  async function readSeats(): Promise<Record<string, { current: number; total: number }>> {
    const answer = await server.call({
      method: 'GET',
      url: `/api/accounts/${world.accounts.own}`,
      token: tokens.owner,
    })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract check has held the answer to its schema
    return answer.json?.['seats'] as Record<string, { current: number; total: number }>
  }
  const inUse = async (type: string) => (await readSeats())[type]?.current ?? 0

  it('run out with the message of the product, and one that is given back can be taken', async () => {
    const used = await inUse('universal')
    await setSeats({ universal: used + 1 })
    const last = await give(await addMember(), 6)
    const answer = await ask('admin', 'POST', '', gift(await addMember(), 6))
    expect(answer.json).toMatchObject({
      status: 409,
      code: 'seat_limit_reached',
      detail: "You have reached your Account's seat limit.",
    })
    expect((await ask('admin', 'DELETE', `/${last}`)).status).toBe(204)
    await give(await addMember(), 6)
  })

  it('somebody who sits in one takes no second', async () => {
    const userId = await addMember()
    await give(userId, 5)
    const used = await inUse('universal')
    await setSeats({ universal: used })
    await give(userId, 4, { plan: world.plans.nested.id })
    expect(await inUse('universal')).toBe(used)
  })

  it('a role of another pool needs a seat there', async () => {
    await setSeats({ admin: 100, viewer: 100 })
    const userId = await addMember()
    const id = await give(userId, 6)
    await setSeats({ admin: await inUse('admin'), viewer: 100 })
    const up = await ask('admin', 'PUT', `/${id}`, { roleId: 5 })
    expect(up.json).toMatchObject({ status: 409, code: 'seat_limit_reached' })
    expect(await stored(id)).toMatchObject({ roleId: 6 })
    await setSeats({ admin: (await inUse('admin')) + 1, viewer: 100 })
    expect((await ask('admin', 'PUT', `/${id}`, { roleId: 5 })).status).toBe(200)
    await setSeats({ admin: await inUse('admin'), viewer: await inUse('viewer') })
    expect((await ask('admin', 'PUT', `/${id}`, { roleId: 4 })).status).toBe(200)
    expect((await ask('admin', 'PUT', `/${id}`, { roleId: 6 })).status).toBe(409)
  })

  it('a type that was not bought is not there', async () => {
    await setSeats({ admin: 100 })
    const answer = await ask('admin', 'POST', '', gift(await addMember(), 6))
    expect(answer.json).toMatchObject({ status: 409, code: 'seat_limit_reached' })
  })

  it('50 requests at once for 3 seats give exactly 3', async () => {
    const members = await Promise.all(Array.from({ length: 50 }, () => addMember()))
    await setSeats({ universal: (await inUse('universal')) + 3 })
    const answers = await Promise.all(
      members.map((userId) => ask('admin', 'POST', '', gift(userId, 6))),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(new Set(refused.map(({ json }) => json?.['detail']))).toEqual(
      new Set([TEAM_MESSAGES.seatLimitReached]),
    )
    const { universal } = await readSeats()
    expect(universal?.current).toBe(universal?.total)
  })

  it('seats given back in between are taken once each, and never one too many', async () => {
    const sitting = await Promise.all(
      Array.from({ length: 5 }, async () => give(await addMember(), 6)),
    )
    const members = await Promise.all(Array.from({ length: 30 }, () => addMember()))
    await setSeats({ universal: (await inUse('universal')) + 2 })
    const before = await inUse('universal')
    const [given] = await Promise.all([
      Promise.all(members.map((userId) => ask('admin', 'POST', '', gift(userId, 6)))),
      Promise.all(sitting.map((id) => ask('admin', 'DELETE', `/${id}`))),
    ])
    const taken = given.filter(({ status }) => status === 201).length
    const { universal } = await readSeats()
    expect(universal?.current).toBe(before - 5 + taken)
    expect(universal?.current).toBeLessThanOrEqual(universal?.total ?? 0)
    expect(taken).toBeGreaterThanOrEqual(2)
    expect(taken).toBeLessThanOrEqual(7)
  })
})
