import {
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type RefObject,
} from 'react'

import { activeElementAround } from '../../internal/active-element'
import type { Placement } from '../../internal/floating/place-beside'
import { useFloating, type FloatingAnchor } from '../../internal/floating/use-floating'
import { usePressOutside } from '../../internal/floating/use-press-outside'
import { focusableIn, wrapTab } from '../../internal/focusable'
import { useEscape } from '../../internal/use-escape'
import { useMergedRef } from '../../internal/use-merged-ref'
import { PopoverRoot } from './Popover.styles'

/** How a person asked to leave a popover. */
export type PopoverCloseReason = 'escape' | 'outside'

export interface PopoverProps extends ComponentPropsWithRef<'div'> {
  /** Whether it is there; closed, it renders nothing. */
  isOpen: boolean
  /** What it belongs to: the ref of an element, or a box of the viewport (keep the object while it is open). */
  anchor: FloatingAnchor
  /** Its accessible name. */
  label: string
  /** Esc was pressed, or a press began outside of it and its anchor. */
  onClose: (request: { reason: PopoverCloseReason }) => void
  /** The intended place; it takes the opposite side where there is more room. @default 'bottom-start' */
  placement?: Placement
  /** Distance from the anchor in pixels. @default 6 */
  gap?: number
  /** What takes the focus; without it what carries `data-autofocus`, else the first control. */
  initialFocusRef?: RefObject<HTMLElement | null>
}

/** A small piece of work beside what it is about. The page around stays in use. */
export function Popover({ isOpen, ...props }: PopoverProps) {
  return isOpen ? <OpenPopover {...props} /> : null
}

function OpenPopover({
  anchor,
  label,
  onClose,
  placement = 'bottom-start',
  gap = 6,
  initialFocusRef,
  ref,
  onKeyDown,
  ...rest
}: Omit<PopoverProps, 'isOpen'>) {
  const floatingRef = useFloating<HTMLDivElement>({ isOpen: true, anchor, placement, gap })
  const outsideRef = useRef<Element>(null)
  const anchorRef = 'current' in anchor ? anchor : outsideRef

  useLayoutEffect(() => {
    const floating = floatingRef.current
    if (!floating) return undefined
    const cameFrom = activeElementAround(floating)
    const target =
      initialFocusRef?.current ??
      floating.querySelector<HTMLElement>('[data-autofocus]') ??
      focusableIn(floating)[0] ??
      floating
    target.focus({ preventScroll: true })
    return () => {
      // Whoever has moved on with the pointer keeps what they pointed at.
      const isStillHere = floating.contains(activeElementAround(floating))
      if (isStillHere && cameFrom instanceof HTMLElement && cameFrom.isConnected) {
        cameFrom.focus({ preventScroll: true })
      }
    }
  }, [floatingRef, initialFocusRef])

  useEscape(true, () => {
    onClose({ reason: 'escape' })
  })
  usePressOutside(true, [floatingRef, anchorRef], () => {
    onClose({ reason: 'outside' })
  })

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    if (event.key === 'Tab' && !event.defaultPrevented && floatingRef.current) {
      wrapTab(event, floatingRef.current)
    }
  }
  return (
    <PopoverRoot
      {...rest}
      ref={useMergedRef(ref, floatingRef)}
      popover="manual"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    />
  )
}
