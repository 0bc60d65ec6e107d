import { createHmac, generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { createAccessTokens } from './access-token'

const key = new TextEncoder().encode('a key of a test that is long enough')
const SESSION = '3f2b6a54-5a5e-4d0c-9d8e-2f6f5c1d7a10'
const now = new Date('2026-03-18T12:00:00Z')
const SECONDS = now.getTime() / 1000

const tokens = createAccessTokens(key)

/** The parts of a valid token. Each test makes one of them wrong. */
const good = {
  header: { alg: 'HS256', typ: 'JWT' } as Record<string, unknown>,
  claims: {
    sid: SESSION,
    iss: 'throughline',
    aud: 'throughline-api',
    iat: SECONDS,
    nbf: SECONDS,
    exp: SECONDS + 3600,
  } as Record<string, unknown>,
  key,
}

/** Makes a token whose claims are JSON that no object can produce, such as an infinite number. */
function forgeText(claim: string, value: string): string {
  const claims = JSON.stringify({ ...good.claims, [claim]: 0 }).replace(
    `"${claim}":0`,
    `"${claim}":${value}`,
  )
  const text = `${part(good.header)}.${Buffer.from(claims).toString('base64url')}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token made by hand, so that it can be one that no library makes. */
function forge(more: Partial<typeof good>, signature?: string): string {
  const { header, claims, key } = { ...good, ...more }
  const text = `${part(header)}.${part(claims)}`
  return `${text}.${signature ?? createHmac('sha256', key).update(text).digest('base64url')}`
}

it('reads a token that is as it should be', async () => {
  expect(await tokens.read(forge({}), now)).toBe(SESSION)
})

it('reads a token of a process whose clock is a little ahead', async () => {
  const claims = { ...good.claims, iat: SECONDS + 5, nbf: SECONDS + 5 }
  expect(await tokens.read(forge({ claims }), now)).toBe(SESSION)
})

it('reads its own token as long as it lives, and no longer', async () => {
  const token = await tokens.sign(SESSION, now)
  const after = (seconds: number) => tokens.read(token, new Date((SECONDS + seconds) * 1000))
  expect(await after(86_700)).toBe(SESSION)
  expect(await after(86_706)).toBeNull()
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
    forge({ header: { ...good.header, jwk: { kty: 'oct', k: 'eA' } }, key: Buffer.from('x') }),
  ],
  [
    'that names a file as its key',
    forge({ header: { ...good.header, kid: '../../dev/null' }, key: new Uint8Array() }),
  ],
  ['with an unknown condition', forge({ header: { ...good.header, crit: ['x'], x: 1 } })],
  ['of another issuer', forge({ claims: { ...good.claims, iss: 'evil' } })],
  ['for another audience', forge({ claims: { ...good.claims, aud: 'other' } })],
  ['that has run out', forge({ claims: { ...good.claims, exp: SECONDS - 60 } })],
  ['that never runs out', forge({ claims: { ...good.claims, exp: undefined } })],
  ['that is not good yet', forge({ claims: { ...good.claims, nbf: SECONDS + 60 } })],
  ['that runs out in infinity', forgeText('exp', '1e999')],
  ['that runs out at no moment', forgeText('exp', 'null')],
  ['that runs out between two seconds', forgeText('exp', `${SECONDS + 3600}.5`)],
  ['that runs out beyond what can be counted', forgeText('exp', '9007199254740993')],
  [
    'that lives longer than any of ours',
    forge({ claims: { ...good.claims, exp: SECONDS + 86_701 } }),
  ],
  [
    'that was issued in the future',
    forge({ claims: { ...good.claims, iat: SECONDS + 6, exp: SECONDS + 3600 } }),
  ],
  ['that was issued at no moment', forge({ claims: { ...good.claims, iat: undefined } })],
  ['that was issued infinitely long ago', forgeText('iat', '-1e999')],
  ['that was issued between two seconds', forgeText('iat', `${SECONDS - 1}.5`)],
  ['that was issued before it could run out', forgeText('iat', String(SECONDS - 86_400))],
  ['that becomes good at no moment', forge({ claims: { ...good.claims, nbf: undefined } })],
  ['that was good since ever', forgeText('nbf', '-1e999')],
  [
    'that becomes good after it has run out',
    forge({ claims: { ...good.claims, exp: SECONDS - 3, nbf: SECONDS } }),
  ],
  ['that runs out at a word', forge({ claims: { ...good.claims, exp: 'never' } })],
  ['without a session', forge({ claims: { ...good.claims, sid: undefined } })],
  ['with a session that is none', forge({ claims: { ...good.claims, sid: "' or 1=1" } })],
  ['with a list of sessions', forge({ claims: { ...good.claims, sid: [SESSION] } })],
  ['in four parts', `${forge({})}.x`],
  ['that is no token', 'a.b.c'],
  ['of nothing', ''],
])('takes no token %s', async (_sentence, token) => {
  expect(await tokens.read(token, now)).toBeNull()
})

it('takes no token that was changed after it was signed', async () => {
  const token = await tokens.sign(SESSION, now)
  const [header, , signature] = token.split('.')
  const other = part({ ...good.claims, sid: '00000000-0000-4000-8000-000000000000' })
  expect(await tokens.read(`${header}.${other}.${signature}`, now)).toBeNull()
})

it('takes no token that a key pair signed', async () => {
  const token = await new SignJWT(good.claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .sign(pair.privateKey)
  expect(await tokens.read(token, now)).toBeNull()
})
