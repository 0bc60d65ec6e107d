import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { rmSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reservePort } from '../start/listening'
import { createFirstAccount, openInstallation, prepareDataFolder } from '../testing/server-process'
import type { Installation } from '../testing/server-process'

let prepared: string
let installation: Installation
let origin: Server
let base: string
let metrics: string
let token: string
let account: unknown

const BOMB = Buffer.alloc(200_000_000, 'BEGIN:VEVENT\r\n')
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

interface Reply {
  readonly name: string
  readonly status: number
  readonly seconds: number
}

/** A byte now and then, for ever. */
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

// What is tried here is a process with its memory; a run on PostgreSQL need not repeat it.
describe.skipIf(process.env['TEST_DATABASE_URL'])('calendars made to harm a running server', () => {
  const quick: Readonly<Record<string, RequestListener>> = {
    page: calendar('<!doctype html><p>Sign in</p>'),
    half: calendar(`BEGIN:VCALENDAR\r\n${EVENT}`),
    flood,
    gzip: packed('gzip', gzipSync(BOMB)),
    brotli: packed('br', brotliCompressSync(BOMB)),
    deflate: packed('deflate', deflateSync(BOMB)),
  }
  const slow: Readonly<Record<string, RequestListener>> = {
    drip,
    otherDrip: drip,
    nested: calendar(filled('BEGIN:VCALENDAR\r\n', 'BEGIN:X\r\n', 'END:VCALENDAR')),
    parameters: calendar(
      filled('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART', ';X=y', ':20260318T090000Z'),
    ),
  }
  const good = calendar(`BEGIN:VCALENDAR\r\n${EVENT}END:VEVENT\r\nEND:VCALENDAR\r\n`)

  beforeAll(async () => {
    prepared = await prepareDataFolder()
    installation = await openInstallation(prepared)
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
      const answer = { ...quick, ...slow }[request.url?.slice(1) ?? ''] ?? good
      answer(request, response)
    })
    await new Promise<void>((resolve) => {
      origin.listen(0, '127.0.0.1', resolve)
    })
    const address = origin.address()
    base = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  }, 120_000)

  afterAll(async () => {
    origin.closeAllConnections()
    origin.close()
    await installation.remove()
    rmSync(prepared, { recursive: true, force: true })
  })

  async function heapMegabytes(): Promise<number> {
    const text = await (await fetch(metrics)).text()
    return Number(/^nodejs_heap_size_used_bytes (\d+)/m.exec(text)?.[1]) / 1e6
  }

  /** Adds a calendar of interest; the status of the answer and how long it took. */
  async function add(name: string): Promise<Reply> {
    const from = performance.now()
    const { status } = await installation.ask('POST', '/subscriptions', {
      token,
      body: { calendarPath: `${base}/${name}`, account },
    })
    return { name, status, seconds: (performance.now() - from) / 1000 }
  }

  it('are refused in time, hold nobody up and leave no memory behind', async () => {
    expect((await add('good')).status).toBe(201)
    const heapBefore = await heapMegabytes()
    const state = { isDone: false }
    const hostile = Promise.all(
      Object.keys({ ...slow, ...quick }).map((name) => add(name)),
    ).finally(() => {
      state.isDone = true
    })
    const waits: number[] = []
    while (!state.isDone) {
      const from = performance.now()
      expect(await installation.isHealthy()).toBe(true)
      waits.push(performance.now() - from)
      await delay(50)
    }
    const replies = await hostile
    for (const { name, status, seconds } of replies) {
      expect([name, status]).toEqual([name, 422])
      // Thirty seconds are the limit of a fetch, and five those of reading.
      expect(seconds).toBeLessThan(name in quick ? 10 : 35)
    }
    waits.sort((one, other) => one - other)
    const most = waits[Math.floor(waits.length * 0.99)] ?? 0
    let heapAfter = await heapMegabytes()
    for (let tries = 0; tries < 60 && heapAfter > heapBefore + 50; tries += 1) {
      await delay(500)
      heapAfter = await heapMegabytes()
    }
    expect(most).toBeLessThan(200)
    expect(heapAfter).toBeLessThan(heapBefore + 50)
  }, 120_000)
})
