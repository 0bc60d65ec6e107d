import type { TextFormat } from '@throughline/domain/item-file'
import { readFile } from './reading/read-file'

/** What the page sends: a file as it is. */
export interface ReaderRequest {
  readonly bytes: ArrayBuffer
  readonly name: string
  /** How a person wants a text file to be read. */
  readonly chosen: Partial<TextFormat>
}

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  const { bytes, name, chosen } = data
  postMessage(readFile(new Uint8Array(bytes), name, chosen))
})
