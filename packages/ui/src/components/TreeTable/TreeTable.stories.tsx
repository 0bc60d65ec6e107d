import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'

import { expandableRowIds } from './expandable-row-ids'
import {
  budgetColumns,
  budgetLines,
  budgetTotal,
  manyBudgetLines,
  withEstimate,
  type BudgetLine,
} from './tree-table-fixtures'
import { TreeTable } from './TreeTable'
import type { TreeTableColumn } from './tree-table-model'
import type { TreeTableCommit } from './use-cell-editing'

const idOf = (line: BudgetLine) => line.id
const childrenOf = (line: BudgetLine) => line.lines

const nameColumn: TreeTableColumn<BudgetLine> = {
  id: 'name',
  header: 'Channel and type',
  width: 204,
  isFrozen: 'start',
  getValue: (line) => line.name,
  renderCell: (line) =>
    line.color === undefined ? (
      line.name
    ) : (
      <>
        <span
          style={{
            display: 'inline-block',
            width: 10,
            height: 10,
            marginInlineEnd: 8,
            borderRadius: 3,
            background: line.color,
          }}
        />
        {line.name}
      </>
    ),
}

interface BudgetProps {
  lines: readonly BudgetLine[]
  monthCount: number
  height: number
  areExpanded: boolean
  hasTotals: boolean
  isEditable: boolean
  collapsedGroups: readonly string[]
  onCommitCell: (commit: TreeTableCommit) => void
}

function Budget({
  lines: initialLines,
  monthCount,
  height,
  areExpanded,
  hasTotals,
  isEditable,
  collapsedGroups,
  onCommitCell,
}: BudgetProps) {
  const [lines, setLines] = useState(initialLines)
  const [expandedRowIds, setExpandedRowIds] = useState<ReadonlySet<string>>(() =>
    areExpanded ? expandableRowIds(initialLines, idOf, childrenOf) : new Set<string>(),
  )
  const [collapsedGroupIds, setCollapsedGroupIds] = useState<ReadonlySet<string>>(
    () => new Set(collapsedGroups),
  )
  const columns = useMemo(() => budgetColumns(nameColumn, monthCount), [monthCount])
  const totalRows = useMemo(
    () => (hasTotals ? [budgetTotal(lines, monthCount)] : []),
    [hasTotals, lines, monthCount],
  )
  const handleCommitCell = (commit: TreeTableCommit) => {
    onCommitCell(commit)
    const month = Number(commit.columnId.replace('est-', ''))
    const dollars = Number(commit.text.replaceAll(',', ''))
    setLines((current) => withEstimate(current, commit.rowId, month, dollars))
  }
  return (
    <TreeTable
      label="Budget"
      columns={columns}
      rows={lines}
      totalRows={totalRows}
      getRowId={idOf}
      getChildren={childrenOf}
      expandedRowIds={expandedRowIds}
      onExpandedChange={(change) => setExpandedRowIds(change.expandedRowIds)}
      collapsedGroupIds={collapsedGroupIds}
      onCollapsedGroupsChange={(change) => setCollapsedGroupIds(change.collapsedGroupIds)}
      {...(isEditable ? { onCommitCell: handleCommitCell } : null)}
      style={{ height }}
    />
  )
}

const meta = {
  title: 'Components/TreeTable',
  component: TreeTable,
} satisfies Meta<typeof TreeTable>

export default meta
type Story = StoryObj<Partial<BudgetProps>>

const defaults: BudgetProps = {
  lines: budgetLines(24),
  monthCount: 24,
  height: 640,
  areExpanded: true,
  hasTotals: true,
  isEditable: false,
  collapsedGroups: [],
  onCommitCell: () => {},
}

export const Default: Story = { render: (args) => <Budget {...defaults} {...args} /> }

export const Stress: Story = {
  tags: ['stress'],
  render: (args) => <Budget {...defaults} lines={manyBudgetLines(400, 24, 24)} {...args} />,
}
