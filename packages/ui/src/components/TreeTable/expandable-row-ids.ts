/**
 * The ids of all rows that have children, at any depth: with them as
 * `expandedRowIds` a `TreeTable` is expanded as a whole.
 */
export function expandableRowIds<Row>(
  rows: readonly Row[],
  getRowId: (row: Row) => string,
  getChildren: (row: Row) => readonly Row[] | undefined,
): ReadonlySet<string> {
  const ids = new Set<string>()
  const visit = (siblings: readonly Row[]) => {
    for (const row of siblings) {
      const children = getChildren(row)
      if (children === undefined || children.length === 0) continue
      ids.add(getRowId(row))
      visit(children)
    }
  }
  visit(rows)
  return ids
}
