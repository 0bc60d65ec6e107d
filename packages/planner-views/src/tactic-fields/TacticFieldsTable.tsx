import type { TacticField } from '@throughline/domain/channels'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { EmptyState } from '@throughline/ui/EmptyState'
import { englishSortableListLabels, SortableList } from '@throughline/ui/SortableList'
import { useCallback, useMemo, useRef, useState } from 'react'
import { englishTacticFieldsLabels } from './labels'
import { NewFieldForm } from './NewFieldForm'
import { EditedFieldRow, TacticFieldRow } from './TacticFieldRow'
import { ColumnHeads, TableRoot } from './TacticFieldsTable.styles'
import type { TacticFieldsTableProps } from './TacticFieldsTable.types'
import { useFieldDeletion } from './use-field-deletion'
import { useFieldFocus } from './use-field-focus'
import { useFieldOrder } from './use-field-order'

/**
 * The custom fields of a plan or of a tactic type: to add, to edit in their row, to put in
 * order by mouse or keys, and to delete after a question. Every callback says why it was
 * refused; the reason stands where the person is, and what was typed stays.
 */
export function TacticFieldsTable({
  label,
  fields,
  isReadOnly = false,
  emptyText,
  onAdd,
  onUpdate,
  onReorder,
  onDelete,
  describeDeletion,
  typeLockOf = noLock,
  onUnsavedChange,
  labels = englishTacticFieldsLabels,
}: TacticFieldsTableProps) {
  const rootRef = useRef<HTMLDivElement>(null)
  const [edited, setEdited] = useState<TacticField | null>(null)
  const { ordered, reorder } = useFieldOrder(fields, onReorder)
  const focus = useFieldFocus(rootRef, fields)
  const { reportNew, reportEdited } = useUnsavedReports(onUnsavedChange)
  const deletion = useFieldDeletion({
    fields: ordered,
    onDelete,
    onDeleted: (neighborId) => {
      focus.goTo(neighborId, 'delete')
    },
  })
  const editedNow = edited === null ? null : (fields.find(({ id }) => id === edited.id) ?? edited)
  const isGone = editedNow !== null && !fields.includes(editedNow)
  const rows = useMemo(() => {
    const shown = isGone && editedNow !== null ? [...ordered, editedNow] : ordered
    return shown.map((field) => ({ id: String(field.id), label: field.name, field }))
  }, [ordered, isGone, editedNow])
  const isSortable = !isReadOnly && fields.length > 1
  return (
    <TableRoot ref={rootRef}>
      {rows.length === 0 ? (
        <EmptyState size="small" illustration="list" title={emptyText} />
      ) : (
        <>
          <ColumnHeads aria-hidden {...(isSortable ? { 'data-sortable': '' } : null)}>
            <span>{labels.name}</span>
            <span>{labels.type}</span>
            <span>{labels.description}</span>
            <span>{labels.helpText}</span>
          </ColumnHeads>
          <SortableList
            label={label}
            items={rows}
            labels={englishSortableListLabels}
            isReadOnly={!isSortable}
            onReorder={({ id, toIndex, ids }) => {
              const field = fields.find((one) => String(one.id) === id)
              if (field !== undefined) reorder({ field, orderIndex: toIndex, ids: ids.map(Number) })
            }}
            renderItem={({ item: { field } }) =>
              field.id === editedNow?.id && !isReadOnly ? (
                <EditedFieldRow
                  field={field}
                  isGone={isGone}
                  typeLock={typeLockOf(field)}
                  labels={labels}
                  onSave={(changes) => onUpdate({ field, changes })}
                  onEnd={() => {
                    setEdited(null)
                    reportEdited(false)
                    focus.goTo(isGone ? null : field.id, 'edit')
                  }}
                  onUnsavedChange={reportEdited}
                />
              ) : (
                <TacticFieldRow
                  field={field}
                  isReadOnly={isReadOnly}
                  labels={labels}
                  onEdit={() => {
                    setEdited(field)
                    focus.goTo(field.id, 'form')
                  }}
                  onDelete={() => {
                    deletion.ask(field)
                  }}
                />
              )
            }
          />
        </>
      )}
      {isReadOnly ? null : (
        <NewFieldForm
          labels={labels}
          onUnsavedChange={reportNew}
          onAdd={async (values) => {
            const before = new Set(fields.map(({ id }) => id))
            const refusal = await onAdd({ values })
            if (refusal === undefined) focus.goToAdded(before)
            return refusal
          }}
        />
      )}
      {deletion.field === null ? null : (
        <ConfirmDialog
          isOpen
          title={labels.deleteQuestion({ name: deletion.field.name })}
          confirmLabel={labels.deleteAction}
          cancelLabel={labels.cancel}
          closeLabel={labels.close}
          isDestructive
          isBusy={deletion.isBusy}
          error={deletion.error ?? undefined}
          onConfirm={() => void deletion.confirm()}
          onCancel={deletion.cancel}
        >
          {describeDeletion(deletion.field)}
        </ConfirmDialog>
      )}
    </TableRoot>
  )
}

function noLock(): string | null {
  return null
}

/** Tells of unsaved text in either form, once for both. */
function useUnsavedReports(onUnsavedChange: TacticFieldsTableProps['onUnsavedChange']) {
  const partsRef = useRef({ isNew: false, isEdited: false })
  const report = useCallback(
    (parts: { readonly isNew?: boolean; readonly isEdited?: boolean }) => {
      const before = partsRef.current
      const after = { ...before, ...parts }
      partsRef.current = after
      const hasUnsaved = after.isNew || after.isEdited
      if (hasUnsaved !== (before.isNew || before.isEdited)) onUnsavedChange?.({ hasUnsaved })
    },
    [onUnsavedChange],
  )
  const reportNew = useCallback(
    (isNew: boolean) => {
      report({ isNew })
    },
    [report],
  )
  const reportEdited = useCallback(
    (isEdited: boolean) => {
      report({ isEdited })
    },
    [report],
  )
  return { reportNew, reportEdited }
}
