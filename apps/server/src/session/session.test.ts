import { eq, gt } from 'drizzle-orm'
import { hash, verify } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { insertBaseData } from '../db/base-data'
import { accounts, auditEvents, oneTimeTokens, refreshTokens, sessions, users } from '../db/schema'
import { createTestServer } from '../testing/test-server'
import type { Reply, TestServer } from '../testing/test-server'
import { WORLD_PASSWORD, createWorld } from '../testing/world'
import type { World } from '../testing/world'
import { createAccessTokens } from '../tokens/access-token'
import { isCookieSecure } from './cookie'
import { hashOfToken } from '../tokens/refresh-token'

const OWN_ORIGIN = 'http://127.0.0.1:4320'

vi.mock('@node-rs/argon2', { spy: true })

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

function signIn(emailAddress: string, password = WORLD_PASSWORD): Promise<Reply> {
  return server.call({
    method: 'POST',
    url: '/api/authenticate',
    body: { emailAddress, password },
  })
}

function cookieOf(reply: Reply): string {
  return /^tl_refresh=([^;]*)/.exec(String(reply.headers['set-cookie']))?.[1] ?? ''
}

function tokenOf(reply: Reply): string {
  const accessToken = reply.json?.['accessToken']
  return typeof accessToken === 'object' && accessToken !== null && 'token' in accessToken
    ? String(accessToken.token)
    : ''
}

function refresh(cookie: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
  return server.call({
    method: 'POST',
    url: '/api/refreshToken',
    headers: { cookie: `tl_refresh=${cookie}`, ...headers },
  })
}

async function statusOfMe(token: string): Promise<number> {
  return (await server.call({ method: 'GET', url: '/api/me', token })).status
}

function advance(seconds: number): void {
  server.clock.instant = new Date(server.clock.instant.getTime() + seconds * 1000)
}

describe('signing in', () => {
  it('answers who signed in, with roles, and lets them in', async () => {
    const reply = await signIn('contributor@world.test')
    expect(reply.status).toBe(200)
    expect(reply.json).toMatchObject({
      user: { id: world.people.contributor, emailAddress: 'contributor@world.test' },
    })
    expect(reply.json?.['roles']).toHaveLength(3)
    expect(await statusOfMe(tokenOf(reply))).toBe(200)
  })

  it('sets a cookie that no script and no other site can use', async () => {
    const cookie = String((await signIn('owner@world.test')).headers['set-cookie'])
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api', 'Max-Age=2592000']) {
      expect(cookie).toContain(part)
    }
  })

  it('does not look at the case of the address', async () => {
    expect((await signIn('OWNER@World.test')).status).toBe(200)
  })

  it('never answers a password or a hash, and stores the refresh token as a hash only', async () => {
    const reply = await signIn('owner@world.test')
    expect(reply.text).not.toContain('argon2')
    const rows = await server.database.orm.select().from(refreshTokens)
    expect(JSON.stringify(rows)).not.toContain(cookieOf(reply))
    expect(rows.map(({ tokenHash }) => tokenHash)).toContain(hashOfToken(cookieOf(reply)))
  })

  it('answers an unknown address and a wrong password alike', async () => {
    const essence = ({ status, json }: Reply) => ({ status, ...json, requestId: '' })
    const wrong = await signIn('owner@world.test', 'wrong')
    const unknown = await signIn('nobody@world.test', 'wrong')
    expect(essence(unknown)).toEqual(essence(wrong))
    expect(wrong.json).toMatchObject({
      status: 401,
      code: 'credentials_mismatch',
      detail:
        'The email and password you entered do not match our records. Please double-check and try again.',
    })
  })

  it('hashes as much for an unknown email address as for a wrong password', async () => {
    vi.mocked(verify).mockClear()
    await signIn('owner@world.test', 'wrong')
    const [stored = ''] = vi.mocked(verify).mock.calls.map(([storedHash]) => String(storedHash))
    expect(stored).not.toBe('')

    vi.mocked(hash).mockClear()
    await signIn('nobody@world.test', 'wrong')
    expect(hash).toHaveBeenCalledOnce()
    // The cost is part of a hash: `$argon2id$v=19$m=19456,t=2,p=1$…`.
    const made: unknown = await vi.mocked(hash).mock.results[0]?.value
    expect(String(made).split('$', 4)).toEqual(stored.split('$', 4))
  })

  it('refuses somebody without a password and somebody deleted', async () => {
    const { orm } = server.database
    const isLimited = eq(users.id, world.people.limited)
    const [before] = await orm.select().from(users).where(isLimited)
    await orm.update(users).set({ passwordHash: null }).where(isLimited)
    expect((await signIn('limited@world.test')).status).toBe(401)
    await orm
      .update(users)
      .set({ passwordHash: before?.passwordHash ?? null, deletedAt: new Date() })
      .where(isLimited)
    expect((await signIn('limited@world.test')).status).toBe(401)
    await orm.update(users).set({ deletedAt: null }).where(isLimited)
    expect((await signIn('limited@world.test')).status).toBe(200)
  })
})

