/** Rectangle in pixels, from the top left of a page. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Red, green and blue, 0..255, and an opacity, 0..1. */
export interface Color {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly alpha: number
}

/** A piece of text on one line. */
export interface TextRun {
  readonly text: string
  readonly x: number
  readonly baseline: number
  /** Width of the text in the browser. */
  readonly width: number
  readonly size: number
  /** 400..700 */
  readonly weight: number
  readonly color: Color
  /** Whether all digits have the same width, as in columns of figures. */
  readonly hasEvenDigits: boolean
}

/** Surface for a page: a document or a picture. */
export interface PageSurface {
  readonly fillBox: (box: Box, color: Color, radius: number) => void
  /** Fills an SVG path, whose coordinates start at `at`. */
  readonly fillPath: (path: string, at: { x: number; y: number }, color: Color) => void
  readonly drawText: (run: TextRun) => void
}

/** Returns the part of a box inside another; null if they do not overlap. */
export function boxWithin(box: Box, clip: Box): Box | null {
  const x = Math.max(box.x, clip.x)
  const y = Math.max(box.y, clip.y)
  const width = Math.min(box.x + box.width, clip.x + clip.width) - x
  const height = Math.min(box.y + box.height, clip.y + clip.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : null
}
