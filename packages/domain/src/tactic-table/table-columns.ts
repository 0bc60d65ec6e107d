/** The columns of the table of tactics, in their usual order. */
export const TACTIC_COLUMNS = [
  'title',
  'flag',
  'plan',
  'channel',
  'type',
  'platforms',
  'startDate',
  'endDate',
  'repeats',
  'initiatives',
  'tags',
  'estimate',
  'actual',
  'variance',
] as const

/** One column of the table of tactics. */
export type TacticColumn = (typeof TACTIC_COLUMNS)[number]

/** Which items a table lists: those with dates, or those of the parking lot. */
export type TacticTableMode = 'scheduled' | 'parking-lot'

/** What decides which columns a table can show. */
export interface ColumnScope {
  readonly mode: TacticTableMode
  /** The person may see costs, and the plan has budgets. */
  readonly showsMoney: boolean
  /** Items of other plans are on show. */
  readonly showsPlans: boolean
}

const OF_DATES: ReadonlySet<TacticColumn> = new Set(['startDate', 'endDate', 'repeats'])
const OF_MONEY: ReadonlySet<TacticColumn> = new Set(['estimate', 'actual', 'variance'])

/** The columns that a table starts without: a person adds them. */
const INITIALLY_HIDDEN: ReadonlySet<TacticColumn> = new Set(['platforms', 'repeats'])

/**
 * The columns that a table can show, in their usual order. Items of the parking lot have
 * neither dates nor initiatives.
 */
export function availableColumns(scope: ColumnScope): readonly TacticColumn[] {
  return TACTIC_COLUMNS.filter((column) => {
    if (OF_DATES.has(column) || column === 'initiatives') return scope.mode === 'scheduled'
    if (OF_MONEY.has(column)) return scope.showsMoney
    return column !== 'plan' || scope.showsPlans
  })
}

/** The columns that a table shows until a person chooses, in their order. */
export function initialColumns(scope: ColumnScope): readonly TacticColumn[] {
  return availableColumns(scope).filter((column) => !INITIALLY_HIDDEN.has(column))
}

/** Whether a text names a column. */
export function isTacticColumn(text: string): text is TacticColumn {
  return (TACTIC_COLUMNS as readonly string[]).includes(text)
}
