import { cellRefusal, isTacticColumn } from '@throughline/domain/tactic-table'
import type { CellText, ItemCellChange } from '@throughline/domain/tactic-table'
import type { TreeTableRefusedText } from '@throughline/ui/TreeTable'
import { useLabels } from '@throughline/ui/LocaleProvider'
import { useState } from 'react'

import { columnHeader } from './TacticTable.labels'
import { itemIdOf } from './model/table-entries'
import { englishRefusedCellsLabels } from './refused-cells.labels'
import type { RefusedCellsLabels } from './refused-cells.labels'
import type { TacticTableProps } from './TacticTable.types'

/** A cell that did not take a text. */
export interface RefusedCell {
  readonly itemId: number | null
  readonly columnId: string | undefined
  /** The title of the item; empty for a row that is not there. */
  readonly title: string
  /** The head of the column; empty for a column that is not there. */
  readonly column: string
  readonly text: string
  readonly reason: string
}

/** The cells that refused a text since the list was dismissed. */
export interface RefusedCells {
  readonly cells: readonly RefusedCell[]
  /** The texts of the list. */
  readonly labels: RefusedCellsLabels
  readonly addTexts: (refused: readonly TreeTableRefusedText[]) => void
  /** Adds the problems of changes; cells that have accepted a text leave the list. */
  readonly addChanges: (
    changes: readonly ItemCellChange[],
    textsOf: (change: ItemCellChange) => readonly CellText[],
  ) => void
  readonly dismiss: () => void
}

const noCells: readonly RefusedCell[] = []

/** Lists the cells of a table that refused a text, until they are dismissed. */
export function useRefusedCells({
  rows,
  details,
  cells,
  labels,
}: Pick<TacticTableProps, 'rows' | 'details' | 'cells'> &
  Required<Pick<TacticTableProps, 'labels'>>): RefusedCells {
  const [refused, setRefused] = useState(noCells)
  const texts = useLabels(labels.refused ?? englishRefusedCellsLabels)
  const itemOf = (rowId: string | undefined) => {
    const id = rowId === undefined ? null : itemIdOf(rowId)
    return rows.find(({ item }) => item.id === id)?.item
  }
  const headOf = (columnId: string | undefined): string =>
    columnId !== undefined && isTacticColumn(columnId)
      ? columnHeader(columnId, details.fields, labels)
      : ''
  const reasonOf = ({ rowId, columnId, reason }: TreeTableRefusedText): string => {
    if (reason !== undefined) return reason
    if (rowId === undefined || columnId === undefined || !isTacticColumn(columnId)) {
      return texts.outside
    }
    const item = itemOf(rowId)
    if (item === undefined && itemIdOf(rowId) !== null) return texts.gone
    const code = item && cells ? cellRefusal(item, columnId, cells) : null
    return labels.problem({ column: columnId, code: code ?? 'read-only-column', names: [] })
  }
  const add = (added: readonly RefusedCell[], resolved: ReadonlySet<string> = new Set()) => {
    const replaced = new Set([...added.map(keyOf), ...resolved])
    setRefused((current) => {
      const others = current.filter((cell) => !replaced.has(keyOf(cell)))
      return others.length === current.length && added.length === 0
        ? current
        : [...others, ...added]
    })
  }
  return {
    cells: refused,
    labels: texts,
    addTexts: (added) => {
      add(
        added.map((one) => ({
          itemId: one.rowId === undefined ? null : itemIdOf(one.rowId),
          columnId: one.columnId,
          title: itemOf(one.rowId)?.title ?? '',
          column: headOf(one.columnId),
          text: one.text,
          reason: reasonOf(one),
        })),
      )
    },
    addChanges: (changes, textsOf) => {
      const added: RefusedCell[] = []
      const resolved = new Set<string>()
      for (const change of changes) {
        const { item, problems } = change
        const entered = textsOf(change)
        for (const column of new Set(entered.map((cell) => cell.column))) {
          const ofColumn = entered.filter((cell) => cell.column === column)
          const text = [...new Set(ofColumn.map((cell) => cell.text))].join(' / ')
          const problem = problems.find((one) => one.column === column)
          const place = { itemId: item.id, columnId: column }
          if (problem === undefined) resolved.add(keyOf(place))
          else {
            const reason = labels.problem(problem)
            added.push({ ...place, title: item.title, column: headOf(column), text, reason })
          }
        }
      }
      add(added, resolved)
    },
    dismiss: () => {
      setRefused(noCells)
    },
  }
}

/** Texts beyond the table have no place: each is listed. */
function keyOf(cell: Pick<RefusedCell, 'itemId' | 'columnId'> & { readonly text?: string }) {
  const place = `${cell.itemId ?? ''}/${cell.columnId ?? ''}`
  return cell.itemId === null || cell.columnId === undefined ? `${place}/${cell.text ?? ''}` : place
}
