import { isolateText, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { repeats } from '@throughline/domain/recurrence'
import type { TacticListItem } from '@throughline/domain/tactics'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { useState, type ReactElement } from 'react'
import { useUndoableDeletion, type UndoableDeletionOptions } from './use-undoable-deletion'

/** Deletes items after a confirmation, and offers Undo. */
export function useDeletion(options: UndoableDeletionOptions): {
  /** Opens the confirmation. */
  readonly ask: (item: TacticListItem) => void
  /** The dialog of the confirmation; null while it is closed. */
  readonly question: ReactElement | null
} {
  const remove = useUndoableDeletion(options)
  const [item, setItem] = useState<TacticListItem | null>(null)
  const [isDeleting, setIsDeleting] = useState(false)

  const handleConfirm = async (confirmed: TacticListItem) => {
    setIsDeleting(true)
    await remove(confirmed)
    setItem(null)
    setIsDeleting(false)
  }

  return {
    ask: setItem,
    question:
      item === null ? null : (
        <ConfirmDialog
          isOpen
          title={`Delete ${isolateText(item.title)}?`}
          confirmLabel="Delete"
          cancelLabel="Cancel"
          closeLabel="Close"
          isDestructive
          isBusy={isDeleting}
          onConfirm={() => {
            void handleConfirm(item)
          }}
          onCancel={() => {
            setItem(null)
          }}
        >
          {TACTIC_MESSAGES.confirmDelete}
          {repeats(item.rrule) ? ' It repeats: the whole series is deleted.' : ''}
        </ConfirmDialog>
      ),
  }
}
