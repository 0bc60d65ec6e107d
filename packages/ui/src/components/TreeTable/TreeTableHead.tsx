/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out otherwise lose their meaning in some browsers; the roles keep it */
import { memo, type ReactElement, type ReactNode } from 'react'

import type { ColumnArrangement, PlacedHead, TreeColumn } from './arrange-columns'
import { chevron } from './chevron'
import type { DrawnColumns } from './TreeTableRow'

interface TreeTableHeadProps<Row> {
  readonly arrangement: ColumnArrangement<Row>
  readonly columns: DrawnColumns<Row>
  /** The line of heads with the tab stop, as the row of a place; undefined when it is elsewhere. */
  readonly stopRow: number | undefined
  readonly stopColumn: number | undefined
  /** Heads carry an edge to resize their column with. */
  readonly canResize: boolean
}

const collapseMark = chevron(12)

/** What the pointer drags; by keyboard the head itself resizes. */
const edge = <span data-part="resize" aria-hidden="true" />
const edges = {
  start: edge,
  center: edge,
  end: <span data-part="resize" data-side="end" aria-hidden="true" />,
}

/** One or two lines of heads, of which only those near the viewport are drawn. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets that the component is generic
export const TreeTableHead = memo(function TreeTableHead<Row>({
  arrangement,
  columns,
  stopRow,
  stopColumn,
  canResize,
}: TreeTableHeadProps<Row>) {
  const { heads, headRowCount, columns: all } = arrangement
  const stopHead = stopRow === -headRowCount ? stopColumn : undefined
  const stopLeaf = headRowCount === 2 && stopRow === -1 ? stopColumn : undefined
  const first = columns.center[0]?.index ?? 0
  const last = first + columns.center.length
  const draw = (side: PlacedHead['side']) =>
    heads
      .filter(
        (head) =>
          head.side === side &&
          (side !== 'center' ||
            head.firstColumn === stopHead ||
            (head.firstColumn < last && head.firstColumn + head.columnCount > first)),
      )
      .map((head) => drawHead(head, headRowCount, head.firstColumn === stopHead, canResize))
  const drawLeaves = (placed: readonly TreeColumn<Row>[]) =>
    drawColumnHeads(placed, heads, stopLeaf, canResize)
  const stop = stopLeaf === undefined ? undefined : all[stopLeaf]
  const center =
    stop?.side === 'center' && (stop.index < first || stop.index >= last)
      ? [...columns.center, stop]
      : columns.center
  return (
    <div role="rowgroup" data-part="head">
      <div role="row" aria-rowindex={1}>
        <div data-part="start">{draw('start')}</div>
        {draw('center')}
        {arrangement.endCount > 0 ? <div data-part="end">{draw('end')}</div> : null}
      </div>
      {headRowCount === 2 ? (
        <div role="row" aria-rowindex={2}>
          <div data-part="start">{drawLeaves(columns.start)}</div>
          {drawLeaves(center)}
          {arrangement.endCount > 0 ? <div data-part="end">{drawLeaves(columns.end)}</div> : null}
        </div>
      ) : null}
    </div>
  )
}) as <Row>(props: TreeTableHeadProps<Row>) => ReactNode

function drawHead(
  head: PlacedHead,
  headRowCount: number,
  isStop: boolean,
  canResize: boolean,
): ReactElement {
  const { id, header, side, firstColumn, columnCount, isGroup, isCollapsed, style } = head
  return (
    <div
      key={id}
      role="columnheader"
      aria-colindex={firstColumn + 1}
      style={style}
      {...(firstColumn > 0 ? { 'data-edge': '' } : { 'data-align': 'start' })}
      {...(isGroup ? { 'data-group': '', 'aria-colspan': columnCount } : null)}
      {...(!isGroup && headRowCount === 2 ? { 'aria-rowspan': 2 } : null)}
      {...(isStop && isCollapsed === undefined ? { tabIndex: 0 } : null)}
    >
      {!isGroup ? (
        header
      ) : isCollapsed === undefined ? (
        <span data-part="label">{header}</span>
      ) : (
        <button
          type="button"
          data-part="label"
          data-group-id={id}
          tabIndex={isStop ? 0 : -1}
          aria-expanded={!isCollapsed}
        >
          {header}
          {collapseMark}
        </button>
      )}
      {canResize && !isGroup ? edges[side] : null}
    </div>
  )
}

function drawColumnHeads<Row>(
  placed: readonly TreeColumn<Row>[],
  heads: readonly PlacedHead[],
  stopColumn: number | undefined,
  canResize: boolean,
): ReactElement[] {
  const alone = new Set(heads.flatMap((head) => (head.isGroup ? [] : [head.firstColumn])))
  return placed
    .filter(({ index }) => !alone.has(index))
    .map(({ column, index, side, isGroupStart, style }) => (
      <div
        key={column.id}
        role="columnheader"
        aria-colindex={index + 1}
        style={style}
        data-align={column.align ?? (index === 0 ? 'start' : 'end')}
        {...(isGroupStart && index > 0 ? { 'data-edge': '' } : null)}
        {...(stopColumn === index ? { tabIndex: 0 } : null)}
      >
        {column.header}
        {canResize ? edges[side] : null}
      </div>
    ))
}
