import { expect, it } from 'vitest'
import { checkInWorker } from './check-in-worker'
import { SamlRefusal } from './saml-document'
import { makeSelfSigned } from './testing/self-signed'

const keys = makeSelfSigned('throughline')
const exchange = {
  settings: { providers: [], ...keys },
  provider: {
    name: 'northfield',
    domains: ['world.test'],
    accountId: 1,
    entityId: 'https://idp.world.test/entity',
    ssoUrl: 'https://idp.world.test/sign-in',
    certificates: [keys.certificate],
    emailAttribute: null,
    allowsPassword: true,
  },
  publicUrl: 'http://127.0.0.1:4320',
  requestId: '_1',
}

/** Why each check was refused. */
async function codesOf(checks: readonly Promise<unknown>[]): Promise<readonly string[]> {
  return (await Promise.allSettled(checks)).map((check) =>
    check.status === 'rejected' && check.reason instanceof SamlRefusal ? check.reason.code : '',
  )
}

const encodedOf = (xml: string) => Buffer.from(xml).toString('base64')

it('many at once take turns, and more than the thread can take are refused at once', async () => {
  const encoded = encodedOf('<Response/>')
  const checks = Array.from({ length: 102 }, () => checkInWorker(exchange, encoded))
  const refused = Array.from({ length: 100 }, () => 'not_valid')
  expect(await codesOf(checks)).toEqual([...refused, 'given_up', 'given_up'])
})

it('one that takes too long is given up, and the next is checked', async () => {
  // Sending it to the thread takes longer than its limit.
  const long = `<a>${' '.repeat(30_000_000)}</a>`
  const checks = [
    checkInWorker(exchange, encodedOf(long), { checkMs: 1 }),
    checkInWorker(exchange, encodedOf('<Response/>')),
  ]
  expect(await codesOf(checks)).toEqual(['given_up', 'not_valid'])
})
