import { Agent, request } from 'node:http'

/** One answer, as it came over the wire. */
export interface Answer {
  readonly status: number
  readonly encoding: string | undefined
  readonly etag: string | undefined
  readonly body: Buffer
  /** From sending to the last byte. */
  readonly milliseconds: number
}

/** A request; the body is sent as JSON. */
export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With its root `/api`. */
  readonly path: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** One client with a permanent connection, signed in unless its token is null. */
export class ApiClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 })
  private readonly origin: string
  private readonly token: string | null

  constructor(origin: string, token: string | null) {
    this.origin = origin
    this.token = token
  }

  /** Sends a request and reads to the last byte; compressed responses stay compressed. */
  send({ method = 'GET', path, body, headers = {} }: Call): Promise<Answer> {
    const began = performance.now()
    const text = body === undefined ? undefined : JSON.stringify(body)
    return new Promise((resolve, reject) => {
      request(
        `${this.origin}${path}`,
        {
          method,
          agent: this.agent,
          headers: {
            'accept-encoding': 'gzip',
            ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
            ...(text === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              encoding: response.headers['content-encoding'],
              etag: response.headers.etag,
              body: Buffer.concat(chunks),
              milliseconds: performance.now() - began,
            }),
          )
        },
      )
        .on('error', reject)
        .end(text)
    })
  }

  /** Closes the connection. */
  close(): void {
    this.agent.destroy()
  }
}
