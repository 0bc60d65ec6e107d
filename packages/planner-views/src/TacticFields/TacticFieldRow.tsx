import type { TacticField } from '@throughline/domain/channels'
import { Button } from '@throughline/ui/Button'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { IconButton } from '@throughline/ui/IconButton'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useReportedWhile } from '../retained-entries'
import { changesOf, draftOf, valuesOf } from './field-values'
import type {
  FieldProblems,
  FieldValues,
  TacticFieldRefusal,
  TacticFieldValues,
} from './field-values'
import type { TacticFieldsLabels } from './TacticFieldsTable.labels'
import { TacticFieldForm } from './TacticFieldForm'
import { FieldRow } from './TacticFieldsTable.styles'

export interface TacticFieldRowProps {
  readonly field: TacticField
  readonly isReadOnly: boolean
  readonly labels: TacticFieldsLabels
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** A custom field as the table shows it. */
export function TacticFieldRow({
  field,
  isReadOnly,
  labels,
  onEdit,
  onDelete,
}: TacticFieldRowProps) {
  const { id, name, type, description, helpText } = field
  return (
    <FieldRow data-field-id={id}>
      <span data-part="name">{name}</span>
      <span data-part="type">{labels.typeNames[type]}</span>
      <span data-part="text">{description}</span>
      <span data-part="text">{helpText}</span>
      {isReadOnly ? null : (
        <span data-part="actions">
          <IconButton
            data-part="edit"
            icon={Pencil}
            size="small"
            label={labels.editOf({ name })}
            onClick={onEdit}
          />
          <IconButton
            data-part="delete"
            icon={Trash2}
            size="small"
            label={labels.deleteOf({ name })}
            onClick={onDelete}
          />
        </span>
      )}
    </FieldRow>
  )
}

export interface EditedFieldRowProps {
  /** The stored field; it changes when another user changes it. */
  readonly field: TacticField
  /** Another user has deleted the field; saving then adds it as a new one. */
  readonly isGone: boolean
  readonly typeLock: string | null
  readonly labels: TacticFieldsLabels
  readonly onSave: (changes: Partial<TacticFieldValues>) => Promise<TacticFieldRefusal | undefined>
  readonly onAdd: (values: TacticFieldValues) => Promise<TacticFieldRefusal | undefined>
  /** The row is not edited any more: it was saved, nothing was changed, or the user canceled. */
  readonly onEnd: (isAdded: boolean) => void
  /**
   * The form has opened or closed. While it is open, the row stays even if another user deletes the
   * field.
   */
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onUnsavedChange: (hasUnsaved: boolean) => void
}

/**
 * Row of a custom field while it is edited. Parts that the user has not touched follow changes of
 * other users.
 */
export function EditedFieldRow({
  field,
  isGone,
  typeLock,
  labels,
  onSave,
  onAdd,
  onEnd,
  onOpenChange,
  onUnsavedChange,
}: EditedFieldRowProps) {
  const [before] = useState(() => valuesOf(field))
  const [touched, setTouched] = useState<Partial<FieldValues>>({})
  const stored = valuesOf(field)
  const values = { ...stored, ...touched }
  const changes = changesOf(field, values)
  const hasUnsaved = Object.keys(changes).length > 0
  const [isLeaving, setIsLeaving] = useState(false)
  const end = () => {
    onEnd(false)
  }
  // The Discard button of a deleted field names the loss itself.
  const cancel = hasUnsaved && !isGone ? () => setIsLeaving(true) : end
  const save = async () => {
    if (!isGone) return hasUnsaved ? onSave(changes) : undefined
    const draft = draftOf(values)
    return draft === null ? { type: labels.typeRequired } : onAdd(draft)
  }
  useReportedWhile(true, onOpenChange)
  useReportedWhile(hasUnsaved || isGone, onUnsavedChange)
  return (
    <>
      <TacticFieldForm
        label={labels.editOf({ name: before.name })}
        values={values}
        notices={noticesOf({ before, stored, values, labels })}
        typeLock={isGone ? null : typeLock}
        warning={isGone ? labels.deletedMeanwhile({ name: before.name }) : null}
        labels={labels}
        onChange={(part) => {
          setTouched((parts) => ({ ...parts, ...part }))
        }}
        onCancel={cancel}
        onSubmit={async () => {
          const refusal = await save()
          if (refusal === undefined) onEnd(isGone)
          return refusal
        }}
        renderFoot={({ isSaving }) => (
          <>
            <Button type="submit" variant="primary" size="small" isBusy={isSaving}>
              {isGone ? labels.addAsNew : labels.save}
            </Button>
            <Button size="small" disabled={isSaving} onClick={cancel}>
              {isGone ? labels.discard : labels.cancel}
            </Button>
          </>
        )}
      />
      <ConfirmDialog
        isOpen={isLeaving}
        title={labels.leaveQuestion}
        confirmLabel={labels.leaveAction}
        cancelLabel={labels.stay}
        closeLabel={labels.close}
        isDestructive
        onConfirm={end}
        onCancel={() => {
          setIsLeaving(false)
        }}
      >
        {labels.leaveConsequence}
      </ConfirmDialog>
    </>
  )
}

const parts = ['name', 'type', 'description', 'helpText'] as const

/**
 * Returns a notice for each part that another user has changed while the user was changing it too.
 */
function noticesOf({
  before,
  stored,
  values,
  labels,
}: {
  readonly before: FieldValues
  readonly stored: FieldValues
  readonly values: FieldValues
  readonly labels: TacticFieldsLabels
}): FieldProblems {
  const clashing = parts.filter(
    (part) => stored[part] !== before[part] && values[part] !== stored[part],
  )
  return Object.fromEntries(
    clashing.map((part) => {
      const value =
        part === 'type' ? (stored.type === null ? '' : labels.typeNames[stored.type]) : stored[part]
      return [part, labels.changedMeanwhile({ value })]
    }),
  )
}
