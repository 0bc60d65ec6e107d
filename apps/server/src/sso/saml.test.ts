import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertBaseData } from '../db/base-data'
import {
  accountMembers,
  auditEvents,
  samlRequests,
  sessions,
  userDomains,
  users,
} from '../db/schema'
import { TEST_CONFIG, createTestServer } from '../testing/test-server'
import type { TestServer } from '../testing/test-server'
import { createWorld } from '../testing/world'
import { keyedHash } from '../tokens/keyed-hash'
import type { World } from '../testing/world'
import { replaceConnections } from './connection-queries'
import { SamlRefusal } from './saml-document'
import { checkAssertion } from './service-provider'
import type { SamlProvider } from '../config/saml-settings'
import { createIdentityProvider } from './testing/identity-provider'
import type { AnswerFacts, TestIdentityProvider } from './testing/identity-provider'
import { makeSelfSigned } from './testing/self-signed'
import { SIGNATURE_WRAPPINGS } from './testing/signature-wrapping'

const ORIGIN = 'http://127.0.0.1:4320'
const ACS = `${ORIGIN}/api/saml/acs`
const OUR_ENTITY_ID = `${ORIGIN}/api/saml/metadata`
const IDP_ENTITY_ID = 'https://idp.world.test/entity'
const IDP_URL = 'https://idp.world.test/sign-in'
const FAILED = '/sign-in/error/'

const ourKeys = makeSelfSigned('throughline')

let server: TestServer
let world: World
let idp: TestIdentityProvider
let otherProvider: TestIdentityProvider
let metadata: string
/** Where the server listens: answers of identity providers come over a real connection. */
let listening: string

beforeAll(async () => {
  server = await createTestServer({ saml: { providers: [], ...ourKeys } })
  await insertBaseData(server.database.orm)
  world = await createWorld(server.database.orm)
  idp = createIdentityProvider(IDP_ENTITY_ID, IDP_URL)
  otherProvider = createIdentityProvider(IDP_ENTITY_ID, IDP_URL)
  await replaceConnections(server.database.orm, [
    providerOf(idp, { name: 'northfield', domains: ['world.test', 'other.test'] }),
    providerOf(otherProvider, {
      name: 'southfield',
      domains: ['south.test'],
      accountId: world.accounts.other,
      entityId: 'https://south.test/entity',
    }),
  ])
  metadata = (await server.call({ method: 'GET', url: '/api/saml/metadata' })).text
  listening = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())
beforeEach(async () => {
  // The library judges times by the clock of the machine.
  server.clock.instant = new Date()
  await server.database.orm.delete(auditEvents)
})

function providerOf(provider: TestIdentityProvider, more: Partial<SamlProvider>): SamlProvider {
  return {
    name: 'northfield',
    domains: ['world.test'],
    accountId: world.accounts.own,
    entityId: IDP_ENTITY_ID,
    ssoUrl: IDP_URL,
    certificates: [provider.keys.certificate],
    emailAttribute: null,
    ...more,
  }
}

/** Begins a sign-in as a browser does. */
async function depart(relayState = '', sso = 'northfield') {
  const query = new URLSearchParams({ sso, ...(relayState === '' ? {} : { relayState }) })
  const reply = await server.call({ method: 'GET', url: `/api/saml/login?${query.toString()}` })
  const address = String(reply.headers['location'])
  const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? ''
  return { reply, address, cookie }
}

async function departAndRead(relayState = '') {
  const departure = await depart(relayState)
  const { id } = await idp.readRequest(departure.address, metadata)
  return { ...departure, requestId: id }
}

function factsOf(requestId: string, more: Partial<AnswerFacts> = {}): AnswerFacts {
  const now = Date.now()
  return {
    requestId,
    nameId: 'admin@world.test',
    audience: OUR_ENTITY_ID,
    recipient: ACS,
    destination: ACS,
    issuer: IDP_ENTITY_ID,
    issuedAt: new Date(now),
    notBefore: new Date(now),
    notOnOrAfter: new Date(now + 300_000),
    assertionId: `_${randomUUID()}`,
    status: 'Success',
    method: 'bearer',
    ...more,
  }
}

async function arrive(samlResponse: string, cookie: string, relayState?: string) {
  const form = new URLSearchParams({ SAMLResponse: samlResponse })
  if (relayState !== undefined) form.set('RelayState', relayState)
  const reply = await fetch(`${listening}/api/saml/acs`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      // The page of the identity provider sends the form.
      origin: 'https://idp.world.test',
      ...(cookie === '' ? {} : { cookie }),
    },
    body: form.toString(),
  })
  await reply.body?.cancel()
  const cookies = reply.headers.getSetCookie()
  return {
    status: reply.status,
    location: reply.headers.get('location'),
    refreshCookie: cookies.find((one) => /^tl_refresh=[^;]/.test(one)) ?? null,
    cookies,
  }
}

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

