import type { SheetDescription } from '@throughline/domain/item-file'
import { useCallback } from 'react'
import { download } from '../../platform/download'
import { useShowToast } from '../../platform/ToastProvider'

/** A workbook to be written. */
export interface ExportedWorkbook {
  /** With `.xlsx` at its end. */
  readonly fileName: string
  readonly sheets: readonly SheetDescription[]
}

const TOAST_ID = 'workbook-export'

/**
 * Writes a workbook and hands it to the browser's downloads. A toast tells that it is there, or
 * offers to try again after a failure. The code that writes is loaded when it is needed.
 *
 * @param what what is exported, as the subject of a sentence: `The table`
 */
export function useWorkbookExport(what: string): (describe: () => ExportedWorkbook) => void {
  const showToast = useShowToast()
  return useCallback(
    (describe) => {
      const run = async (): Promise<void> => {
        try {
          const { writeWorkbook } = await import('./write-workbook')
          const { fileName, sheets } = describe()
          download(await writeWorkbook(sheets), fileName)
          showToast({ id: TOAST_ID, tone: 'success', text: `${what} was exported.` })
        } catch {
          showToast({
            id: TOAST_ID,
            tone: 'error',
            text: `${what} could not be exported.`,
            lifetimeMs: null,
            action: {
              label: 'Try again',
              onSelect: () => {
                void run()
              },
            },
          })
        }
      }
      void run()
    },
    [showToast, what],
  )
}
