import { useMemo, useRef } from 'react'

import { toggleAll, type SelectionExtent } from '../../internal/grid/row-selection'
import type { TreeItem } from './tree-items'
import {
  extentOfItem,
  groupExtents,
  selectableIds,
  toggleItem,
  toggleItemRange,
} from './tree-selection'
import type { TreeTableProps } from './TreeTable.types'
import type { TreeRows } from './use-tree-rows'

/** Which rows are selected, and how that changes. */
export interface TreeSelection<Row> {
  /** Of all rows that can be selected. */
  readonly all: SelectionExtent
  /** Undefined for a row that cannot be selected. */
  readonly extentOf: (item: TreeItem<Row>) => SelectionExtent | undefined
  /**
   * Selects or deselects a shown row.
   *
   * @param isRange with it all rows from the one before on
   */
  readonly toggle: (row: number, isRange: boolean) => void
  readonly toggleAll: () => void
}

const noIds: ReadonlySet<string> = new Set()
const noExtents: ReadonlyMap<string, SelectionExtent> = new Map()

/** The selection of rows; undefined when the table does not offer it. */
export function useTreeSelection<Row extends object>(
  { roots, items }: TreeRows<Row>,
  props: TreeTableProps<Row>,
  announce: (sentence: string) => void,
): TreeSelection<Row> | undefined {
  const { selectedRowIds = noIds, onSelectedRowIdsChange, isRowSelectable, expandedRowIds } = props
  const { labels } = props
  const anchorIdRef = useRef<string | undefined>(undefined)
  const isOffered = onSelectedRowIdsChange !== undefined
  const groups = useMemo(
    () => (isOffered ? groupExtents(roots, { selectedRowIds, isRowSelectable }) : noExtents),
    // oxlint-disable-next-line react/exhaustive-deps -- callers pass a new function with every render; it is asked again for new rows, as the props say
    [isOffered, roots, selectedRowIds],
  )
  const reading = { selectedRowIds, isRowSelectable }
  const all = useMemo((): SelectionExtent => {
    const extents = new Set<SelectionExtent>()
    if (isOffered) {
      for (const item of roots) {
        const extent = extentOfItem(item, groups, { selectedRowIds, isRowSelectable })
        if (extent !== undefined) extents.add(extent)
      }
    }
    const [only = 'none'] = extents
    return extents.size > 1 ? 'some' : only
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [isOffered, roots, groups, selectedRowIds])
  if (onSelectedRowIdsChange === undefined) return undefined
  const select = (next: ReadonlySet<string>) => {
    onSelectedRowIdsChange({ selectedRowIds: next })
    if (labels) announce(labels.rowsSelected({ count: next.size }))
  }
  return {
    all,
    extentOf: (item) => extentOfItem(item, groups, reading),
    toggle: (row, isRange) => {
      const item = items[row]
      if (!item || extentOfItem(item, groups, reading) === undefined) return
      const anchor = isRange ? items.findIndex(({ id }) => id === anchorIdRef.current) : -1
      // The first press is repeated up to this one: from the same row on, however often.
      if (anchor < 0) anchorIdRef.current = item.id
      select(
        anchor < 0
          ? toggleItem(item, reading)
          : toggleItemRange(items, anchor, row, expandedRowIds, reading),
      )
    },
    toggleAll: () => {
      const ids = selectableIds(roots, isRowSelectable)
      if (ids.length > 0) select(toggleAll(selectedRowIds, ids))
    },
  }
}
