import { boxWithin } from './page-surface'
import type { Box, Color, PageSurface } from './page-surface'
import { readText } from './read-text'

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
const insetLine = /^(.+?) 0px 0px 0px ([\d.]+)px inset$/u
const firstStop = /((?:rgba?|color)\([^)]*\)) ([\d.]+)px/u
const pathPattern = /^path\("(.+)"\)$/u

/**
 * Draws an element as the browser shows it: backgrounds, borders, marks and texts of boxes. It
 * supports the CSS of the pages of a flow, not all of CSS.
 *
 * @param page on the screen, or laid out outside of it
 * @returns an iterable that draws a little at each step, for work in slices
 */
export function* drawPage(page: Element, surface: PageSurface): Generator<void, void> {
  const readColor = createColorReader()
  const { left, top, width, height } = page.getBoundingClientRect()
  const origin = { x: left, y: top }

  const fill = (box: Box, color: Color, clip: Box, radius = 0): void => {
    const seen = boxWithin(box, clip)
    if (seen !== null && color.alpha > 0) surface.fillBox(seen, color, radius)
  }

  function* draw(element: Element, clip: Box, hasEllipsis: boolean): Generator<void, void> {
    const style = getComputedStyle(element)
    const isUnseen = style.display === 'none' || style.visibility === 'hidden'
    if (isUnseen || style.clipPath !== 'none' || element instanceof SVGElement) return
    const box = boxOf(element, origin)
    drawGround(element, box, style, clip)
    const after = getComputedStyle(element, '::after')
    const path = pathPattern.exec(after.clipPath)?.[1]
    if (path !== undefined && after.content !== 'none' && after.display !== 'none') {
      const x = box.x + pixels(style.borderLeftWidth) + pixels(after.left)
      const color = readColor(after.backgroundColor)
      const visible = color.alpha > 0 ? color : readColor(style.color)
      surface.fillPath(path, { x, y: box.y + pixels(after.top) }, visible)
    }
    const isCut = style.overflowX !== 'visible'
    const dots = isCut ? style.textOverflow === 'ellipsis' : hasEllipsis
    // The ellipsis precedes the padding, in which a sign may be.
    const inner = isCut ? boxWithin(dots ? contentOf(box, style) : box, clip) : clip
    if (inner === null) return
    drawMark(element, box, style, inner)
    for (const child of element.childNodes) {
      if (child instanceof Text) {
        for (const run of readText(child, origin, inner, dots)) {
          surface.drawText({
            ...run,
            size: pixels(style.fontSize),
            weight: Number(style.fontWeight),
            color: readColor(style.color),
            hasEvenDigits: style.fontVariantNumeric.includes('tabular-nums'),
          })
        }
      } else if (child instanceof Element) yield* draw(child, inner, dots)
    }
    yield
  }

  /** Draws background, borders, and the stripes of weekends. */
  const drawGround = (element: Element, box: Box, style: CSSStyleDeclaration, clip: Box): void => {
    const radius = pixels(style.borderTopRightRadius)
    fill(box, readColor(style.backgroundColor), clip, radius)
    for (const side of sides) {
      const wide = pixels(style[`border${side}Width`])
      if (wide === 0 || style[`border${side}Style`] === 'none') continue
      fill(edgeOf(box, side, wide), readColor(style[`border${side}Color`]), clip)
    }
    const line = insetLine.exec(style.boxShadow)
    if (line !== null) {
      const color = readColor(line[1] ?? '')
      for (const side of sides) fill(edgeOf(box, side, pixels(line[2] ?? '')), color, clip)
    }
    const stop = element.hasAttribute('data-weekends')
      ? firstStop.exec(style.backgroundImage)
      : null
    const step = pixels(style.backgroundSize)
    if (stop === null || step === 0) return
    const color = readColor(stop[1] ?? '')
    const stripe = pixels(stop[2] ?? '')
    const first = pixels(style.backgroundPositionX) % step
    for (let x = first - step; x < box.width; x += step) {
      const visible = boxWithin({ ...box, x: box.x + x, width: stripe }, box)
      if (visible !== null) fill(visible, color, clip)
    }
  }

  /** Draws the `::before` of an element: a swatch, or the mark of a plan. */
  const drawMark = (element: Element, box: Box, style: CSSStyleDeclaration, clip: Box): void => {
    const before = getComputedStyle(element, '::before')
    if (before.content === 'none' || before.content === 'normal') return
    const text = before.content.slice(1, -1)
    const size = { width: outerWidth(before), height: outerHeight(before) }
    const x = box.x + pixels(style.borderLeftWidth) + pixels(style.paddingLeft)
    const place = { x, y: box.y + (box.height - size.height) / 2, ...size }
    fill(place, readColor(before.backgroundColor), clip, pixels(before.borderTopLeftRadius))
    for (const side of sides) {
      const wide = pixels(before[`border${side}Width`])
      if (wide > 0) fill(edgeOf(place, side, wide), readColor(before[`border${side}Color`]), clip)
    }
    const inner = pixels(before.borderLeftWidth) + pixels(before.paddingLeft)
    const isSeen = x + size.width <= clip.x + clip.width
    if (text === '' || !isSeen) return
    surface.drawText({
      text,
      x: x + inner,
      baseline: place.y + size.height / 2 + pixels(before.fontSize) * 0.36,
      width: size.width - 2 * inner,
      size: pixels(before.fontSize),
      weight: Number(before.fontWeight),
      color: readColor(before.color),
      hasEvenDigits: false,
    })
  }

  yield* draw(page, { x: 0, y: 0, width, height }, false)
}

function boxOf(element: Element, origin: { readonly x: number; readonly y: number }): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left - origin.x, y: top - origin.y, width, height }
}

/** Returns a box without its padding and borders at both sides. */
function contentOf(box: Box, style: CSSStyleDeclaration): Box {
  const left = pixels(style.borderLeftWidth) + pixels(style.paddingLeft)
  const right = pixels(style.borderRightWidth) + pixels(style.paddingRight)
  return { ...box, x: box.x + left, width: box.width - left - right }
}

function edgeOf(box: Box, side: (typeof sides)[number], wide: number): Box {
  if (side === 'Top') return { ...box, height: wide }
  if (side === 'Bottom') return { ...box, y: box.y + box.height - wide, height: wide }
  if (side === 'Left') return { ...box, width: wide }
  return { ...box, x: box.x + box.width - wide, width: wide }
}

/**
 * Returns the outer width of a pseudo-element, whose computed size may be that of its content
 * alone.
 */
function outerWidth(style: CSSStyleDeclaration): number {
  const around =
    pixels(style.paddingLeft) +
    pixels(style.paddingRight) +
    pixels(style.borderLeftWidth) +
    pixels(style.borderRightWidth)
  return pixels(style.width) + (style.boxSizing === 'border-box' ? 0 : around)
}

function outerHeight(style: CSSStyleDeclaration): number {
  const around = pixels(style.borderTopWidth) + pixels(style.borderBottomWidth)
  return pixels(style.height) + (style.boxSizing === 'border-box' ? 0 : around)
}

function pixels(css: string): number {
  return Number.parseFloat(css) || 0
}

/**
 * Returns a function that parses computed colors in any notation of CSS. It parses each text once.
 */
function createColorReader(): (css: string) => Color {
  const existing = new Map<string, Color>()
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (css) => {
    const match = existing.get(css)
    if (match !== undefined) return match
    let color: Color = { red: 0, green: 0, blue: 0, alpha: 0 }
    if (context !== null) {
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = css
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
      color = { red, green, blue, alpha: alpha / 255 }
    }
    existing.set(css, color)
    return color
  }
}
