import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { operations, requirements } from '@throughline/api-client/schema'

/** The name of an operation of the contract. */
export type OperationId = keyof operations

/** The `x-requires` of an operation. */
type Requirement = requirements[OperationId]

/** The operations that require a right of one kind, for example on a plan. */
export type OperationRequiring<Kind extends string> = {
  [Id in OperationId]: Kind extends keyof requirements[Id] ? Id : never
}[OperationId]

/** One operation of the contract, with the fields that routing needs. */
export interface ContractOperation {
  readonly id: OperationId
  readonly method: string
  /** With `{name}` for parameters, without the root `/api`. */
  readonly path: string
  readonly requires: Requirement
  /** The lowest 2xx status of the operation in the contract. */
  readonly successStatus: number
  readonly isBodyRequired: boolean
  /** The media types that a body may have. */
  readonly bodyTypes: readonly string[]
}

interface OperationObject {
  readonly operationId: OperationId
  readonly 'x-requires': Requirement
  readonly responses: Readonly<Record<string, unknown>>
  readonly requestBody?: { readonly required?: boolean; readonly content: object }
}

/** The contract: the whole document, and its operations as a list. */
export interface Contract {
  readonly document: object
  readonly operations: readonly ContractOperation[]
  /** The folder of `openapi.json`: the root of the installation. */
  readonly folder: string
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
}

/** The lint of the contract and the glue check the rest. */
function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && 'paths' in value
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch'])

/**
 * Reads `openapi.json`, which is in a folder above this file, in the sources and in the
 * build. `scripts/contract.mjs` makes it of `openapi.yaml`.
 *
 * @throws Error if it does not exist
 */
export function loadContract(): Contract {
  loaded ??= readContract()
  return loaded
}

/** Cached, because parsing is slow and the file does not change while the server runs. */
let loaded: Contract | undefined

function readContract(): Contract {
  const file = contractFile()
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isDocument(document)) {
    throw new Error(`${file} has no paths, so the server has no operations. Restore the file.`)
  }
  const operations = Object.entries(document.paths).flatMap(([route, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({
        id: operation.operationId,
        method: method.toUpperCase(),
        path: route,
        requires: operation['x-requires'],
        successStatus: successStatusOf(operation),
        isBodyRequired: operation.requestBody?.required === true,
        bodyTypes: Object.keys(operation.requestBody?.content ?? {}),
      })),
  )
  return { document, operations, folder: path.dirname(file) }
}

function successStatusOf(operation: OperationObject): number {
  const statuses = Object.keys(operation.responses)
    .map(Number)
    .filter((status) => status >= 200 && status < 400)
  return statuses.length === 0 ? 200 : Math.min(...statuses)
}

function contractFile(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url))
  for (;;) {
    const candidate = path.join(folder, 'openapi.json')
    if (existsSync(candidate)) return candidate
    const parent = path.dirname(folder)
    if (parent === folder) {
      throw new Error(
        'openapi.json was not found in any folder above the server, and the server cannot start without it. `npm start` makes it beside the apps folder.',
      )
    }
    folder = parent
  }
}

/** Gives the methods that the contract has for a URL that starts with `/api`. */
export function methodsByUrl(contract: Contract): (url: string) => readonly string[] {
  const existing = contract.operations.map(({ path: route, method }) => ({
    pattern: new RegExp(`^/api${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    method,
  }))
  return (url) => {
    const pathname = url.split('?', 1)[0] ?? url
    return existing.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method)
  }
}
