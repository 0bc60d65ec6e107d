import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  accountMembers,
  accounts,
  oneTimeTokens,
  userInvites,
  userRoles,
  users,
} from '../../db/schema'
import { createTestServer } from '../../testing/test-server'
import type { Call, Reply, TestServer } from '../../testing/test-server'
import { createWorld } from '../../testing/world'
import type { World } from '../../testing/world'

type SentMail = Awaited<ReturnType<TestServer['mails']>>[number]

const HOUR_MS = 3_600_000

let server: TestServer
let world: World
let tokens: Record<'owner' | 'admin' | 'contributor' | 'viewer' | 'outsider' | 'lapsed', string>

beforeAll(async () => {
  server = await createTestServer()
  world = await createWorld(server.database.orm)
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

const ask = (
  who: keyof typeof tokens,
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

function advance(ms: number): void {
  server.clock.instant = new Date(server.clock.instant.getTime() + ms)
}

let counter = 0

/** Somebody who was added by the admin: who they are, and their invitation. */
async function addInvited(more: object = {}) {
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

async function inviteIdOf(userId: number): Promise<number> {
  const [row] = await server.database.orm
    .select({ id: userInvites.id })
    .from(userInvites)
    .where(eq(userInvites.userId, userId))
  return row?.id ?? 0
}

const mailsTo = async (address: string): Promise<readonly SentMail[]> =>
  (await server.mails()).filter(({ to }) => to === address)

const tokenIn = (mail: SentMail | undefined): string =>
  new URL(mail?.link ?? '').pathname.split('/')[2] ?? ''

const setPassword = (token: string) =>
  server.call({
    method: 'POST',
    url: `/api/user-password-with-token/${token}`,
    body: { password: 'a long first password' },
  })

describe('from invitation to plan', () => {
  it('the link sets a password, and the person is there', async () => {
    const { id, emailAddress } = await addInvited()
    const [mail] = await mailsTo(emailAddress)
    const reply = await setPassword(tokenIn(mail))
    expect(reply.json).toMatchObject({ user: { id, status: 'accepted' }, roles: [{ roleId: 5 }] })
    expect((await ask('admin', 'GET', `/users/${id}`)).json?.['status']).toBe('accepted')
    const open = await ask('admin', 'GET', `/user_invites?account=${world.accounts.own}`)
    expect(open.text).not.toContain(emailAddress)
  })
})

describe('listing invitations', () => {
  it('shows open ones with their ends to those who manage the people', async () => {
    const { emailAddress, inviteId, id } = await addInvited()
    const url = `/user_invites?account=${world.accounts.own}`
    const items = (await ask('admin', 'GET', url)).json?.['items']
    const sentAt = server.clock.now()
    expect(items).toContainEqual({
      id: inviteId,
      user: `/api/users/${id}`,
      userId: id,
      account: `/api/accounts/${world.accounts.own}`,
      accountId: world.accounts.own,
      plan: `/api/plans/${world.plans.lead.id}`,
      planId: world.plans.lead.id,
      emailAddress,
      sentAt: sentAt.toISOString(),
      expiresAt: new Date(sentAt.getTime() + 7 * 24 * HOUR_MS).toISOString(),
    })
    expect((await ask('owner', 'GET', `${url}&limit=1`)).json?.['items']).toHaveLength(1)
    for (const [who, status] of [
      ['contributor', 403],
      ['viewer', 403],
      ['outsider', 404],
      ['lapsed', 404],
    ] as const) {
      expect((await ask(who, 'GET', url)).status).toBe(status)
    }
  })
})

describe('inviting', () => {
  it('somebody who was just added again makes neither a second invitation nor a second mail', async () => {
    const { id, emailAddress, inviteId } = await addInvited()
    const body = { user: id, account: world.accounts.own, plan: world.plans.lead.id }
    const answers = await Promise.all([
      ask('admin', 'POST', '/user_invites', body),
      ask('admin', 'POST', '/user_invites', body),
    ])
    expect(answers.map(({ json }) => json?.['id'])).toEqual([inviteId, inviteId])
    expect(await mailsTo(emailAddress)).toHaveLength(1)
    advance(HOUR_MS)
    expect((await ask('admin', 'POST', '/user_invites', body)).status).toBe(201)
    expect(await mailsTo(emailAddress)).toHaveLength(2)
  })

  it('is for pending members of the account, and for plans that they are on', async () => {
    const { id } = await addInvited()
    const { people, accounts: known, plans } = world
    const status = async (who: keyof typeof tokens, body: object) =>
      (await ask(who, 'POST', '/user_invites', { user: id, account: known.own, ...body })).status
    expect(await status('admin', { user: people.viewer })).toBe(409)
    expect(await status('admin', { user: people.outsider })).toBe(422)
    expect(await status('admin', { user: 999_999 })).toBe(422)
    expect(await status('admin', { plan: plans.nested.id })).toBe(422)
    expect(await status('admin', { plan: plans.other.id })).toBe(404)
    expect(await status('admin', { account: known.other })).toBe(404)
    expect(await status('contributor', {})).toBe(403)
    expect(await status('outsider', {})).toBe(404)
    expect(await status('outsider', { account: known.other })).toBe(422)
  })
})

describe('sending again', () => {
  it('sends a new link, ends the old one, and not twice within the hour', async () => {
    const { id, emailAddress } = await addInvited()
    const url = `/users/${id}/resend-invitation`
    const [first] = await mailsTo(emailAddress)
    const early = await ask('admin', 'GET', url)
    expect(early.json).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(3000)
    expect(early.json?.['detail']).toMatch(
      /^Too many attempts\. Please wait (59|60) minutes and try again\.$/,
    )
    advance(HOUR_MS)
    const answers = await Promise.all([ask('admin', 'GET', url), ask('owner', 'GET', url)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429])
    const mails = await mailsTo(emailAddress)
    expect(mails).toHaveLength(2)
    expect((await setPassword(tokenIn(first))).status).toBe(401)
    expect((await setPassword(tokenIn(mails[1]))).status).toBe(200)
    advance(HOUR_MS)
    expect((await ask('admin', 'GET', url)).json).toMatchObject({ status: 409, code: 'conflict' })
  })

  it('is for those who manage the people', async () => {
    const { id } = await addInvited()
    advance(HOUR_MS)
    const url = `/users/${id}/resend-invitation`
    expect((await ask('contributor', 'GET', url)).status).toBe(403)
    expect((await ask('viewer', 'GET', url)).status).toBe(404)
    expect((await ask('outsider', 'GET', url)).status).toBe(404)
    expect((await ask('outsider', 'GET', '/users/999999/resend-invitation')).status).toBe(404)
  })

  it('makes the first invitation of somebody who has none', async () => {
    const { id, emailAddress } = await addInvited()
    expect(await mailsTo(emailAddress)).toHaveLength(1)
    await server.database.orm.delete(userInvites).where(eq(userInvites.userId, id))
    expect((await ask('admin', 'GET', `/users/${id}/resend-invitation`)).status).toBe(200)
    expect(await mailsTo(emailAddress)).toHaveLength(2)
  })
})

describe('withdrawing', () => {
  it('ends the link, takes the roles, gives the seat back and frees the address', async () => {
    const { id, emailAddress, inviteId } = await addInvited()
    const [mail] = await mailsTo(emailAddress)
    const { orm } = server.database
    const isOwn = eq(accounts.id, world.accounts.own)
    const before = (await ask('owner', 'GET', `/accounts/${world.accounts.own}`)).json?.['seats']
    expect((await ask('admin', 'DELETE', `/user_invites/${inviteId}`)).status).toBe(204)
    expect((await setPassword(tokenIn(mail))).status).toBe(401)
    expect(await orm.select().from(userRoles).where(eq(userRoles.userId, id))).toEqual([])
    expect(await orm.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, id))).toEqual([])
    const after = (await ask('owner', 'GET', `/accounts/${world.accounts.own}`)).json?.['seats']
    expect(after).not.toEqual(before)
    const [account] = await orm.select().from(accounts).where(isOwn)
    expect(after).toMatchObject({ universal: { total: account?.universalSeatsTotal } })
    expect((await ask('admin', 'DELETE', `/user_invites/${inviteId}`)).status).toBe(404)
    const [again] = await orm.select().from(users).where(eq(users.id, id))
    expect(again?.deletedAt).not.toBeNull()
    const back = await addInvited({ emailAddress })
    expect(back.id).not.toBe(id)
  })

  it('leaves somebody known elsewhere as they were there', async () => {
    const { outsider } = world.people
    await addInvited({ emailAddress: 'outsider@world.test' })
    const inviteId = await inviteIdOf(outsider)
    expect((await ask('admin', 'DELETE', `/user_invites/${inviteId}`)).status).toBe(204)
    expect((await ask('outsider', 'GET', `/plans/${world.plans.other.id}`)).status).toBe(200)
    const left = await server.database.orm
      .select({ accountId: accountMembers.accountId })
      .from(accountMembers)
      .where(eq(accountMembers.userId, outsider))
    expect(left).toEqual([{ accountId: world.accounts.other }])
  })

  it('is for who could remove the person, and goes as a whole or not at all', async () => {
    const { id, inviteId } = await addInvited()
    const another = await addInvited()
    const { orm } = server.database
    const { accounts: known, plans } = world
    const url = `/user_invites/${inviteId}`
    expect((await ask('contributor', 'DELETE', url)).status).toBe(404)
    expect((await ask('outsider', 'DELETE', url)).status).toBe(404)
    await orm.insert(userRoles).values({
      userId: id,
      accountId: known.own,
      planId: plans.closedNested.id,
      roleId: 6,
    })
    const both = `/user_invites/${another.inviteId},${inviteId}`
    expect((await ask('admin', 'DELETE', both)).status).toBe(403)
    expect(await inviteIdOf(another.id)).toBe(another.inviteId)
    expect((await ask('admin', 'DELETE', `${both},999999`)).status).toBe(404)
    expect((await ask('owner', 'DELETE', both)).status).toBe(204)
  })

  it('of many while others take the seats leaves no seat taken twice', async () => {
    const { orm } = server.database
    const isOwn = eq(accounts.id, world.accounts.own)
    const invited = await Promise.all(Array.from({ length: 5 }, () => addInvited()))
    const seats = (await ask('owner', 'GET', `/accounts/${world.accounts.own}`)).json?.['seats']
    expect(seats).toMatchObject({ universal: { current: expect.any(Number) } })
    const used = JSON.stringify(seats).match(/"current":(\d+)/)?.[1]
    await orm
      .update(accounts)
      .set({ universalSeatsTotal: Number(used) + 3 })
      .where(isOwn)
    const [added] = await Promise.all([
      Promise.all(Array.from({ length: 25 }, () => addInvited())),
      Promise.all(
        invited.map(({ inviteId }) => ask('admin', 'DELETE', `/user_invites/${inviteId}`)),
      ),
    ])
    const taken = added.filter(({ id }) => Number.isInteger(id)).length
    expect(taken).toBeGreaterThanOrEqual(3)
    expect(taken).toBeLessThanOrEqual(8)
    const after = await ask('owner', 'GET', `/accounts/${world.accounts.own}`)
    expect(after.json?.['seats']).toMatchObject({
      universal: { current: Number(used) - 5 + taken, total: Number(used) + 3 },
      universalRemaining: 8 - taken,
    })
    await orm.update(accounts).set({ universalSeatsTotal: 1000 }).where(isOwn)
  })
})
