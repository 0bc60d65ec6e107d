import { describe, expect, it } from 'vitest'
import { samples, pngOf } from '../../files/testing/samples'
import { server, setUpServer, tokens } from '../../testing/world-scenario'
import { get, uploaded } from './testing/media-assets-scenario'

setUpServer()

describe('the URL of a file', () => {
  it('is only for its uploader while nothing uses it', async () => {
    const { id } = await uploaded('a.png', samples.png)
    const url = `/api/media_assets/${id}`
    expect((await server.call({ method: 'GET', url, token: tokens.admin })).status).toBe(200)
    for (const token of [tokens.viewer, tokens.outsider]) {
      expect((await server.call({ method: 'GET', url, token })).status).toBe(404)
    }
  })

  it.each([
    ['another name', (url: string) => url.replace('/a-', '/b-')],
    ['another file', (url: string) => url.replace(/-\d+\.png/, '-1.png')],
    ['a later end', (url: string) => url.replace(/expires=\d+/, 'expires=99999999999')],
    ['another person', (url: string) => url.replace(/signature=\d+-/, 'signature=1-')],
    ['another signature', (url: string) => url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['no real signature', (url: string) => url.replace(/signature=.*/, 'signature=forged')],
    ['content that it was not made for', (url: string) => `${url}&content=plan.1`],
  ])('does not work with %s', async (_sentence, change) => {
    const { url } = await uploaded('a.png', samples.png)
    expect((await get(url)).status).toBe(200)
    expect(change(url)).not.toBe(url)
    expect((await get(change(url))).status).toBe(404)
  })

  it('runs out after 10 minutes', async () => {
    const { url } = await uploaded('a.png', samples.png)
    const before = server.clock.instant
    server.clock.instant = new Date(before.getTime() + 599_000)
    expect((await get(url)).status).toBe(200)
    server.clock.instant = new Date(before.getTime() + 600_000)
    expect((await get(url)).status).toBe(404)
    server.clock.instant = before
  })

  it('needs no shape of its own to be refused', async () => {
    for (const query of [
      '',
      '?expires=1',
      '?expires=x&signature=abcdef',
      '?signature=%00%00%00%00%00%00&expires=9',
    ]) {
      expect((await get(`/api/files/a.png${query}`)).status).toBe(400)
    }
  })
})

describe('a file that is sent back', () => {
  it.each([
    ['a picture is shown', 'photo.png', samples.png, 'image/png', 'inline', 'sandbox'],
    [
      'a PDF is shown',
      'report.pdf',
      samples.pdf,
      'application/pdf',
      'inline',
      "default-src 'none'",
    ],
    [
      'a document is saved',
      'brief.doc',
      samples.doc,
      'application/msword',
      'attachment',
      'sandbox',
    ],
  ])('%s, and nothing in it runs', async (_sentence, name, bytes, type, kind, policy) => {
    const { url } = await uploaded(name, bytes)
    const response = await server.app.inject({ method: 'GET', url })
    expect(response.rawPayload.equals(bytes)).toBe(true)
    expect(response.headers['content-type']).toBe(type)
    expect(response.headers['x-content-type-options']).toBe('nosniff')
    expect(response.headers['content-security-policy']).toContain(policy)
    expect(response.headers['content-security-policy']).toContain("default-src 'none'")
    expect(response.headers['content-disposition']).toMatch(new RegExp(`^${kind}; filename="`))
    expect(response.headers['cache-control']).toContain('private')
  })

  it('is sent in ranges, and not at all to a browser that has it cached', async () => {
    const bytes = pngOf(40, 40)
    const { url } = await uploaded('a.png', bytes)
    const part = await server.app.inject({
      method: 'GET',
      url,
      headers: { range: 'bytes=10-19' },
    })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 10-19/${bytes.length}`)
    expect(part.rawPayload.equals(bytes.subarray(10, 20))).toBe(true)
    expect((await get(url, { range: `bytes=${bytes.length}-` })).status).toBe(416)
    expect((await get(url, { range: 'bytes=1-0' })).status).toBe(200)
    const tag = String((await get(url)).headers['etag'])
    expect((await get(url, { 'if-none-match': tag })).status).toBe(304)
    const partIf = async (version: string) =>
      (await get(url, { range: 'bytes=10-19', 'if-range': version })).status
    expect([await partIf(tag), await partIf('"another file"')]).toEqual([206, 200])
  })
})
