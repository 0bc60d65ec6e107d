import type { IncomingMessage } from 'node:http'
import { Transform, pipeline } from 'node:stream'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

/**
 * The body of an answer, decompressed.
 *
 * @param maxBytes counted both as sent and decompressed
 * @throws Error when it is longer, compressed in an unknown way, or breaks off
 */
export async function readBytes(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of decompressed(answer, maxBytes)) {
    if (!Buffer.isBuffer(chunk)) throw new Error('The answer came as text instead of bytes.')
    length += chunk.length
    if (length > maxBytes) {
      answer.destroy()
      throw new Error('The answer is too large, so it is not read to its end.')
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}

function decompressed(answer: IncomingMessage, maxBytes: number): Readable {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' || encoding === '') return answer
  const decoder = decoderOf(encoding)
  if (decoder === null) {
    answer.destroy()
    throw new Error('The answer is compressed in a way that is not known here.')
  }
  // The compressed bytes are counted as well: an endless stream may decompress to nothing.
  let length = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length
      done(length > maxBytes ? new Error('The answer is too large.') : null, chunk)
    },
  })
  // Errors reach the reader through the last stream.
  return pipeline(answer, counter, decoder, () => undefined)
}

function decoderOf(encoding: string) {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip()
  if (encoding === 'deflate') return createInflate()
  if (encoding === 'br') return createBrotliDecompress()
  return null
}
