import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import { repeats } from '@throughline/domain/recurrence'
import type { TacticListItem } from '@throughline/domain/tactics'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { useState, type ReactElement } from 'react'
import { useShowToast } from '../../shell/ToastProvider'
import type { UndoStack } from './use-undo'

/** Long enough to notice that it was the wrong one, in milliseconds. */
const UNDO_NOTICE_MS = 6000

export interface DeletionOptions {
  readonly onDelete: (request: { item: TacticListItem }) => Promise<void>
  /** Takes the deletion back. */
  readonly onRestore: (request: { item: TacticListItem }) => Promise<unknown>
  /** It is gone. */
  readonly onDeleted?: () => void
  readonly undoStack: UndoStack
}

/** Deletes items after asking, and lets a person take it back. */
export function useDeletion({ onDelete, onRestore, onDeleted, undoStack }: DeletionOptions): {
  /** Asks whether an item is to be deleted. */
  readonly ask: (item: TacticListItem) => void
  /** The question while it is asked; to be drawn anywhere. */
  readonly question: ReactElement | null
} {
  const showToast = useShowToast()
  const [item, setItem] = useState<TacticListItem | null>(null)
  const [isDeleting, setIsDeleting] = useState(false)

  const restore = async (deleted: TacticListItem) => {
    try {
      await onRestore({ item: deleted })
      showToast({ id: 'deletion', tone: 'success', text: `${deleted.title} is back.` })
    } catch (error) {
      showToast({
        id: 'deletion',
        tone: 'error',
        text: error instanceof Error ? error.message : 'Not restored.',
      })
    }
  }
  const handleConfirm = async (confirmed: TacticListItem) => {
    setIsDeleting(true)
    try {
      await onDelete({ item: confirmed })
      const undo = undoStack.push({ run: () => restore(confirmed) })
      showToast({
        id: 'deletion',
        tone: 'success',
        text: TACTIC_MESSAGES.deleted,
        lifetimeMs: UNDO_NOTICE_MS,
        action: { label: 'Undo', onSelect: undo },
      })
      onDeleted?.()
    } catch {
      showToast({ tone: 'error', text: TACTIC_MESSAGES.deleteFailed })
    }
    setItem(null)
    setIsDeleting(false)
  }

  return {
    ask: setItem,
    question:
      item === null ? null : (
        <ConfirmDialog
          isOpen
          title={`Delete ${item.title}?`}
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
