/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out otherwise lose their meaning in some browsers; the roles keep it */
import { memo } from 'react'
import type { HTMLAttributes, ReactElement, ReactNode } from 'react'

import type { ColumnSort } from '../../internal/grid/column-sort'
import { cellAttributes, rowAttributes } from '../../internal/grid/grid-places'
import type { SelectionExtent } from '../../internal/grid/row-selection'
import { SelectionBox } from '../../internal/grid/SelectionBox'
import type { ColumnArrangement, PlacedHead, TreeColumn } from './arrange-columns'
import { chevron } from './chevron'
import type { DrawnColumns } from './TreeTableRow'

interface HeadOptions {
  /** Heads carry an edge to resize their column with. */
  readonly canResize: boolean
  /** Heads of columns without a group can be dragged. */
  readonly canMove: boolean
  /** The columns that sort now, the first one first; undefined when heads do not sort. */
  readonly sorts: readonly ColumnSort[] | undefined
  /** How many of all rows are selected. */
  readonly selection: SelectionExtent
  /** The name of the checkbox for all rows. */
  readonly selectAllLabel: string
}

interface TreeTableHeadProps<Row> extends HeadOptions {
  readonly arrangement: ColumnArrangement<Row>
  readonly columns: DrawnColumns<Row>
  /**
   * The line of heads with the active cell, as the row of a place; undefined when it is elsewhere.
   */
  readonly focusCellRow: number | undefined
  readonly focusCellColumn: number | undefined
}

const movable = { 'data-movable': '' }
const collapseMark = chevron(12)

/** The edge that the pointer drags. By keyboard the head itself resizes. */
const edge = <span data-part="resize" aria-hidden="true" />
const edges = {
  start: edge,
  center: edge,
  end: <span data-part="resize" data-side="end" aria-hidden="true" />,
}

