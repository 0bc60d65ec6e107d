import regularUrl from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url'
import mediumUrl from '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf?url'
import semiboldUrl from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url'
import { jsPDF } from 'jspdf'

import type { Color, PageSurface } from './page-surface'
import { pictureSurface } from './picture-surface'
import { spaceText } from './space-text'

interface Point {
  readonly x: number
  readonly y: number
}

/** Number of points on each closed line of a path: enough for a mark of a few pixels. */
const POINTS = 32
const existing = new Map<string, readonly (readonly Point[])[]>()

/** Returns the closed lines of an SVG path as polygons. Each of them begins with `M`. */
function polygonsOf(path: string): readonly (readonly Point[])[] {
  const match = existing.get(path)
  if (match !== undefined) return match
  const polygons = path
    .split('M')
    .filter((part) => part !== '')
    .map((part) => {
      const element = document.createElementNS('http://www.w3.org/2000/svg', 'path')
      element.setAttribute('d', `M${part}`)
      const length = element.getTotalLength()
      return Array.from({ length: POINTS }, (_unused, at) => {
        const { x, y } = element.getPointAtLength((length * at) / POINTS)
        return { x, y }
      })
    })
  existing.set(path, polygons)
  return polygons
}

/** A landscape letter in pixels of 1/96 inch. */
const sheet = { width: 1056, height: 816 }
/** Texts of these characters become text of the PDF; other texts become pictures. */
const inFont =
  /^(?:[\u0020-\u024F\u0370-\u03FF\u0400-\u0482\u048A-\u052F\u1E00-\u1EFF]|[\u2000-\u206F\u20A0-\u20BF\u2122\u2190-\u2199\u2212])*$/u
/** Pixels of a picture for each pixel of a page. */
const PICTURE_SCALE = 4
const WHITE = 255
const weights = [
  { weight: 400, url: regularUrl },
  { weight: 500, url: mediumUrl },
  { weight: 600, url: semiboldUrl },
] as const

/** PDF that the export draws page by page. */
export interface FlowDocument {
  /** Starts a page of a size in pixels, centered on its sheet. */
  readonly addPage: (size: { readonly width: number; readonly height: number }) => PageSurface
  readonly toBlob: () => Blob
}

/**
 * Creates a PDF of letter pages in landscape, with searchable text in the font of the app. The PDF
 * embeds only the characters in use.
 *
 * @param family font family of the app, for characters that Inter lacks
 * @throws TypeError if the fonts cannot be loaded
 */
export async function createDocument(title: string, family: string): Promise<FlowDocument> {
  const fonts = await Promise.all(
    weights.map(async ({ weight, url }) => {
      const response = await fetch(url)
      if (!response.ok) throw new TypeError(`Font ${weight}: ${response.status}`)
      return { weight, data: binaryOf(new Uint8Array(await response.arrayBuffer())) }
    }),
  )
  const pdf = new jsPDF({
    orientation: 'landscape',
    unit: 'px',
    hotfixes: ['px_scaling'],
    format: 'letter',
    compress: true,
  })
  pdf.setProperties({ title })
  for (const { weight, data } of fonts) {
    pdf.addFileToVFS(`Inter-${weight}.ttf`, data)
    pdf.addFont(`Inter-${weight}.ttf`, fontName(weight), 'normal')
  }
  let hasPages = false
  return {
    addPage: ({ width, height }) => {
      if (hasPages) pdf.addPage('letter', 'landscape')
      hasPages = true
      return surfaceOf(pdf, (sheet.width - width) / 2, (sheet.height - height) / 2, family)
    },
    toBlob: () => pdf.output('blob'),
  }
}

function surfaceOf(pdf: jsPDF, left: number, top: number, family: string): PageSurface {
  const drawPicture: PageSurface['drawText'] = (run) => {
    const canvas = document.createElement('canvas')
    const height = run.size * 1.5
    canvas.width = Math.ceil(run.width * PICTURE_SCALE)
    canvas.height = Math.ceil(height * PICTURE_SCALE)
    const context = canvas.getContext('2d')
    if (context === null || canvas.width === 0) return
    context.scale(PICTURE_SCALE, PICTURE_SCALE)
    pictureSurface(context, family).drawText({ ...run, x: 0, baseline: run.size * 1.1 })
    const y = top + run.baseline - run.size * 1.1
    pdf.addImage(canvas, 'PNG', left + run.x, y, run.width, height, undefined, 'FAST')
  }
  return {
    fillBox: ({ x, y, width, height }, color, radius) => {
      pdf.setFillColor(...onWhite(color))
      if (radius === 0) pdf.rect(left + x, top + y, width, height, 'F')
      else {
        const round = Math.min(radius, width / 2, height / 2)
        pdf.roundedRect(left + x, top + y, width, height, round, round, 'F')
      }
    },
    fillPath: (path, { x, y }, color) => {
      pdf.setFillColor(...onWhite(color))
      for (const [first, ...rest] of polygonsOf(path)) {
        if (first === undefined) continue
        let last = first
        const steps = rest.map((point) => {
          const step = [point.x - last.x, point.y - last.y]
          last = point
          return step
        })
        pdf.lines(steps, left + x + first.x, top + y + first.y, [1, 1], 'F', true)
      }
    },
    drawText: (run) => {
      const { text, baseline, size, weight, color } = run
      if (!inFont.test(text)) {
        drawPicture(run)
        return
      }
      pdf.setFont(fontName(weight), 'normal')
      pdf.setFontSize(size * 0.75)
      pdf.setTextColor(...onWhite(color))
      for (const piece of spaceText(run, (part) => pdf.getTextWidth(part))) {
        pdf.text(piece.text, left + piece.x, top + baseline, { charSpace: piece.spacing })
      }
    },
  }
}

/** Returns the embedded font with the nearest weight. */
function fontName(weight: number): string {
  if (weight < 450) return 'Inter400'
  return weight < 550 ? 'Inter500' : 'Inter600'
}

/** Returns a color as it appears on white paper. */
function onWhite({ red, green, blue, alpha }: Color): [number, number, number] {
  const mix = (value: number): number => Math.round(value * alpha + WHITE * (1 - alpha))
  return [mix(red), mix(green), mix(blue)]
}

/** Returns bytes in the format of the library's files: one character for each byte. */
function binaryOf(bytes: Uint8Array): string {
  const parts: string[] = []
  const step = 8192
  for (let at = 0; at < bytes.length; at += step) {
    parts.push(String.fromCodePoint(...bytes.subarray(at, at + step)))
  }
  return parts.join('')
}
