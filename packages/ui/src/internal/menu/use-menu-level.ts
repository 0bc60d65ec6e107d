import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'

import type { Placement } from '../floating/place-beside'
import { isHeadingInto } from '../floating/pointer-path'
import { useFloating, type FloatingAnchor } from '../floating/use-floating'
import { activeElementAround } from '../focus/shadow-root'
import { findByTyping } from '../keyboard/typeahead'
import { useEscape } from '../keyboard/use-escape'
import { pageIndex } from '../listbox/page-index'
import { menuItemsOf, type MenuEntry, type MenuItem } from './menu-model'

/** Pause after which typed letters start a new word, in milliseconds. */
const TYPING_PAUSE_MS = 700
/** How long a pointer rests on a row before its submenu opens, in milliseconds. */
const HOVER_DELAY_MS = 120
/** How long a pointer on its way into a submenu may rest on other rows, in milliseconds. */
const GRACE_MS = 300

/** Where the focus goes when a level opens; `none` does not move it, as when a pointer opens the level. */
export type MenuOpening = 'first' | 'last' | 'surface' | 'none'

/** How an item was chosen. */
export interface MenuSelection {
  /** Whether the menu stays open. */
  readonly keepsOpen: boolean
  /** The click on an item with `href`, which keys cause as well. */
  readonly event?: MouseEvent<HTMLElement>
}

interface MenuLevelOptions {
  entries: readonly MenuEntry[]
  anchor: FloatingAnchor
  placement: Placement
  gap: number
  opening: MenuOpening
  isSubmenu: boolean
  onSelect: (item: MenuItem, selection: MenuSelection) => void
  onClose: () => void
  onLeave: () => void
}

function rowsIn(menu: Element | null): HTMLElement[] {
  return menu ? [...menu.querySelectorAll<HTMLElement>('[data-item]')] : []
}

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null
}

