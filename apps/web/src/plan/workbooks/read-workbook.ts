import { askWorker } from './ask-worker'
import { sentenceOfRefusal } from './reading/file-refusal'
import { MAX_FILE_BYTES, TIME_LIMIT_MS } from './reading/limits'
import type { FileReading } from './reading/read-file'
import type { FileSheet, TextFormat } from '@throughline/domain/item-file'
import type { ReaderRequest } from './workbook-reader.worker'

/** Sheets of a file, or a sentence with the reason of its refusal and advice. */
export type WorkbookReading =
  | {
      readonly status: 'read'
      readonly sheets: readonly FileSheet[]
      /** Format of a text file; null for a workbook. */
      readonly text: TextFormat | null
    }
  | { readonly status: 'refused'; readonly sentence: string }

/**
 * Reads a .xlsx or .csv file in a worker, so that the page stays responsive. Refuses a file that
 * takes longer than 20 seconds, and ends its worker.
 *
 * @param chosen the user's choice of how to read a text file
 * @param signal ends the worker; the promise is then rejected with the reason of the signal
 * @throws the browser's error if the file cannot be read from the disk
 */
export async function readWorkbook(
  file: File,
  {
    signal,
    chosen = {},
    timeLimitMs = TIME_LIMIT_MS,
  }: { signal?: AbortSignal; chosen?: Partial<TextFormat>; timeLimitMs?: number } = {},
): Promise<WorkbookReading> {
  if (file.size > MAX_FILE_BYTES)
    return worded({ status: 'refused', refusal: { code: 'too-large' } })
  const bytes = await file.arrayBuffer()
  signal?.throwIfAborted()
  const worker = new Worker(new URL('workbook-reader.worker.ts', import.meta.url), {
    type: 'module',
  })
  const limit = AbortSignal.timeout(timeLimitMs)
  const request: ReaderRequest = { bytes, name: file.name, chosen }
  try {
    return worded(
      await askWorker<FileReading>(worker, request, {
        signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
        transfer: [bytes],
      }),
    )
  } catch {
    signal?.throwIfAborted()
    return worded({ status: 'refused', refusal: { code: limit.aborted ? 'too-slow' : 'damaged' } })
  }
}

function worded(reading: FileReading): WorkbookReading {
  return reading.status === 'read'
    ? reading
    : { status: 'refused', sentence: sentenceOfRefusal(reading.refusal) }
}
