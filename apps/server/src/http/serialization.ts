import fastJson from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'

/**
 * Compiles the schema of an answer when it is first sent. A field that the
 * contract does not name is not in the answer.
 */
export const compileSerializer: FastifySerializerCompiler<object> = ({ schema }) => {
  let serialize: ((value: unknown) => string) | undefined
  return (value: unknown): string => {
    serialize ??= fastJson(schema) as (value: unknown) => string
    return serialize(value)
  }
}
