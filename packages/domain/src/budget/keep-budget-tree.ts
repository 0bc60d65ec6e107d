import type { BudgetFigures, BudgetRow, BudgetTree } from './budget-rows'

/** Returns the tree with the previous objects for all unchanged parts. */
export function keepBudgetTree(tree: BudgetTree, previous: BudgetTree): BudgetTree {
  const rowsBefore = new Map(
    previous.rows.flatMap((row) => [row, ...row.rows]).map((row) => [row.id, row] as const),
  )
  const spans = keepList(tree.spans, previous.spans, hasSameFields)
  const retained = {
    spans,
    rows: keepRows(tree.rows, previous.rows, rowsBefore),
    total: keepRow(tree.total, previous.total, rowsBefore),
    months: keepList(tree.months, previous.months, hasSameFields),
  }
  return hasSameFields(retained, previous) ? previous : retained
}

function keepRows(
  rows: readonly BudgetRow[],
  before: readonly BudgetRow[],
  rowsBefore: ReadonlyMap<string, BudgetRow>,
): readonly BudgetRow[] {
  return keepList(
    rows.map((row) => keepRow(row, rowsBefore.get(row.id), rowsBefore)),
    before,
    Object.is,
  )
}

function keepRow(
  row: BudgetRow,
  before: BudgetRow | undefined,
  rowsBefore: ReadonlyMap<string, BudgetRow>,
): BudgetRow {
  if (before === undefined) return row
  const retained = {
    ...row,
    cells: keepList(row.cells, before.cells, hasSameFields<BudgetFigures>),
    total: hasSameFields(row.total, before.total) ? before.total : row.total,
    rows: keepRows(row.rows, before.rows, rowsBefore),
  }
  return hasSameFields(retained, before) ? before : retained
}

function keepList<Entry>(
  list: readonly Entry[],
  before: readonly Entry[],
  isSame: (one: Entry, other: Entry) => boolean,
): readonly Entry[] {
  const retained = list.map((entry, at) => {
    const last = before[at]
    return last !== undefined && isSame(entry, last) ? last : entry
  })
  const isUnchanged =
    retained.length === before.length && retained.every((entry, at) => entry === before[at])
  return isUnchanged ? before : retained
}

/** Whether two objects of one shape have the same values, compared by identity. */
function hasSameFields<Shape extends object>(one: Shape, other: Shape): boolean {
  const others = new Map(Object.entries(other))
  return Object.entries(one).every(([name, value]) => others.get(name) === value)
}
