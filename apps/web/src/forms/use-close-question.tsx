import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { useState, type ReactElement } from 'react'
import type { GuardedForm } from './guarded-form'

export interface LeaveQuestionProps {
  readonly isOpen: boolean
  readonly message?: string | undefined
  /** The user discards the changes. */
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Dialog that asks before the user loses unsaved changes. */
export function LeaveQuestion({
  isOpen,
  message = 'Your changes will be lost.',
  onConfirm,
  onCancel,
}: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Close without saving?"
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      closeLabel="Close"
      isDestructive
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {message}
    </ConfirmDialog>
  )
}

export interface CloseQuestionOptions {
  readonly form: GuardedForm
  /** Closes the form. */
  readonly onClose: () => void
}

/**
 * Returns a question that appears before a form with changes closes. Use it for one of several
 * forms of a screen. `useGuardedForms` of that screen asks when the user goes to another page.
 */
export function useCloseQuestion({ form, onClose }: CloseQuestionOptions): {
  /** Closes the form; asks first when there are changes, does nothing while it is saving. */
  readonly close: () => void
  /** Dialog with the question; render it anywhere. */
  readonly question: ReactElement
} {
  const [isRequested, setIsRequested] = useState(false)
  return {
    close: () => {
      if (form.isSavingNow()) return
      if (form.hasChanges()) setIsRequested(true)
      else onClose()
    },
    question: (
      <LeaveQuestion
        isOpen={isRequested}
        onConfirm={() => {
          form.discard()
          setIsRequested(false)
          onClose()
        }}
        onCancel={() => {
          setIsRequested(false)
        }}
      />
    ),
  }
}
