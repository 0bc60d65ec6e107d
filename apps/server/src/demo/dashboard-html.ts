import { formatCount } from './figures'
import type { MonthFigure } from './figures'

/** A chart of one measure by month. */
export interface DashboardChart {
  readonly title: string
  readonly note: string
  readonly shape: 'line' | 'bars'
  /** `#RRGGBB`. */
  readonly color: string
  readonly figures: readonly MonthFigure[]
}

const WIDTH = 920
const HEIGHT = 380
const LEFT = 70
const BOTTOM = 320
const TOP = 70
const GRID_LINES = 4
const INK = '#1F2933'
const GRID = '#D5DBE1'

/**
 * Returns a self-contained page with one chart, which loads nothing. The chart is in the markup, so
 * it also shows where scripts and styles are switched off. The script adds the figure of the month
 * under the pointer.
 */
export function dashboardHtml({ title, note, shape, color, figures }: DashboardChart): string {
  const most = Math.max(1, ...figures.map(({ value }) => value))
  const ceiling = roundedUp(most)
  const step = (WIDTH - LEFT - 20) / Math.max(1, figures.length)
  const points = figures.map(({ label, value }, place) => ({
    label,
    value,
    x: Math.round(LEFT + step * (place + 0.5)),
    y: Math.round(BOTTOM - ((BOTTOM - TOP) * value) / ceiling),
  }))
  const marks =
    shape === 'line' ? lineMarks(points, color) : barMarks(points, color, Math.round(step * 0.6))
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title></head>
<body>
<svg xmlns="http://www.w3.org/2000/svg" width="100%" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="chart-title chart-note" font-family="Helvetica, Arial, sans-serif">
<title id="chart-title">${title}</title>
<desc id="chart-note">${note}</desc>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#FFFFFF"/>
<text x="${LEFT}" y="28" font-size="18" font-weight="bold" fill="${INK}">${title}</text>
<text id="reading" x="${LEFT}" y="50" font-size="13" fill="#52606D">${note}</text>
${gridLines(ceiling)}
${marks}
${points.map(({ x, label }) => textMark(x, BOTTOM + 22, 'middle', label.slice(0, 3))).join('\n')}
</svg>
<script>
(function () {
  var reading = document.getElementById('reading')
  var note = reading.textContent
  document.querySelectorAll('[data-reading]').forEach(function (mark) {
    mark.addEventListener('pointerenter', function () {
      reading.textContent = mark.getAttribute('data-reading')
    })
    mark.addEventListener('pointerleave', function () {
      reading.textContent = note
    })
  })
})()
</script>
</body>
</html>
`
}

interface Point {
  readonly label: string
  readonly value: number
  readonly x: number
  readonly y: number
}

function lineMarks(points: readonly Point[], color: string): string {
  const path = points.map(({ x, y }) => `${x},${y}`).join(' ')
  const dots = points.map(
    (point) =>
      `<circle cx="${point.x}" cy="${point.y}" r="6" fill="${color}" ${readingOf(point)}/>`,
  )
  return [
    `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="3"/>`,
    ...dots,
  ].join('\n')
}

function barMarks(points: readonly Point[], color: string, width: number): string {
  return points
    .map(
      (point) =>
        `<rect x="${point.x - Math.round(width / 2)}" y="${point.y}" width="${width}" height="${BOTTOM - point.y}" fill="${color}" ${readingOf(point)}/>`,
    )
    .join('\n')
}

function readingOf({ label, value }: Point): string {
  return `data-reading="${label}: ${formatCount(value)}"`
}

function gridLines(ceiling: number): string {
  return Array.from({ length: GRID_LINES + 1 }, (_nothing, place) => {
    const y = Math.round(BOTTOM - ((BOTTOM - TOP) * place) / GRID_LINES)
    const line = `<line x1="${LEFT}" y1="${y}" x2="${WIDTH - 20}" y2="${y}" stroke="${GRID}"/>`
    return `${line}${textMark(LEFT - 8, y + 4, 'end', formatCount((ceiling * place) / GRID_LINES))}`
  }).join('\n')
}

function textMark(x: number, y: number, anchor: 'middle' | 'end', text: string): string {
  return `<text x="${x}" y="${y}" font-size="12" text-anchor="${anchor}" fill="${INK}">${text}</text>`
}

/** The next number with one leading digit and a fourth that is whole too. */
function roundedUp(value: number): number {
  const unit = 10 ** Math.max(1, Math.floor(Math.log10(value)))
  return Math.ceil(value / unit) * unit
}
