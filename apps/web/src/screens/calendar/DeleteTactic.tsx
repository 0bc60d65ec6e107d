import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import { repeats } from '@throughline/domain/recurrence'
import type { TacticListItem } from '@throughline/domain/tactics'
import { Button } from '@throughline/ui/Button'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { useState } from 'react'
import { useShowToast } from '../../shell/ToastProvider'

/** Long enough to notice that it was the wrong one, in milliseconds. */
const UNDO_NOTICE_MS = 6000

export interface DeleteTacticProps {
  readonly item: TacticListItem
  readonly onDelete: (request: { item: TacticListItem }) => Promise<void>
  /** Takes the deletion back. */
  readonly onRestore: (request: { item: TacticListItem }) => Promise<unknown>
  readonly onDeleted: () => void
}

/** Deletes an item after asking. */
export function DeleteTactic({ item, onDelete, onRestore, onDeleted }: DeleteTacticProps) {
  const showToast = useShowToast()
  const [isAsking, setIsAsking] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)

  const handleUndo = () => {
    onRestore({ item }).catch((error: unknown) => {
      showToast({ tone: 'error', text: error instanceof Error ? error.message : 'Not restored.' })
    })
  }
  const handleConfirm = async () => {
    setIsDeleting(true)
    try {
      await onDelete({ item })
      showToast({
        tone: 'success',
        text: TACTIC_MESSAGES.deleted,
        lifetimeMs: UNDO_NOTICE_MS,
        action: { label: 'Undo', onSelect: handleUndo },
      })
      onDeleted()
    } catch {
      showToast({ tone: 'error', text: TACTIC_MESSAGES.deleteFailed })
      setIsAsking(false)
      setIsDeleting(false)
    }
  }
  return (
    <>
      <Button
        data-part="destroy"
        variant="danger-ghost"
        onClick={() => {
          setIsAsking(true)
        }}
      >
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete ${item.title}?`}
        confirmLabel="Delete"
        cancelLabel="Cancel"
        closeLabel="Close"
        isDestructive
        isBusy={isDeleting}
        onConfirm={() => {
          void handleConfirm()
        }}
        onCancel={() => {
          setIsAsking(false)
        }}
      >
        {TACTIC_MESSAGES.confirmDelete}
        {repeats(item.rrule) ? ' It repeats: the whole series is deleted.' : ''}
      </ConfirmDialog>
    </>
  )
}
