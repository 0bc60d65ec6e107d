import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Transformer } from '@napi-rs/image'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountMembers, mediaAssets, tacticFields, userInvites, users } from '../../db/schema'
import { formOf } from '../../files/testing/form'
import { SAMPLES, pngOf, zipOf } from '../../files/testing/samples'
import { createTestServer } from '../../testing/test-server'
import type { TestServer } from '../../testing/test-server'
import { addTactic, createWorld } from '../../testing/world'
import type { World } from '../../testing/world'

let server: TestServer
let world: World
let tokens: Record<'admin' | 'viewer' | 'outsider', string>

beforeAll(async () => {
  server = await createTestServer()
  world = await createWorld(server.database.orm)
  tokens = {
    admin: await server.tokenFor(world.people.admin),
    viewer: await server.tokenFor(world.people.viewer),
    outsider: await server.tokenFor(world.people.outsider),
  }
})
afterAll(() => server.close())

const upload = (
  file: { name: string; bytes: Buffer | string } | null,
  fields: Record<string, string> = {},
  token = tokens.admin,
) => server.call({ method: 'POST', url: '/api/media_assets', token, ...formOf(file, fields) })

const get = (url: string, headers: Record<string, string> = {}) =>
  server.call({ method: 'GET', url, headers })

async function uploaded(name: string, bytes: Buffer, token = tokens.admin) {
  const answer = await upload({ name, bytes }, {}, token)
  expect(answer.status).toBe(201)
  return { id: Number(answer.json?.['id']), address: String(answer.json?.['fileLocation']) }
}

