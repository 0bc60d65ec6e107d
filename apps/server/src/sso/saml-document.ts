/** A refused SAML response. The code goes to the log and is not shown to the person. */
export class SamlRefusal extends Error {
  override readonly name = 'SamlRefusal'
  readonly code: string

  constructor(code: string, options?: ErrorOptions) {
    super(`The answer of the identity provider was refused (${code}).`, options)
    this.code = code
  }
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/** All that a signature may be made with. Without this list the answer itself would choose. */
const ALGORITHMS: ReadonlySet<string> = new Set([
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512',
])

/**
 * Decodes what an identity provider posted, and refuses every document whose
 * parts could mean one thing to the check of the signature and another to whoever
 * reads the name: entities, comments, processing instructions and CDATA, more
 * than one response or assertion, and weak algorithms. No identity provider
 * writes any of that, and most attacks on SAML need some of it.
 *
 * Nothing that is found here is believed: it is read from text that nobody has
 * checked yet.
 *
 * @returns the id of the request that it claims to answer
 * @throws SamlRefusal
 */
export function inspectSamlDocument(encoded: string): { readonly inResponseTo: string } {
  // Lines may be broken anywhere. A pattern that allows for that tries every end of a long gap.
  const unbroken = encoded.replaceAll(/\s+/g, '')
  if (!BASE64.test(unbroken)) throw new SamlRefusal('not_base64')
  const bytes = Buffer.from(unbroken, 'base64')
  let xml: string
  try {
    xml = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new SamlRefusal('not_utf8')
  }
  const body = xml.replace(/^\s*<\?xml version="1\.[01]"[^?<>]*\?>/, '')
  if (/<[!?]/.test(body)) throw new SamlRefusal('forbidden_markup')
  if (countOf(body, 'Response') !== 1) throw new SamlRefusal('not_one_response')
  if (countOf(body, 'EncryptedAssertion') > 0) throw new SamlRefusal('encrypted')
  if (countOf(body, 'Assertion') !== 1) throw new SamlRefusal('not_one_assertion')
  if (countOf(body, 'Signature') === 0) throw new SamlRefusal('not_signed')
  for (const [, double, single] of body.matchAll(/\sAlgorithm\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    if (!ALGORITHMS.has(double ?? single ?? '')) throw new SamlRefusal('weak_algorithm')
  }
  const [, start = ''] = /^\s*<((?:[\w.-]+:)?Response\s[^<>]*)>/.exec(body) ?? []
  const [, double, single] = /\sInResponseTo\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(start) ?? []
  const inResponseTo = double ?? single ?? ''
  if (inResponseTo === '') throw new SamlRefusal('not_asked_for')
  return { inResponseTo }
}

/** How many elements of this name begin in a document, whatever their prefix. */
function countOf(xml: string, name: string): number {
  return [...xml.matchAll(new RegExp(`<(?:[^\\s<>/:"'=]+:)?${name}(?=[\\s/>])`, 'g'))].length
}
