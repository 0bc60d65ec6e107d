export { UndoProvider, useUndoStack } from './UndoProvider'
export type { UndoStack } from './undo-stack'
