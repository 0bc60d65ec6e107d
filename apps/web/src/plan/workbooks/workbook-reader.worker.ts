import type { TextFormat } from '@throughline/domain/item-file'
import { readFile } from './reading/read-file'

/** Message of the page: the bytes of a file. */
export interface ReaderRequest {
  readonly bytes: ArrayBuffer
  readonly name: string
  /** The user's choice of how to read a text file. */
  readonly chosen: Partial<TextFormat>
}

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  const { bytes, name, chosen } = data
  postMessage(readFile(new Uint8Array(bytes), name, chosen))
})
