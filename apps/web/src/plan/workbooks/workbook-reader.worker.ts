import { readFile } from './reading/read-file'

/** What the page sends: a file as it is. */
export interface ReaderRequest {
  readonly bytes: ArrayBuffer
  readonly name: string
}

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  void answer(data)
})

async function answer({ bytes, name }: ReaderRequest): Promise<void> {
  postMessage(await readFile(new Uint8Array(bytes), name))
}
