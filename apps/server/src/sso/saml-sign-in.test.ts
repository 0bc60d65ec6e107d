import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { accountMembers, auditEvents, userDomains, users } from '../db/schema'
import { testConfig, createTestServer } from '../testing/test-server'
import { readWorld } from '../testing/world'
import { keyedHash } from '../tokens/keyed-hash'
import { replaceConnections } from './connection-queries'
import { server, world } from '../testing/world-scenario'
import {
  ACS,
  ORIGIN,
  OUR_ENTITY_ID,
  arrive,
  depart,
  departAndRead,
  detailsOf,
  idp,
  metadata,
  ourKeys,
  providerOf,
  refusalOf,
  setUpSaml,
} from './testing/saml-scenario'

setUpSaml()

const UNKNOWN_PAGE = '/sign-in?sso-problem=unknown'

async function whoIs(refreshCookie: string): Promise<unknown> {
  const cookie = refreshCookie.split(';')[0] ?? ''
  const refreshed = await server.call({
    method: 'POST',
    url: '/api/refreshToken',
    headers: { cookie },
  })
  const accessToken = refreshed.json?.['accessToken']
  const token =
    typeof accessToken === 'object' && accessToken !== null && 'token' in accessToken
      ? String(accessToken.token)
      : ''
  const me = await server.call({ method: 'GET', url: '/api/me', token })
  return me.json?.['user']
}

