import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'

import { focusableIn, wrapTab } from '../../internal/focusable'
import { enterModal } from '../../internal/modal-stack'
import { useEscape } from '../../internal/use-escape'

/** How a person asked to leave a dialog. */
export type DialogCloseReason = 'escape' | 'backdrop' | 'close-button'

interface ModalOptions {
  isOpen: boolean
  /** Where the focus goes when nothing else is named. @default 'first-control' */
  startsOn?: 'first-control' | 'itself'
  initialFocusRef: RefObject<HTMLElement | null> | undefined
  onClose: (request: { reason: DialogCloseReason }) => void
  /** Attributes of the dialog's element, whose own handlers of the same events come first. */
  elementProps: Pick<ComponentProps<'dialog'>, 'onKeyDown' | 'onPointerDown' | 'onPointerUp'>
}

function firstFocus(dialog: HTMLDialogElement, startsOn: 'first-control' | 'itself'): HTMLElement {
  const part = (name: string) => dialog.querySelector(`:scope > [data-part='${name}']`)
  const marked = dialog.querySelector<HTMLElement>('[data-autofocus]')
  if (marked) return marked
  if (startsOn === 'itself') return dialog
  for (const name of ['body', 'foot']) {
    const element = part(name)
    const first = element ? focusableIn(element)[0] : undefined
    if (first) return first
  }
  return dialog
}

/**
 * Behaviour of a modal on the platform's dialog: the rest of the page is inert,
 * focus moves in, stays in and returns to where it came from.
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
    ;(initialFocusRef?.current ?? firstFocus(dialog, startsOn)).focus()
    // The browser may close it by a gesture of the platform, without a key press.
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
      // Closing before removal is what makes the browser give the focus back.
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
    // A drag that began on text inside and ended outside is no intent to leave.
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
