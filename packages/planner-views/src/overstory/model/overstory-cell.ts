import type { OverstorySection } from '@throughline/domain/tactics'

import { byLane } from './bar-step'
import type { BarLayout } from './overstory-section'

/** A place of the focus in a strip: a bar, or the head of a section without bars. */
export interface OverstoryFocusCell {
  readonly section: OverstorySection
  /** Null for the head. */
  readonly key: string | null
  /** The item of the bar; null for an event and for the head. */
  readonly itemId: number | null
  /** Place of the bar in the reading order of its section: lane by lane. */
  readonly at: number
}

/** A section as it is drawn. */
export interface VisibleSection {
  readonly section: OverstorySection
  readonly isOpen: boolean
  /** Bars of the lanes on show. */
  readonly visibleBars: readonly BarLayout[]
}

/**
 * The stop for a place: the bar in whichever section it is now, else a bar of the same item.
 * Without either it is the neighbor of the bar, else the head of its section, else the first
 * head.
 */
export function focusCellFor(
  place: OverstoryFocusCell | null,
  sections: readonly VisibleSection[],
): OverstoryFocusCell {
  const open = sections.filter(({ isOpen }) => isOpen)
  for (const visible of open) {
    const focusCell = focusCellOfBar(visible, place?.key ?? '')
    if (focusCell !== null) return focusCell
  }
  const itemId = place?.itemId ?? null
  const moved = itemId === null ? null : focusCellOfItem(itemId, sections)
  if (moved !== null) return moved
  const own = sections.find(({ section }) => section === place?.section)
  const section = own ?? sections[0]
  const bars = own?.isOpen === true ? byLane(own.visibleBars) : []
  const at = Math.min(place?.at ?? 0, Math.max(0, bars.length - 1))
  const bar = own === undefined || bars[at] === undefined ? null : focusCellOfBar(own, bars[at].key)
  return bar ?? { section: section?.section ?? 'initiatives', key: null, itemId: null, at }
}

/** The stop of an item; null while none of its bars is on show. */
export function focusCellOfItem(
  itemId: number,
  sections: readonly VisibleSection[],
): OverstoryFocusCell | null {
  for (const visible of sections) {
    const bar = visible.visibleBars.find(
      ({ entry }) => entry.kind === 'item' && entry.item.id === itemId,
    )
    if (visible.isOpen && bar !== undefined) return focusCellOfBar(visible, bar.key)
  }
  return null
}

/** The stop of a bar of a section; null for a bar that is not on show. */
export function focusCellOfBar(
  { section, visibleBars }: Pick<VisibleSection, 'section' | 'visibleBars'>,
  key: string,
): OverstoryFocusCell | null {
  const bars = byLane(visibleBars)
  const at = bars.findIndex((bar) => bar.key === key)
  const entry = bars[at]?.entry
  if (entry === undefined) return null
  return { section, key, itemId: entry.kind === 'item' ? entry.item.id : null, at }
}