const decode = (encoded: string) => Buffer.from(encoded, 'base64').toString()
const encode = (xml: string) => Buffer.from(xml).toString('base64')

/** Why an answer was refused; fails when it signed somebody in after all. */
async function refusalOf(samlResponse: string, cookie: string): Promise<string> {
  const { orm } = server.database
  const before = await orm.$count(sessions)
  const reply = await arrive(samlResponse, cookie)
  expect(reply).toMatchObject({ status: 303, location: FAILED, refreshCookie: null })
  expect(await orm.$count(sessions)).toBe(before)
  const [row] = await orm
    .select({ details: auditEvents.details })
    .from(auditEvents)
    .where(eq(auditEvents.action, 'saml_refused'))
    .orderBy(desc(auditEvents.id))
    .limit(1)
  const details = row?.details
  return typeof details === 'object' && details !== null && 'reason' in details
    ? String(details.reason)
    : ''
}

describe('single sign-on', () => {
  it('is found by the domain, without a word about people', async () => {
    const list = (domain: string) =>
      server.call({ method: 'GET', url: `/api/user_domains?domain=${domain}` })
    expect((await list('World.TEST')).json).toEqual({
      items: [{ domain: 'world.test', redirectUrl: `${ORIGIN}/api/saml/login?sso=northfield` }],
      total: 1,
    })
    expect((await list('nowhere.test')).json).toEqual({ items: [], total: 0 })
    await server.database.orm
      .insert(userDomains)
      .values({ domain: 'elsewhere.test', redirectUrl: 'https://sso.elsewhere.test/' })
    expect((await list('elsewhere.test')).json).toEqual({
      items: [{ domain: 'elsewhere.test', redirectUrl: 'https://sso.elsewhere.test/' }],
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
    const { reply, address, requestId, cookie } = await departAndRead('/account/1?x=1#top')
    expect(reply.status).toBe(302)
    expect(address).toMatch(/^https:\/\/idp\.world\.test\/sign-in\?/)
    expect(new URL(address).searchParams.get('SigAlg')).toContain('rsa-sha256')
    for (const part of ['HttpOnly', 'Secure', 'SameSite=None', 'Path=/api/saml']) {
      expect(String(reply.headers['set-cookie'])).toContain(part)
    }
    const answer = await idp.answer(metadata, factsOf(requestId))
    const arrival = await arrive(answer, cookie)
    expect(arrival).toMatchObject({ status: 303, location: '/account/1?x=1#top' })
    expect(arrival.refreshCookie).toContain('SameSite=Strict')
    expect(await whoIs(arrival.refreshCookie ?? '')).toMatchObject({ id: world.people.admin })
  })

  it('signs in nobody twice with one answer', async () => {
    const { requestId, cookie } = await departAndRead()
    const answer = await idp.answer(metadata, factsOf(requestId))
    const both = await Promise.all([arrive(answer, cookie), arrive(answer, cookie)])
    expect(both.filter(({ refreshCookie }) => refreshCookie !== null)).toHaveLength(1)
    expect(await refusalOf(answer, cookie)).toBe('not_asked_for')
  })

  it('uses an assertion once, also for another request', async () => {
    const assertionId = `_${randomUUID()}`
    const first = await departAndRead()
    const second = await departAndRead()
    const one = await idp.answer(metadata, factsOf(first.requestId, { assertionId }))
    expect((await arrive(one, first.cookie)).refreshCookie).not.toBeNull()
    const two = await idp.answer(metadata, factsOf(second.requestId, { assertionId }))
    expect(await refusalOf(two, second.cookie)).toBe('replayed')
  })

  it('lets two sign-ins run beside each other only in browsers of their own', async () => {
    const mine = await departAndRead()
    const theirs = await departAndRead()
    const answer = await idp.answer(metadata, factsOf(theirs.requestId))
    expect(await refusalOf(answer, mine.cookie)).toBe('not_asked_for')
    expect(await refusalOf(answer, '')).toBe('other_browser')
    // Nothing of that used the sign-in up for the browser that began it.
    expect((await arrive(answer, theirs.cookie)).refreshCookie).not.toBeNull()
  })

  it('accepts the invitation of somebody who comes for the first time', async () => {
    const { orm } = server.database
    const [user] = await orm
      .insert(users)
      .values({ emailAddress: 'Fresh@World.test' })
      .returning({ id: users.id })
    const userId = user?.id ?? 0
    await orm.insert(accountMembers).values({ accountId: world.accounts.own, userId })
    const { requestId, cookie } = await departAndRead()
    const facts = factsOf(requestId, { nameId: 'fresh@world.test' })
    const arrival = await arrive(await idp.answer(metadata, facts), cookie)
    expect(await whoIs(arrival.refreshCookie ?? '')).toMatchObject({
      id: userId,
      status: 'accepted',
    })
  })

  it('is not begun without end from one network address', async () => {
    const rows = Array.from({ length: 300 }, () => ({
      action: 'saml_started',
      at: server.clock.now(),
      details: { ipKey: keyedHash(TEST_CONFIG.sessionSecret, 'address:127.0.0.1') },
    }))
    await server.database.orm.insert(auditEvents).values(rows)
    const { reply } = await depart()
    expect(reply.json).toMatchObject({ status: 429, code: 'rate_limited' })
  })

  it('gives up a sign-in after a quarter of an hour', async () => {
    const { requestId, cookie } = await departAndRead()
    const answer = await idp.answer(metadata, factsOf(requestId))
    server.clock.instant = new Date(Date.now() + 15 * 60_000 + 1)
    expect(await refusalOf(answer, cookie)).toBe('not_asked_for')
  })

  it.each([['unknown'], ['NORTHFIELD']])('has no connection %s', async (sso) => {
    const { reply } = await depart('', sso)
    expect(reply.status).toBe(404)
  })

  it('is not there at all without its settings', async () => {
    const bare = await createTestServer()
    for (const url of ['/api/saml/metadata', '/api/saml/login?sso=northfield']) {
      expect((await bare.call({ method: 'GET', url })).status).toBe(404)
    }
    await bare.close()
  })
})

describe('where somebody goes afterwards', () => {
  it.each([
    ['/plans', '/plans'],
    ['/', '/'],
    ['/.//evil.example', '/'],
    ['/plans/..//evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/%0d%0aset-cookie:x=1', '/%0d%0aset-cookie:x=1'],
  ])('asked for with %j is %s', async (intended, location) => {
    const { requestId, cookie } = await departAndRead(intended)
    const answer = await idp.answer(metadata, factsOf(requestId))
    expect((await arrive(answer, cookie)).location).toBe(location)
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'plans'])(
    'cannot be asked to be %s',
    async (intended) => {
      expect((await depart(intended)).reply.status).toBe(400)
    },
  )

  it('is not what comes back with the answer', async () => {
    const { requestId, cookie } = await departAndRead('/plans')
    const answer = await idp.answer(metadata, factsOf(requestId))
    const arrival = await arrive(answer, cookie, 'https://evil.example/')
    expect(arrival.location).toBe('/plans')
  })
})

describe('an answer that is not what it should be signs nobody in', () => {
  it.each<[string, string, Partial<AnswerFacts>]>([
    ['for another audience', 'not_valid', { audience: 'https://other.example/metadata' }],
    ['for another address', 'not_meant_for_us', { recipient: 'https://other.example/acs' }],
    ['of another issuer', 'wrong_issuer', { issuer: 'https://evil.example/entity' }],
    ['to a question that nobody asked', 'not_asked_for', { requestId: `_${'0'.repeat(40)}` }],
    ['without a question', 'not_asked_for', { requestId: '' }],
    [
      'that has run out',
      'not_valid',
      {
        issuedAt: new Date(Date.now() - 600_000),
        notBefore: new Date(Date.now() - 600_000),
        notOnOrAfter: new Date(Date.now() - 300_000),
      },
    ],
    [
      'of the future',
      'not_valid',
      {
        notBefore: new Date(Date.now() + 3_000_000),
        notOnOrAfter: new Date(Date.now() + 4_000_000),
      },
    ],
    [
      'that is old, whatever it says of its end',
      'not_valid',
      {
        issuedAt: new Date(Date.now() - 3_600_000),
        notBefore: new Date(Date.now() - 3_600_000),
        notOnOrAfter: new Date(Date.now() + 86_400_000),
      },
    ],
    ['confirmed in another way', 'not_meant_for_us', { method: 'sender-vouches' }],
    ['about nobody we know', 'no_member', { nameId: 'nobody@world.test' }],
    ['about somebody of another account', 'no_member', { nameId: 'outsider@world.test' }],
    ['about a domain that is not theirs', 'foreign_domain', { nameId: 'admin@elsewhere.example' }],
    ['about no address', 'no_address', { nameId: 'admin' }],
    ['about two addresses', 'no_address', { nameId: 'admin@world.test@world.test' }],
  ])('%s', async (_sentence, reason, wrong) => {
    const { requestId, cookie } = await departAndRead()
    expect(await refusalOf(await idp.answer(metadata, factsOf(requestId, wrong)), cookie)).toBe(
      reason,
    )
  })

  it('about a super user, even of this account and domain', async () => {
    const { orm } = server.database
    const isSuper = eq(users.id, 300)
    const [before] = await orm.select().from(users).where(isSuper)
    await orm.update(users).set({ emailAddress: 'super@world.test' }).where(isSuper)
    await orm.insert(accountMembers).values({ accountId: world.accounts.own, userId: 300 })
    const { requestId, cookie } = await departAndRead()
    const facts = factsOf(requestId, { nameId: 'super@world.test' })
    expect(await refusalOf(await idp.answer(metadata, facts), cookie)).toBe('super_user')
    await orm
      .update(users)
      .set({ emailAddress: before?.emailAddress ?? '' })
      .where(isSuper)
  })

  it('about somebody deleted', async () => {
    const { orm } = server.database
    const isLimited = eq(users.id, world.people.limited)
    await orm.update(users).set({ deletedAt: new Date() }).where(isLimited)
    const { requestId, cookie } = await departAndRead()
    const facts = factsOf(requestId, { nameId: 'limited@world.test' })
    expect(await refusalOf(await idp.answer(metadata, facts), cookie)).toBe('no_member')
    await orm.update(users).set({ deletedAt: null }).where(isLimited)
  })

  it('about an address that somebody took and never proved to be theirs', async () => {
    const { orm } = server.database
    const isLimited = eq(users.id, world.people.limited)
    await orm.update(users).set({ isAddressProven: false }).where(isLimited)
    const { requestId, cookie } = await departAndRead()
    const facts = factsOf(requestId, { nameId: 'limited@world.test' })
    expect(await refusalOf(await idp.answer(metadata, facts), cookie)).toBe('no_member')
    await orm.update(users).set({ isAddressProven: true }).where(isLimited)
  })

  it('of another identity provider, with its own key in the document', async () => {
    const { requestId, cookie } = await departAndRead()
    expect(await refusalOf(await otherProvider.answer(metadata, factsOf(requestId)), cookie)).toBe(
      'not_valid',
    )
  })

  it('of an identity provider for the connection of another', async () => {
    const { address, cookie } = await depart('', 'southfield')
    const { id } = await otherProvider.readRequest(address, metadata)
    expect(await refusalOf(await idp.answer(metadata, factsOf(id)), cookie)).toBe('not_valid')
  })

  it('that is not signed, or only as a whole', async () => {
    const { requestId, cookie } = await departAndRead()
    const signed = decode(await idp.answer(metadata, factsOf(requestId)))
    const unsigned = signed.replace(/<ds:Signature.*<\/ds:Signature>/s, '')
    expect(unsigned).not.toContain('Signature')
    expect(await refusalOf(encode(unsigned), cookie)).toBe('not_signed')
    const next = await departAndRead()
    const outside = metadata.replace('WantAssertionsSigned="true"', 'WantAssertionsSigned="false"')
    const whole = await idp.answer(outside, factsOf(next.requestId))
    expect(decode(whole)).toMatch(/<ds:Signature.*<saml:Assertion/s)
    expect(await refusalOf(whole, next.cookie)).toBe('not_valid')
  })

  it.each(Object.entries(SIGNATURE_WRAPPINGS))('wrapped as %s', async (_form, wrap) => {
    const { requestId, cookie } = await departAndRead()
    const facts = factsOf(requestId)
    const outside = metadata.replace('WantAssertionsSigned="true"', 'WantAssertionsSigned="false"')
    const forged = decode(
      await otherProvider.answer(metadata, factsOf(requestId, { nameId: 'owner@world.test' })),
    )
    const [evil = ''] = /<saml:Assertion.*<\/saml:Assertion>/s.exec(forged) ?? []
    const attacked = wrap({
      withSignedAssertion: decode(await idp.answer(metadata, facts)),
      withSignedResponse: decode(await idp.answer(outside, facts)),
      evil: evil.replace(/<ds:Signature.*<\/ds:Signature>/s, ''),
    })
    expect(attacked).toContain('owner@world.test')
    expect(attacked).toContain('admin@world.test')
    expect(await refusalOf(encode(attacked), cookie)).toMatch(/^not_one_(assertion|response)$/)
    // The library, which reads what gets past the first look, names nobody else either.
    const provider = providerOf(idp, {})
    const named = await checkAssertion(
      { settings: { providers: [], ...ourKeys }, provider, publicUrl: ORIGIN, requestId },
      encode(attacked),
    ).catch((error: unknown) => {
      if (error instanceof SamlRefusal) return null
      throw error
    })
    expect(named?.emailAddress ?? 'nobody').not.toContain('owner')
  })

  it.each<[string, string, (xml: string, evil: string) => string]>([
    [
      'changed after it was signed',
      'not_valid',
      (xml) => xml.replaceAll('admin@world', 'owner@world'),
    ],
    [
      'with an assertion of somebody else behind the signed one',
      'not_one_assertion',
      (xml, evil) => xml.replace('</samlp:Response>', `${evil}</samlp:Response>`),
    ],
    [
      'with the signed assertion hidden in extensions',
      'not_one_assertion',
      (xml, evil) => {
        const [signed = ''] = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml) ?? []
        return xml
          .replace(signed, evil)
          .replace('<samlp:Status>', `<samlp:Extensions>${signed}</samlp:Extensions><samlp:Status>`)
      },
    ],
    [
      'with the signed response inside a response of somebody else',
      'not_one_response',
      (xml, evil) =>
        xml
          .replace(/(<samlp:Response[^>]*>)/, `$1<samlp:Extensions>${xml}</samlp:Extensions>`)
          .replace('</samlp:Response>', `${evil}</samlp:Response>`),
    ],
    [
      'with a comment in the name',
      'forbidden_markup',
      (xml) => xml.replace('admin@world.test', 'owner@world.test<!-- -->.admin'),
    ],
    [
      'with a comment in the digest',
      'forbidden_markup',
      (xml) => xml.replace('<ds:DigestValue>', '<ds:DigestValue><!--x-->'),
    ],
    [
      'with a processing instruction in the name',
      'forbidden_markup',
      (xml) => xml.replace('admin@world.test', 'admin@world.test<?x y?>'),
    ],
    [
      'with CDATA in the name',
      'forbidden_markup',
      (xml) => xml.replace('admin@world.test', '<![CDATA[owner@world.test]]>'),
    ],
    [
      'with a file of the server as an entity',
      'forbidden_markup',
      (xml) =>
        `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml.replace('admin@world.test', '&x;')}`,
    ],
    [
      'with an entity that grows without end',
      'forbidden_markup',
      (xml) =>
        `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${xml.replace('admin@world.test', '&b;')}`,
    ],
    ['signed with SHA-1', 'weak_algorithm', (xml) => xml.replaceAll('rsa-sha256', 'rsa-sha1')],
    [
      'signed with a shared secret',
      'weak_algorithm',
      (xml) =>
        xml.replaceAll(
          'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
          'http://www.w3.org/2000/09/xmldsig#hmac-sha1',
        ),
    ],
    [
      'without anything that the signature covers',
      'not_valid',
      (xml) => xml.replace(/<ds:Reference.*<\/ds:Reference>/s, ''),
    ],
  ])('%s', async (_sentence, reason, attack) => {
    const { requestId, cookie } = await departAndRead()
    const signed = decode(await idp.answer(metadata, factsOf(requestId)))
    const forged = await otherProvider.answer(
      metadata,
      factsOf(requestId, { nameId: 'owner@world.test' }),
    )
    const [evil = ''] = /<saml:Assertion.*<\/saml:Assertion>/s.exec(decode(forged)) ?? []
    const plain = evil.replace(/<ds:Signature.*<\/ds:Signature>/s, '')
    const attacked = attack(signed, plain)
    expect(attacked).not.toBe(signed)
    expect(await refusalOf(encode(attacked), cookie)).toBe(reason)
  })

  it.each<[string, string, (xml: string) => string]>([
    [
      'for whom it is',
      'not_valid',
      (xml) => xml.replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/s, ''),
    ],
    [
      'under which conditions',
      'not_valid',
      (xml) => xml.replace(/<saml:Conditions.*<\/saml:Conditions>/s, ''),
    ],
    [
      'how it is confirmed',
      'not_meant_for_us',
      (xml) => xml.replace(/<saml:SubjectConfirmation.*<\/saml:SubjectConfirmation>/s, ''),
    ],
    ['for which address', 'not_meant_for_us', (xml) => xml.replace(/ Recipient="[^"]*"/, '')],
    ['who it is about', 'no_address', (xml) => xml.replace(/<saml:NameID.*<\/saml:NameID>/s, '')],
    [
      'until when',
      'not_valid',
      (xml) => xml.replace(/(<saml:SubjectConfirmationData) NotOnOrAfter="[^"]*"/, '$1'),
    ],
  ])('that is signed, but does not say %s', async (_sentence, reason, edit) => {
    const { requestId, cookie } = await departAndRead()
    expect(await refusalOf(await idp.answer(metadata, factsOf(requestId), edit), cookie)).toBe(
      reason,
    )
  })

  it.each([
    ['no base64', 'not_base64', '<samlp:Response/>'],
    ['no XML', 'not_one_response', encode('not xml')],
    ['nothing of ours', 'not_one_response', encode('<html><body>Hello</body></html>')],
    ['no text', 'not_utf8', Buffer.from([0xff, 0xfe, 0x00, 0x41]).toString('base64')],
    [
      'a response that never ends',
      'not_asked_for',
      encode('<samlp:Response InResponseTo="_x"><Assertion><Signature>'),
    ],
  ])('that is %s', async (_sentence, reason, samlResponse) => {
    const { cookie } = await depart()
    expect(await refusalOf(samlResponse, cookie)).toBe(reason)
  })

  it('leaves no name and no document in the log', async () => {
    const { requestId, cookie } = await departAndRead()
    const answer = await idp.answer(metadata, factsOf(requestId, { nameId: 'nobody@world.test' }))
    expect(await refusalOf(answer, cookie)).toBe('no_member')
    const rows = JSON.stringify(await server.database.orm.select().from(auditEvents))
    expect(rows).not.toContain('nobody')
    expect(JSON.stringify(await server.database.orm.select().from(samlRequests))).not.toContain(
      cookie.split('=')[1],
    )
  })
})

describe('the form of an identity provider', () => {
  const post = (url: string, payload: string) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })

  it.each([
    ['with nothing in it', '', 400],
    ['without an answer', 'RelayState=x', 400],
    ['with two answers', 'SAMLResponse=YQ==&SAMLResponse=Yg==', 400],
    ['with more than belongs there', 'SAMLResponse=YQ==&isSuperUser=true', 400],
    ['without end', `SAMLResponse=${'A'.repeat(300_000)}`, 413],
  ])('%s is refused', async (_sentence, payload, status) => {
    expect((await post('/api/saml/acs', payload)).statusCode).toBe(status)
  })

  it('is read as long as the contract lets it be', async () => {
    const longest = (length: number) => post('/api/saml/acs', `SAMLResponse=${'A'.repeat(length)}`)
    expect((await longest(200_000)).statusCode).toBe(303)
    expect((await longest(200_001)).statusCode).toBe(400)
  })

  it('is read nowhere else', async () => {
    const payload = 'emailAddress=owner@world.test&password=x'
    expect((await post('/api/authenticate', payload)).statusCode).toBe(415)
  })
})

describe('the list of identity providers', () => {
  it('replaces the one of before, and names an account that is not there', async () => {
    const { orm } = server.database
    const kept = await orm.select().from(userDomains)
    const missing = providerOf(idp, { accountId: 999_999 })
    await expect(replaceConnections(orm, [missing])).rejects.toThrow(
      'SAML_PROVIDERS_FILE names the account 999999, which does not exist.',
    )
    expect(await orm.select().from(userDomains)).toHaveLength(kept.length)
    await replaceConnections(orm, [providerOf(idp, { name: 'moved', domains: ['elsewhere.test'] })])
    expect(await orm.select({ domain: userDomains.domain }).from(userDomains)).toEqual([
      { domain: 'elsewhere.test' },
    ])
  })
})
