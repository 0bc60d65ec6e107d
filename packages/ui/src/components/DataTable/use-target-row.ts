import { useEffect, useRef } from 'react'

import type { DataTableRowId } from './data-table-column'

interface TargetRowOptions {
  /** null for none. */
  readonly rowId: DataTableRowId | null
  /** The rows in the order shown. */
  readonly ids: readonly DataTableRowId[]
  /** False until rows can be drawn. */
  readonly isReady: boolean
  readonly goTo: (row: number) => void
}

/** Moves the focus to a row once it is drawn, and only once for each `rowId`. */
export function useTargetRow({ rowId, ids, isReady, goTo }: TargetRowOptions): void {
  const focusedRef = useRef<DataTableRowId | null>(null)
  const row = rowId === null ? -1 : ids.indexOf(rowId)
  useEffect(() => {
    if (rowId === null) focusedRef.current = null
    if (!isReady || row < 0 || focusedRef.current === rowId) return
    focusedRef.current = rowId
    goTo(row)
  }, [rowId, row, isReady, goTo])
}
