import type { ImportFile } from '@throughline/planner-views/import-dialog'
import { useEffect, useRef, useState } from 'react'
import { readWorkbook } from '../workbooks/read-workbook'

const UNREADABLE =
  'The file could not be read. It may have been moved or changed since it was chosen.'

const NO_FILE: ImportFile = { status: 'none' }

/** Reads a chosen file, one at a time. Another file, or the end of the component, stops reading. */
export function useFileReading() {
  const [file, setFile] = useState<ImportFile>(NO_FILE)
  const [chosen, setChosen] = useState<File | null>(null)
  const reading = useRef<AbortController | null>(null)
  useEffect(() => () => reading.current?.abort(), [])

  const choose = async (next: File) => {
    reading.current?.abort()
    const controller = new AbortController()
    reading.current = controller
    const { name } = next
    setChosen(next)
    setFile({ status: 'reading', name })
    const read = await readFileOf(next, controller.signal)
    if (!controller.signal.aborted) setFile(read)
  }
  return {
    file,
    choose,
    /** Stops reading and forgets the file. */
    remove: () => {
      reading.current?.abort()
      setChosen(null)
      setFile(NO_FILE)
    },
    retry: async () => {
      if (chosen !== null) await choose(chosen)
    },
  }
}

async function readFileOf(file: File, signal: AbortSignal): Promise<ImportFile> {
  const { name } = file
  try {
    return { ...(await readWorkbook(file, { signal })), name }
  } catch {
    return { status: 'failed', name, message: UNREADABLE }
  }
}
