import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { EmptyState } from '@throughline/ui/EmptyState'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { englishSortableListLabels, SortableList } from '@throughline/ui/SortableList'
import { useMemo, useRef, useState, useEffect, useEffectEvent } from 'react'
import { Button } from '@throughline/ui/Button'
import { Plus } from 'lucide-react'
import type { TacticField } from '@throughline/domain/channels'
import { useLabels } from '@throughline/ui/LocaleProvider'

import { boundedSlots } from '../host-input'
import { useRetainedEntries, useUnsavedParts, useReportedWhile } from '../retained-entries'
import type { TacticFieldValues, TacticFieldRefusal } from './field-values'
import { englishTacticFieldsLabels } from './TacticFieldsTable.labels'
import { EditedFieldRow, TacticFieldRow } from './TacticFieldRow'
import { ColumnHeads, TableRoot, NewField } from './TacticFieldsTable.styles'
import type { TacticFieldsTableProps } from './TacticFieldsTable.types'
import { useFieldFocus } from './use-field-focus'
import { draftOf, emptyValues } from './field-values'
import type { TacticFieldsLabels } from './TacticFieldsTable.labels'
import { TacticFieldForm } from './TacticFieldForm'

/**
 * Table of the custom fields of a plan or of a tactic type. Users add fields, edit them in their
 * row, order them by mouse or keys, and delete them after a confirmation. Every callback returns
 * the reason of a refusal. The table shows it where the user is working, and typed text stays.
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
  labels: providedLabels = englishTacticFieldsLabels,
}: TacticFieldsTableProps) {
  const labels = useLabels(providedLabels)
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
  const { visible, isGone, keep } = useRetainedEntries(ordered)
  const rows = useMemo(() => {
    const present = new Set(ordered)
    return visible.map((field) => ({
      id: String(field.id),
      label: field.name,
      isDisabled: !present.has(field),
      field,
    }))
  }, [ordered, visible])
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

interface NewFieldFormProps {
  readonly labels: TacticFieldsLabels
  readonly onAdd: (values: TacticFieldValues) => Promise<TacticFieldRefusal | undefined>
  readonly onUnsavedChange: (hasUnsaved: boolean) => void
}

/** The form that adds a custom field; it is empty again after that. */
function NewFieldForm({ labels, onAdd, onUnsavedChange }: NewFieldFormProps) {
  const [values, setValues] = useState(emptyValues)
  const hasUnsaved =
    values.type !== null || [values.name, values.description, values.helpText].some(Boolean)
  useReportedWhile(hasUnsaved, onUnsavedChange)
  return (
    <NewField>
      <TacticFieldForm
        label={labels.newField}
        values={values}
        labels={labels}
        onChange={(part) => {
          setValues((before) => ({ ...before, ...part }))
        }}
        onSubmit={async () => {
          const draft = draftOf(values)
          if (draft === null) return { type: labels.typeRequired }
          const refusal = await onAdd(draft)
          if (refusal === undefined) setValues(emptyValues)
          return refusal
        }}
        renderFoot={({ isSaving }) => (
          <Button type="submit" icon={Plus} isBusy={isSaving}>
            {labels.add}
          </Button>
        )}
      />
    </NewField>
  )
}

interface Deletion {
  /** In the order on the screen. */
  readonly fields: readonly TacticField[]
  readonly onDelete: TacticFieldsTableProps['onDelete']
  /** The question has closed. @param neighborId the field after the deleted one, or else before it */
  readonly onDeleted: (neighborId: number | null) => void
}

/** The question before a field is deleted, and the wait for it. */
function useFieldDeletion({ fields, onDelete, onDeleted }: Deletion) {
  const [requested, setRequested] = useState<{
    readonly field: TacticField
    readonly neighborId: number | null
  } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [deleted, setDeleted] = useState<{ readonly neighborId: number | null } | null>(null)
  // The page takes no focus before the question has closed.
  const handleClosed = useEffectEvent(onDeleted)
  useEffect(() => {
    if (deleted !== null) handleClosed(deleted.neighborId)
  }, [deleted])
  return {
    field: requested?.field ?? null,
    isBusy,
    error,
    ask: (field: TacticField) => {
      const at = fields.findIndex(({ id }) => id === field.id)
      setError(null)
      setRequested({ field, neighborId: (fields[at + 1] ?? fields[at - 1])?.id ?? null })
    },
    cancel: () => {
      setRequested(null)
    },
    confirm: async () => {
      if (requested === null) return
      setIsBusy(true)
      setError(null)
      const refusal = await onDelete({ field: requested.field })
      setIsBusy(false)
      if (refusal === undefined) {
        setRequested(null)
        setDeleted({ neighborId: requested.neighborId })
      } else setError(refusal)
    },
  }
}

/** Returns the order of fields: the user's latest order until it is stored or refused. */
function useFieldOrder(
  fields: readonly TacticField[],
  onReorder: TacticFieldsTableProps['onReorder'],
) {
  const [pending, setPending] = useState<readonly number[] | null>(null)
  const ordered = useMemo(() => {
    if (pending === null) return fields
    const places = new Map(pending.map((id, place) => [id, place]))
    // Fields that other users have added meanwhile come last.
    const placeOf = ({ id }: TacticField) => places.get(id) ?? places.size
    return [...fields].sort((a, b) => placeOf(a) - placeOf(b))
  }, [fields, pending])
  return {
    ordered,
    reorder: (change: Parameters<typeof onReorder>[0]) => {
      setPending(change.ids)
      const settle = () => {
        // A later move has set another order.
        setPending((ids) => (ids === change.ids ? null : ids))
      }
      void onReorder(change).then(settle, settle)
    },
  }
}
