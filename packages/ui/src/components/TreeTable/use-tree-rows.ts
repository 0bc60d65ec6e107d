import { useMemo } from 'react'

import { buildTree, visibleItems, type TreeItem, type TreeReading } from './tree-items'

interface TreeRowsOptions<Row> extends TreeReading<Row> {
  readonly rows: readonly Row[]
  readonly expandedRowIds: ReadonlySet<string>
}

/** The rows in their tree. */
export interface TreeRows<Row> {
  /** The rows without a parent. */
  readonly roots: readonly TreeItem<Row>[]
  /** The rows that no collapsed row hides, in the order shown. */
  readonly items: readonly TreeItem<Row>[]
  /** Whether any row has children. */
  readonly hasTree: boolean
}

/** Links the rows, and lists those that are shown. */
export function useTreeRows<Row>({
  rows,
  expandedRowIds,
  getRowId,
  getChildren,
  getRecordId,
}: TreeRowsOptions<Row>): TreeRows<Row> {
  const roots = useMemo(
    () => buildTree(rows, { getRowId, getChildren, getRecordId }),
    // oxlint-disable-next-line react/exhaustive-deps -- the tree is read again for new rows only, as the props say; callers pass new functions with every render
    [rows],
  )
  const items = useMemo(() => visibleItems(roots, expandedRowIds), [roots, expandedRowIds])
  return { roots, items, hasTree: roots.some(({ children }) => children.length > 0) }
}
