import type { SheetDescription } from '@throughline/domain/item-file'
import { useCallback, useRef } from 'react'
import { download } from '../../platform/download'
import { useShowToast } from '../../platform/ToastProvider'
import { askWorker } from './ask-worker'

/** A workbook to write. */
export interface ExportedWorkbook {
  /** Name with the extension `.xlsx`. */
  readonly fileName: string
  readonly sheets: readonly SheetDescription[]
}

const TOAST_ID = 'workbook-export'

/**
 * Writes a workbook in a worker and downloads it. A toast reports that it is being written, with a
 * button that ends the export. Later it reports success, or offers to try again after a failure.
 * During an export no other export can start.
 *
 * @param what name of the exported content, as the subject of a sentence: `The table`
 * @param failed text of the toast after a failure
 */
export function useWorkbookExport(
  what: string,
  failed = `${what} could not be exported.`,
): (describe: () => ExportedWorkbook | Promise<ExportedWorkbook>) => void {
  const showToast = useShowToast()
  const runningRef = useRef<AbortController | null>(null)
  return useCallback(
    (describe) => {
      const run = async (): Promise<void> => {
        if (runningRef.current?.signal.aborted === false) return
        const running = new AbortController()
        runningRef.current = running
        const { signal } = running
        showToast({
          id: TOAST_ID,
          tone: 'neutral',
          text: `${what} is being exported.`,
          lifetimeMs: null,
          action: {
            label: 'Cancel',
            onSelect: () => {
              running.abort()
            },
          },
        })
        try {
          const { fileName, sheets } = await describe()
          signal.throwIfAborted()
          const worker = new Worker(new URL('workbook-writer.worker.ts', import.meta.url), {
            type: 'module',
          })
          download(await askWorker<Blob>(worker, sheets, { signal }), fileName)
          showToast({ id: TOAST_ID, tone: 'success', text: `${what} was exported.` })
        } catch {
          if (signal.aborted) return
          showToast({
            id: TOAST_ID,
            tone: 'error',
            text: failed,
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
          if (runningRef.current === running) runningRef.current = null
        }
      }
      void run()
    },
    [showToast, what, failed],
  )
}
