import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  auditEvents,
  oneTimeTokens,
  outgoingMails,
  sessions,
  userInvites,
  users,
} from '../db/schema'
import { createTestServer } from '../testing/test-server'
import type { Reply, TestServer } from '../testing/test-server'
import { WORLD_PASSWORD, createWorld } from '../testing/world'
import type { World } from '../testing/world'
import { queueMail } from '../mail/queue-mail-queries'
import { mintLinkToken } from '../tokens/one-time-token-queries'

const NEW_PASSWORD = 'a newer password of a test'

let server: TestServer
let world: World

beforeAll(async () => {
  server = await createTestServer()
  world = await createWorld(server.database.orm)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.orm.delete(auditEvents)
})

function forgot(emailAddress: string, headers: Readonly<Record<string, string>> = {}) {
  const url = `/api/user/forgotpassword/${encodeURIComponent(emailAddress)}`
  return server.call({ method: 'POST', url, headers })
}

function change(token: string, password = NEW_PASSWORD): Promise<Reply> {
  return server.call({ method: 'POST', url: `/api/usertoken/${token}`, body: { password } })
}

function set(token: string, password = NEW_PASSWORD): Promise<Reply> {
  const url = `/api/user-password-with-token/${token}`
  return server.call({ method: 'POST', url, body: { password } })
}

async function statusOfSignIn(emailAddress: string, password: string): Promise<number> {
  const body = { emailAddress, password }
  return (await server.call({ method: 'POST', url: '/api/authenticate', body })).status
}

/** The address of the link in the newest mail to somebody. */
async function linkTo(emailAddress: string): Promise<URL> {
  const mails = await server.mails()
  const mail = mails.findLast(({ to }) => to === emailAddress)
  return new URL(mail?.link ?? 'about:blank')
}

async function resetTokenOf(emailAddress: string): Promise<string> {
  return (await linkTo(emailAddress)).searchParams.get('token') ?? ''
}

async function statusOfMe(token: string): Promise<number> {
  return (await server.call({ method: 'GET', url: '/api/me', token })).status
}

function advance(seconds: number): void {
  server.clock.instant = new Date(server.clock.instant.getTime() + seconds * 1000)
}

const essence = ({ status, json }: Reply) => ({ status, json })

