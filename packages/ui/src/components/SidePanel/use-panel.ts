import { useLayoutEffect, useRef, type RefObject } from 'react'

import { focusableIn } from '../../internal/focusable'
import { useEscape } from '../../internal/use-escape'

interface PanelOptions {
  /** Whether it is open. @default true */
  isOpen?: boolean
  /** Whether the focus moves in when it opens. */
  takesFocus: boolean
  /** Where the focus goes when nothing else is named. @default 'first-control' */
  startsOn?: 'first-control' | 'itself'
  initialFocusRef: RefObject<HTMLElement | null> | undefined
  onEscape: () => void
}

/**
 * Behaviour of something that opens beside the page without making the page
 * inert: the focus moves in and returns, Esc asks to leave.
 */
export function usePanel({
  isOpen = true,
  takesFocus,
  startsOn = 'first-control',
  initialFocusRef,
  onEscape,
}: PanelOptions): RefObject<HTMLDialogElement | null> {
  const panelRef = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const panel = panelRef.current
    if (!isOpen || !panel) return undefined
    const cameFrom = document.activeElement
    if (takesFocus) {
      const body = panel.querySelector(":scope > [data-part='body']")
      const target =
        initialFocusRef?.current ??
        panel.querySelector<HTMLElement>('[data-autofocus]') ??
        (body && startsOn === 'first-control' ? focusableIn(body)[0] : undefined) ??
        panel
      target.focus({ preventScroll: true })
    }
    return () => {
      // Whoever has moved on to the page keeps their place there.
      const isStillHere = panel.contains(document.activeElement)
      if (isStillHere && cameFrom instanceof HTMLElement && cameFrom.isConnected) {
        cameFrom.focus({ preventScroll: true })
      }
    }
  }, [isOpen, takesFocus, startsOn, initialFocusRef])
  useEscape(isOpen, onEscape)
  return panelRef
}
