import { useEffect, useRef } from 'react'

import type { DataTableRowId } from './data-table-column'

interface WantedRowOptions {
  /** null for none. */
  readonly rowId: DataTableRowId | null
  /** The rows in the order shown. */
  readonly ids: readonly DataTableRowId[]
  /** False until rows can be drawn. */
  readonly isReady: boolean
  readonly goTo: (row: number) => void
}

/** Gives a row the focus once it is there. Each wish is granted once: then people move on. */
export function useWantedRow({ rowId, ids, isReady, goTo }: WantedRowOptions): void {
  const grantedRef = useRef<DataTableRowId | null>(null)
  const row = rowId === null ? -1 : ids.indexOf(rowId)
  useEffect(() => {
    if (rowId === null) grantedRef.current = null
    if (!isReady || row < 0 || grantedRef.current === rowId) return
    grantedRef.current = rowId
    goTo(row)
  }, [rowId, row, isReady, goTo])
}
