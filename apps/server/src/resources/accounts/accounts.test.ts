import { and, eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountMembers, accounts, auditEvents, plans, userRoles, users } from '../../db/schema'
import type { Call, Reply } from '../../testing/test-server'
import { askWith, server, setUpServer, tokens, world } from '../../testing/world-scenario'
import type { Person } from '../../testing/world-scenario'

const MAKER = 4

let maker: string

setUpServer()
beforeAll(async () => {
  await server.database.orm.insert(users).values({ id: MAKER, emailAddress: 'maker@world.test' })
  maker = await server.tokenFor(MAKER)
})

const ask = (
  who: Person | 'maker',
  method: Call['method'],
  url: string,
  body?: object,
): Promise<Reply> => askWith(who === 'maker' ? maker : tokens[who], method, `/accounts${url}`, body)

let counter = 0

async function addUser(): Promise<number> {
  counter += 1
  const [row] = await server.database.orm
    .insert(users)
    .values({ emailAddress: `account-${counter}@world.test`, status: 'accepted' })
    .returning({ id: users.id })
  return row?.id ?? 0
}

async function addAccount(ownerId: number): Promise<number> {
  const answer = await ask('maker', 'POST', '', {
    contactCompanyName: ' Eastfield ',
    owner: `/api/users/${ownerId}`,
    seats: { admin: 5, viewer: 10 },
  })
  expect(answer.status).toBe(201)
  return Number(answer.json?.['id'])
}

describe('creating an account', () => {
  it('the people who make the product do, and its owner owns it', async () => {
    const owner = await addUser()
    const id = await addAccount(owner)
    const token = await server.tokenFor(owner)
    const answer = await server.call({ method: 'GET', url: `/api/accounts/${id}`, token })
    expect(answer.json).toMatchObject({
      contactCompanyName: 'Eastfield',
      ownerId: owner,
      isActive: true,
      hasTacticTypeCF: false,
      source: null,
      plans: [],
      userRoles: [{ roleId: 1, userId: owner, planId: null }],
      seats: { admin: { current: 1, total: 5 }, viewer: { current: 0, total: 10 } },
    })
  })

  it.each([
    ['nobody else', 'owner', {}, 403],
    ['no account owner who is not there', 'maker', { owner: 999_999 }, 422],
    ['no field that is not in the contract', 'maker', { isActive: true }, 400],
    ['no blank name', 'maker', { contactCompanyName: ' ' }, 400],
  ] as const)('%s', async (_sentence, who, more, status) => {
    const body = { contactCompanyName: 'Eastfield', owner: world.people.owner, ...more }
    expect((await ask(who, 'POST', '', body)).status).toBe(status)
  })

  it('no account owner who was deleted', async () => {
    const owner = await addUser()
    const { orm } = server.database
    await orm.update(users).set({ deletedAt: server.clock.now() }).where(eq(users.id, owner))
    const body = { contactCompanyName: 'Eastfield', owner }
    expect((await ask('maker', 'POST', '', body)).status).toBe(422)
  })

  it('the same request sent twice makes one account', async () => {
    const call: Call = {
      method: 'POST',
      url: '/api/accounts',
      token: maker,
      body: { contactCompanyName: 'Once', owner: await addUser() },
      headers: { 'idempotency-key': 'account-once' },
    }
    const first = await server.call(call)
    expect((await server.call(call)).json?.['id']).toBe(first.json?.['id'])
  })
})

