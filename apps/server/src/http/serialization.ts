import fastJson from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'

/**
 * Compiles the schema of a response when it is first sent. Fields that are not in the
 * contract are left out of the response.
 */
export const compileSerializer: FastifySerializerCompiler<object> = ({ schema }) => {
  let serialize: ((value: unknown) => string) | undefined
  return (value: unknown): string => {
    serialize ??= fastJson(schema) as (value: unknown) => string
    return serialize(value)
  }
}