/** Every file on the disk, those that are arriving among them. */
function filesOnDisk(): string[] {
  const folder = path.join(server.dataFolder, 'files')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

describe('an upload', () => {
  it.each(Object.entries(SAMPLES))('takes a %s as a document', async (extension, bytes) => {
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
    ['a cut zip', 'a.docx', SAMPLES.docx.subarray(0, 60), {}, 415],
    [
      'HTML in front of a PDF',
      'a.pdf',
      `<script>alert(1)</script>\n${SAMPLES.pdf.toString()}`,
      {},
      415,
    ],
    ['a picture that calls itself PDF', 'a.pdf', SAMPLES.png, {}, 422],
    ['a PDF that calls itself a page', 'a.html', SAMPLES.pdf, {}, 422],
    ['a text that calls itself a table', 'a.xlsx', SAMPLES.docx, {}, 422],
    ['a text of Word 97 that calls itself a table', 'a.xls', SAMPLES.doc, {}, 422],
    ['a table of iWork as a talk of Office', 'a.pptx', SAMPLES.numbers, {}, 422],
    ['a PDF as a photo', 'a.pdf', SAMPLES.pdf, { purpose: 'profileImage' }, 415],
    ['a picture as a dashboard', 'a.png', SAMPLES.png, { purpose: 'dashboard' }, 415],
    ['an unknown purpose', 'a.png', SAMPLES.png, { purpose: 'nothing' }, 400],
    ['a field of nobody', 'a.png', SAMPLES.png, { isSuperUser: 'true' }, 400],
  ])('refuses %s, and keeps nothing of it', async (_sentence, name, bytes, fields, status) => {
    const before = filesOnDisk()
    const answer = await upload({ name, bytes }, { ...fields })
    expect(answer.status).toBe(status)
    await vi.waitFor(() => expect(filesOnDisk()).toEqual(before))
  })

  it('reports content that does not match the name with a code of its own', async () => {
    const answer = await upload({ name: 'a.pdf', bytes: SAMPLES.png })
    expect(answer.json).toMatchObject({ code: 'invalid_file', errors: [{ path: '/file' }] })
  })

  it('takes 10,000,000 bytes and not one more', async () => {
    const exact = Buffer.concat([SAMPLES.pdf, Buffer.alloc(10_000_000 - SAMPLES.pdf.length)])
    expect((await upload({ name: 'exact.pdf', bytes: exact })).status).toBe(201)
    const before = filesOnDisk()
    const larger = await upload({ name: 'larger.pdf', bytes: Buffer.concat([exact, Buffer.of(0)]) })
    expect(larger.json).toMatchObject({
      status: 413,
      code: 'payload_too_large',
      detail: 'Your document was not uploaded. Files must be smaller than 10MB.',
    })
    await vi.waitFor(() => expect(filesOnDisk()).toEqual(before))
  })

  it.each([
    ['no file', () => formOf(null, { purpose: 'document' })],
    ['a text in the place of the file', () => formOf(null, { file: 'text' })],
    [
      'a form that ends too early',
      () => {
        const { headers, body } = formOf({ name: 'a.png', bytes: SAMPLES.png })
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
    await vi.waitFor(() => expect(filesOnDisk()).toEqual(before))
  })

  it('is taken only where the contract has one', async () => {
    const form = formOf({ name: 'a.png', bytes: SAMPLES.png })
    const call = { method: 'POST', url: '/api/tags', token: tokens.admin, ...form } as const
    expect((await server.call(call)).status).toBe(415)
  })

  it('is not even read without a sign-in', async () => {
    const form = formOf({ name: 'a.png', bytes: SAMPLES.png })
    const answer = await server.call({ method: 'POST', url: '/api/media_assets', ...form })
    expect(answer.status).toBe(401)
  })

  it.each([
    ['a path', '../../etc/photo.png', 'photo.png'],
    ['a path of another system', 'C:\\temp\\photo.png', 'photo.png'],
    ['a mark that turns the direction', 'photo\u202Egnp.png', 'photognp.png'],
    ['a name of dots', '...png', 'file.png'],
    ['no extension', 'photo', 'photo.png'],
    ['signs of markup', '<img src=x>.png', 'img src=x.png'],
    ['letters of all languages', 'Été 夏 été.PNG', 'Été 夏 été.png'],
  ])('cleans a name with %s', async (_sentence, name, expected) => {
    const answer = await upload({ name, bytes: SAMPLES.png })
    expect(answer.json?.['name']).toBe(expected)
    const download = await get(String(answer.json?.['fileLocation']))
    expect(download.headers['content-disposition']).toContain(encodeURIComponent(expected))
  })

  it('stops at a number an hour', async () => {
    const token = await server.tokenFor(world.people.limited)
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
    const answer = await upload({ name: 'a.png', bytes: SAMPLES.png }, {}, token)
    expect(answer.status).toBe(429)
  })
})

describe('a photo of a person', () => {
  /** Left half red, right half blue. */
  const halves = (width: number, height: number): Buffer => {
    const pixels = Buffer.alloc(width * height * 4, 255)
    for (let at = 0; at < width * height; at += 1) {
      const isLeft = at % width < width / 2
      pixels.set(isLeft ? [255, 0, 0] : [0, 0, 255], at * 4)
    }
    return pixels
  }

  async function photo(name: string, bytes: Buffer) {
    const answer = await upload({ name, bytes }, { purpose: 'profileImage' })
    if (answer.status !== 201) return { answer, bytes: Buffer.alloc(0) }
    const url = String(answer.json?.['fileLocation'])
    return { answer, bytes: (await server.app.inject({ method: 'GET', url })).rawPayload }
  }

  it.each([
    ['wide', 1200, 600, 512],
    ['high', 300, 900, 300],
    ['small', 20, 20, 20],
  ])(
    'that is %s becomes a square of at most 512 points',
    async (_sentence, width, height, side) => {
      const png = await Transformer.fromRgbaPixels(halves(width, height), width, height).png()
      const { answer, bytes } = await photo('Me.PNG', png)
      expect(answer.json).toMatchObject({
        name: 'Me.webp',
        contentType: 'image/webp',
        sizeBytes: bytes.length,
      })
      expect(await new Transformer(bytes).metadata()).toMatchObject({ width: side, height: side })
    },
  )

  it('is turned as the camera was held, and tells nothing of the camera', async () => {
    const jpeg = await Transformer.fromRgbaPixels(halves(40, 40), 40, 40).jpeg(95)
    const secret = 'GPS of home'
    const orientation = Buffer.from('49492a00080000000100120103000100000006000000', 'hex')
    const exif = Buffer.concat([
      Buffer.from('Exif\u0000\u0000'),
      orientation,
      Buffer.alloc(4),
      Buffer.from(secret),
    ])
    const head = Buffer.of(0xff, 0xe1, 0, exif.length + 2)
    const turned = Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)])
    const { bytes } = await photo('me.jpg', turned)
    const pixels = await new Transformer(bytes).rawPixels()
    const [red = 0, , blue = 0] = pixels.subarray(0, 3)
    expect(red).toBeGreaterThan(blue)
    // What was on the right is at the foot now.
    const corner = pixels.length / 40 - 3
    expect(pixels[corner]).toBeGreaterThan(pixels[corner + 2] ?? 255)
    expect(pixels.at(-1)).toBeGreaterThan(pixels.at(-3) ?? 255)
    expect(bytes.includes(secret)).toBe(false)
    expect(bytes.includes('EXIF')).toBe(false)
  })

  it('is shown to an account that invited the person once they have joined it', async () => {
    const { orm } = server.database
    const { outsider: userId } = world.people
    const accountId = world.accounts.own
    const photoOf = { name: 'me.png', bytes: SAMPLES.png }
    const answer = await upload(photoOf, { purpose: 'profileImage' }, tokens.outsider)
    const id = Number(answer.json?.['id'])
    await orm.update(users).set({ profileImageId: id }).where(eq(users.id, userId))
    await orm.insert(accountMembers).values({ accountId, userId })
    await orm.insert(userInvites).values({ accountId, userId })
    const url = `/api/media_assets/${id}`
    const read = () => server.call({ method: 'GET', url, token: tokens.viewer })
    expect((await read()).status).toBe(404)
    const acceptedAt = server.clock.now()
    await orm.update(userInvites).set({ acceptedAt }).where(eq(userInvites.userId, userId))
    expect((await read()).status).toBe(200)
    await orm.update(users).set({ deletedAt: acceptedAt }).where(eq(users.id, userId))
    expect((await read()).status).toBe(404)
    await orm.update(users).set({ deletedAt: null }).where(eq(users.id, userId))
    await orm
      .delete(accountMembers)
      .where(and(eq(accountMembers.userId, userId), eq(accountMembers.accountId, accountId)))
  })

  it('may be a GIF, of which the first frame is kept', async () => {
    const { answer, bytes } = await photo('me.gif', SAMPLES.gif)
    expect(answer.json).toMatchObject({ contentType: 'image/webp' })
    expect(await new Transformer(bytes).metadata()).toMatchObject({ width: 1, height: 1 })
  })

  it.each([
    ['a flood of pixels', pngOf(60_000, 60_000, 1)],
    ['a picture larger than can be unpacked', pngOf(10_000, 5_001, 1)],
    ['a picture without pixels', pngOf(0, 0)],
    ['a cut picture', SAMPLES.png.subarray(0, 40)],
  ])('is refused when it is %s', async (_sentence, bytes) => {
    const before = filesOnDisk()
    const { answer } = await photo('me.png', bytes)
    expect(answer.json).toMatchObject({ status: 422, code: 'invalid_file' })
    await vi.waitFor(() => expect(filesOnDisk()).toEqual(before))
  })
})