describe('a forgotten password', () => {
  it('is replaced by the link of a mail, and every session of before ends at once', async () => {
    const before = await server.tokenFor(world.people.viewer)
    expect((await forgot('Viewer@World.test')).json).toEqual({ ok: true })
    const token = await resetTokenOf('viewer@world.test')
    expect(await statusOfMe(before)).toBe(200)
    expect((await change(token)).json).toEqual({ ok: true })
    expect(await statusOfMe(before)).toBe(401)
    expect(await statusOfSignIn('viewer@world.test', WORLD_PASSWORD)).toBe(401)
    expect(await statusOfSignIn('viewer@world.test', NEW_PASSWORD)).toBe(200)
    const told = (await server.mails()).at(-1)
    expect(told).toMatchObject({ to: 'viewer@world.test', subject: 'Your password was changed' })
  })

  it('can also be asked for with the address in the body', async () => {
    const reply = await server.call({
      method: 'POST',
      url: '/api/user/forgotpassword',
      body: { emailAddress: 'admin@world.test' },
    })
    expect(reply.json).toEqual({ ok: true })
    expect(await resetTokenOf('admin@world.test')).toHaveLength(43)
  })

  it('gives the same answer for a known and an unknown email address', async () => {
    const sent = (await server.mails()).length
    expect(essence(await forgot('nobody@world.test'))).toEqual(
      essence(await forgot('contributor@world.test')),
    )
    const mails = (await server.mails()).slice(sent)
    expect(mails.map(({ to }) => to)).toEqual(['contributor@world.test'])
  })

  it('is answered before the mail is sent, so that the time does not tell either', async () => {
    let letMailGo: () => void = () => undefined
    const mailMayGo = new Promise<void>((resolve) => {
      letMailGo = resolve
    })
    const slow = await createTestServer({}, () => ({
      mailTransport: { send: () => mailMayGo, close: () => undefined },
    }))
    await createWorld(slow.database.orm)
    const url = '/api/user/forgotpassword/contributor@world.test'
    expect((await slow.call({ method: 'POST', url })).json).toEqual({ ok: true })
    letMailGo()
    await slow.close()
  })

  it('of somebody deleted brings no mail', async () => {
    const { orm } = server.database
    const isLapsed = eq(users.id, world.people.lapsed)
    await orm.update(users).set({ deletedAt: new Date() }).where(isLapsed)
    const sent = (await server.mails()).length
    expect((await forgot('lapsed@world.test')).status).toBe(200)
    expect(await server.mails()).toHaveLength(sent)
    await orm.update(users).set({ deletedAt: null }).where(isLapsed)
  })

  it('leads to our own address, whatever a request says about the host', async () => {
    await forgot('owner@world.test', {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      origin: 'https://evil.example',
    })
    const link = await linkTo('owner@world.test')
    expect(`${link.origin}${link.pathname}`).toBe('http://127.0.0.1:4320/change-password')
  })

  it('works once, for an hour, and only with the newest link', async () => {
    await forgot('limited@world.test')
    const older = await resetTokenOf('limited@world.test')
    await forgot('limited@world.test')
    const newer = await resetTokenOf('limited@world.test')
    expect((await change(older)).json).toMatchObject({ status: 401, code: 'token_invalid' })
    const both = await Promise.all([change(newer), change(newer)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 401]))
    await forgot('limited@world.test')
    const late = await resetTokenOf('limited@world.test')
    advance(3601)
    expect((await change(late)).json).toMatchObject({ status: 401, code: 'token_invalid' })
    expect(await statusOfSignIn('limited@world.test', NEW_PASSWORD)).toBe(200)
  })

  it('changed by one link ends the others of that person', async () => {
    const { orm } = server.database
    const now = server.clock.now()
    const userId = world.people.withoutBudget
    const signIn = await mintLinkToken(orm, { userId, purpose: 'sign_in' }, now)
    const change1 = await mintLinkToken(orm, { userId, purpose: 'change_password' }, now)
    expect((await change(change1)).status).toBe(200)
    const left = await orm
      .select({ usedAt: oneTimeTokens.usedAt })
      .from(oneTimeTokens)
      .where(eq(oneTimeTokens.userId, userId))
    expect(signIn).toHaveLength(43)
    expect(left).toEqual([{ usedAt: now }])
  })

  it('cannot be set by a link for something else', async () => {
    const now = server.clock.now()
    const owner = { userId: world.people.owner, purpose: 'sign_in' } as const
    const token = await mintLinkToken(server.database.orm, owner, now)
    expect((await change(token)).status).toBe(401)
    expect((await set(token)).status).toBe(401)
  })

  it('floods no mailbox: three mails an hour, and the answer stays the same', async () => {
    const sent = (await server.mails()).length
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await forgot('nested-viewer@world.test')).json).toEqual({ ok: true })
      await server.mails()
    }
    expect((await server.mails()).length - sent).toBe(3)
    advance(3601)
    await forgot('nested-viewer@world.test')
    expect((await server.mails()).length - sent).toBe(4)
  })

  it('asked for too often from one address is refused there, and nowhere else', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) {
      expect((await forgot(`nobody${attempt}@world.test`)).status).toBe(200)
    }
    const stopped = await forgot('owner@world.test')
    expect(stopped.json).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
    const elsewhere = await server.app.inject({
      method: 'POST',
      url: '/api/user/forgotpassword/owner@world.test',
      remoteAddress: '203.0.113.9',
    })
    expect(elsewhere.statusCode).toBe(200)
  })

  it('leaves no address, token or password in the database', async () => {
    await forgot('owner@world.test')
    const token = await resetTokenOf('owner@world.test')
    await change(token, 'hunter2 of a test')
    const { orm } = server.database
    const rows = JSON.stringify([
      await orm.select().from(auditEvents),
      await orm.select().from(oneTimeTokens),
      await orm.select().from(outgoingMails),
      await orm.select().from(sessions),
    ])
    for (const secret of ['owner@world.test', token, 'hunter2', '127.0.0.1']) {
      expect(rows).not.toContain(secret)
    }
  })
})

