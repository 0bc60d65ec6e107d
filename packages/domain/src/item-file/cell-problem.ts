import type { FileField } from './file-field'

/** Why a cell cannot be imported. */
export type CellProblemCode =
  | 'not-a-date'
  | 'date-has-zone'
  | 'date-order'
  | 'not-a-time'
  | 'time-without-day'
  | 'not-a-number'
  | 'not-an-amount'
  | 'negative-amount'
  | 'amount-too-large'
  | 'ambiguous-amount'
  | 'not-yes-or-no'
  | 'not-an-id'
  | 'formula-without-result'
  | 'error-value'
  | 'missing'

/** A problem of one cell, in the words of a person. */
export interface CellProblem {
  /** The field of the cell; `row` for the row as a whole. */
  readonly column: FileField | 'row'
  readonly code: CellProblemCode
  /** One sentence with the problem and its correction. */
  readonly detail: string
}

/** The longest piece of a cell that a sentence repeats. */
const QUOTED_LENGTH = 40

const details: Readonly<Record<CellProblemCode, (text: string) => string>> = {
  'not-a-date': (text) => `${text} is not a date. Write it like 2026-10-01 or 10/1/2026.`,
  'date-has-zone': (text) =>
    `${text} has a time zone. Dates of a plan have none: write the day and the time only.`,
  'date-order': (text) =>
    `${text} can be read in two ways, and the column has both. Write it like 2026-10-01.`,
  'not-a-time': (text) => `${text} is not a time. Write it like 14:30 or 2:30 PM.`,
  'time-without-day': (text) => `${text} has no day. Write the day into its column as well.`,
  'not-a-number': (text) => `${text} is not a number. Write it like 1250 or 12.5.`,
  'not-an-amount': (text) => `${text} is not an amount. Write it like 1250.`,
  'negative-amount': (text) => `${text} is below zero. A cost is zero or more.`,
  'amount-too-large': (text) => `${text} is too large for a cost.`,
  'ambiguous-amount': (text) =>
    `${text} can be read in two ways. Write it without a dot, or with two decimals.`,
  'not-yes-or-no': (text) => `${text} is neither yes nor no. Write TRUE or FALSE.`,
  'not-an-id': (text) =>
    `${text} is not an id of an item. Clear the cell to add the row as a new item.`,
  'formula-without-result': (text) =>
    `The file does not store the result of ${text}. Save it in a spreadsheet program and choose it again.`,
  'error-value': (text) =>
    `${text} is an error of a formula. Correct the formula or clear the cell.`,
  missing: () => 'This is missing, and a new item needs it.',
}

/** Returns a problem of a cell with its sentence. @param text the text of the cell */
export function cellProblem(
  column: CellProblem['column'],
  code: CellProblemCode,
  text = '',
): CellProblem {
  const short = text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}…` : text
  return { column, code, detail: details[code](`“${short.trim()}”`) }
}
