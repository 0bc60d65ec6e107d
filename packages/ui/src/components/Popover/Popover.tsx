import {
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type RefObject,
} from 'react'

import type { Placement } from '../../internal/floating/place-beside'
import { useFloating, type FloatingAnchor } from '../../internal/floating/use-floating'
import { usePressOutside } from '../../internal/floating/use-press-outside'
import { initialFocusIn, moveFocusInto, wrapTab } from '../../internal/focus/focusable'
import { useEscape } from '../../internal/keyboard/use-escape'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { PopoverRoot } from './Popover.styles'

/** How a person asked to close a popover. */
export type PopoverCloseReason = 'escape' | 'outside'

export interface PopoverProps extends ComponentPropsWithRef<'div'> {
  /** Whether it is open; a closed popover renders nothing. */
  isOpen: boolean
  /**
   * The element that it belongs to, as a ref, or a box of the viewport (pass the same object while
   * it is open).
   */
  anchor: FloatingAnchor
  /** Its accessible name. */
  label: string
  /** Esc was pressed, or a press started outside of the popover and its anchor. */
  onClose: (request: { reason: PopoverCloseReason }) => void
  /** The preferred placement; it uses another side where it does not fit. @default 'bottom-start' */
  placement?: Placement
  /** Distance from the anchor in pixels. @default 6 */
  gap?: number
  /**
   * The element that takes the focus; without it the element with `data-autofocus`, else the first
   * control.
   */
  initialFocusRef?: RefObject<HTMLElement | null>
}

/** A small task beside the element that it is about. The page stays usable. */
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
    return moveFocusInto(
      floating,
      initialFocusIn(floating, { initialFocusRef, within: [floating] }),
    )
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
