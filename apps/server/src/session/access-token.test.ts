import { createHmac, generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { createAccessTokens } from './access-token'

const KEY = new TextEncoder().encode('a key of a test that is long enough')
const SESSION = '3f2b6a54-5a5e-4d0c-9d8e-2f6f5c1d7a10'
const NOW = new Date('2026-03-18T12:00:00Z')
const SECONDS = NOW.getTime() / 1000

const tokens = createAccessTokens(KEY)

/** Everything that a good token holds, to be made wrong in one place. */
const GOOD = {
  header: { alg: 'HS256', typ: 'JWT' } as Record<string, unknown>,
  claims: {
    sid: SESSION,
    iss: 'throughline',
    aud: 'throughline-api',
    iat: SECONDS,
    nbf: SECONDS,
    exp: SECONDS + 3600,
  } as Record<string, unknown>,
  key: KEY,
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token made by hand, so that it can be one that no library makes. */
function forge(more: Partial<typeof GOOD>, signature?: string): string {
  const { header, claims, key } = { ...GOOD, ...more }
  const text = `${part(header)}.${part(claims)}`
  return `${text}.${signature ?? createHmac('sha256', key).update(text).digest('base64url')}`
}

it('reads a token that is as it should be', async () => {
  expect(await tokens.read(forge({}), NOW)).toBe(SESSION)
})

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicPem = Buffer.from(pair.publicKey.export({ type: 'spki', format: 'pem' }))

it.each([
  ['without a signature', forge({ header: { alg: 'none', typ: 'JWT' } }, '')],
  ['without a signature, in capitals', forge({ header: { alg: 'NONE', typ: 'JWT' } }, '')],
  ['with an empty signature', forge({}, '')],
  ['signed with another key', forge({ key: new TextEncoder().encode('x'.repeat(40)) })],
  ['signed with an empty key', forge({ key: new Uint8Array() })],
  ['signed with a public key as if it were the secret', forge({ key: new Uint8Array(publicPem) })],
  ['that says it is signed with RSA', forge({ header: { alg: 'RS256', typ: 'JWT' } })],
  ['that says it is signed in another way', forge({ header: { alg: 'HS512', typ: 'JWT' } })],
  ['of another type', forge({ header: { alg: 'HS256', typ: 'logout+jwt' } })],
  ['without a type', forge({ header: { alg: 'HS256' } })],
  [
    'that brings its own key',
    forge({ header: { ...GOOD.header, jwk: { kty: 'oct', k: 'eA' } }, key: Buffer.from('x') }),
  ],
  [
    'that names a file as its key',
    forge({ header: { ...GOOD.header, kid: '../../dev/null' }, key: new Uint8Array() }),
  ],
  [
    'that demands what nobody understands',
    forge({ header: { ...GOOD.header, crit: ['x'], x: 1 } }),
  ],
  ['of another issuer', forge({ claims: { ...GOOD.claims, iss: 'evil' } })],
  ['for another audience', forge({ claims: { ...GOOD.claims, aud: 'other' } })],
  ['that has run out', forge({ claims: { ...GOOD.claims, exp: SECONDS - 60 } })],
  ['that never runs out', forge({ claims: { ...GOOD.claims, exp: undefined } })],
  ['that is not good yet', forge({ claims: { ...GOOD.claims, nbf: SECONDS + 60 } })],
  ['that runs out at a word', forge({ claims: { ...GOOD.claims, exp: 'never' } })],
  ['without a session', forge({ claims: { ...GOOD.claims, sid: undefined } })],
  ['with a session that is none', forge({ claims: { ...GOOD.claims, sid: "' or 1=1" } })],
  ['with a list of sessions', forge({ claims: { ...GOOD.claims, sid: [SESSION] } })],
  ['in four parts', `${forge({})}.x`],
  ['that is no token', 'a.b.c'],
  ['of nothing', ''],
])('takes no token %s', async (_sentence, token) => {
  expect(await tokens.read(token, NOW)).toBeNull()
})

it('takes no token that was changed after it was signed', async () => {
  const token = await tokens.sign(SESSION, NOW)
  const [header, , signature] = token.split('.')
  const other = part({ ...GOOD.claims, sid: '00000000-0000-4000-8000-000000000000' })
  expect(await tokens.read(`${header}.${other}.${signature}`, NOW)).toBeNull()
})

it('takes no token that a key pair signed', async () => {
  const token = await new SignJWT(GOOD.claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .sign(pair.privateKey)
  expect(await tokens.read(token, NOW)).toBeNull()
})
