import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Contract } from './contract'
import { isVisibleToRequester } from './versions'

const libraryFolder = path.dirname(
  createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'),
)

/**
 * Serves the contract at `/api/openapi.json`, and a page that shows it at `/api/docs`. Both need no
 * session: the contract has no data of users, and everybody can read it in the packages. Browsers
 * cache the files and ask each time whether they have changed.
 */
export function registerContractReference(app: FastifyInstance, contract: Contract): void {
  const ownFile = (name: string) => () =>
    readFileSync(path.join(contract.folder, 'apps/server/reference', name))
  const libraryFile = (name: string) => () => readFileSync(path.join(libraryFolder, name))
  const files: readonly (readonly [url: string, type: string, read: () => Buffer])[] = [
    ['openapi.json', 'application/json', () => Buffer.from(JSON.stringify(contract.document))],
    ['docs', 'text/html', ownFile('index.html')],
    ['docs/', 'text/html', ownFile('index.html')],
    ['docs/reference.js', 'text/javascript', ownFile('reference.js')],
    ['docs/reference.css', 'text/css', ownFile('reference.css')],
    ['docs/swagger-ui-bundle.js', 'text/javascript', libraryFile('swagger-ui-bundle.js')],
    ['docs/swagger-ui.css', 'text/css', libraryFile('swagger-ui.css')],
  ]
  for (const [url, type, read] of files) {
    let cached: { readonly content: Buffer; readonly tag: string } | undefined
    app.get(`/api/${url}`, { exposeHeadRoute: true }, (request, reply) => {
      cached ??= withTag(read())
      reply.headers({ 'cache-control': 'no-cache', etag: cached.tag })
      if (isVisibleToRequester(request, cached.tag)) return reply.code(304).send()
      return reply.type(`${type}; charset=utf-8`).send(cached.content)
    })
  }
}

function withTag(content: Buffer): { readonly content: Buffer; readonly tag: string } {
  return { content, tag: `"${createHash('sha256').update(content).digest('base64url')}"` }
}
