import { changeCells, isTacticColumn } from '@throughline/domain/tactic-table'
import type { CellText } from '@throughline/domain/tactic-table'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { TreeTableCommit } from '@throughline/ui/TreeTable'
import { useMemo } from 'react'

import { itemIdOf } from './model/table-entries'
import type { TacticTableProps } from './TacticTable.types'
import type { RefusedCells } from './use-refused-cells'

/** Turns texts that were entered into one change for each item. */
export function useCellChanges({
  rows,
  cells,
  onChangeItems,
  refused,
}: Pick<TacticTableProps, 'rows' | 'cells' | 'onChangeItems'> & {
  readonly refused: RefusedCells
}): (commits: readonly TreeTableCommit[]) => void {
  const itemsById = useMemo(() => new Map(rows.map(({ item }) => [item.id, item])), [rows])
  return (commits) => {
    if (cells === null) return
    const texts = new Map<TacticListItem, CellText[]>()
    for (const { rowId, columnId, text } of commits) {
      const item = itemsById.get(itemIdOf(rowId) ?? 0)
      if (!isTacticColumn(columnId)) continue
      if (item === undefined) {
        refused.addTexts([{ rowId, columnId, text, reason: undefined }])
        continue
      }
      const existing = texts.get(item)
      if (existing === undefined) texts.set(item, [{ column: columnId, text }])
      else existing.push({ column: columnId, text })
    }
    const all = [...texts].map(([item, ofItem]) => changeCells(item, ofItem, cells))
    refused.addChanges(all, ({ item }) => texts.get(item) ?? [])
    const changes = all.filter(
      (one) => one.problems.length > 0 || Object.keys(one.changes).length > 0,
    )
    if (changes.length > 0) onChangeItems({ changes })
  }
}