describe('guessing links', () => {
  it('is stopped after thirty of one address; a good one works on', async () => {
    const guess = (index: number) => `${'x'.repeat(40)}${index}`
    for (let attempt = 10; attempt < 40; attempt += 1) {
      expect((await change(guess(attempt))).status).toBe(401)
    }
    expect((await change(guess(40))).status).toBe(429)
    expect((await set(guess(41))).status).toBe(429)
    const now = server.clock.now()
    const owner = { userId: world.people.admin, purpose: 'change_password' } as const
    const good = await mintLinkToken(server.database.orm, owner, now)
    expect((await change(good, WORLD_PASSWORD)).status).toBe(200)
  })
})

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

  it('to another account stays open when somebody known only gets a new password', async () => {
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

  it('answered from a page of another site is refused and stays good', async () => {
    const { token } = await invite('lured@world.test')
    const url = `/api/user-password-with-token/${token}`
    const body = { password: NEW_PASSWORD }
    const headers = { origin: 'https://evil.example' }
    expect((await server.call({ method: 'POST', url, body, headers })).status).toBe(403)
    expect((await set(token)).status).toBe(200)
  })

  it('of somebody deleted meanwhile is worth nothing', async () => {
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

describe('a sign-in by link', () => {
  const bypass = (refreshToken: string, headers = {}) =>
    server.call({
      method: 'POST',
      url: '/api/authenticate/bypass',
      body: { refreshToken },
      headers,
    })
  const mint = () =>
    mintLinkToken(
      server.database.orm,
      { userId: world.people.owner, purpose: 'sign_in' },
      server.clock.now(),
    )

  it('works once and lasts a day, however often it is refreshed', async () => {
    const token = await mint()
    const reply = await bypass(token)
    expect(reply.status).toBe(200)
    const cookie = String(reply.headers['set-cookie'])
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Max-Age=86400']) {
      expect(cookie).toContain(part)
    }
    expect((await bypass(token)).json).toMatchObject({ status: 401, code: 'token_invalid' })
    const events = await server.database.orm
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'signed_in'))
    expect(events).toMatchObject([{ userId: world.people.owner, details: { way: 'link' } }])
    advance(12 * 3600)
    const refreshed = await server.call({
      method: 'POST',
      url: '/api/refreshToken',
      headers: { cookie: cookie.split(';')[0] ?? '' },
    })
    expect(refreshed.status).toBe(200)
    expect(String(refreshed.headers['set-cookie'])).toContain('Max-Age=43200')
    const accessToken = refreshed.json?.['accessToken']
    const bearer =
      typeof accessToken === 'object' && accessToken !== null && 'token' in accessToken
        ? String(accessToken.token)
        : ''
    expect(await statusOfMe(bearer)).toBe(200)
    advance(12 * 3600 + 1)
    expect(await statusOfMe(bearer)).toBe(401)
  })

  it.each([
    ['unknown', () => 'x'.repeat(43)],
    [
      'that is too old',
      async () => {
        const token = await mint()
        advance(3601)
        return token
      },
    ],
  ])('%s is refused', async (_sentence, make) => {
    const reply = await bypass(await make())
    expect(reply.json).toMatchObject({ status: 401, code: 'token_invalid' })
    expect(reply.headers['set-cookie']).toBeUndefined()
  })

  it('from a page of another site is refused: nobody is signed in as somebody else unawares', async () => {
    const token = await mint()
    expect((await bypass(token, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await bypass(token)).status).toBe(200)
  })
})
