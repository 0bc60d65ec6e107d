import type { Locator } from '@playwright/test'

/**
 * Where an element stands once it no longer moves, for a pointer that goes to a point of it.
 *
 * @throws {Error} when it has no place
 */
export async function restingBox(
  locator: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  // This waits until the element rests.
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (box === null) throw new Error(`${String(locator)} has no place on the screen.`)
  return box
}
