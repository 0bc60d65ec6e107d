import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'

import type { Editor } from '../use-editor'
import { usePending } from '../use-pending'

/** Dialogs that ask before the user loses the item, or changes of it. */
export function EditorQuestions({ editor }: { editor: Editor }) {
  const { question } = editor
  if (question === 'delete') return <DeleteQuestion editor={editor} />
  return question === 'leave' ? <LeaveQuestion editor={editor} /> : null
}

function DeleteQuestion({ editor }: { editor: Editor }) {
  const { props, labels, view, dropQuestion } = editor
  const { onDelete, before } = props
  const deletion = usePending()
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={labels.deleteTitle({ isInitiative: view.isInitiative })}
      confirmLabel={labels.delete}
      cancelLabel={labels.keep}
      closeLabel={labels.close}
      isBusy={deletion.isPending}
      {...(deletion.failure === null ? null : { error: deletion.failure })}
      onCancel={dropQuestion}
      onConfirm={() => {
        deletion.run(() => {
          const outcome = onDelete?.()
          if (outcome === undefined) dropQuestion()
          return outcome?.then(dropQuestion)
        }, labels.deleteFailed)
      }}
    >
      {labels.deleteHint({ isSeries: before.rrule !== null })}
    </ConfirmDialog>
  )
}

function LeaveQuestion({ editor }: { editor: Editor }) {
  const { props, labels, dropQuestion, leaveReason } = editor
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={labels.leaveTitle}
      confirmLabel={labels.leave}
      cancelLabel={labels.stay}
      closeLabel={labels.close}
      onCancel={dropQuestion}
      onConfirm={() => {
        dropQuestion()
        props.onClose({ reason: leaveReason })
      }}
    />
  )
}
