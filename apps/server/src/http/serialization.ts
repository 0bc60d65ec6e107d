import fastJson from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'

type Serialize = (value: unknown) => string

/** Serializers by schema, for all servers of this process. */
const serializers = new WeakMap<object, Serialize>()

/**
 * Compiles the schema of a response when it is first sent. Fields that are not in the
 * contract are left out of the response.
 */
export const compileSerializer: FastifySerializerCompiler<object> = ({ schema }) => {
  return (value: unknown): string => {
    const serialize = serializers.get(schema) ?? (fastJson(schema) as Serialize)
    serializers.set(schema, serialize)
    return serialize(value)
  }
}
