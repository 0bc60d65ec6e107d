import type { FastifyInstance } from 'fastify'
import { unsupportedMediaType } from '../errors'

const JSON_TYPE = 'application/json'

/** Forms with a file, which the uploads read at the addresses that take one. */
const FORM_TYPE = 'multipart/form-data'

/**
 * Takes JSON and, where they belong, forms with a file; nothing else. The shape of a body is checked by its type, so
 * that a type which is read but not described would pass unchecked; plain text,
 * which the framework reads by itself, is one.
 */
export function takeJsonOnly(app: FastifyInstance, document: object): void {
  app.removeContentTypeParser('text/plain')
  for (const type of contentTypesOf(document)) {
    if (type === JSON_TYPE || type === FORM_TYPE) continue
    app.addContentTypeParser(type, (_request, payload, done) => {
      payload.resume()
      done(unsupportedMediaType())
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
