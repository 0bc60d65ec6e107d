import type { Readable } from 'node:stream'
import { fromBufferPromise } from 'yauzl'

/** Returns the complete content of a response as text; a zip is unpacked. */
export async function readWhole(content: Readable): Promise<string> {
  const whole = await collect(content)
  if (!whole.subarray(0, 2).equals(Buffer.from('PK'))) return whole.toString('utf8')
  const zip = await fromBufferPromise(whole, { lazyEntries: true })
  const texts: string[] = []
  for await (const entry of zip.eachEntry()) {
    const file = await collect(await zip.openReadStreamPromise(entry))
    texts.push(entry.fileName, file.toString('utf8'))
  }
  return texts.join('\n')
}

async function collect(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
