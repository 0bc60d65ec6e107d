import { SAML, ValidateInResponseTo, generateServiceProviderMetadata } from '@node-saml/node-saml'
import type { Profile } from '@node-saml/node-saml'
import { SamlRefusal } from './saml-document'
import type { SamlProvider, SamlSettings } from '../config/saml-settings'

/** How far the clocks of two machines may differ. */
const CLOCK_SKEW_MS = 60_000
/** An assertion may not be older, even if it allows more itself. */
const MAX_ASSERTION_AGE_MS = 5 * 60_000
/** How long a sign-in at an identity provider may take. */
export const REQUEST_LIFE_MS = 15 * 60_000
/** After this time, an assertion is refused for its age, so its id is no longer needed. */
export const ASSERTION_MEMORY_MS = 60 * 60_000

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
const EMAIL_NAME = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'

/** The entity ID of this server: the URL of its metadata. */
function entityIdOf(publicUrl: string): string {
  return `${publicUrl}/api/saml/metadata`
}

/** The URL to which the browser posts the response of an identity provider. */
export function consumerOf(publicUrl: string): string {
  return `${publicUrl}/api/saml/acs`
}

/** The metadata of this server for identity providers. */
export function metadataOf(settings: SamlSettings, publicUrl: string): string {
  return generateServiceProviderMetadata({
    issuer: entityIdOf(publicUrl),
    callbackUrl: consumerOf(publicUrl),
    privateKey: settings.privateKey,
    publicCerts: settings.certificate,
    signatureAlgorithm: 'sha256',
    identifierFormat: EMAIL_NAME,
    wantAssertionsSigned: true,
    // The same text each time it is read.
    generateUniqueId: () => '_throughline',
  })
}

/** The SAML settings for one identity provider. */
export interface SamlExchange {
  readonly settings: SamlSettings
  readonly provider: SamlProvider
  readonly publicUrl: string
  /** Of the request that is sent or answered. */
  readonly requestId: string
}

function createSaml({ settings, provider, publicUrl, requestId }: SamlExchange): SAML {
  return new SAML({
    idpCert: [...provider.certificates],
    entryPoint: provider.ssoUrl,
    issuer: entityIdOf(publicUrl),
    audience: entityIdOf(publicUrl),
    callbackUrl: consumerOf(publicUrl),
    privateKey: settings.privateKey,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    identifierFormat: provider.emailAttribute === null ? EMAIL_NAME : null,
    // The identity provider decides how people authenticate.
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    // One signature suffices, as long as the assertion has it.
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    maxAssertionAgeMs: MAX_ASSERTION_AGE_MS,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: REQUEST_LIFE_MS,
    generateUniqueId: () => requestId,
    // The request was already claimed in the database: only its id has to be compared.
    cacheProvider: {
      saveAsync: async () => null,
      getAsync: async (id) => (id === requestId ? new Date().toISOString() : null),
      removeAsync: async () => null,
    },
  })
}

/** The URL that takes a browser to its identity provider with a signed request. */
export function signInUrl(exchange: SamlExchange): Promise<string> {
  return createSaml(exchange).getAuthorizeUrlAsync('', undefined, {})
}

/** The content of a validated assertion. */
export interface CheckedAssertion {
  readonly id: string
  readonly emailAddress: string
}

/**
 * Checks a response: the signature of the assertion, its issuer, recipient, request, URL and times.
 * It reads values only from the signed part.
 *
 * @throws SamlRefusal
 */
export async function checkAssertion(
  exchange: SamlExchange,
  encoded: string,
): Promise<CheckedAssertion> {
  const { provider, publicUrl, requestId } = exchange
  let profile: Profile | null
  try {
    const answer = await createSaml(exchange).validatePostResponseAsync({ SAMLResponse: encoded })
    profile = answer.profile
  } catch (error) {
    throw new SamlRefusal('not_valid', { cause: error })
  }
  if (profile === null) throw new SamlRefusal('no_assertion')
  const assertion = firstOf(profile.getAssertion?.(), 'Assertion')
  if (textOf(firstOf(assertion, 'Issuer')) !== provider.entityId) {
    throw new SamlRefusal('wrong_issuer')
  }
  if (firstOf(assertion, 'Conditions') === null) throw new SamlRefusal('no_conditions')
  requireConfirmation(assertion, { recipient: consumerOf(publicUrl), requestId })
  const id = attributeOf(assertion, 'ID')
  if (id === null) throw new SamlRefusal('no_id')
  return { id, emailAddress: emailAddressIn(profile, provider) }
}

/** The library judges the time; for whom and for which request it leaves to us. */
function requireConfirmation(
  assertion: unknown,
  { recipient, requestId }: { readonly recipient: string; readonly requestId: string },
): void {
  const confirmations = allOf(firstOf(assertion, 'Subject'), 'SubjectConfirmation')
  const isIntended =
    confirmations.length > 0 &&
    confirmations.every((confirmation) => {
      const data = firstOf(confirmation, 'SubjectConfirmationData')
      return (
        attributeOf(confirmation, 'Method') === BEARER &&
        attributeOf(data, 'Recipient') === recipient &&
        attributeOf(data, 'InResponseTo') === requestId &&
        attributeOf(data, 'NotOnOrAfter') !== null
      )
    })
  if (!isIntended) throw new SamlRefusal('not_meant_for_us')
}

const email = /^[^\s@]+@((?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,20})$/
const MAX_EMAIL_LENGTH = 254

/** The email address that the assertion names, of a domain that its provider may speak for. */
function emailAddressIn(profile: Profile, { emailAttribute, domains }: SamlProvider): string {
  const named = emailAttribute === null ? profile.nameID : profile[emailAttribute]
  const text = typeof named === 'string' ? named.trim() : ''
  const domain = text.length <= MAX_EMAIL_LENGTH ? email.exec(text)?.[1] : undefined
  if (domain === undefined) throw new SamlRefusal('no_address')
  if (!domains.includes(domain.toLowerCase())) throw new SamlRefusal('foreign_domain')
  return text
}

/** The members of a name in the library's picture of XML: attributes under `$`, text under `_`. */
function allOf(node: unknown, name: string): readonly unknown[] {
  const match: unknown = typeof node === 'object' && node !== null ? Reflect.get(node, name) : null
  if (Array.isArray(match)) return match
  return match === null || match === undefined ? [] : [match]
}

function firstOf(node: unknown, name: string): unknown {
  return allOf(node, name)[0] ?? null
}

function attributeOf(node: unknown, name: string): string | null {
  const value = firstOf(firstOf(node, '$'), name)
  return typeof value === 'string' ? value : null
}

function textOf(node: unknown): string | null {
  if (typeof node === 'string') return node
  const text = firstOf(node, '_')
  return typeof text === 'string' ? text : null
}
