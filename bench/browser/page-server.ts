import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import path from 'node:path'
import { pageFolder } from './build-pages'
import type { CompetitorPage } from './build-pages'

const FIRST_PORT = 4340
const LAST_PORT = 4349

/** The built pages on loopback. */
export interface PageServer {
  /** `http://127.0.0.1:<port>`; a competitor's page is at `/<name>/`. */
  readonly address: string
  readonly close: () => Promise<void>
}

/**
 * Serves the built pages from memory: a page, its scripts and its style sheet.
 *
 * @throws Error if no port of the bench's own range is free
 */
export async function servePages(pages: readonly CompetitorPage[]): Promise<PageServer> {
  const answers = readAnswers(pages)
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '')
    response.writeHead(answer === undefined ? 404 : 200, {
      'content-type': answer?.type ?? 'text/plain',
    })
    response.end(answer?.body ?? 'There is nothing here.')
  })
  for (let port = FIRST_PORT; port <= LAST_PORT; port += 1) {
    if (await canListen(server, port)) {
      return {
        address: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((resolve) => {
            server.closeAllConnections()
            server.close(() => resolve())
          }),
      }
    }
  }
  throw new Error(
    `The bench serves its pages on a port from ${FIRST_PORT} to ${LAST_PORT} and all are taken: free one.`,
  )
}

function canListen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => {
      server.removeAllListeners('error')
      resolve(true)
    })
  })
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

interface Answer {
  readonly type: string
  readonly body: string | Buffer
}

function readAnswers(pages: readonly CompetitorPage[]): ReadonlyMap<string, Answer> {
  const answers = new Map<string, Answer>()
  for (const page of pages) {
    const { name } = page
    const folder = pageFolder(page)
    answers.set(`/${name}/`, { type: 'text/html; charset=utf-8', body: writeHtml(name) })
    // A competitor that styles itself from its script has no style sheet.
    answers.set(`/${name}/page.css`, { type: 'text/css; charset=utf-8', body: '' })
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const type = types[path.extname(file)]
      if (type === undefined) continue
      answers.set(`/${name}/${file.split(path.sep).join('/')}`, {
        type: `${type}; charset=utf-8`,
        body: readFileSync(path.join(folder, file)),
      })
    }
  }
  return answers
}

function writeHtml(name: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<title>${name}</title>
<link rel="icon" href="data:,">
<style>html, body, #root { height: 100%; margin: 0 }</style>
<link rel="stylesheet" href="page.css">
</head>
<body><div id="root"></div><script type="module" src="page.js"></script></body>
</html>`
}
