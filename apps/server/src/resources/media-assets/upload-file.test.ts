import { describe, expect, it } from 'vitest'
import { mediaAssets } from '../../db/schema'
import { formOf } from '../../files/testing/form'
import { samples, zipOf } from '../../files/testing/samples'
import { server, setUpServer, tokens, world } from '../../testing/world-scenario'
import { filesOnDisk, get, upload } from './testing/media-assets-scenario'

setUpServer()

describe('an upload', () => {
  it.each(Object.entries(samples))('takes a %s as a document', async (extension, bytes) => {
    const answer = await upload({ name: `Brief.${extension}`, bytes })
    expect(answer.json).toMatchObject({
      name: `Brief.${extension}`,
      sizeBytes: bytes.length,
      creatorId: world.people.admin,
    })
    const download = await get(String(answer.json?.['fileLocation']))
    expect(download.status).toBe(200)
    expect(download.headers['content-type']).toBe(answer.json?.['contentType'])
    expect(download.headers['content-length']).toBe(String(bytes.length))
  })

  it.each([
    ['a page of HTML', 'page.html', '<!doctype html><script>alert(1)</script>', {}, 415],
    ['HTML as a picture', 'photo.png', '<!doctype html><script>alert(1)</script>', {}, 415],
    ['SVG', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', {}, 415],
    ['a program', 'setup.exe', 'MZ\u0090\u0000', {}, 415],
    ['nothing at all', 'empty.pdf', '', {}, 415],
    ['a zip that is no document', 'a.zip', zipOf(['../../etc/passwd']), {}, 415],
    ['a cut zip', 'a.docx', samples.docx.subarray(0, 60), {}, 415],
    [
      'HTML in front of a PDF',
      'a.pdf',
      `<script>alert(1)</script>\n${samples.pdf.toString()}`,
      {},
      415,
    ],
    ['a picture that calls itself PDF', 'a.pdf', samples.png, {}, 422],
    ['a PDF that calls itself a page', 'a.html', samples.pdf, {}, 422],
    ['a text that calls itself a table', 'a.xlsx', samples.docx, {}, 422],
    ['a text of Word 97 that calls itself a table', 'a.xls', samples.doc, {}, 422],
    ['a table of iWork as a talk of Office', 'a.pptx', samples.numbers, {}, 422],
    ['a PDF as a photo', 'a.pdf', samples.pdf, { purpose: 'profileImage' }, 415],
    ['a picture as a dashboard', 'a.png', samples.png, { purpose: 'dashboard' }, 415],
    ['an unknown purpose', 'a.png', samples.png, { purpose: 'nothing' }, 400],
    ['a field of nobody', 'a.png', samples.png, { isSuperUser: 'true' }, 400],
  ])('refuses %s, and keeps nothing of it', async (_sentence, name, bytes, fields, status) => {
    const before = filesOnDisk()
    const answer = await upload({ name, bytes }, { ...fields })
    expect(answer.status).toBe(status)
    await expect.poll(filesOnDisk).toEqual(before)
  })

  it('reports content that does not match the name with a code of its own', async () => {
    const answer = await upload({ name: 'a.pdf', bytes: samples.png })
    expect(answer.json).toMatchObject({ code: 'invalid_file', errors: [{ path: '/file' }] })
  })

  it('takes 10,000,000 bytes and not one more', async () => {
    const exact = Buffer.concat([samples.pdf, Buffer.alloc(10_000_000 - samples.pdf.length)])
    expect((await upload({ name: 'exact.pdf', bytes: exact })).status).toBe(201)
    const before = filesOnDisk()
    const larger = await upload({ name: 'larger.pdf', bytes: Buffer.concat([exact, Buffer.of(0)]) })
    expect(larger.json).toMatchObject({
      status: 413,
      code: 'payload_too_large',
      detail: 'Your document was not uploaded. Files must be smaller than 10MB.',
    })
    await expect.poll(filesOnDisk).toEqual(before)
  })

  it.each([
    ['no file', () => formOf(null, { purpose: 'document' })],
    ['a text in the place of the file', () => formOf(null, { file: 'text' })],
    [
      'a form that ends too early',
      () => {
        const { headers, body } = formOf({ name: 'a.png', bytes: samples.png })
        return { headers, body: body.subarray(0, -20) }
      },
    ],
    [
      'a form without a boundary',
      () => ({
        headers: { 'content-type': 'multipart/form-data' },
        body: Buffer.from('x'),
      }),
    ],
  ])('refuses %s', async (_sentence, form) => {
    const before = filesOnDisk()
    const answer = await server.call({
      method: 'POST',
      url: '/api/media_assets',
      token: tokens.admin,
      ...form(),
    })
    expect(answer.status).toBe(400)
    await expect.poll(filesOnDisk).toEqual(before)
  })

  it('is accepted only where the contract has one', async () => {
    const form = formOf({ name: 'a.png', bytes: samples.png })
    const call = { method: 'POST', url: '/api/tags', token: tokens.admin, ...form } as const
    expect((await server.call(call)).status).toBe(415)
  })

  it('is not even read without a sign-in', async () => {
    const form = formOf({ name: 'a.png', bytes: samples.png })
    const answer = await server.call({ method: 'POST', url: '/api/media_assets', ...form })
    expect(answer.status).toBe(401)
  })

  it.each([
    ['a path', '../../etc/photo.png', 'photo.png'],
    ['a path of another system', 'C:\\temp\\photo.png', 'photo.png'],
    ['a mark that turns the direction', 'photo\u202Egnp.png', 'photognp.png'],
    ['a name of dots', '...png', 'file.png'],
    ['no extension', 'photo', 'photo.png'],
    ['a dot at its end', 'photo.png.', 'photo.png'],
    ['quotes, as browsers send them', '%22best%22 photo.png', 'best photo.png'],
    ['signs of markup', '<img src=x>.png', 'img src=x.png'],
    ['letters of all languages', 'Été 夏 été.PNG', 'Été 夏 été.png'],
  ])('cleans a name with %s', async (_sentence, name, expected) => {
    const answer = await upload({ name, bytes: samples.png })
    expect(answer.json?.['name']).toBe(expected)
    const download = await get(String(answer.json?.['fileLocation']))
    expect(download.headers['content-disposition']).toContain(encodeURIComponent(expected))
  })

  it('stops at a number an hour', async () => {
    await server.database.orm.insert(mediaAssets).values(
      Array.from({ length: 300 }, (_, index) => ({
        name: 'a.png',
        storageKey: `limit-${index}`,
        contentType: 'image/png',
        sizeBytes: 1,
        sha256: '0'.repeat(64),
        uploadedById: world.people.limited,
        createdAt: server.clock.now(),
      })),
    )
    const answer = await upload({ name: 'a.png', bytes: samples.png }, {}, tokens.limited)
    expect(answer.status).toBe(429)
  })
})
