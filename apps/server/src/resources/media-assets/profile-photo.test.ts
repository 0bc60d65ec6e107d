import { Transformer } from '@napi-rs/image'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accountMembers, userInvites, users } from '../../db/schema'
import { samples, pngOf } from '../../files/testing/samples'
import { server, setUpServer, tokens, world } from '../../testing/world-scenario'
import { filesOnDisk, upload } from './testing/media-assets-scenario'

setUpServer()

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

  it('is rotated by its metadata, and loses the metadata', async () => {
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
    // The right half of the original is now at the bottom.
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
    const photoOf = { name: 'me.png', bytes: samples.png }
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

  it('may be a GIF, of which the first frame is stored', async () => {
    const { answer, bytes } = await photo('me.gif', samples.gif)
    expect(answer.json).toMatchObject({ contentType: 'image/webp' })
    expect(await new Transformer(bytes).metadata()).toMatchObject({ width: 1, height: 1 })
  })

  it.each([
    ['a flood of pixels', pngOf(60_000, 60_000, 1)],
    ['a picture larger than can be unpacked', pngOf(10_000, 5_001, 1)],
    ['a picture without pixels', pngOf(0, 0)],
    ['a cut picture', samples.png.subarray(0, 40)],
  ])('is refused when it is %s', async (_sentence, bytes) => {
    const before = filesOnDisk()
    const { answer } = await photo('me.png', bytes)
    expect(answer.json).toMatchObject({ status: 422, code: 'invalid_file' })
    await expect.poll(filesOnDisk).toEqual(before)
  })
})
