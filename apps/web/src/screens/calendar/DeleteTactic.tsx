import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import { repeats } from '@throughline/domain/recurrence'
import type { TacticListItem } from '@throughline/domain/tactics'
import { Button } from '@throughline/ui/Button'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { useState } from 'react'
import { useDeleteTactic } from '../../data/tactics'
import { useShowToast } from '../../shell/ToastProvider'

export interface DeleteTacticProps {
  readonly item: TacticListItem
  readonly onDeleted: () => void
}

/** Deletes an item after asking. */
export function DeleteTactic({ item, onDeleted }: DeleteTacticProps) {
  const remove = useDeleteTactic(item.planId)
  const showToast = useShowToast()
  const [isAsking, setIsAsking] = useState(false)

  const handleConfirm = async () => {
    try {
      await remove.mutateAsync({ item })
      showToast({ tone: 'success', text: TACTIC_MESSAGES.deleted })
      setIsAsking(false)
      onDeleted()
    } catch {
      showToast({ tone: 'error', text: TACTIC_MESSAGES.deleteFailed })
      setIsAsking(false)
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
        isBusy={remove.isPending}
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
