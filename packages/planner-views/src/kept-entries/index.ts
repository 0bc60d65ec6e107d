export { useKeptEntries, type KeepEntry, type KeptEntries } from './use-kept-entries'
export { useReportedWhile } from './use-reported-while'
export { useUnsavedParts, type TellOfPart } from './use-unsaved-parts'
export { useRenaming, type RenamingOptions } from './use-renaming'
