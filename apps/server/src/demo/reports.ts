import type { Buffer } from 'node:buffer'
import { figuresOf, formatCount } from './figures'
import type { Measure, MonthFigure } from './figures'
import { pdfPage, writePdf } from './pdf'
import type { PdfColor, PdfMark } from './pdf'
import type { Random } from './random'
import type { DemonstrationMonth } from './year-of-months'

const MARGIN = 56
const LINE_HEIGHT = 20
const BARS_BOTTOM = 150
const BARS_HEIGHT = 250

const reportMedia: readonly (Measure & { readonly color: PdfColor; readonly finding: string })[] = [
  {
    name: 'Paid search clicks',
    from: 58_000,
    to: 74_000,
    growth: 0.02,
    color: [0.11, 0.44, 0.65],
    finding: 'Branded terms bring six of ten clicks. Generic terms cost less than a year ago.',
  },
  {
    name: 'Social media engagements',
    from: 92_000,
    to: 131_000,
    growth: 0.035,
    color: [0.76, 0.25, 0.05],
    finding: 'Short videos of rooms before and after are shared most.',
  },
  {
    name: 'Store visits after a flyer',
    from: 21_000,
    to: 27_000,
    growth: 0.01,
    color: [0.18, 0.49, 0.31],
    finding: 'Visits come within five days; the second weekend brings few.',
  },
]

/** A report of several pages: a summary, and a page of figures for each medium. */
export function mediaReport(months: readonly DemonstrationMonth[], random: Random): Buffer {
  const media = reportMedia.map((medium) => ({
    medium,
    figures: figuresOf(medium, months, random),
  }))
  const first = media[0]?.figures[0]?.label ?? ''
  const last = media[0]?.figures.at(-1)?.label ?? ''
  const summary = [
    ...heading('Media report', `${first} to ${last}`),
    ...media.map(({ medium, figures }, place) =>
      line(place, `${medium.name}: ${formatCount(sumOf(figures))}. ${medium.finding}`),
    ),
  ]
  return writePdf('Media report', [
    summary,
    ...media.map(({ medium, figures }) =>
      heading(medium.name, medium.finding).concat(bars(figures, medium.color)),
    ),
  ])
}

/** A document of text: a title and lines under it. */
export function textDocument(title: string, subtitle: string, lines: readonly string[]): Buffer {
  return writePdf(title, [
    [...heading(title, subtitle), ...lines.map((text, place) => line(place, text))],
  ])
}

function heading(title: string, subtitle: string): readonly PdfMark[] {
  const y = pdfPage.height - MARGIN - 24
  return [
    { kind: 'text', x: MARGIN, y, size: 24, text: title, isBold: true },
    { kind: 'text', x: MARGIN, y: y - 26, size: 13, text: subtitle },
  ]
}

function line(place: number, text: string): PdfMark {
  const y = pdfPage.height - MARGIN - 100 - place * LINE_HEIGHT
  return { kind: 'text', x: MARGIN, y, size: 12, text }
}

function bars(figures: readonly MonthFigure[], color: PdfColor): readonly PdfMark[] {
  const most = Math.max(1, ...figures.map(({ value }) => value))
  const step = (pdfPage.width - MARGIN * 2) / Math.max(1, figures.length)
  return figures.flatMap(({ label, value }, place): readonly PdfMark[] => {
    const x = Math.round(MARGIN + step * place)
    const height = Math.round((BARS_HEIGHT * value) / most)
    return [
      { kind: 'bar', x, y: BARS_BOTTOM, width: Math.round(step * 0.7), height, color },
      { kind: 'text', x, y: BARS_BOTTOM + height + 6, size: 10, text: formatCount(value) },
      { kind: 'text', x, y: BARS_BOTTOM - 18, size: 10, text: label },
    ]
  })
}

function sumOf(figures: readonly MonthFigure[]): number {
  return figures.reduce((sum, { value }) => sum + value, 0)
}