describe('guessing passwords', () => {
  it('is stopped after ten failures, also with the right password, and only from there', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await signIn('viewer@world.test', 'wrong')).status).toBe(401)
    }
    const stopped = await signIn('viewer@world.test')
    expect(stopped.json).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
    const fromElsewhere = await server.app.inject({
      method: 'POST',
      url: '/api/authenticate',
      remoteAddress: '203.0.113.9',
      payload: { emailAddress: 'viewer@world.test', password: WORLD_PASSWORD },
    })
    expect(fromElsewhere.statusCode).toBe(200)
    expect((await signIn('admin@world.test')).status).toBe(200)
    advance(15 * 60 + 1)
    expect((await signIn('viewer@world.test')).status).toBe(200)
  })

  it('is stopped as well when all guesses are made at once', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () => signIn('admin@world.test', 'wrong')),
    )
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  it('is stopped after a hundred failures from one IP address, whatever the accounts', async () => {
    const { orm } = server.database
    const from = (remoteAddress: string, emailAddress: string, password = 'wrong') =>
      server.app.inject({
        method: 'POST',
        url: '/api/authenticate',
        remoteAddress,
        payload: { emailAddress, password },
      })
    const guessed = await from('203.0.113.9', 'somebody@world.test')
    expect(guessed.statusCode).toBe(401)
    // Ninety-eight more failures, each on an account of its own: hashing them all would take a minute.
    const [failure] = await orm.select().from(auditEvents)
    if (failure === undefined) throw new Error('The failed attempt was not written down.')
    const { at, action, details } = failure
    await orm.insert(auditEvents).values(
      Array.from({ length: 98 }, (_none, index) => ({
        at,
        action,
        details: Object.assign({}, details, { accountKey: `account ${index}` }),
      })),
    )
    expect((await from('203.0.113.9', 'another@world.test')).statusCode).toBe(401)
    const stopped = await from('203.0.113.9', 'owner@world.test', WORLD_PASSWORD)
    expect(stopped.json()).toMatchObject({ status: 429, code: 'rate_limited' })
    const elsewhere = await from('203.0.113.10', 'owner@world.test', WORLD_PASSWORD)
    expect(elsewhere.statusCode).toBe(200)
  })

  it('leaves no address and no name in the log of the database', async () => {
    await signIn('owner@world.test', 'wrong')
    const rows = JSON.stringify(await server.database.orm.select().from(auditEvents))
    expect(rows).not.toContain('owner@world.test')
    expect(rows).not.toContain('127.0.0.1')
  })
})

