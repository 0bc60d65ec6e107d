import type { Color } from './page-surface'

/** Reads colours as a browser computes them, in whatever notation; each notation once. */
export function createColorReader(): (css: string) => Color {
  const known = new Map<string, Color>()
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (css) => {
    const found = known.get(css)
    if (found !== undefined) return found
    let color: Color = { red: 0, green: 0, blue: 0, alpha: 0 }
    if (context !== null) {
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = css
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
      color = { red, green, blue, alpha: alpha / 255 }
    }
    known.set(css, color)
    return color
  }
}
