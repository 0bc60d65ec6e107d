import fs, { readdirSync } from 'node:fs'
import { request as ask } from 'node:http'
import type { ClientRequest } from 'node:http'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { receiveUpload } from './receive-upload'
import { formOf } from './testing/form'
import { samples } from './testing/samples'
import { server, setUpServer, tokens } from '../testing/world-scenario'

let port: number
let spool: string

setUpServer()
beforeAll(async () => {
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port)
  spool = path.join(server.dataFolder, 'files', 'arriving')
})

/** Begins an upload on a separate connection. */
function begin(headers: Readonly<Record<string, string>>): ClientRequest {
  return ask({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/media_assets',
    headers: { ...headers, authorization: `Bearer ${tokens.admin}` },
  })
}

function statusOf(upload: ClientRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    upload.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    upload.on('error', reject)
  })
}

const isEmpty = () => expect.poll(() => readdirSync(spool)).toEqual([])

describe('an upload over a real connection', () => {
  it('that breaks off leaves nothing, wherever it does', async () => {
    const { headers, body } = formOf({ name: 'a.pdf', bytes: Buffer.alloc(1_000_000, samples.pdf) })
    for (const share of [0.001, 0.5, 0.999]) {
      const upload = begin({ ...headers, 'content-length': String(body.length) })
      upload.on('error', () => undefined)
      upload.write(body.subarray(0, Math.floor(body.length * share)))
      await expect.poll(() => readdirSync(spool)).toHaveLength(1)
      upload.destroy()
      await isEmpty()
    }
    const health = await server.call({ method: 'GET', url: '/api/health' })
    expect(health.status).toBe(200)
  })

  it('that ends too early leaves nothing, also while the disk still opens its file', async () => {
    const { open } = fs
    const opened = new Promise<void>((resolve) => {
      const openLate = async (
        file: string,
        flags: string,
        mode: number,
        answer: (error: Error | null, descriptor: number) => void,
      ) => {
        for (let turn = 0; turn < 50; turn += 1) await setImmediate()
        open(file, flags, mode, (error, descriptor) => {
          answer(error, descriptor)
          resolve()
        })
      }
      Object.assign(fs, { open: openLate })
    })
    const { headers, body } = formOf({ name: 'a.png', bytes: samples.png })
    const payload = Readable.from([body.subarray(0, -20)])
    const upload = receiveUpload(payload, headers, spool)
    await expect(upload).rejects.toMatchObject({ code: 'validation_failed' })
    await opened
    Object.assign(fs, { open })
    expect(readdirSync(spool)).toEqual([])
  })

  it('that says it is too long is refused before it is sent', async () => {
    const { headers } = formOf(null)
    const upload = begin({ ...headers, 'content-length': '1000000000' })
    upload.flushHeaders()
    expect(await statusOf(upload)).toBe(413)
    upload.destroy()
    await isEmpty()
  })

  it('that does not end is refused at the limit, with memory and disk as they were', async () => {
    const { headers, body } = formOf({ name: 'a.pdf', bytes: samples.pdf })
    const upload = begin({ ...headers, 'transfer-encoding': 'chunked' })
    const outcome = statusOf(upload).catch(() => 'cut off')
    const before = process.memoryUsage().arrayBuffers
    upload.write(body.subarray(0, body.length - 80))
    const chunk = Buffer.alloc(1_000_000)
    let sent = 0
    let peak = 0
    while (sent < 1000 && !upload.destroyed && !upload.errored) {
      sent += 1
      const isUsed = upload.write(chunk)
      peak = Math.max(peak, process.memoryUsage().arrayBuffers - before)
      if (!isUsed) {
        await Promise.race([
          new Promise((resolve) => upload.once('drain', resolve)),
          new Promise((resolve) => upload.once('close', resolve)),
        ])
      }
    }
    expect([413, 'cut off']).toContain(await outcome)
    // Cut off long before the thousand million bytes were sent.
    expect(sent).toBeLessThan(400)
    expect(peak).toBeLessThan(60_000_000)
    await isEmpty()
    upload.destroy()
  })

  it('that is too long is sent to its end, so that a browser reads why it was refused', async () => {
    const { headers, body } = formOf({ name: 'a.pdf', bytes: Buffer.alloc(30_000_000) })
    for (const length of [{ 'content-length': String(body.length) }, {}]) {
      const upload = begin({ ...headers, ...length })
      const status = statusOf(upload)
      let isSent = false
      upload.end(body, () => {
        isSent = true
      })
      expect(await status).toBe(413)
      expect(isSent).toBe(true)
      await isEmpty()
    }
  })

  it('comes in whole in many small pieces', async () => {
    const { headers, body } = formOf({ name: 'a.png', bytes: samples.png })
    const upload = begin(headers)
    const status = statusOf(upload)
    for (const byte of body) {
      upload.write(Buffer.of(byte))
    }
    upload.end()
    expect(await status).toBe(201)
    await isEmpty()
  })
})
