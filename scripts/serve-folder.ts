import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import type { Server } from 'node:http'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The place of the nonce in a page. */
const NONCE = 'NONCE_OF_THE_ANSWER'

/**
 * Serves the files of a folder on this machine only.
 * @param policyWith sends pages under a content security policy with a nonce of each answer, which
 *   also takes the place of `NONCE` in the page
 */
export async function serveFolder(
  folder: string,
  policyWith?: (nonce: string) => string,
): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const target = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    const file = path.join(folder, target)
    const body = file.startsWith(folder) ? readFile(file) : Promise.reject(new Error('outside'))
    const type = types[path.extname(file)] ?? 'application/octet-stream'
    body.then(
      (bytes) => {
        if (policyWith !== undefined && path.extname(file) === '.html') {
          const nonce = randomBytes(16).toString('base64')
          return response
            .writeHead(200, { 'content-type': type, 'content-security-policy': policyWith(nonce) })
            .end(bytes.toString('utf8').replaceAll(NONCE, nonce))
        }
        return response.writeHead(200, { 'content-type': type }).end(bytes)
      },
      () => response.writeHead(404).end(),
    )
  })
  return listen(server)
}

/** Starts a server on a free port of this machine. */
export async function listen(server: Server): Promise<{ origin: string; close: () => void }> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
