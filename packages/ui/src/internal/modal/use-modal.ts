import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'

import { initialFocusIn, wrapTab } from '../focus/focusable'
import { useEscape } from '../keyboard/use-escape'
import { enterModal } from './modal-stack'

/** How a person asked to close a dialog. */
export type DialogCloseReason = 'escape' | 'backdrop' | 'close-button'

interface ModalOptions {
  isOpen: boolean
  /** Where the focus goes without `initialFocusRef` and `data-autofocus`. @default 'first-control' */
  startsOn?: 'first-control' | 'itself'
  initialFocusRef: RefObject<HTMLElement | null> | undefined
  onClose: (request: { reason: DialogCloseReason }) => void
  /** The caller's attributes for the element; its handlers of these events are called first. */
  elementProps: Pick<ComponentProps<'dialog'>, 'onKeyDown' | 'onPointerDown' | 'onPointerUp'>
}

/**
 * The behaviour of a modal, built on the `dialog` element: the rest of the page is
 * inert, and the focus moves in, stays in and returns to where it was.
 */
export function useModal({
  isOpen,
  startsOn = 'first-control',
  initialFocusRef,
  onClose,
  elementProps,
}: ModalOptions) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const pressedBackdropRef = useRef(false)
  const handleClose = useEffectEvent((reason: DialogCloseReason) => {
    onClose({ reason })
  })

  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!isOpen || !dialog) return undefined
    dialog.showModal()
    const partNames = startsOn === 'first-control' ? ['body', 'foot'] : []
    const within = partNames.map((name) => dialog.querySelector(`:scope > [data-part='${name}']`))
    initialFocusIn(dialog, { initialFocusRef, within }).focus()
    // The platform may have a gesture that closes dialogs without a key press.
    const handleCancel = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      handleClose('escape')
    }
    dialog.addEventListener('cancel', handleCancel)
    const leaveModal = enterModal(dialog)
    return () => {
      leaveModal()
      dialog.removeEventListener('cancel', handleCancel)
      // The browser returns the focus only if the dialog is closed before it is removed.
      dialog.close()
    }
  }, [isOpen, startsOn, initialFocusRef])

  useEscape(isOpen, () => {
    onClose({ reason: 'escape' })
  })

  const handleKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    elementProps.onKeyDown?.(event)
    if (event.key === 'Tab' && !event.defaultPrevented && dialogRef.current) {
      wrapTab(event, dialogRef.current)
    }
  }
  const handlePointerDown = (event: PointerEvent<HTMLDialogElement>) => {
    elementProps.onPointerDown?.(event)
    pressedBackdropRef.current = isOnBackdrop(event)
  }
  const handlePointerUp = (event: PointerEvent<HTMLDialogElement>) => {
    elementProps.onPointerUp?.(event)
    // A drag that started inside, such as selecting text, and ends outside must not close it.
    if (pressedBackdropRef.current && isOnBackdrop(event)) onClose({ reason: 'backdrop' })
    pressedBackdropRef.current = false
  }

  return {
    dialogRef,
    dialogProps: {
      onKeyDown: handleKeyDown,
      onPointerDown: handlePointerDown,
      onPointerUp: handlePointerUp,
    },
  }
}

function isOnBackdrop(event: PointerEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false
  const box = event.currentTarget.getBoundingClientRect()
  const isInside =
    event.clientX >= box.left &&
    event.clientX <= box.right &&
    event.clientY >= box.top &&
    event.clientY <= box.bottom
  return !isInside
}
