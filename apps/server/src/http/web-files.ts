import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { handleUnknownUrl } from './error-hook'
import { NONCE_PLACEHOLDER } from './security-headers'
import type { AllowPageStyles } from './security-headers'

interface WebFiles {
  /** The folder of the built web application. */
  readonly folder: string
  readonly allowPageStyles: AllowPageStyles
  /** The methods of a URL of the API; empty if the URL does not exist. */
  readonly methodsOf: (url: string) => readonly string[]
}

const ONE_YEAR = 'public, max-age=31536000, immutable'

/**
 * Serves the built web application: hashed files are cached for a year, and every URL
 * that is not a file gets the page, so that deep links can be reloaded. A missing file is
 * a 404, so that an old page never gets HTML as a script. Without the folder, the server
 * has only the API.
 *
 * The page is not cached and has no validator: its nonce is valid for one response, and a
 * 304 would combine an old nonce with a new policy.
 */
export async function registerWebFiles(
  app: FastifyInstance,
  { folder, allowPageStyles, methodsOf }: WebFiles,
): Promise<void> {
  const page = readPage(folder)
  if (page !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      globIgnore: ['index.html'],
      cacheControl: false,
      // The build adds a compressed copy of every file that becomes smaller.
      preCompressed: true,
      setHeaders: (reply, file) => {
        const isHashed = path.relative(folder, file).startsWith(`assets${path.sep}`)
        void reply.header('cache-control', isHashed ? ONE_YEAR : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) =>
    page !== null && isPageUrl(request)
      ? sendPage(reply, page.replaceAll(NONCE_PLACEHOLDER, allowPageStyles(reply)))
      : handleUnknownUrl(request, reply, methodsOf(request.url)),
  )
}

function isPageUrl({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const pathname = url.split('?', 1)[0] ?? url
  if (pathname === '/api' || pathname.startsWith('/api/')) return false
  return !pathname.startsWith('/assets/') && path.posix.extname(pathname) === ''
}

/** The page of the built application, or null if it does not exist. */
function readPage(folder: string): string | null {
  const file = path.join(folder, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
}
