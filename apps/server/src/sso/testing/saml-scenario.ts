import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect } from 'vitest'
import { insertBaseData } from '../../db/base-data'
import { auditEvents, sessions } from '../../db/schema'
import { server, setUpServer, world } from '../../testing/world-scenario'
import { replaceConnections } from '../connection-queries'
import type { SamlProvider } from '../../config/saml-settings'
import { createIdentityProvider } from './identity-provider'
import type { AnswerDetails, TestIdentityProvider } from './identity-provider'
import { makeSelfSigned } from './self-signed'

export const ORIGIN = 'http://127.0.0.1:4320'
export const ACS = `${ORIGIN}/api/saml/acs`
export const OUR_ENTITY_ID = `${ORIGIN}/api/saml/metadata`
const IDP_ENTITY_ID = 'https://idp.world.test/entity'
const IDP_URL = 'https://idp.world.test/sign-in'
const FAILED = '/sign-in/error/'
export const ourKeys = makeSelfSigned('throughline')

export let idp: TestIdentityProvider
export let otherProvider: TestIdentityProvider
export let metadata: string

/** Where the server listens: answers of identity providers come over a real connection. */
let listening: string

/** Starts a server with two identity providers before the tests of a file. */
export function setUpSaml(): void {
  setUpServer({ saml: { providers: [], ...ourKeys } })
  beforeAll(async () => {
    await insertBaseData(server.database.orm)
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
  beforeEach(async () => {
    // The library judges times by the clock of the machine.
    server.clock.instant = new Date()
    await server.database.orm.delete(auditEvents)
  })
}

export function providerOf(
  provider: TestIdentityProvider,
  more: Partial<SamlProvider>,
): SamlProvider {
  return {
    name: 'northfield',
    domains: ['world.test'],
    accountId: world.accounts.own,
    entityId: IDP_ENTITY_ID,
    ssoUrl: IDP_URL,
    certificates: [provider.keys.certificate],
    emailAttribute: null,
    allowsPassword: true,
    ...more,
  }
}

/** Begins a sign-in as a browser does. */
export async function depart(relayState = '', sso = 'northfield') {
  const query = new URLSearchParams({ sso, ...(relayState === '' ? {} : { relayState }) })
  const reply = await server.call({ method: 'GET', url: `/api/saml/login?${query.toString()}` })
  const url = String(reply.headers['location'])
  const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? ''
  return { reply, url, cookie }
}

export async function departAndRead(relayState = '') {
  const departure = await depart(relayState)
  const { id } = await idp.readRequest(departure.url, metadata)
  return { ...departure, requestId: id }
}

export function detailsOf(requestId: string, more: Partial<AnswerDetails> = {}): AnswerDetails {
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

export async function arrive(samlResponse: string, cookie: string, relayState?: string) {
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

/** The refusal code of a response; fails if the response signed a person in. */
export async function refusalOf(samlResponse: string, cookie: string): Promise<string> {
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
