import type { CellProblemCode } from './cell-problem'
import type { FileField } from './file-field'
import { isFileFault, isMergedCell, type FileCell } from './sheet'

/** What a person should know about a cell that is imported in another form than the file has it. */
export interface CellNote {
  readonly column: FileField
  /** One sentence. */
  readonly detail: string
}

/** A cell as the reader of its field takes it. */
export interface ImportCell {
  /** Null where the cell has no value for the field. */
  readonly cell: FileCell
  /** Why the cell has no value; null without a problem. */
  readonly problem: CellProblemCode | null
  /** A sentence about how the value came about; null for none. */
  readonly note: string | null
}

const AMOUNTS: ReadonlySet<FileField> = new Set(['estimatedCost', 'actualCost'])

/** What other programs write for a line break: a vertical tab, a form feed, and their relatives. */
// oxlint-disable-next-line no-control-regex -- these are what has to be replaced
const LINE_BREAKS = /[\u000B\u000C\u0085\u2028\u2029]/g
/** No text has a use for them, and no database takes all of them. */
// oxlint-disable-next-line no-control-regex -- these are what has to be left out
const CONTROLS = /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]/g

/** A text without control characters; those that break a line become line breaks. */
export function withoutControls(text: string): string {
  return text.replaceAll(LINE_BREAKS, '\n').replaceAll(CONTROLS, '')
}

/** Prepares a cell for the reader of its field. */
export function importCellOf(field: FileField, source: FileCell): ImportCell {
  if (isFileFault(source)) {
    const problem = source.fault === 'formula' ? 'formula-without-result' : 'error-value'
    return { cell: null, problem, note: null }
  }
  if (isMergedCell(source)) {
    const from = source.mergedWith
    return AMOUNTS.has(field)
      ? { cell: null, problem: null, note: `Merged with ${from}: the amount counts there only.` }
      : { ...importCellOf(field, source.value), note: `From the merged cell ${from}.` }
  }
  if (typeof source !== 'string') return { cell: source, problem: null, note: null }
  const text = withoutControls(source)
  return {
    cell: text,
    problem: null,
    note: text === source ? null : 'Control characters are left out.',
  }
}
