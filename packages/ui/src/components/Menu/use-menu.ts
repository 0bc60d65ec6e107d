import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'

import { useFloating } from '../../internal/floating/use-floating'
import type { Placement } from '../../internal/floating/place-beside'
import { usePressOutside } from '../../internal/floating/use-press-outside'
import { findByTyping } from '../../internal/typeahead'
import { useEscape } from '../../internal/use-escape'

/** Pause after which typed letters begin a new word, in milliseconds. */
const typingPauseMs = 700

function rowsIn(menu: Element | null): HTMLElement[] {
  return menu ? [...menu.querySelectorAll<HTMLElement>('[data-item]')] : []
}

/** Opening, closing, moving and typing in a menu behind a button. */
export function useMenu({ placement }: { placement: Placement }) {
  const [openWith, setOpenWith] = useState<'first' | 'last' | null>(null)
  const isOpen = openWith !== null
  const triggerRef = useRef<HTMLButtonElement>(null)
  const menuRef = useFloating<HTMLDivElement>({ isOpen, anchor: triggerRef, placement })
  const typedRef = useRef('')
  const pauseRef = useRef<ReturnType<typeof setTimeout>>(undefined)

  const close = () => {
    setOpenWith(null)
  }
  const closeAndReturn = () => {
    triggerRef.current?.focus({ preventScroll: true })
    close()
  }
  useEscape(isOpen, closeAndReturn)
  usePressOutside(isOpen, [menuRef, triggerRef], close)

  useLayoutEffect(() => {
    if (openWith === null) return
    const rows = rowsIn(menuRef.current)
    const checked = rows.find((row) => row.ariaChecked === 'true')
    ;(checked ?? rows.at(openWith === 'first' ? 0 : -1) ?? menuRef.current)?.focus({
      preventScroll: true,
    })
  }, [openWith, menuRef])
  useEffect(
    () => () => {
      clearTimeout(pauseRef.current)
    },
    [],
  )

  const type = (letter: string, rows: readonly HTMLElement[], current: number) => {
    clearTimeout(pauseRef.current)
    typedRef.current += letter
    pauseRef.current = setTimeout(() => {
      typedRef.current = ''
    }, typingPauseMs)
    const labels = rows.map((row) =>
      row.ariaDisabled === 'true' ? '' : (row.dataset['label'] ?? ''),
    )
    rows[findByTyping(labels, typedRef.current, current)]?.focus()
  }

  const handleMenuKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rows = rowsIn(menuRef.current)
    const current = rows.findIndex((row) => row === document.activeElement)
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: (current + 1) % rows.length,
      ArrowUp: (Math.max(current, 0) - 1 + rows.length) % rows.length,
      Home: 0,
      End: rows.length - 1,
    }
    const next = moves[event.key]
    if (next !== undefined) {
      event.preventDefault()
      rows[next]?.focus()
    } else if (event.key === 'Tab') {
      // Tab leaves from the button, as if the menu had never been open.
      closeAndReturn()
    } else if (event.key === 'Enter' || (event.key === ' ' && typedRef.current === '')) {
      event.preventDefault()
      rows[current]?.click()
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault()
      type(event.key, rows, current)
    }
  }

  const handleTriggerKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpenWith(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  const handleTriggerClick = () => {
    setOpenWith(isOpen ? null : 'first')
  }
  return {
    isOpen,
    menuRef,
    triggerRef,
    closeAndReturn,
    handleMenuKeyDown,
    handleTriggerClick,
    handleTriggerKeyDown,
  }
}
