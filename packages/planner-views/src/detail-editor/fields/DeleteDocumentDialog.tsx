import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'

import type { EditorDocument } from '../DetailEditor.types'
import { useEditorForm } from '../editor-form'
import { usePending } from '../use-pending'

interface DeleteDocumentDialogProps {
  document: EditorDocument
  /** Whether this item is one of those that it is attached to. */
  isAttached: boolean
  onDelete: () => Promise<void>
  onClose: () => void
}

/** Asks before a document is deleted for all items that it is attached to. */
export function DeleteDocumentDialog({
  document,
  isAttached,
  onDelete,
  onClose,
}: DeleteDocumentDialogProps) {
  const { labels } = useEditorForm()
  const texts = labels.documents
  const deletion = usePending()
  const otherCount = Math.max(0, document.tacticCount - (isAttached ? 1 : 0))
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={texts.deleteTitle}
      confirmLabel={texts.deleteConfirm}
      cancelLabel={texts.keep}
      closeLabel={texts.close}
      isBusy={deletion.isPending}
      {...(deletion.failure === null ? null : { error: deletion.failure })}
      onCancel={onClose}
      onConfirm={() => {
        deletion.run(async () => {
          await onDelete()
          onClose()
        }, labels.deleteFailed)
      }}
    >
      {texts.deleteHint({ name: document.name, otherCount })}
    </ConfirmDialog>
  )
}
