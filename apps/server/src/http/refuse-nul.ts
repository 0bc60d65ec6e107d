import type { FastifyInstance } from 'fastify'
import { validationFailed } from '../errors/api-error'

const NUL = '\u0000'

/**
 * Refuses a request that contains a NUL character anywhere. PostgreSQL cannot store NUL in a text,
 * and JSON Schema has no rule that applies to all texts of the contract. URLs of pages are not
 * checked, because the app ignores unreadable parts of them.
 */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (!request.url.startsWith('/api')) return
    for (const [part, value] of Object.entries({
      body: request.body,
      params: request.params,
      query: request.query,
    })) {
      const path = findNul(value, part)
      if (path !== null) {
        throw validationFailed([
          { path, message: 'holds a character that no text may hold', code: 'pattern' },
        ])
      }
    }
  })
}

/** @returns the JSON pointer of the first text with NUL, or null */
function findNul(value: unknown, path: string): string | null {
  if (typeof value === 'string') return value.includes(NUL) ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    const match = findNul(part, `${path}/${key}`)
    if (match !== null) return match
  }
  return null
}
