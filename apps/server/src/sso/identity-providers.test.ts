import { describe, expect, it } from 'vitest'
import { userDomains } from '../db/schema'
import { replaceConnections } from './connection-queries'
import { server } from '../testing/world-scenario'
import { idp, providerOf, setUpSaml } from './testing/saml-scenario'

setUpSaml()

describe('the form of an identity provider', () => {
  const post = (url: string, payload: string) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })

  it.each([
    ['with nothing in it', '', 400],
    ['without an answer', 'RelayState=x', 400],
    ['with two answers', 'SAMLResponse=YQ==&SAMLResponse=Yg==', 400],
    ['with more than belongs there', 'SAMLResponse=YQ==&isSuperUser=true', 400],
    ['without end', `SAMLResponse=${'A'.repeat(300_000)}`, 413],
  ])('%s is refused', async (_sentence, payload, status) => {
    expect((await post('/api/saml/acs', payload)).statusCode).toBe(status)
  })

  it('is read as long as the contract lets it be', async () => {
    const longest = (length: number) => post('/api/saml/acs', `SAMLResponse=${'A'.repeat(length)}`)
    expect((await longest(200_000)).statusCode).toBe(303)
    expect((await longest(200_001)).statusCode).toBe(400)
  })

  it('is read nowhere else', async () => {
    const payload = 'emailAddress=owner@world.test&password=x'
    expect((await post('/api/authenticate', payload)).statusCode).toBe(415)
  })
})

describe('the list of identity providers', () => {
  it('replaces the one of before, and names an account that is not there', async () => {
    const { orm } = server.database
    const retained = await orm.select().from(userDomains)
    const missing = providerOf(idp, { accountId: 999_999 })
    await expect(replaceConnections(orm, [missing])).rejects.toThrow(
      'SAML_PROVIDERS_FILE names the account 999999, which does not exist.',
    )
    expect(await orm.select().from(userDomains)).toHaveLength(retained.length)
    await replaceConnections(orm, [providerOf(idp, { name: 'moved', domains: ['elsewhere.test'] })])
    expect(await orm.select({ domain: userDomains.domain }).from(userDomains)).toEqual([
      { domain: 'elsewhere.test' },
    ])
  })
})
