import type { OverstorySection } from '@throughline/domain/tactics'

import { byLane } from './bar-step'
import type { StripBar } from './strip-section'

/** A place of the focus in a strip: a bar, or the head of a section without bars. */
export interface StripStop {
  readonly section: OverstorySection
  /** Null for the head. */
  readonly key: string | null
  /** The item of the bar; null for an event and for the head. */
  readonly itemId: number | null
  /** Place of the bar in the reading order of its section: lane by lane. */
  readonly at: number
}

/** A section as it is drawn. */
export interface ShownSection {
  readonly section: OverstorySection
  readonly isOpen: boolean
  /** Bars of the lanes on show. */
  readonly shownBars: readonly StripBar[]
}

/**
 * The stop for a place: the bar in whichever section it is now, else a bar of the same item.
 * Without either it is the neighbor of the bar, else the head of its section, else the first
 * head.
 */
export function stopFor(place: StripStop | null, sections: readonly ShownSection[]): StripStop {
  const open = sections.filter(({ isOpen }) => isOpen)
  for (const shown of open) {
    const stop = stopOfBar(shown, place?.key ?? '')
    if (stop !== null) return stop
  }
  const itemId = place?.itemId ?? null
  const moved = itemId === null ? null : stopOfItem(itemId, sections)
  if (moved !== null) return moved
  const own = sections.find(({ section }) => section === place?.section)
  const section = own ?? sections[0]
  const bars = own?.isOpen === true ? byLane(own.shownBars) : []
  const at = Math.min(place?.at ?? 0, Math.max(0, bars.length - 1))
  const bar = own === undefined || bars[at] === undefined ? null : stopOfBar(own, bars[at].key)
  return bar ?? { section: section?.section ?? 'initiatives', key: null, itemId: null, at }
}

/** The stop of an item; null while none of its bars is on show. */
export function stopOfItem(itemId: number, sections: readonly ShownSection[]): StripStop | null {
  for (const shown of sections) {
    const bar = shown.shownBars.find(
      ({ entry }) => entry.kind === 'item' && entry.item.id === itemId,
    )
    if (shown.isOpen && bar !== undefined) return stopOfBar(shown, bar.key)
  }
  return null
}

/** The stop of a bar of a section; null for a bar that is not on show. */
export function stopOfBar(
  { section, shownBars }: Pick<ShownSection, 'section' | 'shownBars'>,
  key: string,
): StripStop | null {
  const bars = byLane(shownBars)
  const at = bars.findIndex((bar) => bar.key === key)
  const entry = bars[at]?.entry
  if (entry === undefined) return null
  return { section, key, itemId: entry.kind === 'item' ? entry.item.id : null, at }
}
