import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MAX_CALENDAR_BYTES, fetchCalendar } from './fetch-calendar'

const local = { arePrivateIpAddressesAllowed: true }
const publicOnly = { arePrivateIpAddressesAllowed: false }
const failed = { code: 'failed', requestedSeconds: null, statusCode: null }

const servers: Server[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Starts an origin and gives its URL and how many connections it got. */
async function origin(answer: RequestListener, host = '127.0.0.1') {
  const server = createServer(answer)
  servers.push(server)
  let connections = 0
  server.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { port, url: `http://${host}:${port}`, connections: () => connections }
}

/** A gzip archive of no bytes with a comment of this length (RFC 1952). */
function emptyArchive(commentLength: number): Buffer {
  const head = Buffer.from([0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 3])
  const content = Buffer.from([0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  return Buffer.concat([head, Buffer.alloc(commentLength, 'x'), content])
}

describe('a calendar', () => {
  it('comes with what helps to ask for it again, and nothing of us is sent', async () => {
    let sent: unknown
    const { url } = await origin((request, response) => {
      sent = request.headers
      response.setHeader('content-type', 'text/calendar; charset=ISO-8859-1')
      response.setHeader('etag', '"one"')
      response.end('calendar')
    })
    expect(await fetchCalendar(`${url}/a.ics`, local)).toMatchObject({
      code: 'fetched',
      bytes: Buffer.from('calendar'),
      charset: 'ISO-8859-1',
      entityTag: '"one"',
    })
    expect(sent).toEqual({
      accept: 'text/calendar, */*;q=0.1',
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'Throughline-Calendars/1.0',
      host: url.slice('http://'.length),
      connection: 'close',
    })
  })

  it('that did not change is not sent again', async () => {
    const { url } = await origin((request, response) => {
      response.statusCode = request.headers['if-none-match'] === '"one"' ? 304 : 200
      response.end()
    })
    const validators = { entityTag: '"one"', lastModified: null }
    expect(await fetchCalendar(url, local, validators)).toEqual({ code: 'unchanged' })
  })

  it('is found behind five redirects and not behind six', async () => {
    const { url } = await origin((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` })
      response.end('calendar')
    })
    expect(await fetchCalendar(`${url}/5`, local)).toMatchObject({ code: 'fetched' })
    expect(await fetchCalendar(`${url}/6`, local)).toEqual(failed)
  })

  it('may be compressed', async () => {
    const { url } = await origin((_request, response) => {
      response.setHeader('content-encoding', 'gzip')
      response.end(gzipSync('calendar'))
    })
    expect(await fetchCalendar(url, local)).toMatchObject({ bytes: Buffer.from('calendar') })
  })
})

describe('an origin that', () => {
  it.each<[string, RequestListener]>([
    ['answers something else', (_request, response) => response.writeHead(500).end('secret')],
    [
      'sends more than it may',
      (_request, response) => response.end(Buffer.alloc(MAX_CALENDAR_BYTES + 1)),
    ],
    [
      'never stops sending',
      (_request, response) => {
        const send = () => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        }
        response.on('drain', send)
        send()
      },
    ],
    [
      'packs a bomb',
      (_request, response) => {
        response.setHeader('content-encoding', 'gzip')
        response.end(gzipSync(Buffer.alloc(200_000_000)))
      },
    ],
    [
      'packs nothing into more than it may send',
      (_request, response) => {
        response.setHeader('content-encoding', 'gzip')
        // In parts, so that no header tells the length.
        response.write(emptyArchive(MAX_CALENDAR_BYTES + 1))
        response.end()
      },
    ],
    [
      'says half of it',
      (_request, response) => {
        response.writeHead(200, { 'content-length': 1000 })
        response.write('half')
        setImmediate(() => response.destroy())
      },
    ],
    [
      'has an unknown encoding',
      (_request, response) =>
        response.writeHead(200, { 'content-encoding': 'zip' }).end('calendar'),
    ],
    ['hangs up', (request) => request.socket.destroy()],
    [
      'redirects to nowhere',
      (_request, response) => response.writeHead(302, { location: 'http://[' }).end(),
    ],
  ])('%s gives no calendar', async (sentence, answer) => {
    const { url } = await origin(answer)
    const statusCode = sentence === 'answers something else' ? 500 : null
    expect(await fetchCalendar(url, local)).toEqual({ ...failed, statusCode })
  })

  it('is slow is given up', async () => {
    const { url } = await origin((_request, response) => {
      response.write('B')
    })
    expect(await fetchCalendar(url, { ...local, timeLimitMs: 200 })).toEqual(failed)
  })

  it.each([
    ['120', 120],
    ['Wed, 18 Mar 2026 13:00:00 GMT', 3600],
    ['soon', null],
  ])('may say in Retry-After when to come back: %s', async (header, seconds) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-18T12:00:00Z') })
    const { url } = await origin((_request, response) =>
      response.writeHead(503, { 'retry-after': header }).end(),
    )
    expect(await fetchCalendar(url, local)).toEqual({
      ...failed,
      requestedSeconds: seconds,
      statusCode: 503,
    })
  })

  it('redirects to another scheme is not followed', async () => {
    const { url } = await origin((_request, response) =>
      response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    )
    expect(await fetchCalendar(url, local)).toEqual({ code: 'unsafe' })
  })
})

describe('what is not public', () => {
  const at = (...addresses: string[]) => ({
    ...publicOnly,
    resolve: async () => addresses.map((address) => ({ address, family: 4 })),
  })

  it('gets no connection, whatever the name says', async () => {
    const { connections } = await origin((_request, response) => response.end('secret'))
    for (const rules of [at('127.0.0.1'), at('93.184.215.14', '10.0.0.1'), at('169.254.169.254')]) {
      expect(await fetchCalendar('http://calendars.example/a.ics', rules)).toEqual({
        code: 'unsafe',
      })
    }
    expect(await fetchCalendar('http://localhost:8080/', publicOnly)).toEqual({ code: 'unsafe' })
    expect(connections()).toBe(0)
  })

  it('is asked for once for each connection, so that a second answer cannot differ', async () => {
    const { port } = await origin((_request, response) => response.end('calendar'))
    let lookups = 0
    const outcome = await fetchCalendar(`http://calendars.example:${port}/`, {
      ...local,
      resolve: async () => {
        lookups += 1
        return [{ address: lookups === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]
      },
    })
    expect(outcome).toMatchObject({ code: 'fetched' })
    expect(lookups).toBe(1)
  })

  it('is not followed from what is', async () => {
    const inside = await origin((_request, response) => response.end('secret'), '127.0.0.2')
    let location = ''
    const outside = await origin((_request, response) =>
      response.writeHead(302, { location }).end(),
    )
    const rules = {
      ...publicOnly,
      also: {
        ipAddresses: new Set(['127.0.0.1']),
        ports: new Set([`${inside.port}`, `${outside.port}`]),
      },
      resolve: async () => [{ address: '127.0.0.2', family: 4 }],
    }
    for (const host of ['127.0.0.2', 'calendars.example', '2130706434', '[::ffff:127.0.0.2]']) {
      location = `http://${host}:${inside.port}/`
      expect(await fetchCalendar(outside.url, rules)).toEqual({ code: 'unsafe' })
    }
    expect([inside.connections(), outside.connections()]).toEqual([0, 4])
  })

  it('an unknown host is no calendar', async () => {
    expect(await fetchCalendar('http://calendars.example/', at())).toEqual(failed)
  })
})
