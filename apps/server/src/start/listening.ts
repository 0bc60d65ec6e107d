import { createServer } from 'node:net'

/** The server cannot listen on its host and port. The message says what to do. */
class ListenError extends Error {
  override readonly name = 'ListenError'
}

/** Converts the system's error to one line that says what to do. */
export function explainListenError(error: unknown, host: string, port: number): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  switch (code) {
    case 'EADDRINUSE':
      return new ListenError(
        `Port ${port} on ${host} is in use. Stop the program that uses it, or set PORT to another port.`,
      )
    case 'EACCES':
      return new ListenError(
        `Port ${port} is reserved for the system. Set PORT to a port from 1024 to 65535.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ListenError(
        `HOST is ${host}, which is not an IP address of this machine. Set it to one, for example 127.0.0.1, or to 0.0.0.0 for all.`,
      )
    default:
      return error instanceof Error ? error : new Error(String(error))
  }
}

/**
 * Checks that the server can listen on a port, before any slow step of the start.
 *
 * @param port 0 for any free port
 * @returns the port
 * @throws ListenError if it cannot
 */
export function reservePort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(explainListenError(error, host, port)))
    probe.listen(port, host, () => {
      const address = probe.address()
      probe.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : port)
      })
    })
  })
}
