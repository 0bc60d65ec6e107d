import type { FlowCalendarViewProps } from '@throughline/planner-views/flow'
import { useCallback, useEffect, useRef } from 'react'
import { download, fileNameOf } from '../../../platform/download'
import { useShowToast } from '../../../platform/ToastProvider'
import type { ExportKind } from './export/export-flow'
import type { ExportedFlow } from './export/exported-flow'

const TOAST_ID = 'flow-export'
const PROGRESS_STEPS = 10
const PERCENT = 100
/** Smallest legible scale: text of 12 pixels is legible down to 7 points. */
const LEAST_LEGIBLE = 0.58
const kindNames: Readonly<Record<ExportKind, string>> = { png: 'picture', pdf: 'PDF' }

/**
 * Returns a function that exports the flow to a file and downloads it. A toast shows the progress
 * and offers to cancel; another one offers to try again after a failure.
 */
export function useFlowExport(): (
  kind: ExportKind,
  source: { readonly flow: FlowCalendarViewProps; readonly planName: string },
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
            text: `Exporting the flow as ${kindNames[kind]}: ${percent}%`,
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
          const { blob, scale } = await exportFlow({
            flow,
            kind,
            title,
            signal,
            onProgress: tell,
          })
          download(blob, `${title}.${kind}`)
          showToast({ id: TOAST_ID, ...exportedNotice(scale) })
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

/**
 * Returns the toast for an exported flow.
 *
 * @param scale points of the picture for each pixel; null for a PDF
 */
export function exportedNotice(scale: ExportedFlow['scale']): {
  readonly tone: 'success' | 'warning'
  readonly text: string
} {
  if (scale === null || scale >= 1) return { tone: 'success', text: 'The flow was exported.' }
  const percent = Math.max(1, Math.round(scale * PERCENT))
  return scale < LEAST_LEGIBLE
    ? {
        tone: 'warning',
        text: `The flow is too large for one picture: its text was scaled to ${percent}% and cannot be read. Export a PDF, fewer days, or a zoom with narrower days.`,
      }
    : {
        tone: 'success',
        text: `The picture was scaled to ${percent}%, the largest that browsers draw. A PDF keeps its size.`,
      }
}

/** Returns a title such as: National plan flow 2026-01-01 to 2026-12-31. */
export function exportTitle(
  { startDay, endDay }: Pick<FlowCalendarViewProps, 'startDay' | 'endDay'>,
  planName: string,
): string {
  return `${fileNameOf(planName)} flow ${startDay} to ${endDay}`
}
