import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../db/schema'
import { createTestServer } from '../testing/test-server'
import { WORLD_PASSWORD, readWorld } from '../testing/world'
import { createAccessTokens } from '../tokens/access-token'
import { isCookieSecure } from './cookie'
import { cookieOf, setUpSessions } from './testing/session-scenario'

setUpSessions()

describe('tokens', () => {
  const now = new Date('2026-03-18T12:00:00Z')
  const sessionId = '3f2b6a54-5a5e-4d0c-9d8e-2f6f5c1d7a10'
  const key = new TextEncoder().encode('k'.repeat(32))

  it('with another key, expired ones and future ones are invalid', async () => {
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
    const { people } = await readWorld(orm)
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
      // A cookie is deleted only at the path at which it was set.
      expect(cookie).toContain('; Path=/api;')
    }
    await other.close()
  })
})
