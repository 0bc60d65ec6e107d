import { describe, expect, it } from 'vitest'
import { SamlRefusal, inspectSamlDocument } from './saml-document'

const MAX_CHARACTERS = 1_000_000

describe('what somebody posts as an answer of an identity provider', () => {
  it.each([
    ['spaces between signs', `A${' '.repeat(MAX_CHARACTERS - 2)}!`],
    ['spaces at the end', `AA=${' '.repeat(MAX_CHARACTERS - 4)}=`],
    ['elements that never end', Buffer.from('<a:'.repeat(250_000)).toString('base64')],
    [
      'attributes that never end',
      Buffer.from(`<Response ${' Algorithm'.repeat(70_000)}`).toString('base64'),
    ],
  ])('is refused before anybody waits for it: %s', (_sentence, encoded) => {
    expect(encoded.length).toBeLessThanOrEqual(MAX_CHARACTERS)
    const startedAt = performance.now()
    expect(() => inspectSamlDocument(encoded)).toThrow(SamlRefusal)
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })

  it('may break its lines', () => {
    const xml = '<Response InResponseTo="_1"><Assertion/><Signature/></Response>'
    const lines = Buffer.from(xml)
      .toString('base64')
      .replaceAll(/(.{10})/g, '$1\r\n ')
    expect(inspectSamlDocument(lines)).toEqual({ inResponseTo: '_1' })
  })
})
