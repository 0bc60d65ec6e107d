import type { FlowCalendarProps } from '@throughline/planner-views/flow'
import { useCallback, useEffect, useRef } from 'react'
import { useShowToast } from '../../../platform/ToastProvider'
import type { ExportKind } from './export/export-flow'

const TOAST_ID = 'flow-export'
const PROGRESS_STEPS = 4
const PERCENT = 100
const KIND_NAMES: Readonly<Record<ExportKind, string>> = { png: 'picture', pdf: 'PDF' }

/**
 * Makes a file of the flow and hands it to the browser's downloads. A toast tells how far it
 * is and cancels it; another one offers to try again after a failure.
 */
export function useFlowExport(): (
  kind: ExportKind,
  source: { readonly flow: FlowCalendarProps; readonly planName: string },
) => void {
  const showToast = useShowToast()
  const runningRef = useRef<AbortController | null>(null)
  useEffect(
    () => () => {
      runningRef.current?.abort()
    },
    [],
  )
  return useCallback(
    (kind, { flow, planName }) => {
      const start = (): void => {
        runningRef.current?.abort()
        const running = new AbortController()
        runningRef.current = running
        void run(running)
      }
      const run = async (running: AbortController): Promise<void> => {
        let lastStep = -1
        const tell = (share: number): void => {
          const step = Math.floor(share * PROGRESS_STEPS)
          if (step === lastStep || running.signal.aborted) return
          lastStep = step
          const percent = Math.round((step / PROGRESS_STEPS) * PERCENT)
          showToast({
            id: TOAST_ID,
            text: `Exporting the flow as ${KIND_NAMES[kind]}: ${percent}%`,
            lifetimeMs: null,
            action: {
              label: 'Cancel',
              onSelect: () => {
                running.abort()
              },
            },
          })
        }
        const title = exportTitle(flow, planName)
        try {
          tell(0)
          const { exportFlow } = await import('./export/export-flow')
          const { signal } = running
          const { blob, isReduced } = await exportFlow({
            flow,
            kind,
            title,
            signal,
            onProgress: tell,
          })
          download(blob, `${title}.${kind}`)
          showToast({
            id: TOAST_ID,
            tone: 'success',
            text: isReduced
              ? 'The picture was scaled down to the largest that browsers draw. A PDF keeps its size.'
              : 'The flow was exported.',
          })
        } catch {
          if (running.signal.aborted) return
          showToast({
            id: TOAST_ID,
            tone: 'error',
            text: 'The flow could not be exported.',
            lifetimeMs: null,
            action: { label: 'Try again', onSelect: start },
          })
        }
      }
      start()
    },
    [showToast],
  )
}

/** Such as: National plan flow 2026-01-01 to 2026-12-31. */
export function exportTitle(
  { startDay, endDay }: Pick<FlowCalendarProps, 'startDay' | 'endDay'>,
  planName: string,
): string {
  // What some systems refuse in the name of a file.
  const name = planName.replaceAll(/[\\/:*?"<>|]/gu, '-').trim()
  return `${name === '' ? 'Plan' : name} flow ${startDay} to ${endDay}`
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // Browsers read the file after the click.
  setTimeout(() => {
    URL.revokeObjectURL(link.href)
  }, 60_000)
}
