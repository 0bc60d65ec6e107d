import type { KeyboardEvent } from 'react'

/**
 * Where a key leads in a sequence of which one part is shown at a time: the arrows to the one
 * before or after in the direction of reading, Home and End to the first and the last.
 *
 * @param index of the part that is shown, from 0
 * @param count of the parts, at least 1
 * @returns the index, which lies outside of the sequence past its ends; null for other keys and
 *   those with a modifier
 */
export function indexOfKey(
  { key, ctrlKey, metaKey, altKey, currentTarget }: KeyboardEvent,
  index: number,
  count: number,
): number | null {
  if (ctrlKey || metaKey || altKey) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
  return (key === 'ArrowRight') === isRightToLeft ? index - 1 : index + 1
}
