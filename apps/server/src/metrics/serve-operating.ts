import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Metrics } from './metrics'

/** The second server, for operation, on its own port. */
export interface OperatingServer {
  close(): Promise<void>
}

/**
 * Serves the operators of the server on a port that is not public: `/metrics`, `/livez` while the
 * process runs, and `/readyz` while the database answers and the server is not stopping.
 *
 * @throws the system's error when the port is in use
 */
export async function serveOperating(options: {
  readonly host: string
  readonly port: number
  readonly metrics: Metrics
  readonly isReady: () => Promise<boolean>
}): Promise<OperatingServer> {
  const answers: Readonly<Record<string, () => Promise<readonly [status: number, text: string]>>> =
    {
      '/metrics': async () => [200, await options.metrics.text()],
      '/livez': async () => [200, 'alive\n'],
      '/readyz': async () => ((await options.isReady()) ? [200, 'ready\n'] : [503, 'not ready\n']),
    }
  const server = createServer((request, response) => {
    const answer = answers[request.url?.split('?', 1)[0] ?? '']
    const run = async (): Promise<void> => {
      const [status, text] = answer === undefined ? [404, 'not here\n'] : await answer()
      response.writeHead(status, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
      response.end(text)
    }
    run().catch(() => response.writeHead(503).end())
  })
  server.listen(options.port, options.host)
  await once(server, 'listening')
  return {
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
