import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accountMembers, users } from '../db/schema'
import type { AnswerDetails } from './testing/identity-provider'
import { server, world } from '../testing/world-scenario'
import {
  depart,
  departAndRead,
  detailsOf,
  idp,
  metadata,
  otherProvider,
  refusalOf,
  setUpSaml,
} from './testing/saml-scenario'

setUpSaml()

describe('an invalid response signs nobody in', () => {
  it.each<[string, string, Partial<AnswerDetails>]>([
    ['for another audience', 'not_valid', { audience: 'https://other.example/metadata' }],
    ['for another URL', 'not_meant_for_us', { recipient: 'https://other.example/acs' }],
    [
      'that was sent to another URL',
      'wrong_destination',
      { destination: 'https://other.example/acs' },
    ],
    ['that reports a failure', 'not_successful', { status: 'Responder' }],
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
    ['about no email address', 'no_address', { nameId: 'admin' }],
    ['about two email addresses', 'no_address', { nameId: 'admin@world.test@world.test' }],
  ])('%s', async (_sentence, reason, wrong) => {
    const { requestId, cookie } = await departAndRead()
    expect(await refusalOf(await idp.answer(metadata, detailsOf(requestId, wrong)), cookie)).toBe(
      reason,
    )
  })

  it('whose envelope names another issuer than its assertion', async () => {
    const { requestId, cookie } = await departAndRead()
    const answer = await idp.answer(metadata, detailsOf(requestId), (xml) =>
      xml.replace(/(<saml:Issuer>)[^<]*/, '$1https://evil.example/entity'),
    )
    expect(await refusalOf(answer, cookie)).toBe('wrong_issuer')
  })

  it('about a super user, even of this account and domain', async () => {
    const { orm } = server.database
    const isSuper = eq(users.id, 300)
    const [before] = await orm.select().from(users).where(isSuper)
    await orm.update(users).set({ emailAddress: 'super@world.test' }).where(isSuper)
    await orm.insert(accountMembers).values({ accountId: world.accounts.own, userId: 300 })
    const { requestId, cookie } = await departAndRead()
    const details = detailsOf(requestId, { nameId: 'super@world.test' })
    expect(await refusalOf(await idp.answer(metadata, details), cookie)).toBe('super_user')
    await orm
      .update(users)
      .set({ emailAddress: before?.emailAddress ?? '' })
      .where(isSuper)
  })

  it('about a deleted person', async () => {
    const { orm } = server.database
    const isLimited = eq(users.id, world.people.limited)
    await orm.update(users).set({ deletedAt: new Date() }).where(isLimited)
    const { requestId, cookie } = await departAndRead()
    const details = detailsOf(requestId, { nameId: 'limited@world.test' })
    expect(await refusalOf(await idp.answer(metadata, details), cookie)).toBe('no_member')
    await orm.update(users).set({ deletedAt: null }).where(isLimited)
  })

  it('about an email address that the person never proved to be theirs', async () => {
    const { orm } = server.database
    const isLimited = eq(users.id, world.people.limited)
    await orm.update(users).set({ isAddressProven: false }).where(isLimited)
    const { requestId, cookie } = await departAndRead()
    const details = detailsOf(requestId, { nameId: 'limited@world.test' })
    expect(await refusalOf(await idp.answer(metadata, details), cookie)).toBe('no_member')
    await orm.update(users).set({ isAddressProven: true }).where(isLimited)
  })

  it('of another identity provider, with its own key in the document', async () => {
    const { requestId, cookie } = await departAndRead()
    expect(
      await refusalOf(await otherProvider.answer(metadata, detailsOf(requestId)), cookie),
    ).toBe('not_valid')
  })

  it('of an identity provider for the connection of another', async () => {
    const { url, cookie } = await depart('', 'southfield')
    const { id } = await otherProvider.readRequest(url, metadata)
    expect(await refusalOf(await idp.answer(metadata, detailsOf(id)), cookie)).toBe('wrong_issuer')
    const again = await depart('', 'southfield')
    const { id: otherId } = await otherProvider.readRequest(again.url, metadata)
    const issuer = 'https://south.test/entity'
    const forged = await idp.answer(metadata, detailsOf(otherId, { issuer }))
    expect(await refusalOf(forged, again.cookie)).toBe('not_valid')
  })
})
