import { useRef, type ReactNode } from 'react'

import { Banner } from '../Banner'
import { Button } from '../Button'
import { Dialog, type DialogProps } from '../Dialog'
import { ConfirmBody } from './ConfirmDialog.styles'

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'footer' | 'initialFocusRef' | 'onClose' | 'placement' | 'role' | 'size'
> {
  isOpen: boolean
  /** The question, with the name of its subject: "Delete VIP early access?" */
  title: ReactNode
  /** The consequences, and whether the user can undo them. */
  children?: ReactNode
  /** The verb of the question: "Delete tactic". */
  confirmLabel: string
  /** Label of the cancel button. */
  cancelLabel: string
  /** Label of the close button in the corner. */
  closeLabel: string
  /**
   * Confirming deletes something: the button is red, and the focus starts on the cancel
   * button. @default false
   */
  isDestructive?: boolean
  /** The confirmed action is in progress; the dialog waits. @default false */
  isBusy?: boolean
  /** Why the confirmed action failed; the dialog stays open for another try. */
  error?: ReactNode
  /** The person confirmed. The dialog stays open until `isOpen` is false. */
  onConfirm: () => void
  /** Cancelled by a button, Esc or a press on the backdrop. Not called while busy. */
  onCancel: () => void
}

/** Asks for confirmation before an action that is hard to undo. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  closeLabel,
  isDestructive = false,
  isBusy = false,
  error,
  onConfirm,
  onCancel,
  ...rest
}: ConfirmDialogProps) {
  const cancelRef = useRef<HTMLButtonElement>(null)
  const confirmRef = useRef<HTMLButtonElement>(null)
  const handleCancel = () => {
    if (!isBusy) onCancel()
  }
  return (
    <Dialog
      {...rest}
      isOpen={isOpen}
      role="alertdialog"
      size="small"
      title={title}
      closeLabel={closeLabel}
      onClose={handleCancel}
      initialFocusRef={isDestructive ? cancelRef : confirmRef}
      footer={
        <>
          <Button ref={cancelRef} variant="ghost" disabled={isBusy} onClick={handleCancel}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirmRef}
            variant={isDestructive ? 'danger' : 'primary'}
            isBusy={isBusy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <ConfirmBody>
        {children === undefined ? null : <div>{children}</div>}
        {error === undefined || isBusy ? null : <Banner tone="danger">{error}</Banner>}
      </ConfirmBody>
    </Dialog>
  )
}
