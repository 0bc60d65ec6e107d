/** Height of the bar, which is all that a closed parking lot shows, in pixels. */
const BAR_PIXELS = 32

/** Height of an open parking lot with its bar, in pixels: as high with one item as with many. */
const OPEN_PIXELS = 160

/** Returns the height of a parking lot, in pixels, to reserve it before its code has loaded. */
export function parkingLotPixels(isOpen: boolean): number {
  return isOpen ? OPEN_PIXELS : BAR_PIXELS
}
