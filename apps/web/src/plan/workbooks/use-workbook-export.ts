import type { SheetDescription } from '@throughline/domain/item-file'
import { useCallback, useRef } from 'react'
import { download } from '../../platform/download'
import { useShowToast } from '../../platform/ToastProvider'

/** A workbook to write. */
export interface ExportedWorkbook {
  /** Name with the extension `.xlsx`. */
  readonly fileName: string
  readonly sheets: readonly SheetDescription[]
}

const TOAST_ID = 'workbook-export'

/**
 * Writes a workbook and downloads it. A toast reports progress and success, or offers to try again
 * after a failure. The writing code is loaded on demand. During an export no other export can
 * start.
 *
 * @param what name of the exported content, as the subject of a sentence: `The table`
 */
export function useWorkbookExport(
  what: string,
): (describe: () => ExportedWorkbook | Promise<ExportedWorkbook>) => void {
  const showToast = useShowToast()
  const isRunning = useRef(false)
  return useCallback(
    (describe) => {
      const run = async (): Promise<void> => {
        if (isRunning.current) return
        isRunning.current = true
        const text = `${what} is being exported.`
        showToast({ id: TOAST_ID, tone: 'neutral', text, lifetimeMs: null })
        try {
          const { writeWorkbook } = await import('./write-workbook')
          const { fileName, sheets } = await describe()
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
                // Runs later, because the action also dismisses its toast, which has the id of the
                // next one.
                void Promise.resolve().then(run)
              },
            },
          })
        } finally {
          isRunning.current = false
        }
      }
      void run()
    },
    [showToast, what],
  )
}
