import { textOfCell } from '@throughline/domain/item-file'
import { spyOn } from 'storybook/test'
import { readFile } from '../plan/workbooks/reading/read-file'

/** A file that the page gives to the browser. */
interface Download {
  readonly name: string
  readonly blob: Blob
}

/** Returns the files that the page downloads after this call. They do not reach the disk. */
export function watchDownloads(): readonly Download[] {
  const files: Download[] = []
  const blobs: Blob[] = []
  // Storybook restores both before the next story.
  spyOn(URL, 'createObjectURL').mockImplementation((source) => {
    if (source instanceof Blob) blobs.push(source)
    return 'about:blank#'
  })
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.at(-1)
    if (blob !== undefined) files.push({ name: this.download, blob })
  })
  return files
}

/** Returns the texts of all cells of a downloaded workbook. */
export async function textsOfWorkbook({ name, blob }: Download): Promise<ReadonlySet<string>> {
  const reading = readFile(new Uint8Array(await blob.arrayBuffer()), name)
  if (reading.status === 'refused') throw new Error(`The file is refused: ${reading.refusal.code}`)
  return new Set(reading.sheets.flatMap(({ rows }) => rows.flat().map(textOfCell)))
}
