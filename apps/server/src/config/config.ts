import path from 'node:path'
import { ConfigError } from './config-error'
import {
  readEmail,
  readFlag,
  readInteger,
  readOptionalText,
  readText,
  readUrl,
  value,
} from './config-readers'
import type { Environment } from './config-readers'
import { readDatabaseSettings } from './database-settings'
import type { DatabaseSettings } from './database-settings'
import { readMailSettings } from './mail-settings'
import type { MailSettings } from './mail-settings'
import { readStripeSettings } from './stripe-settings'
import type { StripeSettings } from './stripe-settings'
import { readS3Settings } from './s3-settings'
import type { S3Settings } from './s3-settings'
import { readRole } from './role'
import type { Role } from './role'
import { readSessionSecret } from './session-secret'
import { readSamlSettings } from './saml-settings'
import type { SamlSettings } from './saml-settings'

/** How much the server writes to its log, from everything to nothing. */
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

/** A super user who counts as owner of one account. */
interface OwnerPair {
  readonly accountId: number
  readonly userId: number
}

/** Everything about the server that is decided before it starts. */
export interface Config extends MailSettings {
  /** Port of web and API; 0 takes any free one. */
  readonly port: number
  /** Port of metrics and probes, for those who run the server; null for none. */
  readonly metricsPort: number | null
  /** IP address or host name to listen on. */
  readonly host: string
  /** Absolute path of the folder for the embedded database, snapshots, files and secrets. */
  readonly dataFolder: string
  /** The PostgreSQL to use, or null for the embedded database. */
  readonly databaseUrl: string | null
  readonly database: DatabaseSettings
  readonly role: Role
  /** Key that signs access tokens, at least 32 bytes. */
  readonly sessionSecret: string
  /** Where people reach the server, without a slash at the end; links in mails use it. */
  readonly publicUrl: string
  /** Ids of users who count as account admin everywhere. */
  readonly superUserIds: readonly number[]
  /** Super users who count as owner of one account. */
  readonly ownerPairs: readonly OwnerPair[]
  /** Ids of the product team, who may add plans. */
  readonly productTeamIds: readonly number[]
  /** True counts 100 free seats of every kind, in every account. */
  readonly hasDevModeSeats: boolean
  /** True shows the maintenance notice to all users. */
  readonly isMaintenanceMode: boolean
  /** Requests that one person or address may make in a minute; 0 for any number. */
  readonly requestsPerMinute: number
  /** Text of the maintenance notice, or null for the standard one. */
  readonly maintenanceNotice: string | null
  readonly supportEmail: string
  readonly suggestionEmail: string
  /** Single sign-on with SAML, or null without it. Contains a private key. */
  readonly saml: SamlSettings | null
  /** The object storage for uploaded files, or null for the data folder. Contains a secret key. */
  readonly s3: S3Settings | null
  /** The billing provider, or null without one. Contains a secret key. */
  readonly billing: StripeSettings | null
  readonly copyrightLine: string
  readonly patentNotice: string
  /** URL of the referral programme, or null to hide its links. */
  readonly referralUrl: string | null
  /** URLs of the role guides, null where there is none. */
  readonly guides: {
    readonly accountOwner: string | null
    readonly admin: string | null
    readonly contributor: string | null
    readonly viewer: string | null
  }
  /** True lets calendars be fetched from the server's own machine and network, for tests. */
  readonly arePrivateCalendarsAllowed: boolean
  readonly logLevel: LogLevel
  /** Minutes between two snapshots of the embedded database; 0 leaves only the one at the end. */
  readonly snapshotMinutes: number
  /** Megabytes (of 1,000,000 bytes) that writes leave free on the disk of the data folder. */
  readonly minFreeDiskMb: number
  /** Seconds that requests have to end after a stop signal; the server then aborts them. */
  readonly stopSeconds: number
}

export { ConfigError }

/** The version of the interface, shown in the help menu. */
export const APP_VERSION = '1.7.9'

/** The template plan that default channels, types and platforms are read from. */
export const SUPER_PLAN_ID = 15

const logLevels: readonly LogLevel[] = [
  'trace',
  'debug',
  'info',
  'warn',
  'error',
  'fatal',
  'silent',
]

/**
 * Reads and checks all settings from environment variables, with their defaults. It creates only
 * the data folder and, in it, the session secret of the first start (`session-secret`, readable by
 * its owner only).
 *
 * @param environment usually `process.env`; an empty text counts as not set
 * @param workingFolder the base of a relative `DATA_DIR`
 * @throws ConfigError for the first setting that is wrong
 */
