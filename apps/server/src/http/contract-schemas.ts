import Fastify from 'fastify'
import type { FastifySchema } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import type { Contract } from './contract'

/** The schemas of requests and responses, by the id of their operation. */
type SchemasByOperation = ReadonlyMap<string, FastifySchema>

let read: Promise<SchemasByOperation> | undefined

/**
 * Returns the schemas of the contract as Fastify takes them. Cached, because it is slow to
 * check the contract and to resolve its references. All servers of a process get the same
 * objects, so the process compiles each schema once.
 *
 * @throws Error if the contract is not a valid OpenAPI document
 */
export function contractSchemas(contract: Contract): Promise<SchemasByOperation> {
  read ??= readSchemas(contract)
  return read
}

async function readSchemas({ document }: Contract): Promise<SchemasByOperation> {
  const schemas = new Map<string, FastifySchema>()
  // The library adds routes to a server, so this server only collects them.
  const collector = Fastify({ exposeHeadRoutes: false })
  collector.setValidatorCompiler(() => () => true)
  collector.setSerializerCompiler(() => () => '')
  collector.addHook('onRoute', ({ schema }) => {
    if (schema === undefined || !('operationId' in schema)) return
    schemas.set(String(schema.operationId), {
      ...schema,
      querystring: onlyNamed(schema.querystring),
    })
  })
  await collector.register(openapiGlue, {
    specification: document,
    operationResolver: () => () => undefined,
  })
  return schemas
}

/** A query value that the operation does not name is refused: a wrong name would be no filter. */
function onlyNamed(querystring: unknown): object {
  const named = typeof querystring === 'object' ? querystring : {}
  return { type: 'object', ...named, additionalProperties: false }
}
