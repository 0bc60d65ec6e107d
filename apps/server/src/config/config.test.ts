import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ConfigError, readConfig, readableHost } from './config'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'throughline-config-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('reading the settings', () => {
  it('needs none of them', () => {
    const config = readConfig({}, folder)
    expect(config).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      dataFolder: path.join(folder, '.data'),
      databaseUrl: null,
      role: 'all',
      database: {
        maxConnections: 10,
        statementSeconds: 30,
        lockSeconds: 10,
        idleTransactionSeconds: 60,
        slowStatementMs: 1000,
      },
      publicUrl: 'http://127.0.0.1:4000',
      superUserIds: [2, 3, 4, 300],
      productTeamIds: [2, 3, 4],
      ownerPairs: [],
      hasDevModeSeats: false,
      isMaintenanceMode: false,
      requestsPerMinute: 3000,
      copyrightLine: '© 2024 Throughline',
      patentNotice: 'Patent notice: see your licence agreement.',
      snapshotMinutes: 15,
      minFreeDiskMb: 64,
      stopSeconds: 15,
      smtpUrl: null,
      mailFrom: { name: 'Throughline', address: 'throughline@example.com' },
    })
  })

  it('makes a session secret once, for its owner only, and keeps it', () => {
    const first = readConfig({}, folder).sessionSecret
    const file = path.join(folder, '.data', 'session-secret')
    expect(first.length).toBeGreaterThanOrEqual(32)
    expect(readFileSync(file, 'utf8')).toBe(first)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readConfig({}, folder).sessionSecret).toBe(first)
  })

  it('takes what it is given', () => {
    const config = readConfig(
      {
        PORT: '0',
        DATA_DIR: path.join(folder, 'elsewhere'),
        DATABASE_URL: 'postgres://somebody@db/throughline',
        ROLE: 'worker',
        REQUESTS_PER_MINUTE: '600',
        DATABASE_CONNECTIONS: '25',
        DATABASE_STATEMENT_SECONDS: '0',
        DATABASE_LOCK_SECONDS: '3',
        DATABASE_IDLE_SECONDS: '20',
        SLOW_STATEMENT_MS: '200',
        MIGRATE_BY_COMMAND: 'true',
        SESSION_SECRET: 'x'.repeat(32),
        PUBLIC_URL: 'https://plan.example.com/',
        SUPER_USER_IDS: 'none',
        PRODUCT_TEAM_IDS: '2, 1007',
        SUPER_OWNER_PAIRS: '101:3, 102:3',
        DEV_MODE_SEATS: 'true',
        MAINTENANCE_MODE: '1',
        SMTP_URL: 'smtps://me:secret@mail.example.com',
        MAIL_FROM: 'Plans of Example <plans@example.com>',
      },
      folder,
    )
    expect(config).toMatchObject({
      port: 0,
      role: 'worker',
      requestsPerMinute: 600,
      database: {
        maxConnections: 25,
        statementSeconds: 0,
        lockSeconds: 3,
        idleTransactionSeconds: 20,
        slowStatementMs: 200,
        isMigratedByCommand: true,
      },
      sessionSecret: 'x'.repeat(32),
      publicUrl: 'https://plan.example.com',
      superUserIds: [],
      productTeamIds: [2, 1007],
      ownerPairs: [
        { accountId: 101, userId: 3 },
        { accountId: 102, userId: 3 },
      ],
      hasDevModeSeats: true,
      isMaintenanceMode: true,
      smtpUrl: 'smtps://me:secret@mail.example.com',
      mailFrom: { name: 'Plans of Example', address: 'plans@example.com' },
    })
  })

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_URL', 'db'],
    ['ROLE', 'leader'],
    ['ROLE', 'worker'],
    ['DATABASE_CONNECTIONS', '0'],
    ['DATABASE_LOCK_SECONDS', '3601'],
    ['SESSION_SECRET', 'x'.repeat(31)],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['SUPER_USER_IDS', '2,x'],
    ['SUPER_OWNER_PAIRS', '101'],
    ['DEV_MODE_SEATS', 'perhaps'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['LOG_LEVEL', 'loud'],
    ['SNAPSHOT_MINUTES', '1441'],
    ['MIN_FREE_DISK_MB', '-1'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['SMTP_URL', 'smtp://'],
    ['STRIPE_SECRET_KEY', 'no key at all'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Plans <a@example.com>, <b@example.com>'],
    ['MAIL_FROM', 'a@example.com,b@example.com'],
  ])('refuses %s=%s in one line that names it', (name, text) => {
    const read = () => readConfig({ [name]: text }, folder)
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(new RegExp(`^${name} .*\\.$`))
  })

  it('never repeats a database URL, which may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@db' }, folder)).not.toThrow(
      'hunter2',
    )
  })

  it('never repeats the URL of a mail server, which may hold a password', () => {
    expect(() => readConfig({ SMTP_URL: 'https://me:hunter2@mail' }, folder)).not.toThrow('hunter2')
  })

  it('reads the billing provider, and sends its key nowhere in the clear', () => {
    const key = { STRIPE_SECRET_KEY: 'sk_live_0123456789' }
    expect(readConfig({}, folder).billing).toBeNull()
    expect(readConfig(key, folder).billing).toEqual({
      secretKey: 'sk_live_0123456789',
      apiUrl: 'https://api.stripe.com',
    })
    const open = () => readConfig({ ...key, STRIPE_API_URL: 'http://stripe.example' }, folder)
    expect(open).toThrow(/^STRIPE_API_URL has no https/)
  })

  it('asks who sends mails as soon as there is a mail server', () => {
    const read = () => readConfig({ SMTP_URL: 'smtp://mail.example.com' }, folder)
    expect(read).toThrow(/^MAIL_FROM is not set/)
  })

  it('refuses a stored secret that is too short', () => {
    readConfig({}, folder)
    writeFileSync(path.join(folder, '.data', 'session-secret'), 'short')
    expect(() => readConfig({}, folder)).toThrow('fewer than 32 bytes')
  })

  it('says which folder it cannot write', () => {
    const file = path.join(folder, 'file')
    writeFileSync(file, '')
    expect(() => readConfig({ DATA_DIR: path.join(file, 'data') }, folder)).toThrow(
      /The data folder .*file\/data cannot be written \(ENOTDIR\)/,
    )
  })

  it('writes hosts as URLs do', () => {
    expect(['0.0.0.0', '::1', '127.0.0.1'].map(readableHost)).toEqual([
      'localhost',
      '[::1]',
      '127.0.0.1',
    ])
  })
})
