import { elementsOf } from './saml-elements'

/** A refused SAML response. The code goes to the log and is not shown to the person. */
export class SamlRefusal extends Error {
  override readonly name = 'SamlRefusal'
  readonly code: string

  constructor(code: string, options?: ErrorOptions) {
    super(`The answer of the identity provider was refused (${code}).`, options)
    this.code = code
  }
}

const base64 = /^[A-Za-z0-9+/]+={0,2}$/

/** All that a signature may be made with. Without this list the answer itself would choose. */
const algorithms: ReadonlySet<string> = new Set([
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512',
])

/** Claims of a response outside of its signed assertion. */
export interface SamlEnvelope {
  /** The id of the request that it claims to answer. */
  readonly inResponseTo: string
  /** The URL to which it was sent; null if it contains none. */
  readonly destination: string | null
  /** Its issuer; null if it contains none. */
  readonly issuer: string | null
  /** Whether the response itself is signed, and not only its assertion. */
  readonly isSigned: boolean
}

const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success'

/**
 * Decodes the response of an identity provider. It refuses every document that the signature check
 * and the reader of the name could understand differently:
 *
 * - entities, comments, processing instructions and CDATA
 * - more than one response or assertion
 * - weak algorithms
 *
 * No identity provider writes any of these, and most attacks on SAML need one of them. It also
 * refuses documents that would take a parser long, and responses that report a failure.
 *
 * Do not trust the returned values: their text has not been verified yet.
 *
 * @throws SamlRefusal
 */
export function inspectSamlDocument(encoded: string): SamlEnvelope {
  const xml = decode(encoded)
  const body = xml.replace(/^\s*<\?xml version="1\.[01]"[^?<>]*\?>/, '')
  if (/<[!?]/.test(body)) throw new SamlRefusal('forbidden_markup')
  const elements = elementsOf(body)
  if (elements === null) throw new SamlRefusal('not_readable')
  const count = (name: string) => elements.filter((one) => one.name === name).length
  const [root] = elements
  if (root?.name !== 'Response' || count('Response') !== 1) {
    throw new SamlRefusal('not_one_response')
  }
  const inside = (...path: string[]) =>
    elements.filter((one) => one.path.join(' ') === ['Response', ...path.slice(0, -1)].join(' '))
  const only = (...path: string[]) => {
    const [first, second] = inside(...path).filter(({ name }) => name === path.at(-1))
    return second === undefined ? (first ?? null) : null
  }
  if (only('Status', 'StatusCode')?.attributes.get('Value') !== SUCCESS) {
    throw new SamlRefusal('not_successful')
  }
  if (count('EncryptedAssertion') > 0) throw new SamlRefusal('encrypted')
  if (count('Assertion') !== 1) throw new SamlRefusal('not_one_assertion')
  if (count('Signature') === 0) throw new SamlRefusal('not_signed')
  for (const { attributes } of elements) {
    const algorithm = attributes.get('Algorithm')
    if (algorithm !== undefined && !algorithms.has(algorithm)) {
      throw new SamlRefusal('weak_algorithm')
    }
  }
  const inResponseTo = root.attributes.get('InResponseTo') ?? ''
  if (inResponseTo === '') throw new SamlRefusal('not_asked_for')
  const destination = root.attributes.get('Destination')
  return {
    inResponseTo,
    destination: destination === undefined ? null : withoutEntities(destination),
    issuer: inside('Issuer').some(({ name }) => name === 'Issuer')
      ? withoutEntities(only('Issuer')?.text.trim() ?? '')
      : null,
    isSigned: only('Signature') !== null,
  }
}

function decode(encoded: string): string {
  // Lines may be broken anywhere. A pattern that allows for that tries every end of a long gap.
  const unbroken = encoded.replaceAll(/\s+/g, '')
  if (!base64.test(unbroken)) throw new SamlRefusal('not_base64')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(unbroken, 'base64'))
  } catch {
    throw new SamlRefusal('not_utf8')
  }
}

/** The ampersand is the only character of a URL or name that XML must write as an entity. */
function withoutEntities(text: string): string {
  return text.replaceAll('&amp;', '&')
}

/**
 * Refuses a response with another destination than this server, or another issuer than the provider
 * of the connection. Both may be missing, but a signed response must have a destination (SAML 2.0
 * Bindings, 3.5.5.2). The assertion repeats both under its signature.
 *
 * @throws SamlRefusal
 */
export function requireEnvelope(
  { destination, issuer, isSigned }: SamlEnvelope,
  expected: { readonly destination: string; readonly issuer: string },
): void {
  const isElsewhere = destination === null ? isSigned : destination !== expected.destination
  if (isElsewhere) throw new SamlRefusal('wrong_destination')
  if (issuer !== null && issuer !== expected.issuer) throw new SamlRefusal('wrong_issuer')
}
