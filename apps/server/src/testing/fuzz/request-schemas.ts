import { loadContract } from '../../http/contract'
import type { ContractOperation, OperationId } from '../../http/contract'

/** A JSON schema that carries the components it refers to. */
type Schema = Readonly<Record<string, unknown>>

/** A parameter of the query, by the contract. */
interface QueryParameter {
  readonly name: string
  readonly schema: Schema
}

/** The schemas of an operation's requests. */
export interface RequestSchemas {
  /** null without a JSON body. */
  readonly body: Schema | null
  readonly query: readonly QueryParameter[]
}

/** Generated values stay short: a million characters take longer to generate than to refuse. */
const limits: Readonly<Record<string, number>> = { maxLength: 300, maxItems: 5 }

const document: unknown = JSON.parse(
  JSON.stringify(loadContract().document, (key, value: unknown) => {
    const limit = limits[key]
    return limit !== undefined && typeof value === 'number' ? Math.min(value, limit) : value
  }),
)

/** The schemas of an operation's body and query. */
export function requestSchemasOf(id: OperationId, path: string, method: string): RequestSchemas {
  const operation = recordAt(document, 'paths', path, method.toLowerCase())
  const body = recordAt(resolve(operation['requestBody']), 'content', 'application/json', 'schema')
  const parameters = [
    ...listOf(recordAt(document, 'paths', path)['parameters']),
    ...listOf(operation['parameters']),
  ].map(resolve)
  if (operation['operationId'] !== id) throw new Error(`${method} ${path} is not ${id}.`)
  return {
    body: Object.keys(body).length === 0 ? null : withComponents(body),
    query: parameters
      .filter((parameter) => parameter['in'] === 'query')
      .map((parameter) => ({
        name: String(parameter['name']),
        schema: withComponents(asRecord(parameter['schema'])),
      })),
  }
}

/** The fields of an operation's body and their schemas; none without a JSON body. */
export function bodyFieldsOf({
  path,
  method,
}: Pick<ContractOperation, 'path' | 'method'>): readonly (readonly [
  name: string,
  schema: Schema,
])[] {
  const operation = recordAt(document, 'paths', path, method.toLowerCase())
  const content = recordAt(resolve(operation['requestBody']), 'content', 'application/json')
  const properties = recordAt(resolve(content['schema']), 'properties')
  return Object.entries(properties).map(([name, schema]) => [name, resolve(schema)])
}

function withComponents(schema: Schema): Schema {
  return { ...schema, components: recordAt(document, 'components') }
}

function resolve(value: unknown): Schema {
  const record = asRecord(value)
  const reference = record['$ref']
  if (typeof reference !== 'string') return record
  return resolve(recordAt(document, ...reference.split('/').slice(1)))
}

function recordAt(value: unknown, ...keys: readonly string[]): Schema {
  let match: unknown = value
  for (const key of keys) match = asRecord(match)[key]
  return asRecord(match)
}

function asRecord(value: unknown): Schema {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- anything else has no fields and is read as such
  return (typeof value === 'object' && value !== null ? value : {}) as Schema
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