/** Moving, typing, choosing and opening submenus in one level of a menu. */
export function useMenuLevel(options: MenuLevelOptions) {
  const { entries, anchor, placement, gap, opening, isSubmenu, onSelect, onClose, onLeave } =
    options
  const menuRef = useFloating<HTMLDivElement>({ isOpen: true, anchor, placement, gap })
  const [child, setChild] = useState<{ id: string; opening: MenuOpening } | null>(null)
  const childAnchorRef = useRef<HTMLElement>(null)
  const childRef = useRef<HTMLDivElement>(null)
  const pointRef = useRef<{ x: number; y: number }>(null)
  const hoverTimerRef = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typedRef = useRef('')
  const typingTimerRef = useRef<ReturnType<typeof setTimeout>>(undefined)
  const childItem = child ? menuItemsOf(entries).find((item) => item.id === child.id) : undefined

  useEscape(true, onClose)
  useLayoutEffect(() => {
    if (opening === 'none') return
    const rows = opening === 'surface' ? [] : rowsIn(menuRef.current)
    const checked = rows.find((row) => row.ariaChecked === 'true')
    ;(checked ?? rows.at(opening === 'last' ? -1 : 0) ?? menuRef.current)?.focus({
      preventScroll: true,
    })
    checked?.scrollIntoView({ block: 'nearest' })
  }, [opening, menuRef])
  useEffect(
    () => () => {
      clearTimeout(hoverTimerRef.current)
      clearTimeout(typingTimerRef.current)
    },
    [],
  )

  const itemOf = (row: HTMLElement | null | undefined) =>
    row ? menuItemsOf(entries).find((item) => item.id === row.dataset['item']) : undefined
  const openChild = (row: HTMLElement, childOpening: MenuOpening) => {
    const item = itemOf(row)
    if (item?.entries === undefined || item.isDisabled === true) return false
    childAnchorRef.current = row
    setChild({ id: item.id, opening: childOpening })
    return true
  }
  const closeChild = () => {
    childAnchorRef.current?.focus({ preventScroll: true })
    setChild(null)
  }
  const focusRow = (row: HTMLElement | undefined, preventScroll = false) => {
    clearTimeout(hoverTimerRef.current)
    row?.focus({ preventScroll })
    if (child && row && row.dataset['item'] !== child.id) setChild(null)
  }

  const type = (letter: string, rows: readonly HTMLElement[], current: number) => {
    clearTimeout(typingTimerRef.current)
    typedRef.current += letter
    typingTimerRef.current = setTimeout(() => {
      typedRef.current = ''
    }, TYPING_PAUSE_MS)
    const labels = rows.map((row) =>
      row.ariaDisabled === 'true' ? '' : (row.dataset['label'] ?? ''),
    )
    focusRow(rows[findByTyping(labels, typedRef.current, current)])
  }

  const press = (row: HTMLElement | undefined, key: string) => {
    const item = itemOf(row)
    if (!row || !item) return
    if (openChild(row, 'first')) return
    // After Space on a checkable item the menu stays open: the change is visible, and
    // another item can be changed.
    const keepsOpen = key === ' ' && row.role === 'menuitemcheckbox' && item.isDisabled !== true
    if (keepsOpen) onSelect(item, { keepsOpen })
    else row.click()
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rows = rowsIn(menuRef.current)
    const current = rows.findIndex((row) => row === activeElementAround(row))
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: (current + 1) % rows.length,
      ArrowUp: (Math.max(current, 0) - 1 + rows.length) % rows.length,
      Home: 0,
      End: rows.length - 1,
    }
    const page = pageIndex(event.key, current, rows.length)
    const next = moves[event.key] ?? page
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    if (next !== undefined) {
      focusRow(rows[next])
    } else if (event.key === 'Tab') {
      // The focus returns to the opener first, so that Tab continues from there.
      onLeave()
      return
    } else if (event.key === 'Enter' || (event.key === ' ' && typedRef.current === '')) {
      press(rows[current], event.key)
    } else if (event.key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')) {
      const row = rows[current]
      if (row) openChild(row, 'first')
    } else if (event.key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft')) {
      if (isSubmenu) onClose()
    } else if (isLetter) {
      const numbered = /\d/.test(event.key)
        ? menuItemsOf(entries).find(({ shortcut }) => shortcut === event.key)
        : undefined
      if (numbered === undefined) type(event.key, rows, current)
      else rows.find((row) => row.dataset['item'] === numbered.id)?.click()
    } else return
    // Keys that the menu handles must not reach the shortcuts of the page or of the
    // view around it.
    event.preventDefault()
    event.stopPropagation()
  }

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const row = rowOf(event.target)
    const item = itemOf(row)
    if (!row || !item) return
    if (item.isDisabled === true || item.entries) event.preventDefault()
    if (item.isDisabled === true) return
    clearTimeout(hoverTimerRef.current)
    if (openChild(row, event.detail === 0 ? 'first' : 'none')) return
    onSelect(item, { keepsOpen: false, ...(item.href === undefined ? null : { event }) })
  }

  const settleOn = (row: HTMLElement) => {
    if (row !== activeElementAround(row)) focusRow(row, true)
    if (row.dataset['item'] === child?.id) return
    hoverTimerRef.current = setTimeout(() => {
      openChild(row, 'none')
    }, HOVER_DELAY_MS)
  }
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch') return
    const from = pointRef.current
    const to = { x: event.clientX, y: event.clientY }
    pointRef.current = to
    if (from && from.x === to.x && from.y === to.y) return
    const row = rowOf(event.target)
    clearTimeout(hoverTimerRef.current)
    if (!row) return
    const box = child && row.dataset['item'] !== child.id && childRef.current
    if (box && from && isHeadingInto(from, to, box.getBoundingClientRect())) {
      hoverTimerRef.current = setTimeout(() => {
        settleOn(row)
      }, GRACE_MS)
    } else settleOn(row)
  }
  const handlePointerLeave = () => {
    clearTimeout(hoverTimerRef.current)
    pointRef.current = null
  }

  return {
    menuRef,
    childRef,
    childAnchorRef,
    childItem,
    childOpening: child?.opening ?? 'none',
    closeChild,
    levelProps: {
      onKeyDown: handleKeyDown,
      onClick: handleClick,
      onPointerMove: handlePointerMove,
      onPointerLeave: handlePointerLeave,
    },
  }
}
