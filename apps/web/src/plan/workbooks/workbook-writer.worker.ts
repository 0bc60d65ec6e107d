import type { SheetDescription } from '@throughline/domain/item-file'
import { writeWorkbook } from './write-workbook'

addEventListener('message', ({ data }: MessageEvent<readonly SheetDescription[]>) => {
  void write(data)
})

async function write(sheets: readonly SheetDescription[]): Promise<void> {
  try {
    postMessage(await writeWorkbook(sheets))
  } catch (error) {
    // The page receives a reported error as the error of its worker.
    reportError(error)
  }
}
