export { useRetainedEntries, type KeepEntry, type RetainedEntries } from './use-retained-entries'
export { useReportedWhile } from './use-reported-while'
export { useUnsavedParts, type TellOfPart } from './use-unsaved-parts'
export { useRenaming, type RenamingOptions } from './use-renaming'
