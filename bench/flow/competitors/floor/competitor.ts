import { civilDateOf } from '@throughline/domain/calendar-dates'
import { dayPixels, sizes } from '../../competitor'
import type { BenchZoom, FlowCompetitor } from '../../competitor'
import type { FlowPlan } from '../../flow-plan'
import './floor.css'
import { layOutFloor } from './floor-layout'
import type { FloorLine } from './floor-layout'

const DAYS_PER_WEEK = 7
const HEADER_PIXELS = 48

interface Prepared {
  readonly days: number
  readonly firstDay: number
  readonly closed: readonly FloorLine[]
  readonly open: Readonly<Record<BenchZoom, readonly FloorLine[]>>
}

let prepared: Prepared | undefined
let visible: { readonly root: HTMLElement; zoom: BenchZoom } | undefined

/**
 * The least work of a browser for the same picture: it writes the visible elements, laid out before
 * the clock starts, as one HTML string.
 */
export const competitor: FlowCompetitor = {
  prepare: (plan) => {
    prepared = prepare(plan)
  },
  show: (root) => {
    visible = { root, zoom: 'month' }
    write(true)
  },
  setExpanded: write,
  setZoom: (zoom) => {
    if (visible !== undefined) visible.zoom = zoom
    write(true)
  },
  drawn: {
    bar: '.bar',
    row: '.row > .name',
    hasLanes: true,
    window: () => ({
      left: sizes.name,
      right: innerWidth,
      top: HEADER_PIXELS,
      bottom: innerHeight,
      firstDay: prepared?.firstDay ?? Number.NaN,
      dayWidth: dayPixels[visible?.zoom ?? 'month'],
    }),
  },
}

function prepare(plan: FlowPlan): Prepared {
  return {
    days: plan.endDay - plan.firstDay,
    firstDay: plan.firstDay,
    closed: layOutFloor(plan, 'month', false),
    open: { month: layOutFloor(plan, 'month', true), quarter: layOutFloor(plan, 'quarter', true) },
  }
}

function write(isExpanded: boolean): void {
  if (visible === undefined || prepared === undefined) throw new Error('Nothing was prepared.')
  const { root, zoom } = visible
  const { days, firstDay, open, closed } = prepared
  const lines = isExpanded ? open[zoom] : closed
  const seenDays = Math.ceil((innerWidth - sizes.name) / dayPixels[zoom])
  root.innerHTML = `<div class="scroll" style="--days:${days};--day:${dayPixels[zoom]}px"><div class="head">${writeHead(firstDay, seenDays)}</div>${lines.map(writeLine).join('')}</div>`
}

function writeHead(firstDay: number, seenDays: number): string {
  const months: { name: string; span: number }[] = []
  const weeks: string[] = []
  for (let day = 0; day < seenDays; day += 1) {
    const date = civilDateOf(firstDay + day)
    const name = date.slice(0, 7)
    const last = months.at(-1)
    if (last?.name === name) last.span += 1
    else months.push({ name, span: 1 })
    if (day % DAYS_PER_WEEK === 0) weeks.push(writeCell(date.slice(5), DAYS_PER_WEEK))
  }
  const monthCells = months.map(({ name, span }) => writeCell(name, span))
  return `<div class="months"><div class="corner"></div>${monthCells.join('')}</div><div class="weeks"><div class="corner">Name</div>${weeks.join('')}</div>`
}

function writeCell(text: string, span: number): string {
  return `<div class="cell" style="--span:${span}">${text}</div>`
}

function writeLine(line: FloorLine): string {
  if (line.kind === 'section') {
    return `<div class="section"><div class="name">${line.name}</div></div>`
  }
  const bars = line.bars.map(
    ({ title, color, start, span, lane }) =>
      `<div class="bar" style="--start:${start};--span:${span};--lane:${lane};background:${color}">${title}</div>`,
  )
  return `<div class="row" style="--lanes:${line.lanes}"><div class="name">${line.name}</div><div class="lanes">${bars.join('')}</div></div>`
}
