import { Gantt, Willow } from '@svar-ui/react-gantt'
import type { IApi, ITask } from '@svar-ui/react-gantt'
import '@svar-ui/react-gantt/all.css'
import { createElement, createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { dayPixels, sizes } from '../../competitor'
import type { BenchZoom, DrawnWindow, FlowCompetitor } from '../../competitor'
import type { FlowPlan } from '../../flow-plan'
import { expandYear, millisecondsOfDay, occurrenceKey } from '../../occurrences'
import './gantt.css'

const ROW_PIXELS = 28
const scales = [
  { unit: 'month', step: 1, format: '%F %Y' },
  { unit: 'day', step: 1, format: '%j' },
] as const
const columns = [{ id: 'text', header: 'Name', width: sizes.name }]
const openSummary = { type: 'summary', open: true } as const
/** Only ids of occurrences begin with it. */
const OCCURRENCE = 'o'

interface Visible {
  readonly root: Root
  readonly element: HTMLElement
  readonly plan: FlowPlan
  readonly tasks: ITask[]
  zoom: BenchZoom
}

const api = createRef<IApi>()
let visible: Visible | undefined

/**
 * SVAR Gantt, whose free edition has no lanes and no split tasks: each occurrence is a separate
 * row, below its type, below its channel. It draws only the part near the screen.
 */
export const competitor: FlowCompetitor = {
  show: (element, plan) => {
    visible = { root: createRoot(element), element, plan, tasks: toTasks(plan), zoom: 'month' }
    draw(visible)
  },
  setExpanded: (isExpanded) => {
    for (const { channelId } of visible?.plan.sections ?? []) {
      void api.current?.exec('open-task', { id: `channel-${channelId}`, mode: isExpanded })
    }
  },
  setZoom: (zoom) => {
    if (visible === undefined) return
    visible.zoom = zoom
    flushSync(() => visible !== undefined && draw(visible))
  },
  scroll: {
    by: (across, down) => {
      if (visible === undefined) return
      if (down !== 0) find(visible, '.wx-gantt').scrollTop += down
      if (across !== 0) find(visible, '.wx-chart').scrollLeft += across
    },
    toStart: () => {
      if (visible === undefined) return
      find(visible, '.wx-gantt').scrollTop = 0
      find(visible, '.wx-chart').scrollLeft = 0
    },
  },
  drag: { needsClick: false },
  drawn: {
    bar: '.wx-bar.wx-task',
    row: `.wx-row[data-id^=":${OCCURRENCE}"]`,
    nameOf: (row) => row.getAttribute('data-id')?.slice(2) ?? '',
    hasLanes: false,
    window: readWindow,
  },
}

function draw({ root, plan, tasks, zoom }: Visible): void {
  root.render(
    createElement(
      Willow,
      // Its typeface would come from another server.
      { fonts: false },
      createElement(Gantt, {
        ref: api,
        tasks,
        scales: [...scales],
        columns,
        start: new Date(millisecondsOfDay(plan.firstDay)),
        end: new Date(millisecondsOfDay(plan.endDay)),
        cellWidth: dayPixels[zoom],
        cellHeight: ROW_PIXELS,
        gridWidth: sizes.name,
        autoScale: false,
      }),
    ),
  )
}

/** A channel or type without occurrences is left out: a summary without tasks is an error. */
function toTasks(plan: FlowPlan): ITask[] {
  const types = new Map(plan.tactics.map(({ id, tacticTypeId }) => [id, tacticTypeId]))
  const inOrder = [...expandYear(plan)].sort(
    (a, b) => a.startDay - b.startDay || a.tactic.id - b.tactic.id,
  )
  const occurrences = inOrder.map((days) => ({
    id: `${OCCURRENCE}${occurrenceKey(days)}`,
    text: days.tactic.title,
    type: 'task',
    start: new Date(millisecondsOfDay(days.startDay)),
    end: new Date(millisecondsOfDay(days.lastDay + 1)),
    parent: `type-${types.get(days.tactic.id)}`,
  }))
  const used = new Set(occurrences.map(({ parent }) => parent))
  const parents = plan.sections.flatMap(({ channelId, name, rows }) => {
    const parent = `channel-${channelId}`
    const summaries = rows
      .map((row) => ({ id: `type-${row.typeId}`, text: row.name, ...openSummary, parent }))
      .filter(({ id }) => used.has(id))
    if (summaries.length === 0) return []
    return [{ id: parent, text: name, ...openSummary, parent: 0 }, ...summaries]
  })
  return [...parents, ...occurrences]
}

function find({ element }: Visible, selector: string): Element {
  const match = element.querySelector(selector)
  if (match === null) throw new Error(`SVAR Gantt has drawn no ${selector}.`)
  return match
}

function readWindow(): DrawnWindow {
  if (visible === undefined) throw new Error('SVAR Gantt has drawn nothing.')
  const chart = find(visible, '.wx-chart')
  const { left, right } = chart.getBoundingClientRect()
  const { bottom: top } = find(visible, '.wx-scale').getBoundingClientRect()
  const { bottom } = find(visible, '.wx-gantt').getBoundingClientRect()
  const dayWidth = dayPixels[visible.zoom]
  const firstDay = visible.plan.firstDay + chart.scrollLeft / dayWidth
  return { left, right, top, bottom, firstDay, dayWidth }
}
