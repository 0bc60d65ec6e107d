/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out otherwise lose their meaning in some browsers; the roles keep it */
import { memo, type ReactElement, type ReactNode } from 'react'

import type { PlacedColumn } from './column-arrangement'
import { cutNumberMark, numberTextDigits } from './number-fit'
import { cellText, type TreeTableColumn, type TreeTableRowKind } from './tree-table-model'
import { TreeTableEditor, type TreeTableDraft } from './TreeTableEditor'

/** The columns that rows draw. One object for all rows, the same while nothing changes. */
export interface DrawnColumns<Row> {
  readonly start: readonly PlacedColumn<Row>[]
  /** The scrolling ones that are near the viewport. */
  readonly center: readonly PlacedColumn<Row>[]
  readonly end: readonly PlacedColumn<Row>[]
  /** All that are shown, for the one with the focus. */
  readonly all: readonly PlacedColumn<Row>[]
  /** How many digits fit each of them. */
  readonly fits: readonly number[]
  /** How much wider digits are in strong weight. */
  readonly strongRatio: number
}

export interface TreeTableRowProps<Row> {
  readonly row: Row
  readonly columns: DrawnColumns<Row>
  readonly kind: TreeTableRowKind
  /** As in `aria-rowindex`. */
  readonly rowNumber: number
  /** From the top of the body, in pixels; undefined in the foot, where rows follow each other. */
  readonly top: number | undefined
  /** 1 for rows without a parent. */
  readonly level: number
  /** Among its siblings, from 1; undefined for totals. */
  readonly position: number | undefined
  readonly siblingCount: number | undefined
  /** Undefined for rows without children. */
  readonly isExpanded: boolean | undefined
  /** Where the tab stop is, if in this row: a column, or null for the row as a whole. */
  readonly stopColumn: number | null | undefined
  readonly isGridEditable: boolean
  readonly draft: TreeTableDraft | undefined
}

const chevron = (
  <svg
    aria-hidden="true"
    width="14"
    height="14"
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
const toggle = <span data-part="toggle">{chevron}</span>
const toggleRoom = <span data-part="toggle" />

/**
 * One row: an element for itself, one for each frozen side, one for each cell.
 * It renders only when its own data, the drawn columns or its focus change.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets that the component is generic
export const TreeTableRow = memo(function TreeTableRow<Row>(props: TreeTableRowProps<Row>) {
  const { columns, kind, rowNumber, top, level, position, siblingCount, isExpanded } = props
  const { stopColumn } = props
  return (
    <div
      role="row"
      data-kind={kind}
      aria-rowindex={rowNumber}
      aria-level={level}
      {...(position === undefined
        ? null
        : { 'aria-posinset': position, 'aria-setsize': siblingCount })}
      {...(isExpanded === undefined ? null : { 'aria-expanded': isExpanded })}
      {...(stopColumn === null ? { tabIndex: 0 } : null)}
      {...(top === undefined ? null : { style: { top } })}
    >
      <div data-part="start">{drawCells(columns.start, props)}</div>
      {drawCells(withStop(columns, stopColumn), props)}
      {columns.end.length > 0 ? <div data-part="end">{drawCells(columns.end, props)}</div> : null}
    </div>
  )
}) as <Row>(props: TreeTableRowProps<Row>) => ReactNode

/** The drawn columns and, however far it is scrolled away, the one with the focus. */
function withStop<Row>(
  { start, center, end, all }: DrawnColumns<Row>,
  stopColumn: number | null | undefined,
): readonly PlacedColumn<Row>[] {
  if (stopColumn === null || stopColumn === undefined) return center
  const isFrozen = stopColumn < start.length || stopColumn >= all.length - end.length
  const stop = all[stopColumn]
  const first = center[0]
  if (isFrozen || stop === undefined || first === undefined) return center
  if (stopColumn < first.index) return [stop, ...center]
  return stopColumn >= first.index + center.length ? [...center, stop] : center
}

function drawCells<Row>(
  placed: readonly PlacedColumn<Row>[],
  props: TreeTableRowProps<Row>,
): ReactElement[] {
  const { row, stopColumn, isGridEditable, draft } = props
  const cells: ReactElement[] = []
  for (const { column, index, isGroupStart, style } of placed) {
    const isFirst = index === 0
    const value = column.getValue(row)
    const canEdit = isGridEditable && column.canEdit?.(row) === true
    const align = column.align ?? (isFirst ? 'start' : 'end')
    const tone = column.tone
    const isPlain = !isFirst && column.renderCell === undefined
    const text = isPlain ? cellText(column, value) : ''
    const isCut =
      isPlain && typeof value === 'number' && !fitsColumn(text, value, column, index, props)
    const isDrafted = draft !== undefined && draft.columnId === column.id
    // Absent attributes are left out: each one costs, thousands of times.
    cells.push(
      <div
        key={column.id}
        role={isFirst ? 'rowheader' : 'gridcell'}
        aria-colindex={index + 1}
        style={style}
        {...(align === 'end' ? null : { 'data-align': align })}
        {...(tone === undefined || tone === 'normal' ? null : { 'data-tone': tone })}
        {...(isGroupStart && !isFirst ? { 'data-edge': '' } : null)}
        {...(typeof value === 'number' && value < 0 ? { 'data-negative': '' } : null)}
        {...(stopColumn === index ? { tabIndex: 0 } : null)}
        {...(isCut ? { 'data-cut': '', title: text, 'aria-label': text } : null)}
        {...(isGridEditable ? editability(canEdit) : null)}
      >
        {isDrafted ? (
          <TreeTableEditor draft={draft} label={column.header} />
        ) : isFirst ? (
          drawTree(column, props)
        ) : column.renderCell === undefined ? (
          isCut ? (
            cutNumberMark
          ) : (
            text
          )
        ) : (
          column.renderCell(row)
        )}
      </div>,
    )
  }
  return cells
}

/** Whether a number can be read in whole, as heavy as it is drawn. */
function fitsColumn<Row>(
  text: string,
  value: number,
  { tone }: TreeTableColumn<Row>,
  index: number,
  { kind, columns }: TreeTableRowProps<Row>,
): boolean {
  const isStrong = tone === 'strong' || value < 0 || kind !== 'item'
  const ratio = isStrong ? columns.strongRatio : 1
  return numberTextDigits(text) * ratio <= (columns.fits[index] ?? 0)
}

function editability(canEdit: boolean) {
  return canEdit ? { 'data-editable': '' } : { 'aria-readonly': true }
}

function drawTree<Row>(
  column: TreeTableColumn<Row>,
  { row, level, kind, isExpanded }: TreeTableRowProps<Row>,
): ReactElement {
  return (
    <span data-part="tree" {...(level > 1 ? { style: { '--tl-tree-level': level } } : null)}>
      {isExpanded === undefined ? (kind === 'total' ? null : toggleRoom) : toggle}
      <span data-part="text">
        {column.renderCell?.(row) ?? cellText(column, column.getValue(row))}
      </span>
    </span>
  )
}
