import { isApiError } from '@throughline/api-client'
import { isolateText, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { repeats } from '@throughline/domain/recurrence'
import type { TacticListItem } from '@throughline/domain/tactics'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { useState, type ReactElement } from 'react'
import { useShowToast } from '../platform/ToastProvider'
import { useReportedChange, type UndoStack } from '../undo'

export interface DeletionOptions {
  readonly onDelete: (request: { item: TacticListItem }) => Promise<void>
  /** Restores a deleted item. */
  readonly onRestore: (request: { item: TacticListItem }) => Promise<unknown>
  /** Called when an item is being restored. */
  readonly onTakenBack: (change: { item: TacticListItem }) => void
  /** Called when the item has been deleted. */
  readonly onDeleted?: () => void
  readonly undoStack: UndoStack
}

/** Deletes items after a confirmation, and lets the person undo it. */
export function useDeletion({
  onDelete,
  onRestore,
  onTakenBack,
  onDeleted,
  undoStack,
}: DeletionOptions): {
  /** Asks for the confirmation. */
  readonly ask: (item: TacticListItem) => void
  /** The dialog of the confirmation; null while it is closed. */
  readonly question: ReactElement | null
} {
  const showToast = useShowToast()
  const report = useReportedChange(undoStack)
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
      await report({
        saving: onDelete({ item: confirmed }),
        takeBack: () => restore(confirmed),
        toast: { id: 'deletion', tone: 'success', text: TACTIC_MESSAGES.deleted },
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
