import type { FastifyInstance } from 'fastify'
import { ApiError } from '../errors'

const JSON_TYPE = 'application/json'

/**
 * Takes JSON and nothing else. The shape of a body is checked by its type, so
 * that a type which is read but not described would pass unchecked; plain text,
 * which the framework reads by itself, is one.
 */
export function takeJsonOnly(app: FastifyInstance, document: object): void {
  app.removeContentTypeParser('text/plain')
  for (const type of contentTypesOf(document)) {
    if (type === JSON_TYPE) continue
    app.addContentTypeParser(type, (_request, payload, done) => {
      payload.resume()
      done(unsupported())
    })
  }
}

/** Every media type that the contract names, in requests and in answers. */
function contentTypesOf(value: unknown): Set<string> {
  const types = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, child] of Object.entries(node)) {
      if (key === 'content' && typeof child === 'object' && child !== null) {
        for (const type of Object.keys(child)) if (type.includes('/')) types.add(type)
      }
      visit(child)
    }
  }
  visit(value)
  return types
}

function unsupported(): ApiError {
  return new ApiError({
    status: 415,
    code: 'unsupported_media_type',
    detail: 'This type of content is not taken here.',
  })
}
