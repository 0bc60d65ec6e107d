import { arrangeColumns, type ColumnArrangement } from './column-arrangement'
import {
  pinnedSides,
  measureColumns,
  type ColumnGeometry,
  type ColumnWidthsById,
} from './column-widths'
import type { TreeTableColumnEntry } from './tree-table-model'

/** All shown columns in their places, with their widths; lengths in pixels. */
export interface ColumnLayout<Row> extends ColumnArrangement<Row>, ColumnGeometry {}

/**
 * Puts the columns in their places and gives them their widths.
 *
 * @param viewportWidth of the table, in pixels
 * @param set widths that a person has set. @default none
 */
export function layOutColumns<Row>(
  entries: readonly TreeTableColumnEntry<Row>[],
  collapsedGroupIds: ReadonlySet<string>,
  viewportWidth: number,
  set: ColumnWidthsById = {},
): ColumnLayout<Row> {
  const whole = arrangeColumns(entries, collapsedGroupIds, ['start', 'end'])
  const sides = pinnedSides(whole, set, viewportWidth)
  const arrangement = sides.length === 2 ? whole : arrangeColumns(entries, collapsedGroupIds, sides)
  return { ...arrangement, ...measureColumns(arrangement, set, viewportWidth) }
}
