import { X } from 'lucide-react'
import {
  useEffect,
  useId,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
} from 'react'

import { observeSize } from '../../internal/element-size/observe-size'
import { focusableIn } from '../../internal/focus/focusable'
import { DialogRoot } from '../../internal/modal/DialogRoot.styles'
import { useModal, type DialogCloseReason } from '../../internal/modal/use-modal'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { IconButton } from '../IconButton'
import { useBottomBar } from '../../internal/floating/bottom-bars'
import { DialogBody, DialogFoot, DialogHead, DialogTitle } from './Dialog.styles'

export interface DialogProps extends Omit<
  ComponentPropsWithRef<'dialog'>,
  'title' | 'open' | 'onClose' | 'onCancel'
> {
  /** Whether it is open; closed, it renders nothing. */
  isOpen: boolean
  /** Its heading and accessible name. */
  title: ReactNode
  /** Label of the close button in the corner. */
  closeLabel: string
  /** The user asked to close it. Set `isOpen` to false, or keep it open when work would be lost. */
  onClose: (request: { reason: DialogCloseReason }) => void
  /** Buttons of the footer, the primary one last. */
  footer?: ReactNode
  /** 400, 520 or 760 pixels wide. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Centred, or as a panel at the end side of the screen. @default 'center' */
  placement?: 'center' | 'side'
  /**
   * The element that takes the focus. Without it: the element with `data-autofocus`, else the first
   * control of the body, else of the footer.
   */
  initialFocusRef?: RefObject<HTMLElement | null>
}

/** A task that must be finished or cancelled before the page can be used again. */
export function Dialog({ isOpen, ...props }: DialogProps) {
  return isOpen ? <OpenDialog {...props} /> : null
}

function OpenDialog({
  title,
  closeLabel,
  onClose,
  footer,
  size = 'medium',
  placement = 'center',
  initialFocusRef,
  ref,
  children,
  ...rest
}: Omit<DialogProps, 'isOpen'>) {
  const titleId = useId()
  const footRef = useBottomBar()
  const bodyRef = useRef<HTMLDivElement>(null)
  useScrollFocus(bodyRef)
  const { dialogRef, dialogProps } = useModal({
    isOpen: true,
    initialFocusRef,
    onClose,
    elementProps: rest,
  })
  return (
    <DialogRoot
      aria-labelledby={titleId}
      tabIndex={-1}
      {...rest}
      {...dialogProps}
      ref={useMergedRef(ref, dialogRef)}
      data-size={size}
      data-placement={placement}
    >
      <DialogHead>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <IconButton
          icon={X}
          label={closeLabel}
          size="small"
          style={{ marginBlock: -2 }}
          onClick={() => {
            onClose({ reason: 'close-button' })
          }}
        />
      </DialogHead>
      <DialogBody ref={bodyRef} data-part="body">
        {children}
      </DialogBody>
      {footer === undefined ? null : (
        <DialogFoot ref={footRef} data-part="foot">
          {footer}
        </DialogFoot>
      )}
    </DialogRoot>
  )
}

/** Lets a text that scrolls take the focus, so that keys scroll it. A control inside does so too. */
function useScrollFocus(bodyRef: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const body = bodyRef.current
    if (body === null) return undefined
    return observeSize(body, () => {
      const isScrolling = body.scrollHeight > body.clientHeight
      if (isScrolling && focusableIn(body).length === 0) body.tabIndex = 0
      else body.removeAttribute('tabindex')
    })
  }, [bodyRef])
}
