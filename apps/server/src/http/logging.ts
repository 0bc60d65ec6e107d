import type { FastifyServerOptions } from 'fastify'
import type { LogLevel } from '../config/config'

/**
 * Options of the log. It records of a request the method, the path without the query, and the IP
 * address. It never contains headers, cookies, bodies or tokens in paths.
 */
export function loggerOptions(level: LogLevel): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  return {
    level,
    serializers: {
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        path: pathForLog(request.url),
        address: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  }
}

const secretSegments =
  /\/(usertoken|user-password-with-token|forgotpassword|bypass|set-password|first-account)\/[^/]+/g

/** The path of a request, without secrets and with a limited length. */
export function pathForLog(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return path.replaceAll(secretSegments, '/$1/…').slice(0, 300)
}
