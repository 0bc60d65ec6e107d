import { isApiError } from '@throughline/api-client'
import { isolateText, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { repeats } from '@throughline/domain/recurrence'
import type { TacticListItem } from '@throughline/domain/tactics'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { useState, type ReactElement } from 'react'
import { useShowToast } from '../../shell/ToastProvider'
import { UNDO_TOAST_LIFETIME_MS, type UndoStack } from '../../undo'

export interface DeletionOptions {
  readonly onDelete: (request: { item: TacticListItem }) => Promise<void>
  /** Takes the deletion back. */
  readonly onRestore: (request: { item: TacticListItem }) => Promise<unknown>
  /** An item is being brought back. */
  readonly onTakenBack: (change: { item: TacticListItem }) => void
  /** It is gone. */
  readonly onDeleted?: () => void
  readonly undoStack: UndoStack
}

/** Deletes items after asking, and lets a person take it back. */
export function useDeletion({
  onDelete,
  onRestore,
  onTakenBack,
  onDeleted,
  undoStack,
}: DeletionOptions): {
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
      const restoring = onRestore({ item: deleted })
      onTakenBack({ item: deleted })
      await restoring
      showToast({ id: 'deletion', tone: 'success', text: `${isolateText(deleted.title)} is back.` })
      return true
    } catch (error) {
      showToast({
        id: 'deletion',
        tone: 'error',
        text: error instanceof Error ? error.message : 'Not restored.',
      })
      return !isApiError(error, 'network')
    }
  }
  const handleConfirm = async (confirmed: TacticListItem) => {
    setIsDeleting(true)
    try {
      const saving = onDelete({ item: confirmed })
      const undo = undoStack.push({ saving, takeBack: () => restore(confirmed) })
      await saving
      showToast({
        id: 'deletion',
        tone: 'success',
        text: TACTIC_MESSAGES.deleted,
        lifetimeMs: UNDO_TOAST_LIFETIME_MS,
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
