/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out otherwise lose their meaning in some browsers; the roles keep it */
import { memo, type ReactElement, type ReactNode, type RefObject } from 'react'

import type { ColumnLayout, PlacedColumn, PlacedHead } from './column-layout'
import type { DrawnColumns } from './TreeTableRow'

interface TreeTableHeadProps<Row> {
  readonly rowRef: RefObject<HTMLDivElement | null>
  readonly layout: ColumnLayout<Row>
  readonly columns: DrawnColumns<Row>
  /** The head with the tab stop, by its first column; undefined when the tab stop is elsewhere. */
  readonly stopHead: number | undefined
}

const collapseMark = (
  <svg
    aria-hidden="true"
    width="12"
    height="12"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="m6 9 6 6 6-6" />
  </svg>
)

/** One or two lines of heads, of which only those near the viewport are drawn. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets that the component is generic
export const TreeTableHead = memo(function TreeTableHead<Row>({
  rowRef,
  layout,
  columns,
  stopHead,
}: TreeTableHeadProps<Row>) {
  const { heads, headRowCount } = layout
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
      .map((head) => drawHead(head, headRowCount, head.firstColumn === stopHead))
  return (
    <div role="rowgroup" data-part="head" style={{ width: layout.totalWidth }}>
      <div role="row" aria-rowindex={1} ref={rowRef}>
        <div data-part="start">{draw('start')}</div>
        {draw('center')}
        {layout.endCount > 0 ? <div data-part="end">{draw('end')}</div> : null}
      </div>
      {headRowCount === 2 ? (
        <div role="row" aria-rowindex={2}>
          <div data-part="start">{drawColumnHeads(columns.start, heads)}</div>
          {drawColumnHeads(columns.center, heads)}
          {layout.endCount > 0 ? (
            <div data-part="end">{drawColumnHeads(columns.end, heads)}</div>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}) as <Row>(props: TreeTableHeadProps<Row>) => ReactNode

function drawHead(head: PlacedHead, headRowCount: number, isStop: boolean): ReactElement {
  const { id, header, firstColumn, columnCount, isGroup, isCollapsed, style } = head
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
    </div>
  )
}

function drawColumnHeads<Row>(
  placed: readonly PlacedColumn<Row>[],
  heads: readonly PlacedHead[],
): ReactElement[] {
  const alone = new Set(heads.flatMap((head) => (head.isGroup ? [] : [head.firstColumn])))
  return placed
    .filter(({ index }) => !alone.has(index))
    .map(({ column, index, isGroupStart, style }) => (
      <div
        key={column.id}
        role="columnheader"
        aria-colindex={index + 1}
        style={style}
        data-align={column.align ?? (index === 0 ? 'start' : 'end')}
        {...(isGroupStart && index > 0 ? { 'data-edge': '' } : null)}
      >
        {column.header}
      </div>
    ))
}
