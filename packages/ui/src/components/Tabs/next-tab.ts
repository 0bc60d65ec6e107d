/**
 * The tab that a key moves to: arrows along the tab list wrap around, Home and End go to
 * its ends.
 *
 * @param current index of the tab with the focus
 * @param count number of tabs, > 0
 * @returns null for other keys
 */
export function nextTab(
  key: string,
  current: number,
  count: number,
  overstory: {
    readonly orientation: 'horizontal' | 'vertical'
    readonly isRightToLeft: boolean
  },
): number | null {
  if (current < 0 || count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const isVertical = overstory.orientation === 'vertical'
  const keys = isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  const [back, forward] = !isVertical && overstory.isRightToLeft ? keys.toReversed() : keys
  if (key === forward) return (current + 1) % count
  if (key === back) return (current - 1 + count) % count
  return null
}
