import type { TextFormat } from '@throughline/domain/item-file'
import type { ImportFile } from '@throughline/planner-views/import-dialog'
import { useEffect, useRef, useState } from 'react'
import { readWorkbook } from '../workbooks/read-workbook'

const UNREADABLE =
  'The file could not be read. It may have been moved or changed since it was chosen.'

const noFile: ImportFile = { status: 'none' }

/**
 * Reads a chosen file, one at a time. Another file, or unmounting the component, stops the read.
 *
 * @param readFile reads the sheets of a file
 */
export function useFileReading(readFile = readWorkbook) {
  const [file, setFile] = useState<ImportFile>(noFile)
  const [chosen, setChosen] = useState<File | null>(null)
  const reading = useRef<AbortController | null>(null)
  useEffect(() => () => reading.current?.abort(), [])

  /** Reads a file and cancels an earlier read; returns null if a later read cancelled this one. */
  const read = async (next: File, format?: TextFormat): Promise<ImportFile | null> => {
    reading.current?.abort()
    const controller = new AbortController()
    reading.current = controller
    const sheets = readFile(next, { signal: controller.signal, chosen: format ?? {} })
    const result = await resultOf(next, sheets)
    return controller.signal.aborted ? null : result
  }
  const choose = async (next: File) => {
    setChosen(next)
    setFile({ status: 'reading', name: next.name })
    const result = await read(next)
    if (result !== null) setFile(result)
  }
  return {
    file,
    choose,
    /**
     * Reads the file in another format. The previous result stays until then, and after a failure.
     */
    chooseFormat: async (format: TextFormat) => {
      if (chosen === null) return
      const result = await read(chosen, format)
      if (result === null) return
      setFile((before) => {
        const failure = failureOf(result)
        return failure === null || before.status !== 'read'
          ? result
          : { ...before, textFailure: failure }
      })
    },
    /** Stops reading and removes the file. */
    remove: () => {
      reading.current?.abort()
      setChosen(null)
      setFile(noFile)
    },
    retry: async () => {
      if (chosen !== null) await choose(chosen)
    },
  }
}

/** Returns why a file could not be read; null after a successful read. */
function failureOf(file: ImportFile): string | null {
  if (file.status === 'refused') return file.sentence
  return file.status === 'failed' ? file.message : null
}

async function resultOf(
  { name }: File,
  sheets: ReturnType<typeof readWorkbook>,
): Promise<ImportFile> {
  try {
    return { ...(await sheets), name }
  } catch {
    return { status: 'failed', name, message: UNREADABLE }
  }
}
