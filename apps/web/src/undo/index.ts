export { redoToast, UNDO_TOAST_LIFETIME_MS, undoToast } from './report-change'
export { UndoProvider, useUndoStack } from './UndoProvider'
export type { UndoResult, UndoStack } from './undo-stack'
export { useReportedChange } from './use-reported-change'
