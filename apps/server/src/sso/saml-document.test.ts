import { describe, expect, it } from 'vitest'
import { SamlRefusal, inspectSamlDocument } from './saml-document'

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
    // A search that goes back over the text would take longer than a test may.
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
