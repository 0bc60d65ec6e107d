import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { unlink } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { fileTooLarge, validationFailed } from '../errors/api-error'
import type { ApiError } from '../errors/api-error'
import { uploadFailureOf } from './disk-failure'
import { cleanFileName } from './file-name'

/** Max size of a file in bytes: 10 MB, decimal. */
const MAX_FILE_BYTES = 10_000_000

/** Allows 64 KB for the parts of the form around the file. */
const MAX_FORM_BYTES = MAX_FILE_BYTES + 65_536

/**
 * Max bytes of a refused form that are read and discarded. Browsers read the response
 * only after they have sent the whole request; longer requests are aborted.
 */
const MAX_DISCARDED_BYTES = 100_000_000

/** An uploaded file on the local disk, before its type is checked. */
export interface ReceivedFile {
  /** Cleaned by `cleanFileName`, for display. */
  readonly name: string
  readonly path: string
  readonly sizeBytes: number
  /** SHA-256 in hex. */
  readonly sha256: string
}

/** A form: its text fields, with integers as numbers, and its file. */
export interface ReceivedForm {
  readonly fields: ReadonlyMap<string, string | number>
  readonly file: ReceivedFile | null
}

/**
 * Reads a form with at most one file, which is streamed to the disk: memory use
 * does not depend on its size. A refused or incomplete form leaves no
 * file on the disk.
 *
 * @param spool folder of temporary files, on the disk of the store
 * @throws ApiError 413 if the file is too large, 400 if the form is invalid, 507 if the disk is full
 */
export async function receiveUpload(
  payload: Readable,
  headers: IncomingHttpHeaders,
  spool: string,
): Promise<ReceivedForm> {
  const announced = Number(headers['content-length'] ?? 0)
  if (announced > MAX_FORM_BYTES) {
    if (announced <= MAX_DISCARDED_BYTES) await discard(payload)
    throw fileTooLarge()
  }
  const form = new FormReader(spool)
  try {
    return await form.read(payload, headers)
  } catch (error) {
    await form.removeFile()
    await discard(payload)
    throw uploadFailureOf(error)
  }
}

/** Reads and discards the rest of a payload, up to `MAX_DISCARDED_BYTES`. */
function discard(payload: Readable): Promise<void> {
  return new Promise((resolve) => {
    if (payload.readableEnded || payload.destroyed) {
      resolve()
      return
    }
    let discarded = 0
    payload.on('data', (chunk: Buffer) => {
      discarded += chunk.length
      if (discarded > MAX_DISCARDED_BYTES) resolve()
    })
    payload.once('end', resolve)
    payload.once('error', resolve)
    payload.once('close', resolve)
    payload.resume()
  })
}

class FormReader {
  readonly #fields = new Map<string, string | number>()
  readonly #path: string
  #incoming: Readable | null = null
  #file: Promise<ReceivedFile> | null = null

  constructor(spool: string) {
    this.#path = path.join(spool, randomUUID())
  }

  async read(payload: Readable, headers: IncomingHttpHeaders): Promise<ReceivedForm> {
    const parser = this.#parserOf(headers)
    const parsed = new Promise<void>((resolve, reject) => {
      let received = 0
      let isRefused = false
      const fail = (error: unknown): void => {
        if (isRefused) return
        isRefused = true
        payload.unpipe(parser)
        parser.removeAllListeners('finish')
        const failure = error instanceof Error ? error : new Error(String(error))
        // Destroying the parser alone leaves the file stream open, and its write would never settle.
        this.#incoming?.destroy(failure)
        parser.destroy()
        reject(failure)
      }
      parser.on('error', () => fail(notAForm()))
      parser.on('filesLimit', () => fail(notAForm('file')))
      parser.on('fieldsLimit', () => fail(notAForm()))
      parser.on('partsLimit', () => fail(notAForm()))
      parser.on('field', (name, value, isNameCut, isValueCut) => {
        const isTwice = this.#fields.has(name)
        if (isNameCut || isValueCut || isTwice) fail(notAForm(name.slice(0, 40)))
        else this.#fields.set(name, /^\d{1,10}$/.test(value) ? Number(value) : value)
      })
      parser.on('file', (name, stream, sentName) => {
        if (name !== 'file') {
          stream.resume()
          fail(notAForm(name.slice(0, 40)))
          return
        }
        this.#incoming = stream
        this.#file = this.#write(stream, sentName)
        this.#file.catch(fail)
      })
      parser.on('finish', resolve)
      payload.on('data', (chunk: Buffer) => {
        received += chunk.length
        if (received > MAX_FORM_BYTES) fail(fileTooLarge())
      })
      payload.once('error', () => fail(notAForm()))
      payload.once('close', () => {
        if (!payload.readableEnded) fail(notAForm())
      })
      payload.pipe(parser)
    })
    await parsed
    return { fields: this.#fields, file: await this.#file }
  }

  async removeFile(): Promise<void> {
    await this.#file?.catch(() => undefined)
    await unlink(this.#path).catch(() => undefined)
  }

  #parserOf(headers: IncomingHttpHeaders) {
    try {
      return new Busboy({
        headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
        limits: {
          fileSize: MAX_FILE_BYTES,
          files: 1,
          fields: 8,
          parts: 9,
          fieldNameSize: 100,
          fieldSize: 1000,
          headerPairs: 20,
          headerSize: 8192,
        },
      })
    } catch {
      throw notAForm()
    }
  }

  async #write(
    stream: Readable & { readonly truncated: boolean },
    sentName: string,
  ): Promise<ReceivedFile> {
    const hash = createHash('sha256')
    let sizeBytes = 0
    const output = createWriteStream(this.#path, { flags: 'wx', mode: 0o600 })
    // A failed pipeline rejects while the disk still opens the file: removed before that, it would stay.
    const closed = new Promise<void>((resolve) => output.once('close', () => resolve()))
    try {
      await pipeline(
        stream,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk)
            sizeBytes += chunk.length
            yield chunk
          }
        },
        output,
      )
    } finally {
      await closed
    }
    if (stream.truncated || sizeBytes > MAX_FILE_BYTES) throw fileTooLarge()
    return {
      name: cleanFileName(typedName(sentName), 'file'),
      path: this.#path,
      sizeBytes,
      sha256: hash.digest('hex'),
    }
  }
}

function notAForm(name?: string): ApiError {
  return validationFailed([
    {
      path: name === undefined ? '' : `/${name}`,
      message: name === undefined ? 'is no form with one file' : 'is not taken like this',
      code: 'multipart',
    },
  ])
}

/** Undoes the escapes that browsers write into the file names of forms (HTML, multipart/form-data). */
function typedName(sentName: string): string {
  return sentName.replaceAll(/%(?:22|0A|0D)/gi, (escape) => decodeURIComponent(escape))
}
