import type { KeyboardEvent } from 'react'

import { controlsInCell } from '../../internal/grid/cell-controls'
import type { CellActivation, GridFrame, GridPlace } from '../../internal/grid/grid-frame'
import { findElement } from '../../internal/grid/grid-places'
import type { CellEditing } from '../../internal/grid/use-cell-editing'
import type { CellSelection } from '../../internal/grid/use-cell-range'
import type { useClipboard } from '../../internal/grid/use-clipboard'
import type { GridFocus } from '../../internal/grid/use-grid-focus'
import type { TreeLayout } from './measure-columns'
import type { TreeTableColumn } from './tree-table-model'
import type { TreeHeads } from './use-tree-heads'
import type { useTreeMoves } from './use-tree-moves'
import type { TreeSelection } from './use-tree-selection'

export interface TreeKeysOptions<Row extends object> {
  readonly frame: GridFrame<Row, TreeTableColumn<Row>>
  readonly layout: TreeLayout<Row>
  readonly focus: GridFocus
  readonly editing: CellEditing
  readonly moves: ReturnType<typeof useTreeMoves>
  readonly range: CellSelection
  readonly clipboard: ReturnType<typeof useClipboard>
  readonly heads: TreeHeads
  readonly selection: TreeSelection<Row> | undefined
}

/** Reports that a cell was activated. @returns false where there is nothing to activate */
export type ActivateCell = (event: CellActivation<unknown>['event'], place: GridPlace) => boolean

/**
 * Returns the handler of keys for the focused row, cell or head.
 *
 * @returns a function that returns whether it used the press
 */
export function treeKeyHandler<Row extends object>(
  {
    frame,
    layout,
    focus: { place },
    editing,
    moves,
    range,
    clipboard,
    heads,
    selection,
  }: TreeKeysOptions<Row>,
  activateCell: ActivateCell,
): (event: KeyboardEvent<HTMLElement>) => boolean {
  const kind = place.column === null ? undefined : layout.columns[place.column]?.kind
  const isTree = place.column === null || kind === 'name'
  /** Expands or collapses the row, for Enter and Space if no cell opens or is edited. */
  const act = () => isTree && moves.toggleRow(place.row)
  const select = (isRange: boolean): boolean => {
    if (place.row < 0 || kind !== 'selection' || !selection) return false
    selection.toggle(place.row, isRange)
    return true
  }
  /** Opens the field of the focused cell, and clears the range: only that cell is edited. */
  const begin = (typed?: string) => {
    const started = editing.begin(place, typed)
    if (started) range.clear()
    return started
  }
  const edit = (typed?: string) => begin(typed) !== null
  /** A link or button in the cell is pressed, or takes the focus. */
  const control = () => {
    const grid = frame.gridRef.current
    const isDrawn = place.column !== null && layout.columns[place.column]?.column.renderCell
    const cell = grid && isDrawn ? findElement(grid, place, layout.headRowCount) : null
    return cell ? controlsInCell(cell)[0] : undefined
  }
  const press = () => {
    const pressed = control()
    pressed?.click()
    return pressed !== undefined
  }
  const enter = () => {
    const entered = control()
    entered?.focus()
    return entered !== undefined
  }
  const selectAll = (): boolean => {
    if (place.row < 0) return false
    const lastRow = frame.bodyRowCount + frame.footRowCount - 1
    const last = { row: lastRow, column: layout.columns.length - 1 }
    range.select({ row: 0, column: layout.dataStart ?? 0 }, last)
    return true
  }
  return (event) => {
    const { key, shiftKey } = event
    const isFar = event.ctrlKey || event.metaKey
    const isPlain = !isFar && !event.altKey
    if (heads.handleKey(event, place)) return true
    if (isFar && !shiftKey && !event.altKey && key.toLowerCase() === 'a') return selectAll()
    if (key === ' ' && isPlain && select(shiftKey)) return true
    if (shiftKey && moves.extend(event)) return true
    if (isPlain) {
      switch (key) {
        case 'Enter':
          return (
            !shiftKey && (activateCell(event, place) || press() || edit() || act() || select(false))
          )
        case 'F2':
          return edit() || enter()
        case ' ':
          return (!shiftKey && activateCell(event, place)) || act() || place.row >= 0
        case 'Delete':
          return clipboard.clear() || edit('')
        case 'Backspace':
          return edit('')
        case 'Escape':
          if (range.range === null) return false
          range.clear()
          return true
        default: {
          const started = key.length === 1 ? begin(key) : null
          if (started) return !started.awaitsKey
        }
      }
    }
    return moves.move(event)
  }
}