describe('refreshing', () => {
  it('gives a fresh access token and another cookie of the same session', async () => {
    const first = await signIn('owner@world.test')
    advance(60)
    const second = await refresh(cookieOf(first))
    expect(second.status).toBe(200)
    expect(cookieOf(second)).not.toBe(cookieOf(first))
    expect(await statusOfMe(tokenOf(second))).toBe(200)
    expect(await statusOfMe(tokenOf(first))).toBe(200)
  })

  it('says who is signed in, as asking for it does', async () => {
    const reply = await refresh(cookieOf(await signIn('limited@world.test')))
    const token = tokenOf(reply)
    const { json: me } = await server.call({ method: 'GET', url: '/api/me', token })
    expect(reply.json).toEqual({ accessToken: { token }, ...me })
  })

  it('with a token used before ends the whole session, for both who hold it', async () => {
    const first = await signIn('owner@world.test')
    advance(60)
    const second = await refresh(cookieOf(first))
    advance(60)
    const theft = await refresh(cookieOf(first))
    expect(theft.json).toMatchObject({ status: 401, code: 'session_expired' })
    expect((await refresh(cookieOf(second))).status).toBe(401)
    expect(await statusOfMe(tokenOf(second))).toBe(401)
    const events = await server.database.orm.select().from(auditEvents)
    expect(events).toContainEqual(
      expect.objectContaining({ action: 'refresh_token_reused', userId: world.people.owner }),
    )
  })

  it('ends only the session whose token was used again', async () => {
    const stolen = await signIn('owner@world.test')
    const other = await signIn('owner@world.test')
    advance(60)
    await refresh(cookieOf(stolen))
    advance(60)
    await refresh(cookieOf(stolen))
    expect(await statusOfMe(tokenOf(other))).toBe(200)
  })

  it('by two tabs at once works for both, and whichever cookie stays works on', async () => {
    for (const kept of [0, 1]) {
      const first = await signIn('owner@world.test')
      advance(60)
      const tabs = await Promise.all([refresh(cookieOf(first)), refresh(cookieOf(first))])
      expect(tabs.map(({ status }) => status)).toEqual([200, 200])
      advance(3600)
      const next = await refresh(cookieOf(tabs[kept] ?? first))
      expect(next.status).toBe(200)
    }
  })

  it('by a thief within the seconds of grace is still noticed', async () => {
    const first = await signIn('owner@world.test')
    advance(60)
    const owners = await refresh(cookieOf(first))
    const thiefs = await refresh(cookieOf(first))
    expect(thiefs.status).toBe(200)
    advance(3600)
    expect((await refresh(cookieOf(owners))).status).toBe(200)
    advance(3600)
    expect((await refresh(cookieOf(thiefs))).status).toBe(401)
    expect(await statusOfMe(tokenOf(owners))).toBe(401)
  })

  it('gives no grace to a token older than the last one', async () => {
    const first = await signIn('owner@world.test')
    advance(1)
    const second = await refresh(cookieOf(first))
    advance(1)
    await refresh(cookieOf(second))
    advance(1)
    expect((await refresh(cookieOf(first))).status).toBe(401)
  })

  it.each([
    ['without a cookie', '', 401],
    ['with a cookie of nobody', 'x'.repeat(43), 401],
  ])('%s is refused', async (_sentence, cookie, status) => {
    expect((await refresh(cookie)).status).toBe(status)
  })

  it('is refused after 30 days without use', async () => {
    const first = await signIn('owner@world.test')
    advance(30 * 86_400 + 1)
    expect((await refresh(cookieOf(first))).status).toBe(401)
  })

  it('is refused from a page of another site, and changes nothing', async () => {
    const first = await signIn('owner@world.test')
    const foreign = await refresh(cookieOf(first), { origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    advance(3600)
    expect((await refresh(cookieOf(first), { origin: OWN_ORIGIN })).status).toBe(200)
  })
})

describe('logging out', () => {
  it('ends the session at once and makes the browser forget', async () => {
    const first = await signIn('owner@world.test')
    const out = await server.call({
      method: 'POST',
      url: '/api/logout',
      headers: { cookie: `tl_refresh=${cookieOf(first)}`, origin: OWN_ORIGIN },
    })
    expect(out.status).toBe(204)
    expect(String(out.headers['set-cookie'])).toContain('tl_refresh=;')
    expect(await statusOfMe(tokenOf(first))).toBe(401)
    expect((await refresh(cookieOf(first))).status).toBe(401)
  })

  it('works with the access token alone', async () => {
    const first = await signIn('owner@world.test')
    await server.call({ method: 'POST', url: '/api/logout', token: tokenOf(first) })
    expect(await statusOfMe(tokenOf(first))).toBe(401)
  })

  it('without a session answers the same', async () => {
    expect((await server.call({ method: 'POST', url: '/api/logout' })).status).toBe(204)
  })

  it('by another site is refused', async () => {
    const first = await signIn('owner@world.test')
    const out = await server.call({
      method: 'POST',
      url: '/api/logout',
      headers: { cookie: `tl_refresh=${cookieOf(first)}`, origin: 'https://evil.example' },
    })
    expect(out.status).toBe(403)
    expect(await statusOfMe(tokenOf(first))).toBe(200)
  })
})

describe('who is signed in', () => {
  it('reads roles and accounts', async () => {
    const token = await server.tokenFor(world.people.limited)
    const { json } = await server.call({ method: 'GET', url: '/api/me', token })
    expect(json).toMatchObject({
      user: { id: world.people.limited, highestRoleId: 5, isSuperUser: false },
      roles: [
        {
          planId: world.plans.lead.id,
          roleId: 5,
          canEditAllChannels: false,
          channels: [world.plans.lead.emailChannelId],
        },
      ],
      accounts: [{ id: world.accounts.own, contactCompanyName: 'Northfield' }],
      isProductTeam: false,
    })
  })
})

describe('tokens', () => {
  const now = new Date('2026-03-18T12:00:00Z')
  const sessionId = '3f2b6a54-5a5e-4d0c-9d8e-2f6f5c1d7a10'
  const key = new TextEncoder().encode('k'.repeat(32))

  it('of another key, of the past and of the future are nobody’s', async () => {
    const tokens = createAccessTokens(key)
    const token = await tokens.sign(sessionId, now)
    const others = createAccessTokens(new TextEncoder().encode('o'.repeat(32)))
    expect(await tokens.read(token, now)).toBe(sessionId)
    expect(await others.read(token, now)).toBeNull()
    expect(await tokens.read(token, new Date(now.getTime() + 86_400_000 + 360_000))).toBeNull()
    expect(await tokens.read(token, new Date(now.getTime() - 60_000))).toBeNull()
    expect(await tokens.read(`${token.slice(0, -2)}xx`, now)).toBeNull()
  })

  it('are not signed with a key that could be guessed', () => {
    expect(() => createAccessTokens(new TextEncoder().encode('short'))).toThrow(/32/)
  })
})

describe('the cookie is Secure exactly when the product is reached over HTTPS', () => {
  it.each([
    ['over HTTPS', 'https://plan.example', true],
    ['not over HTTP on one’s own machine, where Safari drops it', 'http://127.0.0.1:4000', false],
    ['not by the name of that machine', 'http://localhost:4000', false],
    ['not over HTTP elsewhere', 'http://10.0.0.5', false],
  ])('%s', (_sentence, publicUrl, expected) => {
    expect(isCookieSecure(publicUrl)).toBe(expected)
  })

  it.each([
    ['over HTTPS, though a header says HTTP', 'https://plan.example', 'http', true],
    ['not over HTTP, though a header says HTTPS', 'http://127.0.0.1:4320', 'https', false],
  ])('%s', async (_sentence, publicUrl, proto, isSecure) => {
    const other = await createTestServer({ publicUrl })
    const { orm } = other.database
    const { people } = await createWorld(orm)
    const [owner] = await orm.select().from(users).where(eq(users.id, people.owner))
    const headers = { host: new URL(publicUrl).host, 'x-forwarded-proto': proto }
    const signedIn = await other.call({
      method: 'POST',
      url: '/api/authenticate',
      headers,
      body: { emailAddress: owner?.emailAddress, password: WORLD_PASSWORD },
    })
    const refreshed = await other.call({
      method: 'POST',
      url: '/api/refreshToken',
      headers: { ...headers, cookie: `tl_refresh=${cookieOf(signedIn)}` },
    })
    const out = await other.call({
      method: 'POST',
      url: '/api/logout',
      headers: { ...headers, cookie: `tl_refresh=${cookieOf(refreshed)}` },
    })
    for (const reply of [signedIn, refreshed, out]) {
      const cookie = String(reply.headers['set-cookie'])
      expect(cookie).toMatch(/^tl_refresh=/)
      expect(/; Secure(;|$)/.test(cookie)).toBe(isSecure)
    }
    await other.close()
  })
})

describe('the first account', () => {
  const body = {
    token: 'a token of the link of an empty server',
    contactCompanyName: 'First',
    firstName: 'Dana',
    lastName: 'Whitfield',
    emailAddress: 'dana@first.test',
    password: 'a long sentence of mine',
  }

  it('is created once, by the link of an empty server', async () => {
    const empty = await createTestServer()
    const { orm } = empty.database
    await insertBaseData(orm)
    const post = () => empty.call({ method: 'POST', url: '/api/first-account', body })
    expect((await post()).json).toMatchObject({ status: 401, code: 'token_invalid' })
    await orm.insert(oneTimeTokens).values({
      tokenHash: hashOfToken(body.token),
      purpose: 'first_account',
      expiresAt: new Date(empty.clock.instant.getTime() + 3_600_000),
    })
    const both = await Promise.all([post(), post()])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 401]))
    const created = both.find(({ status }) => status === 201)
    expect(created?.json).toMatchObject({ user: { firstName: 'Dana', highestRoleId: 1 } })
    expect(await orm.select().from(accounts)).toHaveLength(1)
    const events = await orm.select().from(auditEvents)
    expect(events).toMatchObject([{ action: 'account_created', subjectType: 'account' }])
    expect(await orm.select().from(sessions)).toHaveLength(1)

    // The owner finds a plan to begin with, made like the super plan.
    const [owner] = await orm.select({ id: users.id }).from(users).where(gt(users.id, 1000))
    const token = await empty.tokenFor(owner?.id ?? 0)
    const list = await empty.call({ method: 'GET', url: '/api/plans', token })
    expect(list.json).toMatchObject({
      items: [{ name: 'New Plan', type: 'Individual', roleTitle: 'Admin' }],
    })
    await empty.close()
  })
})
