import { expect, it } from 'vitest'
import { checkInWorker } from './check-in-worker'
import { SamlRefusal } from './saml-document'
import { makeSelfSigned } from './testing/self-signed'

it('many at once take turns, and more than the thread can take are refused at once', async () => {
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
  const encoded = Buffer.from('<Response/>').toString('base64')
  const checks = Array.from({ length: 102 }, () => checkInWorker(exchange, encoded))
  const codes = (await Promise.allSettled(checks)).map((check) =>
    check.status === 'rejected' && check.reason instanceof SamlRefusal ? check.reason.code : '',
  )
  const refused = Array.from({ length: 100 }, () => 'not_valid')
  expect(codes).toEqual([...refused, 'given_up', 'given_up'])
})
