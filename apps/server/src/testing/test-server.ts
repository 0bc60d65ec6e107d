import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { vi } from 'vitest'
import { buildApp } from '../app'
import type { AppOptions } from '../app'
import { calendarsWithoutLimits } from '../calendars/testing/calendars-without-limits'
import type { Database } from '../db/database'
import { outgoingMails, sessions } from '../db/schema'
import { createTestDatabase } from '../db/testing/create-test-database'
import { openFileFolders } from '../files/files'
import type { MailMessage } from '../mail/mail-message'
import { createAccessTokens } from '../tokens/access-token'
import type { AppConfig } from '../config/app-config'
import { contractViolations } from './contract-check'
import { worldTemplate } from './world'

const DAY_MS = 86_400_000
/** Only a mail that is never sent takes this long. */
const MAIL_TIMEOUT_MS = 300_000

/** Settings as a test has them. */
export const testConfig: AppConfig = {
  sessionSecret: 'a secret of a test, long enough to sign with',
  publicUrl: 'http://127.0.0.1:4320',
  superUserIds: [2, 3, 4, 300],
  ownerPairs: [],
  productTeamIds: [2, 3, 4],
  hasDevModeSeats: false,
  isMaintenanceMode: false,
  maintenanceNotice: null,
  requestsPerMinute: 0,
  supportEmail: 'support@example.com',
  suggestionEmail: 'support@example.com',
  saml: null,
  billing: null,
  copyrightLine: '© 2024 Throughline',
  patentNotice: 'Patent notice: see your licence agreement.',
  referralUrl: null,
  guides: { accountOwner: null, admin: null, contributor: null, viewer: null },
  arePrivateCalendarsAllowed: false,
}

/** A call as a test makes it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
  readonly url: string
  readonly token?: string
  readonly body?: object | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** A response in the form that tests use. */
export interface Reply {
  readonly status: number
  /** The JSON of the body; null without one. */
  readonly json: Readonly<Record<string, unknown>> | null
  readonly text: string
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
}

/** A mail in the form that tests use. */
interface SentMail {
  /** The email address only. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly link: string | null
}

/** A server with its own database, and a clock that the test moves. */
export interface TestServer {
  readonly app: FastifyInstance
  readonly database: Database
  /** Its folder for files. */
  readonly dataFolder: string
  /** The present; set it to move the clock. */
  readonly clock: { instant: Date; now(): Date }
  /** Makes a call and checks the response against the contract. */
  call(call: Call): Promise<Reply>
  /** Returns an access token of a new session of this person. */
  tokenFor(userId: number): Promise<string>
  /** Every mail that was sent so far, once nothing is left to be sent. */
  mails(): Promise<readonly SentMail[]>
  close(): Promise<void>
}

/**
 * Starts a server for tests, without a port and without a log. By default, its database contains
 * the world of the tests (see `readWorld`).
 *
 * @param more returns further options of the server for its database
 */
export async function createTestServer(
  config: Partial<AppConfig> = {},
  more: (database: Database) => Partial<AppOptions> = () => ({}),
  template = worldTemplate,
): Promise<TestServer> {
  const database = await createTestDatabase(template)
  const clock = {
    instant: new Date('2026-03-18T12:00:00Z'),
    now() {
      return this.instant
    },
  }
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'throughline-test-'))
  const settings = { ...testConfig, ...config }
  const sent: MailMessage[] = []
  const app = await buildApp({
    config: settings,
    database,
    clock,
    files: openFileFolders(dataFolder),
    webFolder: '/nonexistent',
    calendars: calendarsWithoutLimits,
    mailTransport: {
      send: async (message) => {
        sent.push(message)
      },
      close: () => undefined,
    },
    ...more(database),
  })
  await app.ready()
  const tokens = createAccessTokens(new TextEncoder().encode(settings.sessionSecret))
  return {
    app,
    database,
    dataFolder,
    clock,
    async call({ method, url, token, body, headers = {} }) {
      const response = await app.inject({
        method,
        url,
        headers: {
          host: '127.0.0.1:4320',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body }),
      })
      const contentType = String(response.headers['content-type'] ?? '')
      const violations = contractViolations({
        method,
        url,
        status: response.statusCode,
        contentType,
        body: response.body,
      })
      if (violations.length > 0) throw new Error(violations.join('\n'))
      return {
        status: response.statusCode,
        json: contentType.includes('json') ? response.json() : null,
        text: response.body,
        headers: response.headers,
      }
    },
    async tokenFor(userId) {
      const now = clock.now()
      const [session] = await database.orm
        .insert(sessions)
        .values({ userId, createdAt: now, expiresAt: new Date(now.getTime() + 90 * DAY_MS) })
        .returning({ id: sessions.id })
      if (session === undefined) throw new Error('The session of the test has no id.')
      return tokens.sign(session.id, now)
    },
    async mails() {
      await vi.waitFor(
        async () => {
          const left = await database.orm.$count(outgoingMails)
          if (left > 0) throw new Error(`${left} mails are still waiting to be sent.`)
        },
        { timeout: MAIL_TIMEOUT_MS, interval: 10 },
      )
      return sent.map(({ to, subject, text, html, link }) => {
        return { to: to.address, subject, text, html, link }
      })
    },
    async close() {
      await app.close()
      await database.close()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
