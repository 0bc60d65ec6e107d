import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { passAccountGate } from '../access/account-gate'
import { passPlanGate } from '../access/access'
import { accessOf } from './operation-access'
import type { SignedIn } from '../access/access'
import type { LocatorInput } from '../access/access-locators'
import {
  forbidden,
  insufficientStorage,
  rateLimited,
  underMaintenance,
  validationFailed,
} from '../errors/api-error'
import type { Database } from '../db/database'
import { requireSignedIn } from '../session/bearer'
import { ipKeyOf } from '../session/ip-key'
import { FORM_TYPE } from '../http/content-types'
import type { ContractOperation, OperationId } from '../http/contract'
import type { Handlers } from './handler'
import type { NotModified } from '../http/operation'
import type { Services } from './services'

/**
 * Notes or embedded HTML of a million characters, written as JSON with every one of them escaped;
 * or 5,000 rows of an import.
 */
const LARGE_BODY_BYTES = 6_500_000
const BODY_BYTES = 262_144
const largeBodies: ReadonlySet<OperationId> = new Set([
  'createTactic',
  'updateTactic',
  'createPlanDashboard',
  'updatePlanDashboard',
  'importItems',
])

/**
 * The calls that the server answers during maintenance: the configuration, the health check and a
 * log-out.
 */
const answeredInMaintenance: ReadonlySet<OperationId> = new Set([
  'readHealth',
  'readConfiguration',
  'logOut',
])

/** Calls that read or that reading needs. They write at most one row. */
const answeredOnFullDisk: ReadonlySet<OperationId> = new Set([
  'authenticate',
  'signInWithBypass',
  'refreshToken',
  'logOut',
  'consumeSamlResponse',
  'endSessions',
  'endOtherSessions',
  'searchTactics',
])

/**
 * Calls that do not count towards the limit of requests: streams have their own, files are like
 * those of the web application, and load balancers ask for the health.
 */
const uncounted: ReadonlySet<OperationId> = new Set([
  'streamPlanChanges',
  'downloadFile',
  'readHealth',
])

const MAINTENANCE_PAGE = '/maintenance-mode'

interface Passed {
  readonly now: Date
  readonly signedIn: SignedIn | null
}

/** Any handler, called with the results of its operation's gate. */
type AnyHandler = (
  context: never,
) => Promise<
  { readonly body: unknown; readonly headers?: Readonly<Record<string, string>> } | NotModified
>

/**
 * Creates the route of each operation. A route works in this order:
 *
 * 1. During maintenance it refuses the call.
 * 2. It identifies the caller.
 * 3. If the call could fill the disk and the disk has no space, it refuses the call.
 * 4. It reads the body and checks its shape.
 * 5. It runs the gate.
 * 6. It runs the handler.
 */
export function createRouteMaker(
  services: Services,
  handlers: Handlers,
): (operation: ContractOperation) => RouteOptions {
  const passed = new WeakMap<FastifyRequest, Passed>()

  const refuseInMaintenance = async (
    { id, successStatus }: ContractOperation,
    reply: FastifyReply,
  ) => {
    if (answeredInMaintenance.has(id)) return
    // A browser opens the URLs that redirect, and shows the response.
    if (successStatus < 300) throw underMaintenance()
    await reply.redirect(MAINTENANCE_PAGE, successStatus)
  }

  const refuseOnFullDisk = async (request: FastifyRequest, reply: FastifyReply) => {
    // First, so that concurrent requests do not count on the same space.
    const release = services.disk.claim(Number(request.headers['content-length'] ?? 0))
    reply.raw.once('close', release)
    const problem = await services.disk.problemFor(0)
    if (problem !== null) throw insufficientStorage(problem)
  }

  const count = (request: FastifyRequest, signedIn: SignedIn | null, now: Date): void => {
    const { requestLimit, config } = services
    if (requestLimit === null) return
    const key =
      signedIn === null
        ? `address:${ipKeyOf(config.sessionSecret, request.ip)}`
        : `user:${signedIn.userId}`
    const waitSeconds = requestLimit.count(key, now)
    if (waitSeconds !== null) throw rateLimited(waitSeconds)
  }

  const identify =
    ({ isPublic, isCounted }: { readonly isPublic: boolean; readonly isCounted: boolean }) =>
    async (request: FastifyRequest) => {
      const now = services.clock.now()
      let signedIn: SignedIn | null = null
      try {
        if (!isPublic) signedIn = await requireSignedIn(request, services, now)
      } finally {
        // Also with an access token that nobody has.
        if (isCounted) count(request, signedIn, now)
      }
      passed.set(request, { now, signedIn })
    }

  return (operation) => {
    const { id, method } = operation
    const url = operation.path.replaceAll(/\{(\w+)\}/g, ':$1')
    const access = accessOf(operation)
    const handler: AnyHandler = handlers[id]

    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const existing = passed.get(request)
      if (existing === undefined) throw new Error(`The gate of ${id} was not passed.`)
      const { now, signedIn } = existing
      const parts = partsOf(request)
      if (access.kind === 'productTeam' && signedIn?.caller.isProductTeam !== true) {
        throw forbidden()
      }
      const planAccesses =
        access.kind === 'plan' && signedIn !== null
          ? await passPlanGate(services.orm, access, access.plans(parts), signedIn)
          : null
      const account =
        access.kind === 'account' && signedIn !== null
          ? await passAccountGate(
              services.orm,
              access.account(parts),
              access.ability,
              signedIn.caller,
            )
          : null
      const match =
        'pass' in access && signedIn !== null
          ? await access.pass({
              input: parts,
              orm: services.orm,
              config: services.config,
              signedIn,
            })
          : null
      const context = {
        ...services,
        ...parts,
        now,
        request,
        reply,
        signedIn,
        planAccesses,
        account,
        passed: match,
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema of the operation has checked the parts and its gate the rest, which no type can follow through a table
      const result = await handler(context as never)
      // The handler has taken over the connection and continues to write.
      if (reply.sent) return reply
      if ('isNotModified' in result) return reply.code(304).headers(result.headers).send()
      reply.code(operation.successStatus)
      if (result.headers !== undefined) reply.headers(result.headers)
      return result.body === undefined ? reply.send() : reply.send(result.body)
    }

    return {
      method,
      url,
      onRequest: [
        ...(services.config.isMaintenanceMode
          ? [
              (_request: FastifyRequest, reply: FastifyReply) =>
                refuseInMaintenance(operation, reply),
            ]
          : []),
        identify({ isPublic: access.kind === 'public', isCounted: !uncounted.has(id) }),
        ...(mayFillDisk(operation, services.database.kind) ? [refuseOnFullDisk] : []),
      ],
      // Without a body there is no type to check its shape by, and none is checked.
      preValidation: async ({ body }) => {
        if (operation.isBodyRequired && (body === undefined || body === null)) {
          throw validationFailed([{ path: '', message: 'is required', code: 'required' }])
        }
      },
      handler: answer,
      bodyLimit: largeBodies.has(id) ? LARGE_BODY_BYTES : BODY_BYTES,
    }
  }
}

/** Whether a call writes to the disk of the data folder more than a row. */
function mayFillDisk(operation: ContractOperation, database: Database['kind']): boolean {
  // With both databases, an upload writes a file into the data folder.
  if (database === 'postgres') return operation.bodyTypes.includes(FORM_TYPE)
  return operation.method !== 'GET' && !answeredOnFullDisk.has(operation.id)
}

function partsOf({ params, query, body }: FastifyRequest): LocatorInput {
  return { params: recordOf(params), query: recordOf(query), body: recordOf(body) }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
