import { useMemo, useState } from 'react'
import { fn } from 'storybook/test'

import type { ColumnSort } from '../../internal/grid/column-sort'
import type { CellCommit } from '../../internal/grid/use-cell-editing'
import {
  chosenColumns,
  ColumnChooser,
  englishColumnChooserLabels,
  type FrozenColumnChoice,
} from '../ColumnChooser'
import { storyTactics, type StoryTactic } from '../../fixtures/story-tactics'
import { expandableRowIds } from './expandable-row-ids'
import {
  groupedRows,
  tacticColumns,
  tacticRows,
  weekColumns,
  type TacticRow,
} from './story-tactics'
import { TreeTable } from './TreeTable'
import { englishTreeTableLabels } from './TreeTable.labels'

const idOf = ({ id }: TacticRow) => id
const childrenOf = ({ rows }: TacticRow) => rows

export interface TacticTreeProps {
  tacticCount: number
  /** Columns of numbers after the others. */
  weekCount: number
  height: number
  isGrouped: boolean
  isSelectable: boolean
  isEditable: boolean
  isMovable: boolean
  /** Adds the button that chooses columns. */
  hasChooser: boolean
  /** The order that it begins with. */
  sorts: readonly ColumnSort[]
  /** The rows that are selected at first. */
  selected: readonly string[]
  onSortsChange: (change: { sorts: readonly ColumnSort[] }) => void
  onSelectedRowIdsChange: (change: { selectedRowIds: ReadonlySet<string> }) => void
  onColumnOrderChange: (change: { columnIds: readonly string[] }) => void
  onCommitCell: (commit: CellCommit) => void
}

function withText(tactic: StoryTactic, columnId: string, text: string): StoryTactic {
  if (columnId === 'channel') return { ...tactic, channel: text }
  if (columnId === 'start') return { ...tactic, startDate: text }
  return { ...tactic, estimated: Number(text) }
}

/** Holds what a caller holds: the tactics, their order and what is selected, expanded and chosen. */
export function TacticTree({
  tacticCount,
  weekCount,
  height,
  isGrouped,
  isSelectable,
  isEditable,
  isMovable,
  hasChooser,
  sorts: initialSorts,
  selected,
  onSortsChange,
  onSelectedRowIdsChange,
  onColumnOrderChange,
  onCommitCell,
}: TacticTreeProps) {
  const [tactics, setTactics] = useState(() => storyTactics(tacticCount))
  const [sorts, setSorts] = useState(initialSorts)
  const [selectedRowIds, setSelectedRowIds] = useState<ReadonlySet<string>>(new Set(selected))
  const all = useMemo(() => [...tacticColumns, ...weekColumns(weekCount)], [weekCount])
  const [choice, setChoice] = useState<FrozenColumnChoice>({
    columnOrder: [],
    hiddenColumnIds: new Set(),
    frozenColumnIds: new Set(['topic']),
  })
  const columns = useMemo(() => chosenColumns(all, choice), [all, choice])
  const rows = useMemo(() => {
    const sorted = tacticRows(tactics, sorts, all)
    return isGrouped ? groupedRows(sorted) : sorted
  }, [tactics, sorts, all, isGrouped])
  const [expandedRowIds, setExpandedRowIds] = useState<ReadonlySet<string>>(() =>
    expandableRowIds(rows, idOf, childrenOf),
  )
  const handleCommitCell = (commit: CellCommit) => {
    onCommitCell(commit)
    setTactics((current) =>
      current.map((tactic) =>
        `tactic-${tactic.id}` === commit.rowId
          ? withText(tactic, commit.columnId, commit.text)
          : tactic,
      ),
    )
  }
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      {hasChooser ? (
        <ColumnChooser
          columns={all}
          {...choice}
          onChange={setChoice}
          labels={englishColumnChooserLabels}
          style={{ justifySelf: 'end' }}
        />
      ) : null}
      <TreeTable
        label="Tactics"
        columns={columns}
        rows={rows}
        getRowId={idOf}
        getChildren={childrenOf}
        expandedRowIds={expandedRowIds}
        onExpandedChange={(change) => setExpandedRowIds(change.expandedRowIds)}
        sorts={sorts}
        onSortsChange={(change) => {
          onSortsChange(change)
          setSorts(change.sorts)
        }}
        {...(isSelectable
          ? {
              selectedRowIds,
              onSelectedRowIdsChange: (change: { selectedRowIds: ReadonlySet<string> }) => {
                onSelectedRowIdsChange(change)
                setSelectedRowIds(change.selectedRowIds)
              },
            }
          : null)}
        {...(isMovable
          ? {
              onColumnOrderChange: (change: { columnIds: readonly string[] }) => {
                onColumnOrderChange(change)
                setChoice((current) => ({ ...current, columnOrder: change.columnIds }))
              },
            }
          : null)}
        {...(isEditable ? { onCommitCell: handleCommitCell } : null)}
        labels={englishTreeTableLabels}
        style={{ height }}
      />
    </div>
  )
}

/** Args of every story of tactics. */
export const tacticTreeArgs = {
  tacticCount: 24,
  weekCount: 0,
  height: 480,
  isGrouped: true,
  isSelectable: true,
  isEditable: true,
  isMovable: true,
  hasChooser: false,
  sorts: [],
  selected: [],
  onSortsChange: fn(),
  onSelectedRowIdsChange: fn(),
  onColumnOrderChange: fn(),
  onCommitCell: fn(),
} satisfies TacticTreeProps
