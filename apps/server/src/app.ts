import { randomUUID } from 'node:crypto'
import path from 'node:path'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { createChangeFeed } from './changes/change-feed'
import { createStripePortal } from './billing/stripe-portal'
import { createCalendars } from './calendars/calendars'
import type { CalendarsOptions } from './calendars/calendars'
import type { LogLevel } from './config/config'
import type { Database } from './db/database'
import type { Clock } from './platform/clock'
import { unlimitedDisk } from './platform/disk-space'
import type { DiskSpace } from './platform/disk-space'
import { createFiles } from './files/files'
import type { FileFolders } from './files/files'
import { createPictureImport } from './files/import-picture'
import type { ImportPicture } from './files/import-picture'
import { loadContract, methodsByUrl } from './http/contract'
import { registerContractReference } from './http/contract-reference'
import { takeForms, takeJsonOnly } from './http/content-types'
import { contractSchemas } from './http/contract-schemas'
import { handleError } from './http/error-hook'
import { loggerOptions } from './http/logging'
import { createPlanItemsStore } from './resources/tactics/plan-items-store'
import { createRequestLimit } from './http/request-limit'
import { refuseNul } from './http/refuse-nul'
import { createRouteMaker } from './operations/routes'
import { registerSecurityHeaders } from './http/security-headers'
import { compileSerializer } from './http/serialization'
import { pageAfterFailure } from './sso/page-after-failure'
import type { AppConfig } from './config/app-config'
import type { Services } from './operations/services'
import { compileValidator } from './http/validation'
import { registerWebFiles } from './http/web-files'
import type { MailTransport } from './mail/mail-message'
import { createMailSender } from './mail/mail-sender'
import { MAILS_CHANNEL } from './mail/queue-mail-queries'
import type { Metrics } from './metrics/metrics'
import { handlers } from './resources/handlers'
import { createAccessTokens } from './tokens/access-token'

/** The components and settings of the server. */
export interface AppOptions {
  readonly config: AppConfig
  readonly database: Database
  readonly clock: Clock
  /** The disk of the data folder; by default without limits. */
  readonly disk?: DiskSpace
  /** The folders or bucket for uploaded files. */
  readonly files: FileFolders
  /**
   * Fetches pictures from other hosts. By default it fetches only from public IP addresses, even if
   * calendars may come from private ones.
   */
  readonly importPicture?: ImportPicture
  /** Reads calendars, and limits how long a request waits for that. */
  readonly calendars?: Pick<CalendarsOptions, 'readBytes' | 'patienceMs'>
  /** Level of the log; silent by default. */
  readonly log?: LogLevel
  /** Counters and timers. */
  readonly metrics?: Metrics
  /**
   * Folder of the built web application; `apps/web/dist` by default. If it is missing, only the API
   * answers.
   */
  readonly webFolder?: string
  /** Sends mails. Without it, mails wait in the database for other processes. */
  readonly mailTransport?: MailTransport
  /** True sends mails of other processes as soon as they are queued. */
  readonly hearsOfMails?: true
}

/** Longest path parameter: a list of 500 ids. */
const MAX_PARAM_LENGTH = 5500

/** How long a shutdown waits for answers that are under way. */
const DRAIN_MS = 5_000

/** Answers smaller than this are sent as they are: compressing them costs more than it saves. */
const COMPRESS_FROM_BYTES = 1024

