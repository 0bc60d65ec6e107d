import type { FlowCalendarViewProps, FlowSheet } from '@throughline/planner-views/flow'
import { drawPage } from './draw-page'
import type { ExportedFlow } from './exported-flow'
import { pictureSurface } from './picture-surface'
import type { Stage } from './stage'
import type { Slices } from './work-in-slices'

/** Pixels of the picture for each pixel of the screen, if the limits allow it. */
const SCALE = 2
/** Longest side and largest number of pixels that all browsers can draw. */
const MOST_SIDE = 16_384
const MOST_POINTS = 100_000_000
const MARGIN = 24

interface PictureOptions {
  readonly flow: FlowCalendarViewProps
  readonly sheets: readonly FlowSheet[]
  readonly stage: Stage
  readonly slices: Slices
  readonly onProgress: (share: number) => void
}

/** Part of a page for the picture. */
interface Piece {
  readonly element: Element
  /** Height to omit at its top, in pixels: a header that the piece above already has. */
  readonly skipped: number
}

/** Draws sheets of all days one below the other as one picture, with one header and one footer. */
export async function drawPicture(options: PictureOptions): Promise<ExportedFlow> {
  const { sheets, stage, slices, onProgress } = options
  const flow = { ...options.flow, legend: options.flow.legend ?? channelLegend(options.flow) }
  const show = (at: number): Element | null =>
    stage.show({ flow, sheets: sheets.slice(at, at + 1), firstPage: 1, pageCount: 1 })[0] ?? null
  const size = sizeOf(sheets, show)
  const scale = Math.min(
    SCALE,
    MOST_SIDE / size.width,
    MOST_SIDE / size.height,
    Math.sqrt(MOST_POINTS / (size.width * size.height)),
  )
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(size.width * scale)
  canvas.height = Math.floor(size.height * scale)
  const context = canvas.getContext('2d')
  if (context === null) throw new TypeError('The browser gives no canvas of this size.')
  context.scale(scale, scale)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  const surface = pictureSurface(context, stage.family)
  let top = MARGIN
  for (const [at, sheet] of sheets.entries()) {
    const page = show(at)
    if (page === null) continue
    const isLast = at === sheets.length - 1
    for (const { element, skipped } of piecesOf(page, sheet, at === 0, isLast)) {
      const { width, height } = element.getBoundingClientRect()
      context.save()
      context.beginPath()
      context.rect(MARGIN, top, width, height - skipped)
      context.clip()
      context.translate(MARGIN, top - skipped)
      await slices.run(drawPage(element, surface))
      context.restore()
      top += height - skipped
    }
    onProgress((at + 1) / sheets.length)
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (blob === null) throw new TypeError('The browser made no picture.')
  return { blob, scale }
}

function sizeOf(
  sheets: readonly FlowSheet[],
  show: (at: number) => Element | null,
): { readonly width: number; readonly height: number } {
  const heights = sheets.map(({ lines, continuedId }) => {
    const last = lines.at(-1)
    const repeated = continuedId === null ? 0 : (lines[0]?.height ?? 0)
    return (last === undefined ? 0 : last.top + last.height) - repeated
  })
  const page = show(sheets.length - 1)
  const edges = ['print-heading', 'head', 'totals', 'foot'].map(
    (part) => partOf(page, part)?.getBoundingClientRect().height ?? 0,
  )
  return {
    width: (page?.getBoundingClientRect().width ?? 0) + 2 * MARGIN,
    height: [...heights, ...edges].reduce((sum, height) => sum + height, 2 * MARGIN),
  }
}

function piecesOf(
  page: Element,
  { lines, continuedId }: FlowSheet,
  isFirst: boolean,
  isLast: boolean,
): readonly Piece[] {
  const parts = [
    ...(isFirst ? ['print-heading', 'head'] : []),
    'body',
    ...(isLast ? ['totals', 'foot'] : []),
  ]
  const repeated = continuedId === null ? 0 : (lines[0]?.height ?? 0)
  return parts.flatMap((part) => {
    const element = partOf(page, part)
    return element === null ? [] : [{ element, skipped: part === 'body' ? repeated : 0 }]
  })
}

function partOf(page: Element | null, part: string): Element | null {
  return page?.querySelector(`[data-part="${part}"]`) ?? null
}

/** Returns the channels of all visible items. Each piece of the picture has only some of them. */
function channelLegend({
  sections,
  channels,
}: FlowCalendarViewProps): NonNullable<FlowCalendarViewProps['legend']> {
  const ids = new Set(
    sections.flatMap(({ rows }) =>
      rows.flatMap(({ items }) => items.map(({ channelId }) => channelId)),
    ),
  )
  const looks = new Map(
    [...channels].flatMap(([id, channel]) =>
      ids.has(id) ? [[`${channel.color} ${channel.name}`, channel] as const] : [],
    ),
  )
  return [...looks.values()]
}