describe('a picture for a custom field', () => {
  async function pictureField(planId: number): Promise<number> {
    const [field] = await server.database.orm
      .insert(tacticFields)
      .values({ planId, name: 'Hero', type: 'image' })
      .returning({ id: tacticFields.id })
    return field?.id ?? 0
  }
  const send = (
    fields: Record<string, string>,
    token = tokens.admin,
    bytes: Buffer = SAMPLES.png,
  ) =>
    server.call({
      method: 'POST',
      url: '/api/tactic_field_images',
      token,
      ...formOf({ name: 'hero.png', bytes }, fields),
    })

  it('becomes the value of the field, and is visible to everybody who sees the tactic, until it is deleted', async () => {
    const { lead } = world.plans
    const field = String(await pictureField(lead.id))
    const tactic = await addTactic(server.database.orm, lead.id, lead.emailTypeId)
    const answer = await send({ field, tacticId: String(tactic) })
    expect(answer.status).toBe(201)
    const id = Number(answer.json?.['id'])
    const url = `/api/media_assets/${id}`
    const read = (token: string) => server.call({ method: 'GET', url, token })
    expect((await read(tokens.viewer)).status).toBe(404)
    const value = await server.call({
      method: 'POST',
      url: '/api/tactic_field_values',
      token: tokens.admin,
      body: { tacticFieldId: Number(field), tactic, value: id },
    })
    expect(value.status).toBe(201)
    expect((await read(tokens.viewer)).status).toBe(200)
    expect((await read(tokens.outsider)).status).toBe(404)

    const ofTactic = { url: `/api/tactics/${tactic}`, token: tokens.admin }
    expect((await server.call({ ...ofTactic, method: 'DELETE' })).status).toBe(204)
    expect((await read(tokens.viewer)).status).toBe(404)
    expect((await read(tokens.admin)).status).toBe(200)
    const restored = {
      method: 'POST',
      url: `${ofTactic.url}/restore`,
      token: tokens.admin,
    } as const
    expect((await server.call(restored)).status).toBe(200)
    expect((await read(tokens.viewer)).status).toBe(200)
  })

  it('is no way to the file of somebody else', async () => {
    const { lead } = world.plans
    const field = await pictureField(lead.id)
    const { id } = await uploaded('secret.png', SAMPLES.png)
    const tactic = await addTactic(server.database.orm, lead.id, lead.emailTypeId)
    const body = { tacticFieldId: field, tactic, value: id }
    const contributor = await server.tokenFor(world.people.contributor)
    const call = { method: 'POST', url: '/api/tactic_field_values', body } as const
    expect((await server.call({ ...call, token: contributor })).status).toBe(422)
    expect((await server.call({ ...call, token: tokens.admin })).status).toBe(201)
  })

  it.each([
    [
      'a field of another kind',
      () => ({ field: String(world.plans.lead.textFieldId), tacticId: '0' }),
      422,
    ],
    [
      'a field of another tenant',
      () => ({ field: String(world.plans.other.textFieldId), tacticId: '0' }),
      404,
    ],
    ['no field', () => ({ tacticId: '0' }), 400],
    ['a text for a number', () => ({ field: 'x', tacticId: '0' }), 400],
  ])('is refused for %s, and leaves nothing', async (_sentence, fields, status) => {
    const before = filesOnDisk()
    expect((await send(fields())).status).toBe(status)
    await vi.waitFor(() => expect(filesOnDisk()).toEqual(before))
  })

  it('asks for the right on the tactic', async () => {
    const { lead } = world.plans
    const field = String(await pictureField(lead.id))
    const tactic = String(await addTactic(server.database.orm, lead.id, lead.socialTypeId))
    const limited = await server.tokenFor(world.people.limited)
    expect((await send({ field, tacticId: tactic }, limited)).status).toBe(403)
    expect((await send({ field, tacticId: '0' }, tokens.viewer)).status).toBe(403)
    expect((await send({ field, tacticId: String(world.tactics.other) })).status).toBe(404)
    expect((await send({ field, tacticId: '0' }, tokens.admin, SAMPLES.pdf)).status).toBe(415)
  })
})