describe('changing an account', () => {
  it('its owner changes name and addresses, and the log says which, not what', async () => {
    const url = `/${world.accounts.own}`
    const answer = await ask('owner', 'PUT', url, {
      id: world.accounts.own,
      contactCompanyName: ' Northfield Ltd ',
      contactPhone: '+1 217 555 0100',
      billingCity: 'Springfield',
      contactCity: null,
    })
    expect(answer.json).toMatchObject({
      contactCompanyName: 'Northfield Ltd',
      contactPhone: '+1 217 555 0100',
      billingCity: 'Springfield',
    })
    expect((await ask('admin', 'GET', url)).json).toMatchObject({
      contactCompanyName: 'Northfield Ltd',
      contactPhone: null,
      billingCity: null,
    })
    const [event] = await server.database.orm
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'account_changed'))
    expect(event).toMatchObject({ userId: world.people.owner, accountId: world.accounts.own })
    expect(JSON.stringify(event)).not.toContain('555')
  })

  it.each([
    ['an admin', 'admin', 403],
    ['a viewer', 'viewer', 403],
    ['an outsider', 'outsider', 404],
    ['another outsider', 'lapsed', 404],
  ] as const)('%s does not', async (_sentence, who, status) => {
    const answer = await ask(who, 'PUT', `/${world.accounts.own}`, { contactPhone: '1' })
    expect(answer.status).toBe(status)
  })

  it('an account that has lapsed is not changed', async () => {
    const answer = await ask('lapsed', 'PUT', `/${world.accounts.lapsed}`, { contactPhone: '1' })
    expect(answer.json).toMatchObject({ status: 403, code: 'account_inactive' })
  })

  it('owner, seats, state and number are not its owner’s to change', async () => {
    const isOwn = eq(accounts.id, world.accounts.own)
    const before = await server.database.orm.select().from(accounts).where(isOwn)
    for (const body of [
      { owner: world.people.admin },
      { ownerId: world.people.admin },
      { seats: { universal: 1000 } },
      { isActive: false },
      { isBillingShown: true },
      { hasTacticTypeCF: false },
      { id: world.accounts.other },
    ]) {
      const { status } = await ask('owner', 'PUT', `/${world.accounts.own}`, body)
      expect({ body, isRefused: [400, 422].includes(status) }).toEqual({ body, isRefused: true })
    }
    expect(await server.database.orm.select().from(accounts).where(isOwn)).toEqual(before)
  })
})

describe('deleting accounts', () => {
  it('takes plans and roles along, and the people who have no other', async () => {
    const { orm } = server.database
    const [owner, member] = [await addUser(), await addUser()]
    const id = await addAccount(owner)
    const guests = [world.people.viewer, MAKER]
    await orm
      .insert(accountMembers)
      .values([member, ...guests].map((userId) => ({ accountId: id, userId })))
    const [plan] = await orm
      .insert(plans)
      .values({ accountId: id, name: 'Gone', type: 'Individual' })
      .returning({ id: plans.id })
    await orm
      .insert(userRoles)
      .values({ accountId: id, userId: member, planId: plan?.id ?? 0, roleId: 6 })
    // An account that goes with it is no other.
    const second = await addAccount(owner)
    await orm.insert(accountMembers).values({ accountId: second, userId: member })
    const token = await server.tokenFor(member)
    expect((await ask('owner', 'DELETE', `/${id}`)).status).toBe(403)
    expect((await ask('maker', 'DELETE', `/${id},999999`)).status).toBe(404)
    expect((await server.call({ method: 'GET', url: '/api/me', token })).status).toBe(200)
    expect((await ask('maker', 'DELETE', `/${second},${id}`)).status).toBe(204)
    expect((await ask('maker', 'GET', `/${id}`)).status).toBe(404)
    expect((await server.call({ method: 'GET', url: '/api/me', token })).status).toBe(401)
    const left = await orm
      .select({ id: users.id, deletedAt: users.deletedAt })
      .from(users)
      .where(inArray(users.id, [owner, member, ...guests]))
      .orderBy(users.id)
    expect(left.filter(({ deletedAt }) => deletedAt === null).map((row) => row.id)).toEqual([
      MAKER,
      world.people.viewer,
    ])
    const rows = await orm
      .select()
      .from(userRoles)
      .where(and(eq(userRoles.accountId, id)))
    expect(rows).toEqual([])
    expect((await ask('maker', 'DELETE', `/${id}`)).status).toBe(404)
  })
})
