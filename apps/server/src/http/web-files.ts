import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { handleUnknownAddress } from './error-hook'

const ONE_YEAR = 'public, max-age=31536000, immutable'

/**
 * Serves the built web application: its hashed files for a year, its page for
 * every address that is not a file, so that a reload of a deep link works. A
 * file that is missing is missing: an old page must not get the new page's HTML
 * as its script. Without the folder only the API answers.
 *
 * @param methodsOf the methods that an address of the API answers to, none when there is no such address
 */
export async function registerWebFiles(
  app: FastifyInstance,
  folder: string,
  methodsOf: (url: string) => readonly string[],
): Promise<void> {
  const hasWeb = existsSync(path.join(folder, 'index.html'))
  if (hasWeb) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      cacheControl: false,
      preCompressed: false,
      setHeaders: (reply, file) => {
        const isHashed = path.relative(folder, file).startsWith(`assets${path.sep}`)
        void reply.header('cache-control', isHashed ? ONE_YEAR : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) =>
    hasWeb && isPageAddress(request)
      ? sendPage(reply)
      : handleUnknownAddress(request, reply, methodsOf(request.url)),
  )
}

function isPageAddress({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const address = url.split('?', 1)[0] ?? url
  if (address === '/api' || address.startsWith('/api/')) return false
  return !address.startsWith('/assets/') && path.posix.extname(address) === ''
}

function sendPage(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-cache').sendFile('index.html')
}
