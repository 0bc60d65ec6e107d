import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unsupportedMediaType, validationFailed } from '../errors/api-error'

const JSON_TYPE = 'application/json'

/** Forms with a file. `Uploads` parses them, for the operations that accept one. */
export const FORM_TYPE = 'multipart/form-data'

/** Forms without a file, as an HTML form posts them. */
const URL_FORM_TYPE = 'application/x-www-form-urlencoded'

/**
 * Accepts only JSON and, for the operations that have them, forms. A body is validated by the
 * schema of its media type, so a parsed body without a schema would not be validated.
 * Fastify parses plain text by default, so its parser is removed.
 */
export function takeJsonOnly(app: FastifyInstance, document: object): void {
  app.removeContentTypeParser('text/plain')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  // Many clients send a content type with every request. The schema decides whether a body may be
  // missing.
  app.addContentTypeParser<string>(JSON_TYPE, { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null)
    else void parseJson(request, body, done)
  })
  for (const type of contentTypesOf(document)) {
    if (type === JSON_TYPE || type === FORM_TYPE || type === URL_FORM_TYPE) continue
    app.addContentTypeParser(type, (_request, payload, done) => {
      payload.resume()
      done(unsupportedMediaType())
    })
  }
}

/** Whether the operation of a request accepts a body of this type, by its schema. */
export function acceptsBody({ routeOptions }: FastifyRequest, type: string): boolean {
  const body = routeOptions.schema?.body
  if (typeof body !== 'object' || body === null || !('content' in body)) return false
  return typeof body.content === 'object' && body.content !== null && type in body.content
}

/** Parses forms without a file, only for the operations that accept one. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser<string>(URL_FORM_TYPE, { parseAs: 'string' }, (request, body, done) => {
    if (!acceptsBody(request, URL_FORM_TYPE)) {
      done(unsupportedMediaType())
      return
    }
    const pairs = [...new URLSearchParams(body)]
    const names = new Set(pairs.map(([name]) => name))
    // With two values, one could be validated and the other used.
    if (names.size < pairs.length) {
      done(validationFailed([{ path: '', message: 'names something twice', code: 'duplicate' }]))
      return
    }
    done(null, Object.fromEntries(pairs))
  })
}

/** All media types of the contract, in requests and responses. */
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
