import {
  cloneElement,
  useId,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
} from 'react'

import type { Placement } from '../../internal/floating/place-beside'
import { useFloating } from '../../internal/floating/use-floating'
import { TooltipAnchor, TooltipKeys, TooltipRoot } from './Tooltip.styles'
import { useHoverIntent } from './use-hover-intent'

export interface TooltipProps {
  /** A few words. Not for essential information. */
  text: string
  /** The keys that do the same, shown after the text. */
  shortcut?: string
  /** @default 'bottom-center' */
  placement?: Placement
  /**
   * Whether the text is the accessible description of the control. Not if it repeats
   * its name.
   * @default true
   */
  isDescription?: boolean
  /** The control that it describes: one focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/**
 * A few words about a control, shown when the pointer rests on it or when it is focused
 * by keyboard. The pointer may move onto the tooltip, and Esc hides it.
 */
export function Tooltip({
  text,
  shortcut,
  placement = 'bottom-center',
  isDescription = true,
  children,
}: TooltipProps) {
  const id = useId()
  const wrapperRef = useRef<HTMLSpanElement>(null)
  const anchorRef = useRef<Element>(null)
  const { isOpen, open, openSoon, closeSoon, close } = useHoverIntent()
  const floatingRef = useFloating<HTMLSpanElement>({
    isOpen,
    anchor: anchorRef,
    placement,
    gap: 6,
  })
  useLayoutEffect(() => {
    // The wrapper has no box, so the control in it is the anchor.
    anchorRef.current = wrapperRef.current?.firstElementChild ?? null
  })

  const handleFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) open()
  }
  const handlePointerEnter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') openSoon()
  }
  return (
    <TooltipAnchor
      ref={wrapperRef}
      onPointerEnter={handlePointerEnter}
      onPointerLeave={closeSoon}
      onPointerDown={close}
      onFocus={handleFocus}
      onBlur={close}
    >
      {isDescription
        ? cloneElement(children, {
            'aria-describedby': [children.props['aria-describedby'], id].filter(Boolean).join(' '),
          })
        : children}
      {isDescription && !isOpen ? (
        <span id={id} hidden>
          {text}
        </span>
      ) : null}
      {isOpen ? (
        <TooltipRoot
          ref={floatingRef}
          id={id}
          role="tooltip"
          popover="manual"
          {...(isDescription ? null : { 'aria-hidden': true })}
        >
          {text}
          {shortcut === undefined ? null : <TooltipKeys>{shortcut}</TooltipKeys>}
        </TooltipRoot>
      ) : null}
    </TooltipAnchor>
  )
}
