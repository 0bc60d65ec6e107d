import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { EmptyState } from '@throughline/ui/EmptyState'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { englishSortableListLabels, SortableList } from '@throughline/ui/SortableList'
import { useMemo, useRef, useState } from 'react'

import { boundedSlots } from '../host-input'
import { useKeptEntries, useUnsavedParts } from '../kept-entries'
import type { TacticFieldValues } from './field-values'
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
export function TacticFieldsTable(props: TacticFieldsTableProps) {
  return (
    <ErrorBoundary>
      <TacticFieldsTableContent {...props} {...boundedSlots(props, ['describeDeletion'])} />
    </ErrorBoundary>
  )
}

function TacticFieldsTableContent({
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
  const [editedIds, setEditedIds] = useState<ReadonlySet<number>>(new Set())
  const { ordered, reorder } = useFieldOrder(fields, onReorder)
  const focus = useFieldFocus(rootRef, fields)
  const tellOfPart = useUnsavedParts(onUnsavedChange)
  const deletion = useFieldDeletion({
    fields: ordered,
    onDelete,
    onDeleted: (neighborId) => {
      focus.goTo(neighborId, 'delete')
    },
  })
  const { shown, isGone, keep } = useKeptEntries(ordered)
  const rows = useMemo(() => {
    const present = new Set(ordered)
    return shown.map((field) => ({
      id: String(field.id),
      label: field.name,
      isDisabled: !present.has(field),
      field,
    }))
  }, [ordered, shown])
  const setEdited = (id: number, isEdited: boolean) => {
    setEditedIds((before) => {
      const after = new Set(before)
      if (isEdited) after.add(id)
      else after.delete(id)
      return after
    })
  }
  const add = async (values: TacticFieldValues) => {
    const before = new Set(fields.map(({ id }) => id))
    const refusal = await onAdd({ values })
    if (refusal === undefined) focus.goToAdded(before)
    return refusal
  }
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
            onReorder={({ id, ids }) => {
              const field = fields.find((one) => String(one.id) === id)
              if (field === undefined) return
              const order = ids.map(Number).filter((one) => !isGone(one))
              reorder({ field, orderIndex: order.indexOf(field.id), ids: order })
            }}
            renderItem={({ item: { field } }) =>
              editedIds.has(field.id) && !isReadOnly ? (
                <EditedFieldRow
                  field={field}
                  isGone={isGone(field.id)}
                  typeLock={typeLockOf(field)}
                  labels={labels}
                  onSave={(changes) => onUpdate({ field, changes })}
                  onAdd={add}
                  onEnd={(isAdded) => {
                    setEdited(field.id, false)
                    if (!isAdded) focus.goTo(isGone(field.id) ? null : field.id, 'edit')
                  }}
                  onOpenChange={(isOpen) => {
                    keep(field.id, 'form', isOpen)
                  }}
                  onUnsavedChange={(hasUnsaved) => {
                    tellOfPart(`field ${field.id}`, hasUnsaved)
                  }}
                />
              ) : (
                <TacticFieldRow
                  field={field}
                  isReadOnly={isReadOnly}
                  labels={labels}
                  onEdit={() => {
                    setEdited(field.id, true)
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
          onAdd={add}
          onUnsavedChange={(hasUnsaved) => {
            tellOfPart('new', hasUnsaved)
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
