import type { OverstorySection } from '@throughline/domain/tactics'
import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { focusedAround, useFocusRetention } from '../calendar-item'
import type { RevealedItem } from '../calendar-item'
import { byLane } from './model/bar-step'
import type { StripBar } from './model/strip-section'

interface OpenSection {
  readonly section: OverstorySection
  readonly shownBars: readonly StripBar[]
}

interface StripFocusOptions {
  readonly rootRef: RefObject<HTMLElement | null>
  readonly shownSections: readonly (OpenSection & { readonly isOpen: boolean })[]
  readonly revealedItem: RevealedItem | null
}

/** The bar that had the focus last. */
interface FocusedBar {
  readonly section: OverstorySection
  readonly key: string
  /** Its place in the reading order of its section. */
  readonly at: number
}

/**
 * Keeps the focus on the bar that has it, in whichever section it comes to stand;
 * when it goes, its neighbour gets the focus, and the head of its section when it
 * was the last.
 *
 * @returns notes which bar has got the focus
 */
export function useStripFocus({ rootRef, shownSections, revealedItem }: StripFocusOptions): {
  readonly noteBar: (bar: { section: OverstorySection; key: string }) => void
} {
  const lastRef = useRef<FocusedBar | null>(null)
  const open = shownSections.filter(({ isOpen }) => isOpen)

  useFocusRetention(rootRef, (root) => {
    const last = lastRef.current
    if (last === null || focusedAround(root) !== null) return
    const same = open.find(({ shownBars }) => shownBars.some(({ key }) => key === last.key))
    const section = same?.section ?? last.section
    const bars = byLane(open.find((each) => each.section === section)?.shownBars ?? [])
    const key = same === undefined ? (bars[last.at] ?? bars.at(-1))?.key : last.key
    const element =
      (key === undefined ? null : elementOfBar(root, section, key)) ??
      root.querySelector<HTMLElement>(`[data-section="${section}"] [data-part="head"]`) ??
      root.querySelector<HTMLElement>('[data-part="head"]')
    element?.focus()
  })

  const seenRef = useRef(revealedItem)
  const awaitedRef = useRef<{ readonly itemId: number; readonly from: Element | null } | null>(null)
  useLayoutEffect(() => {
    const root = rootRef.current
    if (root === null) return
    const focused = focusedAround(root)
    if (seenRef.current !== revealedItem) {
      seenRef.current = revealedItem
      awaitedRef.current = revealedItem && { itemId: revealedItem.itemId, from: focused }
    }
    const awaited = awaitedRef.current
    if (awaited === null) return
    // Whoever has gone elsewhere meanwhile, as to the item in the grid below, is left there.
    if (focused !== null && focused !== awaited.from) awaitedRef.current = null
    else if (focusItem(root, open, awaited.itemId)) awaitedRef.current = null
  })

  return {
    noteBar: ({ section, key }) => {
      const bars = byLane(open.find((each) => each.section === section)?.shownBars ?? [])
      lastRef.current = { section, key, at: bars.findIndex((bar) => bar.key === key) }
    },
  }
}

/** @returns false while it is not on show */
function focusItem(root: HTMLElement, open: readonly OpenSection[], itemId: number): boolean {
  for (const { section, shownBars } of open) {
    const bar = shownBars.find(
      ({ subject }) => subject.kind === 'item' && subject.item.id === itemId,
    )
    const element = bar === undefined ? null : elementOfBar(root, section, bar.key)
    if (element === null) continue
    element.focus()
    return true
  }
  return false
}

function elementOfBar(
  root: HTMLElement,
  section: OverstorySection,
  key: string,
): HTMLElement | null {
  return root.querySelector<HTMLElement>(
    `[data-section="${section}"] [data-key="${CSS.escape(key)}"]`,
  )
}
