import { describe, expect, it } from 'vitest'
import { SamlRefusal, inspectSamlDocument, requireEnvelope } from './saml-document'

const MAX_CHARACTERS = 1_000_000

describe('a document that claims to be a SAML response', () => {
  it.each([
    ['spaces between characters', `A${' '.repeat(MAX_CHARACTERS - 2)}!`],
    ['spaces at the end', `AA=${' '.repeat(MAX_CHARACTERS - 4)}=`],
    ['elements that never end', Buffer.from('<a:'.repeat(250_000)).toString('base64')],
    [
      'attributes that never end',
      Buffer.from(`<Response ${' Algorithm'.repeat(70_000)}`).toString('base64'),
    ],
  ])('is refused without a long search: %s', (_sentence, encoded) => {
    expect(encoded.length).toBeLessThanOrEqual(MAX_CHARACTERS)
    // A search that backtracks over the text would exceed the time limit of a test.
    expect(() => inspectSamlDocument(encoded)).toThrow(SamlRefusal)
  })

  it('may contain line breaks', () => {
    const status =
      '<Status><StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></Status>'
    const xml = `<Response InResponseTo="_1">${status}<Assertion/><Signature/></Response>`
    const lines = Buffer.from(xml)
      .toString('base64')
      .replaceAll(/(.{10})/g, '$1\r\n ')
    expect(inspectSamlDocument(lines)).toMatchObject({ inResponseTo: '_1' })
  })
})

describe('where a response was sent, and who issued it', () => {
  const HERE = 'https://plan.example/acs'
  const PROVIDER = 'https://idp.example'
  const readingOf = (attributes: string, elements = '') => {
    const xml = `<Response InResponseTo="_1" ${attributes}>${elements}<Status><StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></Status><Assertion><Signature/></Assertion></Response>`
    const envelope = inspectSamlDocument(Buffer.from(xml).toString('base64'))
    return () => requireEnvelope(envelope, { destination: HERE, issuer: PROVIDER })
  }

  it.each([
    ['nothing, with the signature at the assertion', '', ''],
    ['this server', `Destination="${HERE}"`, ''],
    ['this server and its provider', `Destination="${HERE}"`, `<Issuer> ${PROVIDER} </Issuer>`],
    ['this server, signed', `Destination="${HERE}"`, '<Signature/>'],
  ])('is accepted when it says %s', (_sentence, attributes, elements) => {
    expect(readingOf(attributes, elements)).not.toThrow()
  })

  it.each([
    ['nothing, signed as a whole', 'wrong_destination', '', '<Signature/>'],
    ['another server', 'wrong_destination', 'Destination="https://other.example/acs"', ''],
    ['an empty server', 'wrong_destination', 'Destination=""', ''],
    ['another provider', 'wrong_issuer', '', '<Issuer>https://evil.example</Issuer>'],
    ['two providers', 'wrong_issuer', '', `<Issuer>${PROVIDER}</Issuer>`.repeat(2)],
  ])('is refused when it says %s', (_sentence, reason, attributes, elements) => {
    expect(readingOf(attributes, elements)).toThrow(new SamlRefusal(reason))
  })
})