export function readConfig(environment: Environment, workingFolder: string): Config {
  const port = readInteger(environment, 'PORT', 4000, 0, 65_535)
  const host = readText(environment, 'HOST', '127.0.0.1')
  const dataFolder = path.resolve(workingFolder, readText(environment, 'DATA_DIR', '.data'))
  const databaseUrl = readDatabaseUrl(environment)
  const publicUrl =
    readUrl(environment, 'PUBLIC_URL')?.replace(/\/+$/, '') ??
    `http://${readableHost(host)}:${port}`
  return {
    port,
    metricsPort: readMetricsPort(environment, port),
    host,
    dataFolder,
    databaseUrl,
    database: readDatabaseSettings(environment),
    role: readRole(environment, databaseUrl),
    sessionSecret: readSessionSecret(environment, dataFolder),
    publicUrl,
    superUserIds: readIds(environment, 'SUPER_USER_IDS', [2, 3, 4, 300]),
    ownerPairs: readOwnerPairs(environment),
    productTeamIds: readIds(environment, 'PRODUCT_TEAM_IDS', [2, 3, 4]),
    hasDevModeSeats: readFlag(environment, 'DEV_MODE_SEATS'),
    isMaintenanceMode: readFlag(environment, 'MAINTENANCE_MODE'),
    requestsPerMinute: readInteger(environment, 'REQUESTS_PER_MINUTE', 3000, 0, 1_000_000),
    maintenanceNotice: readOptionalText(environment, 'MAINTENANCE_NOTICE', 2000),
    supportEmail: readEmail(environment, 'SUPPORT_EMAIL', 'support@example.com'),
    suggestionEmail: readEmail(environment, 'SUGGESTION_EMAIL', 'support@example.com'),
    ...readMailSettings(environment),
    saml: readSamlSettings(environment, publicUrl),
    s3: readS3Settings(environment),
    billing: readStripeSettings(environment),
    copyrightLine: readText(environment, 'COPYRIGHT_LINE', '© 2024 Throughline', 255),
    patentNotice: readText(
      environment,
      'PATENT_NOTICE',
      'Patent notice: see your licence agreement.',
      1000,
    ),
    referralUrl: readUrl(environment, 'REFERRAL_URL'),
    guides: {
      accountOwner: readUrl(environment, 'GUIDE_ACCOUNT_OWNER_URL'),
      admin: readUrl(environment, 'GUIDE_ADMIN_URL'),
      contributor: readUrl(environment, 'GUIDE_CONTRIBUTOR_URL'),
      viewer: readUrl(environment, 'GUIDE_VIEWER_URL'),
    },
    arePrivateCalendarsAllowed: readFlag(environment, 'ALLOW_PRIVATE_CALENDARS'),
    logLevel: readLogLevel(environment),
    snapshotMinutes: readInteger(environment, 'SNAPSHOT_MINUTES', 15, 0, 1440),
    minFreeDiskMb: readInteger(environment, 'MIN_FREE_DISK_MB', 64, 0, 1_000_000),
    stopSeconds: readInteger(environment, 'STOP_SECONDS', 15, 1, 3600),
  }
}

function readMetricsPort(environment: Environment, port: number): number | null {
  const metricsPort = readInteger(environment, 'METRICS_PORT', 0, 0, 65_535)
  if (metricsPort !== 0 && metricsPort === port) {
    throw new ConfigError('METRICS_PORT is the port of the web. Set it to another one.')
  }
  return metricsPort === 0 ? null : metricsPort
}

/** The host as it is written in a URL: brackets around IPv6, a name for "any". */
export function readableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function readIds(
  environment: Environment,
  name: string,
  fallback: readonly number[],
): readonly number[] {
  const text = value(environment, name)
  if (text === null) return fallback
  if (text.toLowerCase() === 'none') return []
  return text.split(',').map((part) => {
    const id = part.trim()
    if (!/^[1-9]\d{0,9}$/.test(id)) {
      throw new ConfigError(
        `${name} holds "${id}". Set it to user ids separated by commas, for example 2,3,4, or to none.`,
      )
    }
    return Number(id)
  })
}

function readOwnerPairs(environment: Environment): readonly OwnerPair[] {
  const name = 'SUPER_OWNER_PAIRS'
  const text = value(environment, name)
  if (text === null) return []
  return text.split(',').map((part) => {
    const [, accountId, userId] = /^\s*(\d{1,10}):(\d{1,10})\s*$/.exec(part) ?? []
    if (accountId === undefined || userId === undefined) {
      throw new ConfigError(
        `${name} holds "${part.trim()}". Set it to account and user ids, for example 101:3.`,
      )
    }
    return { accountId: Number(accountId), userId: Number(userId) }
  })
}

function readDatabaseUrl(environment: Environment): string | null {
  const text = value(environment, 'DATABASE_URL')
  if (text === null) return null
  const protocol = URL.canParse(text) ? new URL(text).protocol : ''
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') {
    // The value may hold a password, so the message does not repeat it.
    throw new ConfigError(
      'DATABASE_URL is not a URL of a PostgreSQL database. Set it to postgres://user:password@host/database, or leave it out to use the embedded database.',
    )
  }
  return text
}

function readLogLevel(environment: Environment): LogLevel {
  const text = value(environment, 'LOG_LEVEL') ?? 'warn'
  const level = logLevels.find((candidate) => candidate === text)
  if (level === undefined) {
    throw new ConfigError(`LOG_LEVEL is "${text}". Set it to one of ${logLevels.join(', ')}.`)
  }
  return level
}
