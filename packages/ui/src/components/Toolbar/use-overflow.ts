import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'

import type { MenuItem } from '../Menu/menu-model'
import { fittingCount } from './fitting-count'

/** What an item of the line does when it is chosen from the menu. */
export interface OverflowEntry {
  readonly item: MenuItem
  readonly onSelect: () => void
}

/** Hands the items of a toolbar to the menu that holds what does not fit. */
export interface OverflowRegistry {
  readonly register: (id: string, entry: RefObject<OverflowEntry>) => () => void
  readonly hiddenIds: ReadonlySet<string>
}

const gapPixels = 4
const none: ReadonlySet<string> = new Set()

/** Finds which items of a line do not fit. It measures when the line or an item changes its size. */
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
      const others = [...root.children].filter(
        (child) =>
          child instanceof HTMLElement &&
          child.dataset['toolbarMore'] === undefined &&
          !child.matches('[data-toolbar-item], :has([data-toolbar-item])'),
      )
      const widthOf = (element: Element) => element.getBoundingClientRect().width
      const taken = others.reduce((sum, other) => sum + widthOf(other) + gapPixels, 0)
      const more = root.querySelector('[data-toolbar-more]')
      const height = more?.getBoundingClientRect().height
      const fits = fittingCount(
        items.map(widthOf),
        root.clientWidth - taken,
        // Hidden it has no size; the button is a square as high as the line.
        height || root.clientHeight || 32,
        gapPixels,
      )
      const ids = items.slice(fits).map((item) => item.dataset['toolbarItem'] ?? '')
      setHiddenIds((before) =>
        before.size === ids.length && ids.every((id) => before.has(id)) ? before : new Set(ids),
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(root)
    for (const item of root.querySelectorAll('[data-toolbar-item]')) observer.observe(item)
    return () => {
      observer.disconnect()
    }
  }, [rootRef, isActive])

  return { register, hiddenIds, entriesRef }
}
