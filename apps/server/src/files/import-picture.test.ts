import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_REMOTE_PICTURE_BYTES, createPictureImport } from './import-picture'
import { sizeOfPicture } from './photo'
import { pngOf } from './testing/samples'

let answer: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) =>
  response.end()
let requested: IncomingMessage[] = []
const host = createServer((request, response) => {
  requested.push(request)
  answer(request, response)
})
let url = ''
let port = ''

beforeAll(async () => {
  host.listen(0, '127.0.0.1')
  await once(host, 'listening')
  const address = host.address()
  if (address === null || typeof address === 'string') throw new Error('The host has no port.')
  port = String(address.port)
  url = `http://127.0.0.1:${port}/`
})
afterAll(() => {
  host.closeAllConnections()
  host.close()
})

/** The importer of a server for which the test's own host is the internet. */
const importPicture = (url: string, timeLimitMs = 300_000) =>
  createPictureImport({
    arePrivateIpAddressesAllowed: false,
    also: { ipAddresses: new Set(['127.0.0.1']), ports: new Set([port]) },
    timeLimitMs,
  })(url)

describe('a picture of another host', () => {
  it('comes back whole, made anew, no wider than it has to be', async () => {
    requested = []
    answer = (_request, response) => response.end(pngOf(2400, 600))
    const dataUrl = (await importPicture(url)) ?? ''
    expect(dataUrl).toMatch(/^data:image\/webp;base64,/)
    const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
    expect(await sizeOfPicture(bytes, 'webp')).toEqual({ width: 1200, height: 300 })
    expect(requested[0]?.headers).not.toHaveProperty('cookie')
    expect(requested[0]?.headers).not.toHaveProperty('referer')
    expect(requested[0]?.headers).not.toHaveProperty('authorization')
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['a page', (response) => response.end('<!doctype html><p>no</p>')],
    [
      'a drawing that can hold a script',
      (response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    [
      'a page that says it is a picture',
      (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('<script>'),
    ],
    ['a picture that says it is immense', (response) => response.end(pngOf(60_000, 60_000, 1))],
    ['half a picture', (response) => response.end(pngOf(600, 600).subarray(0, 60))],
    ['too many bytes', (response) => response.end(Buffer.alloc(MAX_REMOTE_PICTURE_BYTES + 1))],
    ['a refusal', (response) => response.writeHead(403).end(pngOf(10, 10))],
    [
      'a way into the own network',
      (response) => response.writeHead(302, { location: 'http://127.0.0.2/' }).end(),
    ],
    [
      'a way around and around',
      (response) => response.writeHead(302, { location: '/again' }).end(),
    ],
  ])('that turns out to be %s is not imported', async (_sentence, reply) => {
    answer = (_request, response) => reply(response)
    expect(await importPicture(url)).toBeNull()
  })

  it('that never comes is given up', async () => {
    answer = () => undefined
    expect(await importPicture(url, 100)).toBeNull()
  })

  it.each([
    ['an IP address of this machine', () => `http://127.0.0.1:${port}/`],
    ['that IP address as a number', () => `http://2130706433:${port}/`],
    ['the metadata of a cloud', () => 'http://169.254.169.254/latest/meta-data'],
    ['a file', () => 'file:///etc/passwd'],
  ])('at %s is not asked for', async (_sentence, makeUrl) => {
    requested = []
    const guarded = createPictureImport({ arePrivateIpAddressesAllowed: false })
    expect(await guarded(makeUrl())).toBeNull()
    expect(requested).toEqual([])
  })
})
