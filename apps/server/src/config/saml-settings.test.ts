import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigError } from './config-error'
import { readSamlSettings } from './saml-settings'
import { makeSelfSigned } from '../sso/testing/self-signed'

const PUBLIC_URL = 'https://plan.example.com'

let folder: string
let environment: Readonly<Record<string, string>>
let provider: Readonly<Record<string, unknown>>

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'throughline-saml-'))
  const keys = makeSelfSigned('throughline')
  provider = {
    name: 'northfield',
    domains: ['Northfield.example', 'north.example'],
    accountId: 101,
    entityId: 'https://idp.northfield.example/entity',
    ssoUrl: 'https://idp.northfield.example/sign-in',
    certificates: [makeSelfSigned('idp').certificate],
  }
  environment = {
    SAML_PROVIDERS_FILE: write('providers.json', JSON.stringify([provider])),
    SAML_KEY_FILE: write('key.pem', keys.privateKey),
    SAML_CERTIFICATE_FILE: write('certificate.pem', keys.certificate),
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

function readWith(more: Readonly<Record<string, string>>, publicUrl = PUBLIC_URL) {
  return readSamlSettings({ ...environment, ...more }, publicUrl)
}

describe('the settings of single sign-on', () => {
  it('are none unless a file is named', () => {
    expect(readSamlSettings({}, PUBLIC_URL)).toBeNull()
  })

  it('are read with domains in lower case', () => {
    expect(readWith({})?.providers).toEqual([
      {
        ...provider,
        domains: ['northfield.example', 'north.example'],
        emailAttribute: null,
        allowsPassword: true,
      },
    ])
  })

  it.each([true, false])('say whether a password is allowed: %s', (allowsPassword) => {
    const list = JSON.stringify([{ ...provider, allowsPassword }])
    const file = write('passwords.json', list)
    expect(readWith({ SAML_PROVIDERS_FILE: file })?.providers).toMatchObject([{ allowsPassword }])
  })

  it('need HTTPS, except on the own machine', () => {
    expect(() => readWith({}, 'http://plan.example.com')).toThrow(/PUBLIC_URL/)
    expect(readWith({}, 'http://localhost:4000')).not.toBeNull()
  })

  it.each([
    ['SAML_KEY_FILE', ''],
    ['SAML_CERTIFICATE_FILE', ''],
    ['SAML_KEY_FILE', '/nonexistent'],
    ['SAML_PROVIDERS_FILE', '/nonexistent'],
  ])('name %s when it is %j', (name, text) => {
    const read = () => readWith({ [name]: text })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(new RegExp(`^${name} `))
  })

  it('need a key and a certificate that belong together, and repeat neither', () => {
    const other = write('other.pem', makeSelfSigned('other').privateKey)
    const read = () => readWith({ SAML_KEY_FILE: other })
    expect(read).toThrow(/^SAML_KEY_FILE and SAML_CERTIFICATE_FILE/)
    expect(read).not.toThrow(/BEGIN/)
  })

  it.each<[string, unknown]>([
    ['is no JSON', '['],
    ['is no list', {}],
    ['names no domain', [{ domains: [] }]],
    ['names something that is no domain', [{ domains: ['localhost'] }]],
    ['names a domain twice', [{}, { name: 'other' }]],
    ['names a connection twice', [{}, { domains: ['other.example'] }]],
    ['names no account', [{ accountId: '101' }]],
    ['says about passwords neither yes nor no', [{ allowsPassword: 'false' }]],
    ['names no certificate', [{ certificates: ['MIIC'] }]],
    [
      'names a broken certificate',
      [{ certificates: ['-----BEGIN CERTIFICATE-----\nMIIC\n-----END CERTIFICATE-----'] }],
    ],
    ['sends people to a script', [{ ssoUrl: 'javascript:alert(1)' }]],
    ['names a connection that fits no URL', [{ name: '../x' }]],
  ])('refuse a list that %s', (_sentence, wrong) => {
    const text = Array.isArray(wrong)
      ? JSON.stringify(wrong.map((part: object) => ({ ...provider, ...part })))
      : typeof wrong === 'string'
        ? wrong
        : JSON.stringify(wrong)
    const read = () => readWith({ SAML_PROVIDERS_FILE: write('wrong.json', text) })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(/^SAML_PROVIDERS_FILE: /)
  })
})
