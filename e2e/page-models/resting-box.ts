import type { Locator } from '@playwright/test'

/**
 * Returns the box of an element that no longer moves, for pointer actions.
 *
 * @throws {Error} when the element has no box
 */
export async function restingBox(
  locator: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  // This waits until the element no longer moves.
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (box === null) throw new Error(`${String(locator)} has no place on the screen.`)
  return box
}
