import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import { loadContract } from '../http/contract'

const contract = loadContract()
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
addFormats(ajv)
ajv.addSchema(contract.document, 'contract')
const compiled = new Map<string, ValidateFunction>()

/** The part of the contract that a JSON pointer leads to, references followed. */
function resolve(pointer: string): { readonly pointer: string; readonly value: unknown } {
  let value: unknown = contract.document
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }
  if (typeof value === 'object' && value !== null && '$ref' in value) {
    return resolve(String(value.$ref).slice(1))
  }
  return { pointer, value }
}

function operationPath(method: string, url: string) {
  const pathname = (url.split('?', 1)[0] ?? '').replace(/^\/api/, '')
  return contract.operations
    .filter((operation) => operation.method === method)
    .filter(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname))
    .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))[0]?.path
}

/**
 * Returns the problems of a response that does not follow the contract; an empty list if it does.
 * URLs that are not in the contract are not checked.
 */
export function contractViolations(answer: {
  readonly method: string
  readonly url: string
  readonly status: number
  readonly contentType: string
  readonly body: string
}): string[] {
  const path = operationPath(answer.method, answer.url)
  if (path === undefined) return []
  const escaped = path.replaceAll('~', '~0').replaceAll('/', '~1')
  const responses = `/paths/${escaped}/${answer.method.toLowerCase()}/responses`
  const named = resolve(`${responses}/${answer.status}`)
  // `default` covers failures only; the contract must name every success.
  if (named.value === undefined && answer.status < 400) {
    return [`${answer.method} ${path} answers ${answer.status}, which the contract does not name`]
  }
  const response = named.value === undefined ? resolve(`${responses}/default`) : named
  const mediaType = answer.contentType.split(';', 1)[0] ?? ''
  const content = resolve(`${response.pointer}/content`)
  if (content.value === undefined) {
    return answer.body === '' ? [] : [`${answer.method} ${path} answers a body where there is none`]
  }
  const schema = `${content.pointer}/${mediaType.replaceAll('/', '~1')}/schema`
  if (resolve(schema).value === undefined) {
    return [`${answer.method} ${path} answers ${mediaType}, which the contract does not name`]
  }
  const reference = `contract#${schema.replaceAll('{', '%7B').replaceAll('}', '%7D')}`
  let validate = compiled.get(reference)
  if (validate === undefined) {
    validate = ajv.compile({ $ref: reference })
    compiled.set(reference, validate)
  }
  if (validate(mediaType.includes('json') ? JSON.parse(answer.body) : answer.body)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${answer.method} ${path} ${instancePath} ${message ?? ''}`,
  )
}
