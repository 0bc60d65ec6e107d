/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out otherwise lose their meaning in some browsers; the roles keep it */
import { memo, type HTMLAttributes, type ReactElement, type ReactNode } from 'react'

import { CellEditor, type CellDraft } from '../../internal/grid/CellEditor'
import { CellEditorFrame } from '../../internal/grid/CellEditorFrame'
import { cellAttributes, rowAttributes } from '../../internal/grid/grid-places'
import type { SelectionExtent } from '../../internal/grid/row-selection'
import { SelectionBox } from '../../internal/grid/SelectionBox'
import type { TreeColumn } from './arrange-columns'
import { chevron } from './chevron'
import { CUT_NUMBER_MARK, isSurelyWithin, numberTextDigits } from './number-fit'
import { cellText, type TreeTableColumn, type TreeTableRowKind } from './tree-table-model'

/** The columns that rows draw. One object for all rows, the same while nothing changes. */
export interface DrawnColumns<Row> {
  readonly start: readonly TreeColumn<Row>[]
  /** The scrolling ones that are near the viewport. */
  readonly center: readonly TreeColumn<Row>[]
  readonly end: readonly TreeColumn<Row>[]
  /** All that are shown, for the one with the focus. */
  readonly all: readonly TreeColumn<Row>[]
  /** How many digits fit each of them. */
  readonly fits: readonly number[]
  /** How much wider digits are in strong weight. */
  readonly strongRatio: number
  /** Some row has children: the names leave room for the toggle and the depth. */
  readonly hasTree: boolean
  /** Returns the name of a row's checkbox. @default the name of the row */
  readonly selectionLabel: ((rowName: string) => string) | undefined
}

export interface TreeTableRowProps<Row> {
  readonly row: Row
  readonly columns: DrawnColumns<Row>
  readonly kind: TreeTableRowKind
  /** As in `aria-rowindex`. */
  readonly rowNumber: number
  /** From the top of the body, in pixels; undefined in the foot, where rows follow each other. */
  readonly top?: number
  /** 1 for rows without a parent. */
  readonly level: number
  /** Among its siblings, from 1; undefined for totals. */
  readonly position?: number
  readonly siblingCount?: number
  /** Undefined for rows without children. */
  readonly isExpanded?: boolean | undefined
  /** Where the active cell is, if in this row: a column, or null for the row as a whole. */
  readonly focusCellColumn: number | null | undefined
  readonly isGridEditable: boolean
  readonly draft: CellDraft | undefined
  /** Undefined for a row that is not selected as a whole. */
  readonly selection?: SelectionExtent | undefined
}

type Attributes = HTMLAttributes<HTMLDivElement> &
  Partial<ReturnType<typeof cellAttributes>> & { [name: `data-${string}`]: string }

const toggle = <span data-part="toggle">{chevron(14)}</span>
const toggleRoom = <span data-part="toggle" />

/**
 * One row: an element for itself, one for each frozen side, one for each cell.
 * It renders only when its own data, the drawn columns or its focus change.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets that the component is generic
export const TreeTableRow = memo(function TreeTableRow<Row>(props: TreeTableRowProps<Row>) {
  const { columns, kind, rowNumber, top, level, position, siblingCount, isExpanded } = props
  const { focusCellColumn, selection } = props
  return (
    <div
      role="row"
      data-kind={kind}
      {...rowAttributes(rowNumber)}
      aria-level={level}
      {...(position === undefined
        ? null
        : { 'aria-posinset': position, 'aria-setsize': siblingCount })}
      {...(isExpanded === undefined ? null : { 'aria-expanded': isExpanded })}
      {...(selection === undefined ? null : { 'aria-selected': selection === 'all' })}
      {...(focusCellColumn === null ? { tabIndex: 0 } : null)}
      {...(top === undefined ? null : { style: { top } })}
    >
      <div data-part="start">{drawCells(columns.start, props)}</div>
      {drawCells(withFocusCell(columns, focusCellColumn), props)}
      {columns.end.length > 0 ? <div data-part="end">{drawCells(columns.end, props)}</div> : null}
    </div>
  )
}) as <Row>(props: TreeTableRowProps<Row>) => ReactNode

/** The drawn columns and, however far it is scrolled away, the one with the focus. */
function withFocusCell<Row>(
  { start, center, end, all }: DrawnColumns<Row>,
  focusCellColumn: number | null | undefined,
): readonly TreeColumn<Row>[] {
  if (focusCellColumn === null || focusCellColumn === undefined) return center
  const isFrozen = focusCellColumn < start.length || focusCellColumn >= all.length - end.length
  const focusCell = all[focusCellColumn]
  const first = center[0]
  if (isFrozen || focusCell === undefined || first === undefined) return center
  if (focusCellColumn < first.index) return [focusCell, ...center]
  return focusCellColumn >= first.index + center.length ? [...center, focusCell] : center
}

