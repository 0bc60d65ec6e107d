import type { CellActivation, GridFrame, GridPlace } from '../../internal/grid/grid-frame'
import { cellOf } from '../../internal/grid/grid-places'
import type { TreeTableColumn } from './tree-table-model'

/**
 * Reports that a cell was activated, if it opens a dialog or the press is on its link.
 *
 * @param place where the event is
 * @returns whether it was reported
 */
export function activateCell<Row>(
  event: CellActivation<Row>['event'],
  { row, column }: GridPlace,
  { layout, rowAt }: GridFrame<Row, TreeTableColumn<Row>>,
  onActivateCell: ((activation: CellActivation<Row>) => void) | undefined,
): boolean {
  const found = column === null ? undefined : layout.columns[column]?.column
  const original = rowAt(row)?.original
  const anchor = cellOf(event.target)
  if (!onActivateCell || !found || original === undefined || !anchor) return false
  const isOnLink = event.target instanceof Element && event.target.closest('a') !== null
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  const isLinkPressed = found.isLink === true && isOnLink && isPlain
  if (!isLinkPressed && found.opensDialog?.(original) !== true) return false
  onActivateCell({ row: original, columnId: found.id, anchor, event })
  return true
}
