import type { CellProblemCode } from './cell-problem'
import { withoutControls } from '../item-import'
import type { FileField } from './file-field'
import { isFileFault, isMergedCell, type FileCell } from './sheet'

/** A sentence about a cell whose imported value differs from the file. */
export interface CellNote {
  /** The field of the cell; `row` for the row as a whole. */
  readonly column: FileField | 'row'
  /** One sentence. */
  readonly detail: string
}

/** A cell as the reader of its field takes it. */
export interface ImportCell {
  /** Null where the cell has no value for the field. */
  readonly cell: FileCell
  /** Why the cell has no value; null without a problem. */
  readonly problem: CellProblemCode | null
  /** A sentence that explains how the value was derived; null for no explanation. */
  readonly note: string | null
}

const amounts: ReadonlySet<FileField> = new Set(['estimatedCost', 'actualCost'])

/** Prepares a cell for the reader of its field. */
export function importCellOf(field: FileField, source: FileCell): ImportCell {
  if (isFileFault(source)) {
    const problem = source.fault === 'formula' ? 'formula-without-result' : 'error-value'
    return { cell: null, problem, note: null }
  }
  if (isMergedCell(source)) {
    const from = source.mergedWith
    return amounts.has(field)
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
