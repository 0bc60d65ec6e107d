import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerWebFiles } from './web-files'

const SCRIPT = `export const text = '${'a planner’s script, '.repeat(200)}'`

let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'throughline-web-'))
  await mkdir(path.join(folder, 'assets'))
  const file = path.join(folder, 'assets/main-1a2b.js')
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Throughline</title>')
  await writeFile(file, SCRIPT)
  await writeFile(`${file}.br`, brotliCompressSync(SCRIPT))
  await writeFile(`${file}.gz`, gzipSync(SCRIPT))
  app = Fastify()
  await app.register(compress, { threshold: 1024, encodings: ['gzip', 'br', 'identity'] })
  await registerWebFiles(app, { folder, allowPageStyles: () => 'nonce', methodsOf: () => [] })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

describe('a file of the built application', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is sent as its %s copy to who takes it', async (encoding, accepted, decompress) => {
    const { statusCode, headers, rawPayload } = await app.inject({
      url: '/assets/main-1a2b.js',
      headers: { 'accept-encoding': accepted },
    })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': expect.stringMatching(/javascript/),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    })
    expect(decompress(rawPayload).toString()).toBe(SCRIPT)
  })

  it('is sent as it is to who takes no copy', async () => {
    const { headers, payload } = await app.inject({
      url: '/assets/main-1a2b.js',
      headers: { 'accept-encoding': 'identity' },
    })
    expect(headers['content-encoding']).toBeUndefined()
    expect(payload).toBe(SCRIPT)
  })
})