function drawCells<Row>(
  placed: readonly TreeColumn<Row>[],
  props: TreeTableRowProps<Row>,
): ReactElement[] {
  const { row, focusCellColumn, isGridEditable, draft } = props
  let next = -1
  return placed.map(({ column, index, kind, hasEdge, style }) => {
    const isName = kind === 'name'
    const value = column.getValue(row)
    // Only what a cell needs: each attribute costs, thousands of times.
    const attributes: Attributes = {
      role: isName ? 'rowheader' : 'gridcell',
      ...cellAttributes(index),
    }
    // The cells after it follow by themselves.
    if (index !== next) attributes.style = style
    next = index + 1
    const align = column.align ?? (isName ? 'start' : 'end')
    if (align !== 'end') attributes['data-align'] = align
    if (column.tone !== undefined && column.tone !== 'normal') attributes['data-tone'] = column.tone
    if (hasEdge) attributes['data-edge'] = ''
    if (typeof value === 'number' && value < 0) attributes['data-negative'] = ''
    if (kind === 'selection') attributes['data-box'] = ''
    if (focusCellColumn === index) attributes.tabIndex = 0
    if (column.opensDialog?.(row) === true) attributes['aria-haspopup'] = 'dialog'
    if (isGridEditable) {
      if (column.canEdit?.(row) === true) attributes['data-editable'] = ''
      else attributes['aria-readonly'] = true
    }
    let content: ReactNode
    if (draft !== undefined && draft.columnId === column.id) {
      attributes['data-editing'] = ''
      content = drawEditor(column, draft, row)
    } else if (isName) content = drawTree(column, props)
    else if (kind === 'selection') content = drawBox(props)
    else if (column.renderCell !== undefined) content = column.renderCell(row)
    else {
      const text = cellText(column, value)
      const isCut = typeof value === 'number' && !fitsColumn(text, value, column, index, props)
      content = isCut ? CUT_NUMBER_MARK : text
      if (isCut) Object.assign(attributes, { 'data-cut': '', title: text, 'aria-label': text })
    }
    return (
      <div key={column.id} {...attributes}>
        {content}
      </div>
    )
  })
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
  const fitting = columns.fits[index] ?? 0
  return isSurelyWithin(text, fitting / ratio) || numberTextDigits(text) * ratio <= fitting
}

function drawTree<Row>(
  column: TreeTableColumn<Row>,
  { row, level, kind, isExpanded, columns }: TreeTableRowProps<Row>,
): ReactElement {
  return (
    <span data-part="tree" {...(level > 1 ? { style: { '--tl-tree-level': level } } : null)}>
      {isExpanded !== undefined ? toggle : kind === 'total' || !columns.hasTree ? null : toggleRoom}
      <span data-part="text">
        {column.renderCell?.(row) ?? cellText(column, column.getValue(row))}
      </span>
    </span>
  )
}

function drawBox<Row>({ row, columns, selection }: TreeTableRowProps<Row>): ReactElement | null {
  const name = columns.all.find(({ kind }) => kind === 'name')?.column
  if (selection === undefined || name === undefined) return null
  const text = cellText(name, name.getValue(row))
  return <SelectionBox extent={selection} label={columns.selectionLabel?.(text) ?? text} />
}

/** The field of the column, or the text field that all others have. */
function drawEditor<Row>(
  { header: label, renderEditor }: TreeTableColumn<Row>,
  draft: CellDraft,
  row: Row,
): ReactElement {
  const { text, error, actions } = draft
  if (renderEditor === undefined || actions === undefined) {
    return <CellEditor draft={draft} label={label} />
  }
  return (
    <CellEditorFrame error={error}>
      {renderEditor({ row, label, text, error, ...actions })}
    </CellEditorFrame>
  )
}
