import { arrangeFrozen } from '../../internal/grid/column-geometry'
import { moveColumnTo } from '../../internal/grid/column-choice'
import type { GridFrame } from '../../internal/grid/grid-frame'
import {
  useColumnMove,
  type ColumnDrag,
  type ColumnMove,
} from '../../internal/grid/use-column-move'
import type { TreeLayout } from './measure-columns'
import { isColumnGroup } from './tree-table-model'
import type { TreeTableProps } from './TreeTable.types'

interface TreeColumnsOptions<Row extends object> {
  readonly frame: GridFrame
  readonly layout: TreeLayout<Row>
  readonly announce: (sentence: string) => void
  readonly props: TreeTableProps<Row>
}

/** Moving columns by pointer and keyboard. */
export interface TreeColumns {
  readonly drag: ColumnDrag
  /** Moves a column one place. @returns the place that it took, as an index; null when there is no way further */
  readonly step: (from: number, offset: -1 | 1) => number | null
}

/** The order of columns; undefined when the table does not take another one. */
export function useTreeColumns<Row extends object>({
  frame,
  layout,
  announce,
  props,
}: TreeColumnsOptions<Row>): TreeColumns | undefined {
  const { columns: entries, onColumnOrderChange, labels } = props
  const idAt = (index: number) => layout.columns[index]?.column.id ?? ''
  /** Entries in their new order; those of a group are not moved one by one. */
  const orderAfter = ({ from, to }: ColumnMove) => moveColumnTo(entries, idAt(from), idAt(to))
  const move = (change: ColumnMove) => {
    const order = orderAfter(change)
    if (!order) return
    const byId = new Map(entries.map((entry) => [entry.id, entry]))
    const ordered = order.flatMap((id) => byId.get(id) ?? [])
    const idsOf = (some: typeof entries) =>
      some.flatMap((entry) => (isColumnGroup(entry) ? entry.columns : [entry]).map(({ id }) => id))
    onColumnOrderChange?.({ columnIds: idsOf(ordered) })
    const header = layout.columns[change.from]?.column.header ?? ''
    const visible = idsOf(arrangeFrozen(ordered))
    const place = visible.indexOf(idAt(change.from)) + 1
    if (labels) announce(labels.moved({ header, place, count: visible.length }))
  }
  const drag = useColumnMove({
    frame,
    canMove: (change) => orderAfter(change) !== null,
    onMove: move,
  })
  if (onColumnOrderChange === undefined) return undefined
  return {
    drag,
    step: (from, offset) => {
      let to = from + offset
      while (to >= 0 && to < layout.columns.length) {
        if (orderAfter({ from, to })) {
          move({ from, to })
          return to
        }
        to += offset
      }
      return null
    },
  }
}
