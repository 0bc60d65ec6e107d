import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ErrorObject, Options } from 'ajv/dist/2020.js'
import type { FastifySchemaCompiler } from 'fastify'
import { textTooLong } from '@throughline/domain/names'
import { validationFailed } from '../errors/api-error'
import type { ApiError, ProblemField } from '../errors/api-error'

// Validation stops at the first error, so that a long list of invalid values does not
// use much memory.
const common: Options = { strict: false, allErrors: false, useDefaults: true }

const strictAjv = withFormats(new Ajv2020({ ...common, coerceTypes: false }))
const coercingAjv = withFormats(new Ajv2020({ ...common, coerceTypes: true }))

function withFormats(ajv: Ajv2020): Ajv2020 {
  addFormats(ajv)
  return ajv
}

/** The prefix of each part of a request in `ProblemField.path`. */
const prefixes: Readonly<Record<string, string>> = {
  body: '',
  params: 'path',
  querystring: 'query',
  headers: 'header',
}

/**
 * Compiles each schema of the contract on its first use, so that the server starts fast. It
 * validates bodies without conversion and keeps unknown fields. It converts only path and query
 * parameters, which are text.
 */
export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const part = httpPart ?? 'body'
  const ajv = part === 'body' ? strictAjv : coercingAjv
  let validate: ReturnType<Ajv2020['compile']> | undefined
  return (value: unknown): true | { readonly error: ApiError } => {
    validate ??= ajv.compile(schema)
    if (validate(value)) return true
    return { error: validationFailed(fieldsFrom(validate.errors ?? [], part)) }
  }
}

function fieldsFrom(errors: readonly ErrorObject[], part: string): ProblemField[] {
  const prefix = prefixes[part] ?? part
  const seen = new Set<string>()
  const fields: ProblemField[] = []
  for (const error of errors) {
    const path = `${prefix}${pointerOf(error)}`
    if (seen.has(path)) continue
    seen.add(path)
    fields.push({ path, message: messageOf(error), code: error.keyword.slice(0, 64) })
  }
  return fields.slice(0, 100)
}

function pointerOf(error: ErrorObject): string {
  const name: unknown =
    error.params['additionalProperty'] ??
    error.params['unevaluatedProperty'] ??
    error.params['missingProperty']
  const own = typeof name === 'string' ? `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` : ''
  return `${error.instancePath}${own}`.slice(0, 1000)
}

function messageOf(error: ErrorObject): string {
  if (error.keyword === 'additionalProperties') return 'is not known here'
  if (error.keyword === 'required') return 'is required'
  if (error.keyword === 'maxLength') return textTooLong(Number(error.params['limit']))
  return error.message ?? 'is not valid'
}