describe('single sign-on', () => {
  it('is found by the domain, without a word about people', async () => {
    const list = (domain: string) =>
      server.call({ method: 'GET', url: `/api/user_domains?domain=${domain}` })
    expect((await list('World.TEST')).json).toEqual({
      items: [
        {
          domain: 'world.test',
          redirectUrl: `${ORIGIN}/api/saml/login?sso=northfield`,
          isPasswordAllowed: true,
        },
      ],
      total: 1,
    })
    expect((await list('nowhere.test')).json).toEqual({ items: [], total: 0 })
    await server.database.orm
      .insert(userDomains)
      .values({ domain: 'elsewhere.test', redirectUrl: 'https://sso.elsewhere.test/' })
    expect((await list('elsewhere.test')).json).toEqual({
      items: [
        {
          domain: 'elsewhere.test',
          redirectUrl: 'https://sso.elsewhere.test/',
          isPasswordAllowed: true,
        },
      ],
      total: 1,
    })
  })

  it('tells the identity provider who we are', async () => {
    const reply = await server.call({ method: 'GET', url: '/api/saml/metadata?sso=northfield' })
    expect(reply.status).toBe(200)
    expect(reply.headers['content-type']).toContain('application/samlmetadata+xml')
    for (const part of [
      `entityID="${OUR_ENTITY_ID}"`,
      `Location="${ACS}"`,
      'AuthnRequestsSigned="true"',
      'WantAssertionsSigned="true"',
      '<ds:X509Certificate>',
    ]) {
      expect(reply.text).toContain(part)
    }
    expect(reply.text).not.toContain('PRIVATE')
    expect((await server.call({ method: 'GET', url: '/api/saml/metadata?sso=no' })).status).toBe(
      404,
    )
  })

  it('sends the browser away with a signed request, and back into the application', async () => {
    const { reply, url, requestId, cookie } = await departAndRead('/account/1?x=1#top')
    expect(reply.status).toBe(302)
    expect(url).toMatch(/^https:\/\/idp\.world\.test\/sign-in\?/)
    expect(new URL(url).searchParams.get('SigAlg')).toContain('rsa-sha256')
    const answer = await idp.answer(metadata, detailsOf(requestId))
    const arrival = await arrive(answer, cookie)
    expect(arrival).toMatchObject({ status: 303, location: '/account/1?x=1&signed-in=sso#top' })
    expect(arrival.refreshCookie).toContain('SameSite=Strict')
    expect(await whoIs(arrival.refreshCookie ?? '')).toMatchObject({ id: world.people.admin })
  })

  it.each([
    ['https://plan.example.com', 'Max-Age=900; Path=/api/saml; HttpOnly; Secure; SameSite=None'],
    // Safari takes no Secure cookie over plain HTTP.
    ['http://127.0.0.1:4000', 'Max-Age=900; Path=/api/saml; HttpOnly'],
  ])('gives a cookie that the form of another site brings back to %s', async (publicUrl, words) => {
    const other = await createTestServer({ saml: { providers: [], ...ourKeys }, publicUrl })
    await replaceConnections(other.database.orm, [
      providerOf(idp, { accountId: (await readWorld(other.database.orm)).accounts.own }),
    ])
    const reply = await other.call({ method: 'GET', url: '/api/saml/login?sso=northfield' })
    expect(String(reply.headers['set-cookie']).replace(/^tl_saml=[\w-]{43}; /, '')).toBe(words)
    await other.close()
  })

  it('signs in nobody twice with one answer', async () => {
    const { requestId, cookie } = await departAndRead()
    const answer = await idp.answer(metadata, detailsOf(requestId))
    const both = await Promise.all([arrive(answer, cookie), arrive(answer, cookie)])
    expect(both.filter(({ refreshCookie }) => refreshCookie !== null)).toHaveLength(1)
    expect(await refusalOf(answer, cookie)).toBe('not_asked_for')
  })

  it('uses an assertion once, also for another request', async () => {
    const assertionId = `_${randomUUID()}`
    const first = await departAndRead()
    const second = await departAndRead()
    const one = await idp.answer(metadata, detailsOf(first.requestId, { assertionId }))
    expect((await arrive(one, first.cookie)).refreshCookie).not.toBeNull()
    const two = await idp.answer(metadata, detailsOf(second.requestId, { assertionId }))
    expect(await refusalOf(two, second.cookie)).toBe('replayed')
  })

  it('lets two sign-ins run beside each other only in browsers of their own', async () => {
    const mine = await departAndRead()
    const theirs = await departAndRead()
    const answer = await idp.answer(metadata, detailsOf(theirs.requestId))
    expect(await refusalOf(answer, mine.cookie)).toBe('not_asked_for')
    expect(await refusalOf(answer, '')).toBe('other_browser')
    // After both refusals, the browser that began the sign-in can still use it.
    expect((await arrive(answer, theirs.cookie)).refreshCookie).not.toBeNull()
  })

  it('accepts the invitation at the first sign-in', async () => {
    const { orm } = server.database
    const [user] = await orm
      .insert(users)
      .values({ emailAddress: 'Fresh@World.test' })
      .returning({ id: users.id })
    const userId = user?.id ?? 0
    await orm.insert(accountMembers).values({ accountId: world.accounts.own, userId })
    const { requestId, cookie } = await departAndRead()
    const claims = detailsOf(requestId, { nameId: 'fresh@world.test' })
    const arrival = await arrive(await idp.answer(metadata, claims), cookie)
    expect(await whoIs(arrival.refreshCookie ?? '')).toMatchObject({
      id: userId,
      status: 'accepted',
    })
  })

  it('is not begun without end from one IP address', async () => {
    const rows = Array.from({ length: 300 }, () => ({
      action: 'saml_started',
      at: server.clock.now(),
      details: { ipKey: keyedHash(testConfig.sessionSecret, 'address:127.0.0.1') },
    }))
    await server.database.orm.insert(auditEvents).values(rows)
    const { reply } = await depart()
    expect(reply.json).toMatchObject({ status: 429, code: 'rate_limited' })
    const url = '/api/saml/login?sso=northfield'
    const page = await server.app.inject({ url, headers: { accept: 'text/html' } })
    expect(page.headers.location).toBe('/sign-in?sso-problem=busy')
  })

  it('gives up a sign-in after a quarter of an hour', async () => {
    const { requestId, cookie } = await departAndRead()
    const answer = await idp.answer(metadata, detailsOf(requestId))
    server.clock.instant = new Date(Date.now() + 15 * 60_000 + 1)
    expect(await refusalOf(answer, cookie)).toBe('not_asked_for')
  })

  it.each([['unknown'], ['NORTHFIELD']])('has no connection %s, as a page says', async (sso) => {
    const { reply } = await depart('', sso)
    expect(reply).toMatchObject({ status: 302, headers: { location: UNKNOWN_PAGE } })
    expect(reply.headers['set-cookie']).toBeUndefined()
  })

  it.each([
    ['GET', '/api/saml/login?sso=no%20name', UNKNOWN_PAGE],
    ['GET', '/api/saml/login', UNKNOWN_PAGE],
    ['GET', '/api/saml/login?sso=northfield&relayState=https://evil.example', UNKNOWN_PAGE],
    ['POST', '/api/saml/acs', '/sign-in/error/'],
    ['POST', '/api/saml/acs?SAMLResponse=YQ==', '/sign-in/error/'],
  ] as const)('leads a browser that fails at %s %s to %s', async (method, url, location) => {
    const accept = 'text/html,application/xhtml+xml'
    const reply = await server.app.inject({ method, url, headers: { accept } })
    expect(reply).toMatchObject({ statusCode: 303, headers: { location } })
    expect((await server.app.inject({ method, url })).statusCode).toBeGreaterThanOrEqual(400)
  })

  it('is not there at all without its settings', async () => {
    const bare = await createTestServer()
    expect((await bare.call({ method: 'GET', url: '/api/saml/metadata' })).status).toBe(404)
    const start = await bare.call({ method: 'GET', url: '/api/saml/login?sso=northfield' })
    expect(start).toMatchObject({ status: 302, headers: { location: UNKNOWN_PAGE } })
    await bare.close()
  })
})

describe('the page after a sign-in', () => {
  it.each([
    ['/plans', '/plans'],
    ['/', '/'],
    ['/.//evil.example', '/'],
    ['/plans/..//evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/%0d%0aset-cookie:x=1', '/%0d%0aset-cookie:x=1'],
  ])('asked for with %j is %s', async (intended, location) => {
    const { requestId, cookie } = await departAndRead(intended)
    const answer = await idp.answer(metadata, detailsOf(requestId))
    expect((await arrive(answer, cookie)).location).toBe(`${location}?signed-in=sso`)
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'plans'])(
    'cannot be asked to be %s',
    async (intended) => {
      expect((await depart(intended)).reply.status).toBe(400)
    },
  )

  it('is not what comes back with the answer', async () => {
    const { requestId, cookie } = await departAndRead('/plans')
    const answer = await idp.answer(metadata, detailsOf(requestId))
    const arrival = await arrive(answer, cookie, 'https://evil.example/')
    expect(arrival.location).toBe('/plans?signed-in=sso')
  })
})
