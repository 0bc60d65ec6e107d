import { Agent, request } from 'node:http'

/** One answer, as it came over the wire. */
export interface Answer {
  readonly status: number
  readonly encoding: string | undefined
  readonly body: Buffer
  /** From sending to the last byte. */
  readonly milliseconds: number
}

/** One client with a connection that it keeps, signed in. */
export class ApiReader {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 })
  private readonly origin: string
  private readonly token: string

  constructor(origin: string, token: string) {
    this.origin = origin
    this.token = token
  }

  /** Reads a path to the last byte; what comes compressed stays compressed. */
  read(path: string): Promise<Answer> {
    const began = performance.now()
    return new Promise((resolve, reject) => {
      request(
        `${this.origin}${path}`,
        {
          agent: this.agent,
          headers: { authorization: `Bearer ${this.token}`, 'accept-encoding': 'gzip' },
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              encoding: response.headers['content-encoding'],
              body: Buffer.concat(chunks),
              milliseconds: performance.now() - began,
            }),
          )
        },
      )
        .on('error', reject)
        .end()
    })
  }

  /** Gives the connection back. */
  close(): void {
    this.agent.destroy()
  }
}
