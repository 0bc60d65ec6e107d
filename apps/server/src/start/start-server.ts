import path from 'node:path'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import { buildApp } from '../app'
import { answerSnapshotRequests } from '../backup/snapshot-on-request'
import type { CommandLine, Seed } from '../config/command-line'
import { readableHost } from '../config/config'
import type { Config } from '../config/config'
import { lockDataFolder } from '../db/data-folder-lock'
import type { Database } from '../db/database'
import { openDataFolder } from '../db/open-data-folder'
import { openPostgres } from '../db/open-database'
import type { SlowStatement } from '../db/slow-statements'
import { guardDisk } from '../db/guard-disk'
import { startSnapshots } from '../db/snapshots'
import { startSweeps } from '../sweeps/sweeps'
import { seedDatabase } from './seed-queries'
import { makeFirstAccountToken } from '../db/first-account-token'
import { openFileFolders } from '../files/files'
import { systemClock } from '../platform/clock'
import { createDiskSpace } from '../platform/disk-space'
import type { DiskSpace } from '../platform/disk-space'
import { reasonOf } from '../platform/reason-of'
import { replaceConnections } from '../sso/connection-queries'
import { createMetrics } from '../metrics/metrics'
import { serveOperating } from '../metrics/serve-operating'
import { explainListenError, reservePort } from './listening'
import type { MailTransport } from '../mail/mail-message'
import { createOutboxTransport } from '../mail/outbox-transport'
import { createSmtpTransport } from '../mail/smtp-transport'

const MEGABYTE = 1_000_000

/** A running server. */
export interface RunningServer {
  /** The URL of the server, for example `http://127.0.0.1:4000`; null if it answers no requests. */
  readonly url: string | null
  readonly seed: Seed
  /** The link that creates the first account; null if an account exists. */
  readonly firstAccountLink: string | null
  /** Finishes open requests, takes a last snapshot, closes the database and unlocks the data folder. */
  stop(): Promise<void>
}

/** Options of a start. */
export interface StartOptions {
  readonly config: Config
  readonly commandLine: CommandLine
  /** Receives a line before each slow step. */
  readonly say: (line: string) => void
  /** Called for errors that do not stop the server. */
  readonly warn: (line: string) => void
}

interface OpenStorage {
  readonly database: Database
  /** The disk of the data folder. */
  readonly disk: DiskSpace
  readonly close: () => Promise<void>
}

