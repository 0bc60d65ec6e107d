/** Height of the bar, which is all that a closed parking lot shows, in pixels. */
const BAR_PIXELS = 32

/** Height of an open parking lot with its bar, in pixels: as high with one item as with many. */
const OPEN_PIXELS = 160

/** The height that a parking lot takes, in pixels, for reserving it before its code is there. */
export function parkingLotPixels(isOpen: boolean): number {
  return isOpen ? OPEN_PIXELS : BAR_PIXELS
}
