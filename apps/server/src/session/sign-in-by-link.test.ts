import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents, users } from '../db/schema'
import { mintLinkToken } from '../tokens/one-time-token-queries'
import { server, world } from '../testing/world-scenario'
import { advance, setUpSessions, statusOfMe } from './testing/session-scenario'

setUpSessions()

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
    ['that was cut short', async () => (await mint()).slice(0, 8)],
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

  it('of a person who was deleted is refused', async () => {
    const token = await mint()
    const { orm } = server.database
    const isOwner = eq(users.id, world.people.owner)
    await orm.update(users).set({ deletedAt: server.clock.now() }).where(isOwner)
    const reply = await bypass(token)
    await orm.update(users).set({ deletedAt: null }).where(isOwner)
    expect(reply.json).toMatchObject({ status: 401, code: 'token_invalid' })
    expect(reply.headers['set-cookie']).toBeUndefined()
  })

  it('from a page of another site is refused, so that nobody is signed in to a foreign account', async () => {
    const token = await mint()
    expect((await bypass(token, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await bypass(token)).status).toBe(200)
  })
})