/**
 * Starts the server: port, data folder, schema, seed, API. If a step fails, it undoes the previous
 * steps.
 *
 * @throws an error with a one-line message that tells the user how to solve the problem
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { commandLine, say } = options
  const release = await takeDataFolder(options)
  try {
    const { host } = options.config
    const { role } = options.config
    const answersRequests = role !== 'worker'
    const port = answersRequests ? await reservePort(host, options.config.port) : 0
    const config = answersRequests ? withPort(options.config, port) : options.config
    const disk = createDiskSpace(config.dataFolder, config.minFreeDiskMb * MEGABYTE)
    const storage = await openStorage({ ...options, config }, disk)
    try {
      const files = openFileFolders(config.dataFolder, config.s3)
      const seed = await seedDatabase({
        orm: storage.database.orm,
        seed: commandLine.seed,
        today: civilToday(systemClock.now()),
        files,
        say,
      })
      if (config.saml !== null) {
        await replaceConnections(storage.database.orm, config.saml.providers)
      }
      // A new link replaces that of another process, and this one could not answer it.
      const token = answersRequests
        ? await makeFirstAccountToken(storage.database.orm, systemClock.now())
        : null
      const metrics = config.metricsPort === null ? null : createMetrics(storage.database)
      const app = await buildApp({
        ...(metrics === null ? {} : { metrics }),
        config,
        database: storage.database,
        clock: systemClock,
        disk: storage.disk,
        files,
        log: config.logLevel,
        ...(role === 'web' ? {} : { mailTransport: openMail(config, say) }),
        ...(role === 'worker' ? { hearsOfMails: true } : {}),
      })
      if (answersRequests) {
        await app.listen({ host, port }).catch(async (error: unknown) => {
          await app.close()
          throw explainListenError(error, host, port)
        })
      } else await app.ready()
      let isStopping = false
      const isReady = async (): Promise<boolean> => {
        await storage.database.ping()
        return !isStopping
      }
      const operating =
        metrics === null || config.metricsPort === null
          ? null
          : await serveOperating({ host, port: config.metricsPort, metrics, isReady }).catch(
              async (error: unknown) => {
                await app.close()
                throw explainListenError(error, host, config.metricsPort ?? 0)
              },
            )
      const stopSweeps = startSweeps({
        orm: storage.database.orm,
        files,
        sharesJobs: role !== 'web',
        now: () => systemClock.now(),
        onFailure: (error) =>
          options.warn(`Database and files could not be swept: ${reasonOf(error)}`),
      })
      return {
        url: answersRequests ? `http://${readableHost(host)}:${port}` : null,
        seed,
        firstAccountLink: token === null ? null : `${config.publicUrl}/first-account/${token}`,
        stop: async () => {
          isStopping = true
          await stopSweeps()
          await app.close()
          await operating?.close()
          await storage.close()
          release()
        },
      }
    } catch (error) {
      await storage.close()
      throw error
    }
  } catch (error) {
    release()
    throw error
  }
}

async function takeDataFolder({ config, say }: StartOptions): Promise<() => void> {
  // With a PostgreSQL server, several processes may share the folder: they write no file twice.
  if (config.databaseUrl !== null) return () => undefined
  const lock = await lockDataFolder(config.dataFolder, say)
  return () => lock.release()
}

function openMail(config: Config, say: (line: string) => void): MailTransport {
  const { smtpUrl, mailFrom, dataFolder } = config
  return smtpUrl === null
    ? createOutboxTransport(path.join(dataFolder, 'outbox'), mailFrom, say)
    : createSmtpTransport(smtpUrl, mailFrom)
}

function withPort(config: Config, port: number): Config {
  if (config.port === port) return config
  const publicUrl = config.publicUrl.replace(/:0$/, `:${port}`)
  return { ...config, port, publicUrl }
}

async function openStorage(
  { config, commandLine, say, warn }: StartOptions,
  disk: DiskSpace,
): Promise<OpenStorage> {
  const { maxConnections, statementSeconds, lockSeconds, idleTransactionSeconds } = config.database
  const slowStatements = {
    limitMs: config.database.slowStatementMs,
    report: ({ text, durationMs }: SlowStatement) =>
      warn(`A statement took ${durationMs} ms: ${text}`),
  }
  if (config.databaseUrl !== null) {
    const database = await openPostgres({
      url: config.databaseUrl,
      maxConnections,
      statementTimeoutMs: statementSeconds * 1_000,
      lockTimeoutMs: lockSeconds * 1_000,
      idleTransactionTimeoutMs: idleTransactionSeconds * 1_000,
      slowStatements,
      onIdleConnectionError: (error) => warn(`A database connection broke: ${error.message}`),
      isMigrated: !config.database.isMigratedByCommand,
    })
    return { database, disk, close: () => database.close() }
  }
  const now = () => systemClock.now()
  const { dataFolder } = config
  const { shouldRestore } = commandLine
  const database = await openDataFolder({
    dataFolder,
    shouldRestore,
    now,
    disk,
    slowStatements,
    say,
  })
  const snapshots = startSnapshots({
    database,
    dataFolder,
    disk,
    now,
    minutes: config.snapshotMinutes,
    onFailure: (error) => warn(`No snapshot could be written: ${reasonOf(error)}`),
  })
  const floorBytes = (config.minFreeDiskMb * MEGABYTE) / 2
  const guard = guardDisk({ database, disk, floorBytes, warn })
  const stopAnswering = answerSnapshotRequests(dataFolder, snapshots)
  return {
    database,
    disk: guard.disk,
    close: async () => {
      stopAnswering()
      await guard.stop()
      await snapshots.stop()
      await database.close()
    },
  }
}

/** Today in the time zone of the machine, because the dates of the demonstration are relative to it. */
function civilToday(now: Date): CivilDate {
  const parts = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return [now.getFullYear(), ...parts].join('-')
}
