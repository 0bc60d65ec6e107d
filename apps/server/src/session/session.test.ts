import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents, users } from '../db/schema'
import type { Reply } from '../testing/test-server'
import { server, world } from '../testing/world-scenario'
import {
  advance,
  cookieOf,
  setUpSessions,
  signIn,
  statusOfMe,
  tokenOf,
} from './testing/session-scenario'

setUpSessions()

const OWN_ORIGIN = 'http://127.0.0.1:4320'

function refresh(cookie: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
  return server.call({
    method: 'POST',
    url: '/api/refreshToken',
    headers: { cookie: `tl_refresh=${cookie}`, ...headers },
  })
}

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

  it('of a person who was deleted is refused, and so is their access token', async () => {
    const first = await signIn('owner@world.test')
    const { orm } = server.database
    const isOwner = eq(users.id, world.people.owner)
    await orm.update(users).set({ deletedAt: server.clock.now() }).where(isOwner)
    const statuses = [await statusOfMe(tokenOf(first)), (await refresh(cookieOf(first))).status]
    await orm.update(users).set({ deletedAt: null }).where(isOwner)
    expect(statuses).toEqual([401, 401])
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
    for (const retained of [0, 1]) {
      const first = await signIn('owner@world.test')
      advance(60)
      const tabs = await Promise.all([refresh(cookieOf(first)), refresh(cookieOf(first))])
      expect(tabs.map(({ status }) => status)).toEqual([200, 200])
      advance(3600)
      const next = await refresh(cookieOf(tabs[retained] ?? first))
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
