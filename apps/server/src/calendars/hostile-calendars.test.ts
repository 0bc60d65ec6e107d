import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reservePort } from '../start/listening'
import { createFirstAccount, openInstallation } from '../testing/server-process'
import type { Installation } from '../testing/server-process'

let installation: Installation
let origin: Server
let base: string
let metrics: string
let token: string
let account: unknown

const bomb = Buffer.alloc(200_000_000, 'BEGIN:VEVENT\r\n')
const EVENT = 'BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20260318T090000Z\r\n'

function filled(before: string, part: string, after: string): string {
  return `${before}${part.repeat(Math.floor(4_900_000 / part.length))}${after}`
}

function calendar(text: string): RequestListener {
  return (_request, response) => response.end(text)
}

function packed(encoding: string, bytes: Buffer): RequestListener {
  return (_request, response) =>
    response.writeHead(200, { 'content-encoding': encoding }).end(bytes)
}

/** Sends one byte a second and never ends. */
const drip: RequestListener = (_request, response) => {
  response.write('BEGIN:VCALENDAR\r\n')
  const timer = setInterval(() => response.write('X'), 1000)
  response.on('close', () => clearInterval(timer))
}

const flood: RequestListener = (_request, response) => {
  const send = () => {
    while (!response.destroyed && response.write(Buffer.alloc(65_536, 'x')));
  }
  response.on('drain', send)
  send()
}

describe('hostile calendars', () => {
  const hostile: Readonly<Record<string, RequestListener>> = {
    page: calendar('<!doctype html><p>Sign in</p>'),
    half: calendar(`BEGIN:VCALENDAR\r\n${EVENT}`),
    flood,
    gzip: packed('gzip', gzipSync(bomb)),
    brotli: packed('br', brotliCompressSync(bomb)),
    deflate: packed('deflate', deflateSync(bomb)),
    drip,
    otherDrip: drip,
    nested: calendar(filled('BEGIN:VCALENDAR\r\n', 'BEGIN:X\r\n', 'END:VCALENDAR')),
    parameters: calendar(
      filled('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART', ';X=y', ':20260318T090000Z'),
    ),
  }
  const good = calendar(`BEGIN:VCALENDAR\r\n${EVENT}END:VEVENT\r\nEND:VCALENDAR\r\n`)

  beforeAll(async () => {
    installation = await openInstallation()
    const metricsPort = await reservePort('127.0.0.1', 0)
    metrics = `http://127.0.0.1:${metricsPort}/metrics`
    const server = installation.start([], {
      ALLOW_PRIVATE_CALENDARS: 'true',
      METRICS_PORT: String(metricsPort),
    })
    await installation.untilHealthy(server)
    token = await createFirstAccount(installation, server)
    const accounts = (await installation.ask('GET', '/accounts', { token })).json?.['items']
    account = Array.isArray(accounts) ? accounts[0]?.id : null
    origin = createServer((request, response) => {
      const answer = hostile[request.url?.slice(1) ?? ''] ?? good
      answer(request, response)
    })
    await new Promise<void>((resolve) => {
      origin.listen(0, '127.0.0.1', resolve)
    })
    const address = origin.address()
    base = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  })

  afterAll(async () => {
    origin.closeAllConnections()
    origin.close()
    await installation.remove()
  })

  async function heapMegabytes(): Promise<number> {
    const text = await (await fetch(metrics)).text()
    return Number(/^nodejs_heap_size_used_bytes (\d+)/m.exec(text)?.[1]) / 1e6
  }

  /** Subscribes to a calendar of the origin, and returns the status of the answer. */
  async function subscribe(name: string): Promise<number> {
    const body = { calendarPath: `${base}/${name}`, account }
    return (await installation.ask('POST', '/subscriptions', { token, body })).status
  }

  it('are refused, delay no other request and leave no memory behind', async () => {
    expect(await subscribe('good')).toBe(201)
    const heapBefore = await heapMegabytes()
    const names = Object.keys(hostile)
    const state = { isDone: false }
    const replies = Promise.all(names.map(subscribe)).finally(() => {
      state.isDone = true
    })
    for (let call = 0; call < 20; call += 1) expect(await installation.isHealthy()).toBe(true)
    expect(state.isDone).toBe(false)
    // Some of them never end by themselves: an answer proves that the server gave up.
    expect(await replies).toEqual(names.map(() => 422))
    await expect.poll(heapMegabytes, { interval: 500 }).toBeLessThan(heapBefore + 50)
  })
})
