import { useRef, type ReactNode } from 'react'

import { Banner } from '../Banner/Banner'
import { Button } from '../Button/Button'
import { Dialog, type DialogProps } from '../Dialog/Dialog'
import { ConfirmBody } from './ConfirmDialog.styles'

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'footer' | 'initialFocusRef' | 'onClose' | 'placement' | 'role' | 'size'
> {
  isOpen: boolean
  /** The question, naming what it is about: "Delete VIP early access?" */
  title: ReactNode
  /** What will happen, and whether it can be undone. */
  children?: ReactNode
  /** The verb of the question: "Delete tactic". */
  confirmLabel: string
  /** Names the way out. */
  cancelLabel: string
  /** Names the button in the corner. */
  closeLabel: string
  /** Says that confirming destroys: red, and the focus starts on the way out. @default false */
  isDestructive?: boolean
  /** The confirmed step is under way; the dialog waits. @default false */
  isBusy?: boolean
  /** Why the confirmed step did not work; the dialog stays, so that it can be tried again. */
  error?: ReactNode
  onConfirm: () => void
  /** The way out was taken, by button, Esc or a press beside the dialog. Not called while busy. */
  onCancel: () => void
}

/** Asks before a step that is hard to take back. */
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
