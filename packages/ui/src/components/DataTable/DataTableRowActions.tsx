import { Check, Pencil, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { IconButton } from '../IconButton'
import type { RowActionsContext } from './DataTableRow'
import type { DataTableRowId } from './data-table-column'
import type { DataTableLabels } from './DataTable.labels'

interface DataTableRowActionsProps<Row> extends RowActionsContext<Row> {
  rowName: string
  renderRowActions: ((row: Row) => ReactNode) | undefined
  onEditStart: ((request: { row: Row; rowId: DataTableRowId }) => void) | undefined
  onEditConfirm: ((request: { row: Row; rowId: DataTableRowId }) => void) | undefined
  onEditCancel: ((request: { row: Row; rowId: DataTableRowId }) => void) | undefined
  labels: DataTableLabels
}

/** Shown at the end of a row: its actions, or the buttons that end editing it. */
export function DataTableRowActions<Row>({
  row,
  rowId,
  isEditing,
  isBusy,
  rowName,
  renderRowActions,
  onEditStart,
  onEditConfirm,
  onEditCancel,
  labels,
}: DataTableRowActionsProps<Row>) {
  if (isEditing) {
    return (
      <>
        <IconButton
          key="confirm"
          icon={Check}
          label={labels.confirmEdit}
          shortcut="Enter"
          size="small"
          variant="secondary"
          {...(isBusy ? { 'aria-disabled': true } : null)}
          onClick={() => {
            // Not disabled: the focus would be lost while the row is saved.
            if (!isBusy) onEditConfirm?.({ row, rowId })
          }}
        />
        <IconButton
          key="cancel"
          icon={X}
          label={labels.cancelEdit}
          shortcut="Esc"
          size="small"
          onClick={() => onEditCancel?.({ row, rowId })}
        />
      </>
    )
  }
  return (
    <>
      {renderRowActions?.(row)}
      {onEditStart ? (
        <IconButton
          key="edit"
          icon={Pencil}
          label={labels.editRow(rowName)}
          shortcut="F2"
          size="small"
          onClick={() => {
            onEditStart({ row, rowId })
          }}
        />
      ) : null}
    </>
  )
}