/** One or two lines of heads, of which only those near the viewport are drawn. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets that the component is generic
export const TreeTableHead = memo(function TreeTableHead<Row>(props: TreeTableHeadProps<Row>) {
  const { arrangement, columns, focusCellRow, focusCellColumn, canMove } = props
  const { heads, headRowCount, columns: all } = arrangement
  const focusCellHead = focusCellRow === -headRowCount ? focusCellColumn : undefined
  const focusCellLeaf = headRowCount === 2 && focusCellRow === -1 ? focusCellColumn : undefined
  const first = columns.center[0]?.index ?? 0
  const last = first + columns.center.length
  const draw = (side: PlacedHead['side']) =>
    heads
      .filter(
        (head) =>
          head.side === side &&
          (side !== 'center' ||
            head.firstColumn === focusCellHead ||
            (head.firstColumn < last && head.firstColumn + head.columnCount > first)),
      )
      .map((head) => {
        const isFocusCell = head.firstColumn === focusCellHead
        const placed = all[head.firstColumn]
        if (head.isGroup || placed === undefined) return drawGroupHead(head, isFocusCell)
        const attributes: HTMLAttributes<HTMLDivElement> = {
          style: head.style,
          ...(headRowCount === 2 ? { 'aria-rowspan': 2 } : null),
          ...(canMove && placed.kind !== 'selection' ? movable : null),
        }
        return drawColumnHead(placed, { isFocusCell, attributes }, props)
      })
  const drawLeaves = (placed: readonly TreeColumn<Row>[]) => {
    const alone = new Set(heads.flatMap((head) => (head.isGroup ? [] : [head.firstColumn])))
    return placed
      .filter(({ index }) => !alone.has(index))
      .map((leaf) => {
        const isFocusCell = leaf.index === focusCellLeaf
        return drawColumnHead(leaf, { isFocusCell, attributes: { style: leaf.style } }, props)
      })
  }
  const focusCell = focusCellLeaf === undefined ? undefined : all[focusCellLeaf]
  const center =
    focusCell?.side === 'center' && (focusCell.index < first || focusCell.index >= last)
      ? [...columns.center, focusCell]
      : columns.center
  return (
    <div role="rowgroup" data-part="head">
      <div role="row" {...rowAttributes(1)}>
        <div data-part="start">{draw('start')}</div>
        {draw('center')}
        {arrangement.endCount > 0 ? <div data-part="end">{draw('end')}</div> : null}
      </div>
      {headRowCount === 2 ? (
        <div role="row" {...rowAttributes(2)}>
          <div data-part="start">{drawLeaves(columns.start)}</div>
          {drawLeaves(center)}
          {arrangement.endCount > 0 ? <div data-part="end">{drawLeaves(columns.end)}</div> : null}
        </div>
      ) : null}
    </div>
  )
}) as <Row>(props: TreeTableHeadProps<Row>) => ReactNode

function drawGroupHead(head: PlacedHead, isFocusCell: boolean): ReactElement {
  const { id, header, hasEdge, firstColumn, columnCount, isCollapsed, style } = head
  return (
    <div
      key={id}
      role="columnheader"
      {...cellAttributes(firstColumn)}
      aria-colspan={columnCount}
      style={style}
      data-group=""
      {...(hasEdge ? { 'data-edge': '' } : { 'data-align': 'start' })}
      {...(isFocusCell && isCollapsed === undefined ? { tabIndex: 0 } : null)}
    >
      {isCollapsed === undefined ? (
        <span data-part="label">{header}</span>
      ) : (
        <button
          type="button"
          data-part="label"
          data-group-id={id}
          tabIndex={isFocusCell ? 0 : -1}
          aria-expanded={!isCollapsed}
        >
          {header}
          {collapseMark}
        </button>
      )}
    </div>
  )
}

interface ColumnHeadOptions {
  readonly isFocusCell: boolean
  readonly attributes: HTMLAttributes<HTMLDivElement>
}

function drawColumnHead<Row>(
  { column, index, side, kind, hasEdge }: TreeColumn<Row>,
  { isFocusCell, attributes }: ColumnHeadOptions,
  { canResize, sorts, selection, selectAllLabel }: HeadOptions,
): ReactElement {
  const align = column.align ?? (kind === 'name' ? 'start' : 'end')
  const isSortable = sorts !== undefined && column.isSortable === true
  const order = isSortable ? sorts.findIndex(({ columnId }) => columnId === column.id) : -1
  const direction = sorts?.[order]?.direction
  const isSeveral = order >= 0 && sorts !== undefined && sorts.length > 1
  return (
    <div
      key={column.id}
      role="columnheader"
      {...cellAttributes(index)}
      {...attributes}
      {...(align === 'end' ? null : { 'data-align': align })}
      {...(hasEdge ? { 'data-edge': '' } : null)}
      {...(kind === 'selection' ? { 'data-box': '' } : null)}
      {...(isFocusCell ? { tabIndex: 0 } : null)}
      {...(isSortable ? { 'aria-sort': direction ?? 'none', 'data-sortable': '' } : null)}
      {...(isSeveral ? { 'data-several': '' } : null)}
    >
      {kind === 'selection' ? (
        <SelectionBox extent={selection} label={selectAllLabel} />
      ) : (
        column.header
      )}
      {isSortable ? (
        <SortMark direction={direction ?? 'ascending'} order={isSeveral ? order + 1 : undefined} />
      ) : null}
      {canResize && kind !== 'selection' ? edges[side] : null}
    </div>
  )
}

interface SortMarkProps {
  readonly direction: ColumnSort['direction']
  /** Its place among several columns that sort, from 1; undefined while it is the only one. */
  readonly order: number | undefined
}

/** The arrow of a head that sorts. Screen readers have `aria-sort`. */
function SortMark({ direction, order }: SortMarkProps) {
  return (
    <span data-part="sort" aria-hidden="true">
      <svg
        width={12}
        height={12}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={direction === 'ascending' ? 'M12 19V5m-7 7 7-7 7 7' : 'M12 5v14m7-7-7 7-7-7'} />
      </svg>
      {order}
    </span>
  )
}
