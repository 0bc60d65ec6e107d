import type { BarLayout } from './overstory-section'

type Placed = Pick<BarLayout, 'lane' | 'column' | 'span'>

/** A key press as far as walking over bars is concerned. */
export interface BarKey {
  readonly key: string
  readonly isRightToLeft: boolean
}

/**
 * The bar that a key leads to: sideways along the lane and on into the lane
 * below or above, up and down to the nearest bar of the next lane, Home and End
 * to the first and the last of all.
 *
 * @param bars the shown bars of one section, at least one
 * @returns `bar` itself where there is none further on; null for keys that do not walk
 */
export function barAfterKey<Bar extends Placed>(
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

/** Lane by lane, each along its days. */
export function byLane<Bar extends Placed>(bars: readonly Bar[]): Bar[] {
  return bars.toSorted((a, b) => a.lane - b.lane || a.column - b.column)
}

function alongLanes<Bar extends Placed>(bars: readonly Bar[], bar: Bar, step: 1 | -1): Bar {
  const ordered = byLane(bars)
  return ordered[ordered.indexOf(bar) + step] ?? bar
}

function nearestInLane<Bar extends Placed>(bars: readonly Bar[], bar: Bar, lane: number): Bar {
  const inLane = byLane(bars.filter((each) => each.lane === lane))
  const nearest = inLane.toSorted((a, b) => daysApart(a, bar) - daysApart(b, bar))[0]
  return nearest ?? bar
}

/** Days between two bars; 0 when they share one or touch. */
function daysApart(a: Placed, b: Placed): number {
  return Math.max(0, a.column - (b.column + b.span), b.column - (a.column + a.span))
}
