import { useShowToast } from '../platform/ToastProvider'
import { reportChange, type ReportedChange } from './report-change'
import type { UndoStack } from './undo-stack'

/** Returns {@link reportChange} with the toasts of the app. */
export function useReportedChange(
  undoStack: UndoStack,
): <Saved>(change: ReportedChange<Saved>) => Promise<Saved> {
  const showToast = useShowToast()
  return (change) => reportChange(change, { undoStack, showToast })
}
