import { X509Certificate, createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ConfigError } from './config-error'

/** An identity provider, and the domains of its users. */
export interface SamlProvider {
  /** The name of the connection in URLs. */
  readonly name: string
  /** Email domains for which it may authenticate users, in lower case. */
  readonly domains: readonly string[]
  /** The account of its users. */
  readonly accountId: number
  /** Its SAML entity ID. */
  readonly entityId: string
  /** The URL to which browsers go to sign in. */
  readonly ssoUrl: string
  /** Its signing certificates in PEM; several while it replaces one. */
  readonly certificates: readonly string[]
  /** The attribute with the email address; null for the name of the subject. */
  readonly emailAttribute: string | null
  /** False: users of the provider cannot use a password, except the account owner. */
  readonly allowsPassword: boolean
}

/** Settings of single sign-on. */
export interface SamlSettings {
  readonly providers: readonly SamlProvider[]
  /** Key and certificate, in PEM, that our requests are signed with. */
  readonly privateKey: string
  readonly certificate: string
}

type Environment = Readonly<Record<string, string | undefined>>

const MIN_KEY_BITS = 2048
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Reads the settings of single sign-on with SAML: `SAML_PROVIDERS_FILE`, a JSON list of identity
 * providers, and the key and certificate of this server.
 *
 * @returns null when no file is named: single sign-on is off
 * @throws ConfigError for the first wrong setting
 */
export function readSamlSettings(environment: Environment, publicUrl: string): SamlSettings | null {
  const file = environment['SAML_PROVIDERS_FILE']?.trim() ?? ''
  if (file === '') return null
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol !== 'https:' && !loopbackHosts.has(hostname)) {
    throw new ConfigError(
      'SAML_PROVIDERS_FILE is set, but PUBLIC_URL has no https, and browsers bring no cookie back over plain HTTP. Set PUBLIC_URL to an https address.',
    )
  }
  const privateKey = readNamedFile(environment, 'SAML_KEY_FILE')
  const certificate = readNamedFile(environment, 'SAML_CERTIFICATE_FILE')
  requirePair(privateKey, certificate)
  return { providers: readProviders(file), privateKey, certificate }
}

function readNamedFile(environment: Environment, name: string): string {
  const file = environment[name]?.trim() ?? ''
  if (file === '') {
    throw new ConfigError(
      `${name} is not set, and with SAML_PROVIDERS_FILE requests are signed. Set it to a file in PEM.`,
    )
  }
  return readText(name, file)
}

function readText(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new ConfigError(`${name} names ${file}, which cannot be read. Correct the path.`)
  }
}

function requirePair(privateKey: string, certificate: string): void {
  let isPair = false
  try {
    const key = createPrivateKey(privateKey)
    const isStrong = (key.asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_KEY_BITS
    isPair = isStrong && new X509Certificate(certificate).checkPrivateKey(key)
  } catch {
    // Neither key nor certificate may be repeated in a message.
  }
  if (!isPair) {
    throw new ConfigError(
      `SAML_KEY_FILE and SAML_CERTIFICATE_FILE are not an RSA key of at least ${MIN_KEY_BITS} bits in PEM and its certificate. Make both with openssl.`,
    )
  }
}

function readProviders(file: string): readonly SamlProvider[] {
  const wrong = (what: string) => new ConfigError(`SAML_PROVIDERS_FILE: ${what}`)
  let parsed: unknown
  try {
    parsed = JSON.parse(readText('SAML_PROVIDERS_FILE', file))
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw wrong(`${file} is no JSON.`)
  }
  if (!Array.isArray(parsed)) throw wrong(`${file} is no list of identity providers.`)
  const providers = parsed.map((one: unknown, index) => {
    try {
      return providerFrom(one)
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'it cannot be read.'
      throw wrong(`entry ${index + 1}: ${reason}`)
    }
  })
  const repeated = (texts: readonly string[]) =>
    texts.find((text, index) => texts.indexOf(text) !== index)
  const twice =
    repeated(providers.map(({ name }) => name)) ??
    repeated(providers.flatMap(({ domains }) => domains))
  if (twice !== undefined) throw wrong(`${twice} stands in it twice.`)
  return providers
}

function providerFrom(value: unknown): SamlProvider {
  if (typeof value !== 'object' || value === null) throw new Error('it is no object.')
  const read = (key: string): unknown => Reflect.get(value, key)
  const text = (key: string, pattern: RegExp): string => {
    const match = read(key)
    if (typeof match !== 'string' || !pattern.test(match)) {
      throw new Error(`"${key}" is missing or not as it should be.`)
    }
    return match
  }
  const list = (key: string, pattern: RegExp): readonly string[] => {
    const match = read(key)
    const isList = Array.isArray(match) && match.length > 0
    if (!isList || !match.every((one) => typeof one === 'string' && pattern.test(one))) {
      throw new Error(`"${key}" is missing or not a list as it should be.`)
    }
    return match.map(String)
  }
  const accountId = read('accountId')
  if (typeof accountId !== 'number' || !Number.isInteger(accountId) || accountId < 1) {
    throw new Error('"accountId" is missing or no number of an account.')
  }
  const certificates = list('certificates', /^-----BEGIN CERTIFICATE-----/)
  for (const certificate of certificates) {
    const { asymmetricKeyType } = new X509Certificate(certificate).publicKey
    if (asymmetricKeyType !== 'rsa') throw new Error('a certificate holds no RSA key.')
  }
  const allowsPassword = read('allowsPassword') ?? true
  if (typeof allowsPassword !== 'boolean') {
    throw new Error('"allowsPassword" is neither true nor false.')
  }
  return {
    name: text('name', /^[A-Za-z0-9_-]{1,64}$/),
    domains: list('domains', /^([A-Za-z0-9-]+\.)+[A-Za-z]{2,20}$/).map((one) => one.toLowerCase()),
    accountId,
    entityId: text('entityId', /^\S{1,1024}$/),
    ssoUrl: text('ssoUrl', /^https?:\/\/[^\s]{1,2000}$/),
    certificates,
    emailAttribute:
      read('emailAttribute') === undefined ? null : text('emailAttribute', /^\S{1,256}$/),
    allowsPassword,
  }
}
