import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'

import type { MenuItem } from '../../internal/menu/menu-model'
import { fittingCount } from './fitting-count'

/** Handlers of the items for the overflow menu. */
export interface OverflowEntry {
  readonly item: MenuItem
  readonly onSelect: () => void
}

/** Registers the items of a toolbar for the overflow menu. */
export interface OverflowRegistry {
  readonly register: (id: string, entry: RefObject<OverflowEntry>) => () => void
  readonly hiddenIds: ReadonlySet<string>
}

const GAP_PIXELS = 4
const INSIDE = '[data-toolbar-item], [data-toolbar-more]'
const none: ReadonlySet<string> = new Set()

/** The elements of the line that cannot move into the menu. */
function othersIn(root: HTMLElement): Element[] {
  return [...root.children].filter(
    (child) =>
      child instanceof HTMLElement &&
      child.dataset['toolbarMore'] === undefined &&
      !child.matches('[data-toolbar-item], :has([data-toolbar-item])'),
  )
}

/** Returns the width between the paddings of an element, in pixels. */
function contentWidthOf(element: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
  return (
    element.clientWidth -
    Number.parseFloat(paddingInlineStart) -
    Number.parseFloat(paddingInlineEnd)
  )
}

/**
 * Finds which items of a line do not fit. It measures when the size of the line or of
 * any item changes, and when items are added or removed.
 */
export function useOverflow(rootRef: RefObject<HTMLElement | null>, isActive: boolean) {
  const entriesRef = useRef(new Map<string, RefObject<OverflowEntry>>())
  const [hiddenIds, setHiddenIds] = useState(none)

  const register = useCallback<OverflowRegistry['register']>((id, entry) => {
    const entries = entriesRef.current
    entries.set(id, entry)
    return () => {
      entries.delete(id)
    }
  }, [])

  useLayoutEffect(() => {
    const root = rootRef.current
    if (!isActive || !root) return undefined
    const measure = () => {
      const items = [...root.querySelectorAll<HTMLElement>('[data-toolbar-item]')]
      const widthOf = (element: Element) => element.getBoundingClientRect().width
      const used = othersIn(root).reduce((sum, other) => sum + widthOf(other) + GAP_PIXELS, 0)
      const more = root.querySelector('[data-toolbar-more]')
      const height = more?.getBoundingClientRect().height
      const fits = fittingCount(
        items.map(widthOf),
        contentWidthOf(root) - used,
        // A hidden button has no size; when shown it is a square as high as the line.
        height || root.clientHeight || 32,
        GAP_PIXELS,
      )
      const ids = items.slice(fits).map((item) => item.dataset['toolbarItem'] ?? '')
      setHiddenIds((before) =>
        before.size === ids.length && ids.every((id) => before.has(id)) ? before : new Set(ids),
      )
    }
    const sizes = new ResizeObserver(measure)
    const watch = () => {
      sizes.disconnect()
      sizes.observe(root)
      for (const other of othersIn(root)) sizes.observe(other)
      for (const item of root.querySelectorAll('[data-toolbar-item]')) sizes.observe(item)
    }
    const handleChange = (records: readonly MutationRecord[]) => {
      // Changes inside of the menu or of a control matter only if they change its size.
      const isOwn = records.some(
        ({ target }) => target instanceof Element && target.closest(INSIDE) === null,
      )
      if (!isOwn) return
      watch()
      measure()
    }
    measure()
    watch()
    const children = new MutationObserver(handleChange)
    children.observe(root, { childList: true, subtree: true })
    return () => {
      sizes.disconnect()
      children.disconnect()
    }
  }, [rootRef, isActive])

  return { register, hiddenIds, entriesRef }
}
