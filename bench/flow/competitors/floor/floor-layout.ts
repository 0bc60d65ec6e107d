import { appearancesBetween } from '../../../plan/visible-month'
import { dayPixels, sizes } from '../../competitor'
import type { BenchZoom } from '../../competitor'
import type { FlowPlan } from '../../flow-plan'

/** The visible area of a window of 1280x900 below two lines of header and beside the names. */
const window = { width: 1280 - sizes.name, height: 900 - 48 } as const
const SECTION_PIXELS = 28
const ROW_PADDING = 6

/** A bar; days count from the first of the timeline, lanes from 0. */
interface FloorBar {
  readonly title: string
  readonly color: string
  readonly start: number
  readonly span: number
  readonly lane: number
}

/** A line of the timeline, ready to be written down. */
export type FloorLine =
  | { readonly kind: 'section'; readonly name: string }
  | {
      readonly kind: 'row'
      readonly name: string
      readonly lanes: number
      readonly bars: readonly FloorBar[]
    }

/** The lines that the first window shows, with lanes by first fit and the bars in the window. */
export function layOutFloor(
  plan: FlowPlan,
  zoom: BenchZoom,
  isExpanded: boolean,
): readonly FloorLine[] {
  const { firstDay, endDay, sections } = plan
  const types = new Map(plan.tactics.map(({ id, tacticTypeId }) => [id, tacticTypeId]))
  const appearances = [...appearancesBetween(plan.tactics, firstDay, endDay)].sort(
    (a, b) => a.startDay - b.startDay || b.endDay - a.endDay,
  )
  const visibleDays = window.width / dayPixels[zoom]
  const lines: FloorLine[] = []
  let top = 0
  for (const { name: sectionName, rows } of sections) {
    lines.push({ kind: 'section', name: sectionName })
    top += SECTION_PIXELS
    for (const { typeId, name } of isExpanded ? rows : []) {
      if (top >= window.height) return lines
      const laneEnds: number[] = []
      const bars: FloorBar[] = []
      for (const { tactic, startDay, endDay: end } of appearances) {
        if (types.get(tactic.id) !== typeId) continue
        const free = laneEnds.findIndex((laneEnd) => laneEnd <= startDay)
        const lane = free < 0 ? laneEnds.length : free
        laneEnds[lane] = end
        const start = startDay - firstDay
        const isSeen = start < visibleDays && top + lane * sizes.lane < window.height
        if (isSeen) {
          const { title, color } = tactic
          bars.push({ title, color, start, span: end - startDay, lane })
        }
      }
      const lanes = Math.max(1, laneEnds.length)
      lines.push({ kind: 'row', name, lanes, bars })
      top += lanes * sizes.lane + ROW_PADDING
    }
  }
  return lines
}
