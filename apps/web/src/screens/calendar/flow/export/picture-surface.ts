import type { Color, PageSurface } from './page-surface'
import { spaceText } from './space-text'

/** Returns a surface that draws into a picture. @param family the fonts of the app */
export function pictureSurface(context: CanvasRenderingContext2D, family: string): PageSurface {
  return {
    fillBox: ({ x, y, width, height }, color, radius) => {
      context.fillStyle = cssOf(color)
      if (radius === 0) {
        context.fillRect(x, y, width, height)
        return
      }
      context.beginPath()
      context.roundRect(x, y, width, height, radius)
      context.fill()
    },
    fillPath: (path, { x, y }, color) => {
      context.save()
      context.translate(x, y)
      context.fillStyle = cssOf(color)
      const shape = new Path2D(path)
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it fills a canvas, not an array
      context.fill(shape)
      context.restore()
    },
    drawText: (run) => {
      const { baseline, size, weight, color } = run
      context.font = `${weight} ${size}px ${family}`
      context.fillStyle = cssOf(color)
      context.letterSpacing = '0px'
      for (const { text, x, spacing } of spaceText(
        run,
        (part) => context.measureText(part).width,
      )) {
        context.letterSpacing = `${spacing}px`
        context.fillText(text, x, baseline)
      }
    },
  }
}

function cssOf({ red, green, blue, alpha }: Color): string {
  return `rgb(${red} ${green} ${blue} / ${alpha})`
}
