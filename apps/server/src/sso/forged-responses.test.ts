import { describe, expect, it } from 'vitest'
import { auditEvents, samlRequests } from '../db/schema'
import { SamlRefusal } from './saml-document'
import { checkAssertion } from './service-provider'
import { signatureWrappings } from './testing/signature-wrapping'
import { server } from '../testing/world-scenario'
import {
  ORIGIN,
  depart,
  departAndRead,
  detailsOf,
  idp,
  metadata,
  otherProvider,
  ourKeys,
  providerOf,
  refusalOf,
  setUpSaml,
} from './testing/saml-scenario'

setUpSaml()

const decode = (encoded: string) => Buffer.from(encoded, 'base64').toString()

const encode = (xml: string) => Buffer.from(xml).toString('base64')

describe('an invalid response signs nobody in', () => {
  it('that is not signed, or only as a whole', async () => {
    const { requestId, cookie } = await departAndRead()
    const signed = decode(await idp.answer(metadata, detailsOf(requestId)))
    const unsigned = signed.replace(/<ds:Signature.*<\/ds:Signature>/s, '')
    expect(unsigned).not.toContain('Signature')
    expect(await refusalOf(encode(unsigned), cookie)).toBe('not_signed')
    const next = await departAndRead()
    const outside = metadata.replace('WantAssertionsSigned="true"', 'WantAssertionsSigned="false"')
    const whole = await idp.answer(outside, detailsOf(next.requestId))
    expect(decode(whole)).toMatch(/<ds:Signature.*<saml:Assertion/s)
    expect(await refusalOf(whole, next.cookie)).toBe('not_valid')
  })

  it.each(Object.entries(signatureWrappings))('wrapped as %s', async (_form, wrap) => {
    const { requestId, cookie } = await departAndRead()
    const details = detailsOf(requestId)
    const outside = metadata.replace('WantAssertionsSigned="true"', 'WantAssertionsSigned="false"')
    const forged = decode(
      await otherProvider.answer(metadata, detailsOf(requestId, { nameId: 'owner@world.test' })),
    )
    const [evil = ''] = /<saml:Assertion.*<\/saml:Assertion>/s.exec(forged) ?? []
    const attacked = wrap({
      withSignedAssertion: decode(await idp.answer(metadata, details)),
      withSignedResponse: decode(await idp.answer(outside, details)),
      evil: evil.replace(/<ds:Signature.*<\/ds:Signature>/s, ''),
    })
    expect(attacked).toContain('owner@world.test')
    expect(attacked).toContain('admin@world.test')
    expect(await refusalOf(encode(attacked), cookie)).toMatch(/^not_one_(assertion|response)$/)
    // The library, which checks responses after the first inspection, names no other user either.
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
    const signed = decode(await idp.answer(metadata, detailsOf(requestId)))
    const forged = await otherProvider.answer(
      metadata,
      detailsOf(requestId, { nameId: 'owner@world.test' }),
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
    ['for which URL', 'not_meant_for_us', (xml) => xml.replace(/ Recipient="[^"]*"/, '')],
    ['who it is about', 'no_address', (xml) => xml.replace(/<saml:NameID.*<\/saml:NameID>/s, '')],
    [
      'until when',
      'not_valid',
      (xml) => xml.replace(/(<saml:SubjectConfirmationData) NotOnOrAfter="[^"]*"/, '$1'),
    ],
  ])('that is signed, but does not say %s', async (_sentence, reason, edit) => {
    const { requestId, cookie } = await departAndRead()
    expect(await refusalOf(await idp.answer(metadata, detailsOf(requestId), edit), cookie)).toBe(
      reason,
    )
  })

  it.each([
    ['no base64', 'not_base64', '<samlp:Response/>'],
    ['no XML', 'not_readable', encode('not xml')],
    ['nothing of ours', 'not_one_response', encode('<html><body>Hello</body></html>')],
    ['no text', 'not_utf8', Buffer.from([0xff, 0xfe, 0x00, 0x41]).toString('base64')],
    [
      'a response that never ends',
      'not_readable',
      encode('<samlp:Response InResponseTo="_x"><Assertion><Signature>'),
    ],
  ])('that is %s', async (_sentence, reason, samlResponse) => {
    const { cookie } = await depart()
    expect(await refusalOf(samlResponse, cookie)).toBe(reason)
  })

  it('leaves no name and no document in the log', async () => {
    const { requestId, cookie } = await departAndRead()
    const answer = await idp.answer(metadata, detailsOf(requestId, { nameId: 'nobody@world.test' }))
    expect(await refusalOf(answer, cookie)).toBe('no_member')
    const rows = JSON.stringify(await server.database.orm.select().from(auditEvents))
    expect(rows).not.toContain('nobody')
    expect(JSON.stringify(await server.database.orm.select().from(samlRequests))).not.toContain(
      cookie.split('=')[1],
    )
  })
})
