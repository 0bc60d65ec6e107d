import { useMemo } from 'react'

import { buildTree, shownItems, type TreeItem, type TreeReading } from './tree-items'

interface TreeRowsOptions<Row> extends TreeReading<Row> {
  readonly rows: readonly Row[]
  readonly expandedRowIds: ReadonlySet<string>
}

/** The rows that no collapsed row hides, in the order shown. */
export function useTreeRows<Row>({
  rows,
  expandedRowIds,
  getRowId,
  getChildren,
}: TreeRowsOptions<Row>): readonly TreeItem<Row>[] {
  const roots = useMemo(
    () => buildTree(rows, { getRowId, getChildren }),
    // oxlint-disable-next-line react/exhaustive-deps -- the tree is read again for new rows only, as the props say; callers pass new functions with every render
    [rows],
  )
  return useMemo(() => shownItems(roots, expandedRowIds), [roots, expandedRowIds])
}
