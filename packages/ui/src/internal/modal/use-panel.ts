import { useLayoutEffect, useRef, type RefObject } from 'react'

import { initialFocusIn, moveFocusInto } from '../focus/focusable'
import { useEscape } from '../keyboard/use-escape'

interface PanelOptions {
  /** Whether it is open. @default true */
  isOpen?: boolean
  /** Whether the focus moves in when it opens. */
  takesFocus: boolean
  /** Where the focus goes without `initialFocusRef` and `data-autofocus`. @default 'first-control' */
  startsOn?: 'first-control' | 'itself'
  initialFocusRef: RefObject<HTMLElement | null> | undefined
  onEscape: () => void
  /** Whether it is the page itself, which Esc in a text field does not close. @default false */
  isPage?: boolean
}

/**
 * The behaviour of a panel that opens beside the page without making the page inert:
 * the focus moves in and returns, Esc asks to close the panel.
 */
export function usePanel({
  isOpen = true,
  takesFocus,
  startsOn = 'first-control',
  initialFocusRef,
  onEscape,
  isPage = false,
}: PanelOptions): RefObject<HTMLDialogElement | null> {
  const panelRef = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const panel = panelRef.current
    if (!isOpen || !panel) return undefined
    const body = panel.querySelector(":scope > [data-part='body']")
    const within = startsOn === 'first-control' ? [body] : []
    return moveFocusInto(
      panel,
      takesFocus ? initialFocusIn(panel, { initialFocusRef, within }) : null,
    )
  }, [isOpen, takesFocus, startsOn, initialFocusRef])
  useEscape(isOpen, onEscape, { isPage })
  return panelRef
}
