import type { BudgetRow, BudgetSpan, BudgetTree } from '@throughline/domain/budget'

import { FIGURE_KINDS, visibleRows } from './visible-rows'

/** Lines of heads above the rows: the periods, and what stands below them. */
const HEAD_ROWS = 2

/** A cell of the table, found from what was pressed. */
export interface OpenedCell {
  readonly row: BudgetRow
  /** null for the totals. */
  readonly span: BudgetSpan | null
  readonly anchor: HTMLElement
}

/** The cell that a press or a key was on; null for one without items, and for everything else. */
export function openedCell(
  target: EventTarget,
  tree: BudgetTree,
  expandedRowIds: ReadonlySet<string>,
): OpenedCell | null {
  const anchor =
    target instanceof Element ? target.closest<HTMLElement>('[aria-haspopup="dialog"]') : null
  const line = anchor?.closest('[role="row"]')
  if (anchor === null || line === null || line === undefined) return null
  const row = visibleRows(tree, expandedRowIds)[numberIn(line, 'aria-rowindex') - HEAD_ROWS - 1]
  // The first column is that of the names.
  const column = numberIn(anchor, 'aria-colindex') - 2
  const span = tree.spans[Math.floor(column / FIGURE_KINDS.length)] ?? null
  return row === undefined ? null : { row, span, anchor }
}

function numberIn(element: Element, name: string): number {
  return Number(element.getAttribute(name))
}
