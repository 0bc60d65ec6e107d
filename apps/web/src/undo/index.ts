export { UndoProvider, useUndoStack } from './UndoProvider'
export { UNDO_TOAST_LIFETIME_MS } from './undo-stack'
export type { UndoStack } from './undo-stack'