/**
 * Builds the server that answers the contract, and does not start it. The caller
 * closes the database.
 *
 * @throws Error when the contract is missing or cannot be read, or the secret is too short
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, clock } = options
  const contract = loadContract()
  const isHttps = config.publicUrl.startsWith('https:')
  const changes = createChangeFeed(database, (error) => {
    app.log.warn({ reason: nameOf(error) }, 'changes not read')
  })
  const calendars = createCalendars({
    orm: database.orm,
    rules: { arePrivateIpAddressesAllowed: config.arePrivateCalendarsAllowed },
    ...options.calendars,
  })
  const mail =
    options.mailTransport === undefined
      ? null
      : createMailSender({
          orm: database.orm,
          clock,
          settings: config,
          transport: options.mailTransport,
          onFailure: (failure) => app.log.error(failure, 'mail not sent'),
        })
  const files = createFiles(options.files, config.sessionSecret)
  const services: Services = {
    config,
    files,
    importPicture:
      options.importPicture ?? createPictureImport({ arePrivateIpAddressesAllowed: false }),
    calendars,
    mail: { wake: () => mail?.wake() },
    billing: config.billing === null ? null : createStripePortal(config.billing),
    database,
    orm: database.orm,
    clock,
    disk: options.disk ?? unlimitedDisk,
    tokens: createAccessTokens(new TextEncoder().encode(config.sessionSecret)),
    changes,
    countSlowStream: () => options.metrics?.countSlowStream(),
    requestLimit:
      config.requestsPerMinute === 0
        ? null
        : createRequestLimit(database, config.requestsPerMinute, (error) => {
            app.log.warn({ reason: nameOf(error) }, 'requests not counted')
          }),
    planItems: createPlanItemsStore(database.orm, () => performance.now()),
  }

  const app = Fastify({
    logger: loggerOptions(options.log ?? 'silent') ?? false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // TLS ends at a proxy in front; only the IP address that it saw is trusted.
    trustProxy: isHttps ? (_address, hop) => hop < 1 : false,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // Requests that the router refuses before it finds a route.
    frameworkErrors: (error, request, reply) => {
      void handleError(error, request, reply, pageAfterFailure)
    },
    // Limits slow senders. Ten megabytes at half a megabit per second still get through.
    requestTimeout: 180_000,
    connectionTimeout: 240_000,
    keepAliveTimeout: 30_000,
    // During a stop, a load balancer may still send a request over an open connection. The
    // server answers it normally and then closes the connection.
    return503OnClosing: false,
  })
  app.addHook('preClose', async () => {
    // Open streams, and connections without any request, would delay a shutdown.
    setTimeout(() => app.server.closeAllConnections(), DRAIN_MS).unref()
    await changes.close()
  })
  let stopHearing = async (): Promise<void> => undefined
  app.addHook('onReady', async () => {
    if (mail === null) return
    if (options.hearsOfMails === true) {
      const wake = () => mail.wake()
      stopHearing = await database.listen(MAILS_CHANNEL, wake, wake)
    }
    mail.wake()
  })
  app.addHook('onClose', async () => {
    await stopHearing()
    await Promise.all([calendars.close(), mail?.close()])
  })
  app.setErrorHandler((error, request, reply) =>
    handleError(error, request, reply, pageAfterFailure),
  )
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(compileSerializer)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
  })

  await app.register(cookie)
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['gzip', 'br', 'identity'],
    // Output is a fifth larger than at the default level, and compression a third faster. The large
    // chunk avoids several writes.
    zlibOptions: { level: 3, chunkSize: 131_072 },
  })
  const allowPageStyles = await registerSecurityHeaders(app, { isHttps })

  options.metrics?.observe(app)
  takeJsonOnly(app, contract.document)
  takeForms(app)
  files.uploads.register(app)
  refuseNul(app)
  const makeRoute = createRouteMaker(services, handlers)
  const schemas = await contractSchemas(contract)
  for (const operation of contract.operations) {
    const schema = schemas.get(operation.id)
    if (schema === undefined) throw new Error(`The operation ${operation.id} has no schema.`)
    const route = makeRoute(operation)
    app.route({ ...route, url: `/api${route.url}`, schema })
  }
  registerContractReference(app, contract)
  const webFolder = options.webFolder ?? path.join(contract.folder, 'apps/web/dist')
  await registerWebFiles(app, {
    folder: webFolder,
    allowPageStyles,
    methodsOf: methodsByUrl(contract),
  })
  return app
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}
