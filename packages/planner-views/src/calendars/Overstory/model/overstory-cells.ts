import type { OverstorySection } from '@throughline/domain/tactics'

import type { BarLayout } from './section-layout'

/** A focusable cell of an overstory: a bar, or the head of a section without bars. */
export interface OverstoryCell {
  readonly section: OverstorySection
  /** Key of the bar; null for the head. */
  readonly key: string | null
  /** Item of the bar; null for an event and for the head. */
  readonly itemId: number | null
  /** Index of the bar in its section, lane by lane. */
  readonly index: number
}

/** A section with its visible bars. */
export interface VisibleSection {
  readonly section: OverstorySection
  readonly isOpen: boolean
  /** Bars of the visible lanes. */
  readonly bars: readonly BarLayout[]
}

/**
 * Returns the cell that gets the focus of another one: the same bar, in any section, or a bar of
 * the same item. Without either it is the neighbor of the bar, then the head of its section, then
 * the first head.
 */
export function cellFor(
  before: OverstoryCell | null,
  sections: readonly VisibleSection[],
): OverstoryCell {
  for (const visible of sections) {
    const cell = visible.isOpen ? cellOfBar(visible, before?.key ?? '') : null
    if (cell !== null) return cell
  }
  const itemId = before?.itemId ?? null
  const cellWithItem = itemId === null ? null : cellOfItem(itemId, sections)
  if (cellWithItem !== null) return cellWithItem
  const own = sections.find(({ section }) => section === before?.section)
  const bars = own?.isOpen === true ? byLane(own.bars) : []
  const index = Math.min(before?.index ?? 0, Math.max(0, bars.length - 1))
  const neighbor = bars[index]
  return (
    (own && neighbor && cellOfBar(own, neighbor.key)) ?? {
      section: (own ?? sections[0])?.section ?? 'initiatives',
      key: null,
      itemId: null,
      index,
    }
  )
}

/** Returns the cell of an item; null while none of its bars is visible. */
export function cellOfItem(
  itemId: number,
  sections: readonly VisibleSection[],
): OverstoryCell | null {
  for (const visible of sections) {
    const bar = visible.bars.find(({ entry }) => entry.kind === 'item' && entry.item.id === itemId)
    if (visible.isOpen && bar !== undefined) return cellOfBar(visible, bar.key)
  }
  return null
}

/** Returns the cell of a bar of a section; null while the bar is not visible. */
export function cellOfBar(
  { section, bars }: Pick<VisibleSection, 'section' | 'bars'>,
  key: string,
): OverstoryCell | null {
  const barsByLane = byLane(bars)
  const index = barsByLane.findIndex((bar) => bar.key === key)
  const entry = barsByLane[index]?.entry
  if (entry === undefined) return null
  return { section, key, itemId: entry.kind === 'item' ? entry.item.id : null, index }
}

type BarPlace = Pick<BarLayout, 'lane' | 'column' | 'span'>

/** Sorts bars by lane, and within a lane by day. */
export function byLane<Bar extends BarPlace>(bars: readonly Bar[]): Bar[] {
  return bars.toSorted((a, b) => a.lane - b.lane || a.column - b.column)
}

/** Key press that may lead from bar to bar. */
export interface BarKey {
  readonly key: string
  readonly isRightToLeft: boolean
}

/**
 * Returns the bar that a key leads to. Left and right go along the lane and continue in the lane
 * below or above. Up and down go to the nearest bar of the next lane, Home and End to the first
 * and the last bar.
 *
 * @param bars visible bars of one section, at least one
 * @returns `bar` itself if it is the last one in that direction; null for other keys
 */
export function barAfterKey<Bar extends BarPlace>(
  bars: readonly Bar[],
  bar: Bar,
  { key, isRightToLeft }: BarKey,
): Bar | null {
  switch (key) {
    case 'ArrowRight':
      return alongLanes(bars, bar, isRightToLeft ? -1 : 1)
    case 'ArrowLeft':
      return alongLanes(bars, bar, isRightToLeft ? 1 : -1)
    case 'ArrowDown':
      return nearestInLane(bars, bar, bar.lane + 1)
    case 'ArrowUp':
      return nearestInLane(bars, bar, bar.lane - 1)
    case 'Home':
      return byLane(bars)[0] ?? bar
    case 'End':
      return byLane(bars).at(-1) ?? bar
    default:
      return null
  }
}

function alongLanes<Bar extends BarPlace>(bars: readonly Bar[], bar: Bar, step: 1 | -1): Bar {
  const barsByLane = byLane(bars)
  return barsByLane[barsByLane.indexOf(bar) + step] ?? bar
}

function nearestInLane<Bar extends BarPlace>(bars: readonly Bar[], bar: Bar, lane: number): Bar {
  const inLane = byLane(bars.filter((each) => each.lane === lane))
  const nearest = inLane.toSorted((a, b) => daysApart(a, bar) - daysApart(b, bar))[0]
  return nearest ?? bar
}

/** Returns the days between two bars; 0 if they share a day or touch. */
function daysApart(a: BarPlace, b: BarPlace): number {
  return Math.max(0, a.column - (b.column + b.span), b.column - (a.column + a.span))
}