describe('the address of a file', () => {
  it('is shown to whoever uploaded it, and to nobody else while nothing uses it', async () => {
    const { id } = await uploaded('a.png', SAMPLES.png)
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
    const { address } = await uploaded('a.png', SAMPLES.png)
    expect((await get(address)).status).toBe(200)
    expect(change(address)).not.toBe(address)
    expect((await get(change(address))).status).toBe(404)
  })

  it('runs out after 10 minutes', async () => {
    const { address } = await uploaded('a.png', SAMPLES.png)
    const before = server.clock.instant
    server.clock.instant = new Date(before.getTime() + 599_000)
    expect((await get(address)).status).toBe(200)
    server.clock.instant = new Date(before.getTime() + 600_000)
    expect((await get(address)).status).toBe(404)
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
    ['a picture is shown', 'photo.png', SAMPLES.png, 'image/png', 'inline', 'sandbox'],
    [
      'a PDF is shown',
      'report.pdf',
      SAMPLES.pdf,
      'application/pdf',
      'inline',
      "default-src 'none'",
    ],
    [
      'a document is saved',
      'brief.doc',
      SAMPLES.doc,
      'application/msword',
      'attachment',
      'sandbox',
    ],
  ])('%s, and nothing in it runs', async (_sentence, name, bytes, type, kind, policy) => {
    const { address } = await uploaded(name, bytes)
    const response = await server.app.inject({ method: 'GET', url: address })
    expect(response.rawPayload.equals(bytes)).toBe(true)
    expect(response.headers['content-type']).toBe(type)
    expect(response.headers['x-content-type-options']).toBe('nosniff')
    expect(response.headers['content-security-policy']).toContain(policy)
    expect(response.headers['content-security-policy']).toContain("default-src 'none'")
    expect(response.headers['content-disposition']).toMatch(new RegExp(`^${kind}; filename="`))
    expect(response.headers['cache-control']).toContain('private')
  })

  it('is sent in parts, and not at all to whoever has it', async () => {
    const bytes = pngOf(40, 40)
    const { address } = await uploaded('a.png', bytes)
    const part = await server.app.inject({
      method: 'GET',
      url: address,
      headers: { range: 'bytes=10-19' },
    })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 10-19/${bytes.length}`)
    expect(part.rawPayload.equals(bytes.subarray(10, 20))).toBe(true)
    expect((await get(address, { range: `bytes=${bytes.length}-` })).status).toBe(416)
    expect((await get(address, { range: 'bytes=1-0' })).status).toBe(200)
    const tag = String((await get(address)).headers['etag'])
    expect((await get(address, { 'if-none-match': tag })).status).toBe(304)
  })
})
