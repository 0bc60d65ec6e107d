import type { FastifyInstance } from 'fastify'
import { unsupportedMediaType, validationFailed } from '../errors/api-error'

const JSON_TYPE = 'application/json'

/** Forms with a file, which the uploads read at the URLs that take one. */
const FORM_TYPE = 'multipart/form-data'

/** Forms without a file, as browsers post them by themselves. */
const URL_FORM_TYPE = 'application/x-www-form-urlencoded'

/**
 * Takes JSON and, where they belong, forms; nothing else. The shape of a body is
 * checked by its type, so that a type which is read but not described would pass
 * unchecked; plain text, which the framework reads by itself, is one.
 */
export function takeJsonOnly(app: FastifyInstance, document: object): void {
  app.removeContentTypeParser('text/plain')
  for (const type of contentTypesOf(document)) {
    if (type === JSON_TYPE || type === FORM_TYPE || type === URL_FORM_TYPE) continue
    app.addContentTypeParser(type, (_request, payload, done) => {
      payload.resume()
      done(unsupportedMediaType())
    })
  }
}

/** Reads forms without a file at the URLs that take one, and nowhere else. */
export function takeForms(app: FastifyInstance, urls: ReadonlySet<string>): void {
  app.addContentTypeParser<string>(URL_FORM_TYPE, { parseAs: 'string' }, (request, body, done) => {
    if (!urls.has(request.routeOptions.url ?? '')) {
      done(unsupportedMediaType())
      return
    }
    const pairs = [...new URLSearchParams(body)]
    const names = new Set(pairs.map(([name]) => name))
    // Of two values one would be checked and the other might be used.
    if (names.size < pairs.length) {
      done(validationFailed([{ path: '', message: 'names something twice', code: 'duplicate' }]))
      return
    }
    done(null, Object.fromEntries(pairs))
  })
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
