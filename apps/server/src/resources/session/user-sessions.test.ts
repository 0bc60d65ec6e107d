import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents, sessions } from '../../db/schema'
import { server, world } from '../../testing/world-scenario'
import {
  advance,
  cookieOf,
  setUpSessions,
  statusOfMe,
  tokenOf,
} from '../../session/testing/session-scenario'
import { WORLD_PASSWORD } from '../../testing/world'

setUpSessions()

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15'

const signInWith = (userAgent: string, person = 'viewer') =>
  server.call({
    method: 'POST',
    url: '/api/authenticate',
    headers: { 'user-agent': userAgent },
    body: { emailAddress: `${person}@world.test`, password: WORLD_PASSWORD },
  })
const urlOf = (userId = world.people.viewer) => `/api/users/${userId}/sessions`
const list = (token: string, userId?: number) =>
  server.call({ method: 'GET', url: urlOf(userId), token })
const end = (token: string, ids = '', userId?: number) =>
  server.call({ method: 'DELETE', url: `${urlOf(userId)}${ids === '' ? '' : `/${ids}`}`, token })
const itemsOf = async (token: string) => {
  const { text } = await list(token)
  const parts = text.matchAll(/"id":"([^"]+)"[^}]*"isCurrent":(true|false)/g)
  return Array.from(parts, ([, id = '', isCurrent]) => ({ id, isCurrent: isCurrent === 'true' }))
}
const startOver = () => server.database.orm.delete(sessions)

describe('where a person is signed in', () => {
  it('is listed in words, the current session first and then the last used, and nothing else', async () => {
    await startOver()
    const first = tokenOf(await signInWith(FIREFOX))
    advance(60)
    await signInWith('curl/8.5.0')
    advance(600)
    const third = tokenOf(await signInWith(SAFARI))
    expect((await list(third)).json).toEqual({
      items: [
        {
          id: expect.any(String),
          startedAt: '2026-03-18T12:11:00.000Z',
          lastUsedAt: '2026-03-18T12:11:00.000Z',
          browser: 'Safari',
          os: 'macOS',
          isCurrent: true,
        },
        expect.objectContaining({ browser: null, os: null, isCurrent: false }),
        expect.objectContaining({ browser: 'Firefox', os: 'Linux', isCurrent: false }),
      ],
      total: 3,
    })
    // Used again: it comes second, after the current one.
    await statusOfMe(first)
    expect((await list(third)).json?.['items']).toMatchObject([
      { browser: 'Safari' },
      { browser: 'Firefox', lastUsedAt: '2026-03-18T12:11:00.000Z' },
      { browser: null },
    ])
  })

  it('knows the last use to five minutes, without a write for every call', async () => {
    await startOver()
    const token = tokenOf(await signInWith(FIREFOX))
    const lastUse = async () => {
      const [row] = await server.database.orm.select({ at: sessions.lastUsedAt }).from(sessions)
      return row?.at.getTime()
    }
    const started = await lastUse()
    advance(4 * 60)
    await statusOfMe(token)
    expect(await lastUse()).toBe(started)
    advance(60)
    await statusOfMe(token)
    expect(await lastUse()).toBe(server.clock.instant.getTime())
  })

  it('leaves out what has ended or run out', async () => {
    await startOver()
    const ended = tokenOf(await signInWith(FIREFOX))
    await server.call({ method: 'POST', url: '/api/logout', token: ended })
    const expiresAt = new Date(server.clock.instant.getTime() - 1)
    await server.database.orm.insert(sessions).values({ userId: world.people.viewer, expiresAt })
    const token = tokenOf(await signInWith(SAFARI))
    expect(await itemsOf(token)).toHaveLength(1)
  })
})

describe('ending a session', () => {
  it('refuses its access token and its refresh token at once, and no other', async () => {
    await startOver()
    const lost = await signInWith(FIREFOX)
    const retained = await signInWith(SAFARI)
    const own = await itemsOf(tokenOf(lost))
    const id = own.find(({ isCurrent }) => isCurrent)?.id ?? ''
    expect((await end(tokenOf(retained), id)).status).toBe(204)
    expect(await statusOfMe(tokenOf(lost))).toBe(401)
    const cookie = `tl_refresh=${cookieOf(lost)}`
    const refreshed = await server.call({
      method: 'POST',
      url: '/api/refreshToken',
      headers: { cookie },
    })
    expect(refreshed.status).toBe(401)
    expect(await statusOfMe(tokenOf(retained))).toBe(200)
    // Sent again, for example because the answer was lost.
    expect((await end(tokenOf(retained), `${id},${id}`)).status).toBe(204)
    const isEnding = eq(auditEvents.action, 'sessions_ended')
    expect(await server.database.orm.$count(auditEvents, isEnding)).toBe(1)
  })

  it('of all others leaves the one of the call', async () => {
    await startOver()
    const others = [await signInWith(FIREFOX), await signInWith(FIREFOX)]
    const token = tokenOf(await signInWith(SAFARI))
    const outsider = tokenOf(await signInWith(SAFARI, 'admin'))
    expect((await end(token)).status).toBe(204)
    expect((await end(token)).status).toBe(204)
    expect(await itemsOf(token)).toMatchObject([{ isCurrent: true }])
    expect(await Promise.all(others.map((other) => statusOfMe(tokenOf(other))))).toEqual([401, 401])
    expect(await statusOfMe(outsider)).toBe(200)
  })

  it('is all or nothing', async () => {
    await startOver()
    const other = await signInWith(FIREFOX)
    const token = tokenOf(await signInWith(SAFARI))
    const theirs = await signInWith(FIREFOX, 'admin')
    const [row] = await server.database.orm
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.userId, world.people.admin))
    const own = (await itemsOf(token)).find(({ isCurrent }) => !isCurrent)?.id ?? ''
    expect((await end(token, `${own},${row?.id ?? ''}`)).status).toBe(404)
    expect((await end(token, `${own},00000000-0000-4000-8000-000000000000`)).status).toBe(404)
    expect(await statusOfMe(tokenOf(other))).toBe(200)
    expect(await statusOfMe(tokenOf(theirs))).toBe(200)
  })

  it.each([
    ['no number', 'x'],
    ['an injection', "1'%20or%20'1'='1"],
    ['a letter too many', '00000000-0000-4000-8000-0000000000000'],
    ['upper case', '00000000-0000-4000-8000-00000000000A'],
    ['an empty part', '00000000-0000-4000-8000-000000000000,'],
  ])('is refused for %s', async (_sentence, ids) => {
    const token = tokenOf(await signInWith(SAFARI))
    expect((await end(token, ids)).status).toBe(400)
  })
})

describe('the sessions of others', () => {
  it.each(['owner', 'admin', 'outsider'] as const)('do not exist for %s', async (person) => {
    const viewer = tokenOf(await signInWith(SAFARI))
    const token = await server.tokenFor(world.people[person])
    const { viewer: viewerId } = world.people
    expect((await list(token, viewerId)).status).toBe(404)
    expect((await end(token, '', viewerId)).status).toBe(404)
    const id = (await itemsOf(viewer))[0]?.id ?? ''
    expect((await end(token, id, viewerId)).status).toBe(404)
    expect((await end(token, id, world.people[person])).status).toBe(404)
    expect(await statusOfMe(viewer)).toBe(200)
  })

  it('do not exist for a super user or without a session', async () => {
    const superUser = await server.tokenFor(world.people.admin)
    expect((await list(superUser)).status).toBe(404)
    expect((await server.call({ method: 'GET', url: urlOf() })).status).toBe(401)
  })
})
