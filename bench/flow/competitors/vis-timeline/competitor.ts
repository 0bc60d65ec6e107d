import { DataSet } from 'vis-data'
import { Timeline } from 'vis-timeline'
import type { DataGroup, DataItem } from 'vis-timeline'
import 'vis-timeline/styles/vis-timeline-graph2d.min.css'
import { dayPixels, sizes } from '../../competitor'
import type { BenchZoom, DrawnWindow, FlowCompetitor } from '../../competitor'
import type { FlowPlan } from '../../flow-plan'
import { dayOfMilliseconds, expandYear, millisecondsOfDay, occurrenceKey } from '../../occurrences'
import './timeline.css'

const MILLISECONDS_PER_DAY = 86_400_000
const GAP_PIXELS = sizes.lane - sizes.bar
const atOnce = { animation: false }

/** Its declarations lack the depth of a group, which its manual requires. */
type NestedGroup = DataGroup & { readonly treeLevel?: number }

interface Visible {
  readonly timeline: Timeline
  readonly element: HTMLElement
  readonly groups: DataSet<DataGroup>
  readonly plan: FlowPlan
}

let page: Visible | undefined

/**
 * vis-timeline with nested groups and stacked items. It draws only the part near the screen. Its
 * guard against scripts in titles is off, because the bench writes the titles and the guard costs
 * time.
 */
export const competitor: FlowCompetitor = {
  show: (element, plan) => {
    const groups = new DataSet<DataGroup>(toGroups(plan))
    const start = millisecondsOfDay(plan.firstDay)
    const timeline = new Timeline(element, new DataSet<DataItem>(toItems(plan)), groups, {
      start,
      end: start + visibleMilliseconds('month'),
      min: start,
      max: millisecondsOfDay(plan.endDay),
      height: '100%',
      orientation: 'top',
      verticalScroll: true,
      zoomable: false,
      stack: true,
      groupOrder: 'order',
      margin: { axis: GAP_PIXELS, item: { horizontal: 0, vertical: GAP_PIXELS } },
      editable: { updateTime: true },
      itemsAlwaysDraggable: { item: true, range: true },
      showCurrentTime: false,
      showTooltips: false,
      xss: { disabled: true },
    })
    // It stays hidden until its window has changed once and it is drawn again, a second if left alone.
    const show = (): void => {
      timeline.off('rangechanged', show)
      timeline.redraw()
    }
    timeline.on('rangechanged', show)
    timeline.setWindow(start, start + visibleMilliseconds('month') + 1, atOnce)
    page = { timeline, element, groups, plan }
  },
  setExpanded: (isExpanded) => {
    if (page === undefined) return
    const { sections } = page.plan
    page.groups.update([
      ...sections.map(({ channelId }) => ({
        id: `channel-${channelId}`,
        content: `Channel ${channelId}`,
        showNested: isExpanded,
      })),
      ...sections.flatMap(({ rows }) =>
        rows.map(({ typeId, name }) => ({ id: typeId, content: name, visible: isExpanded })),
      ),
    ])
  },
  setZoom: (zoom) => {
    if (page === undefined) return
    const { start } = page.timeline.getWindow()
    const end = start.getTime() + visibleMilliseconds(zoom)
    page.timeline.setWindow(start, end, atOnce)
  },
  scroll: {
    by: (across, down) => {
      if (page === undefined) return
      if (down !== 0) rowScroller(page).scrollTop += down
      if (across === 0) return
      const { start, end } = page.timeline.getWindow()
      const added = (across / dayPixels.month) * MILLISECONDS_PER_DAY
      page.timeline.setWindow(start.getTime() + added, end.getTime() + added, atOnce)
    },
    toStart: () => {
      if (page === undefined) return
      rowScroller(page).scrollTop = 0
      const start = millisecondsOfDay(page.plan.firstDay)
      page.timeline.setWindow(start, start + visibleMilliseconds('month'), atOnce)
    },
  },
  drag: { needsClick: false },
  drawn: {
    bar: '.vis-item',
    row: '.vis-label.vis-nested-group',
    hasLanes: true,
    window: readWindow,
  },
}

function toGroups({ sections }: FlowPlan): DataGroup[] {
  const groups: NestedGroup[] = []
  const add = (group: NestedGroup): void => {
    groups.push(Object.assign(group, { order: groups.length }))
  }
  for (const { channelId, name, rows } of sections) {
    const nestedGroups = rows.map(({ typeId }) => typeId)
    add({ id: `channel-${channelId}`, content: name, nestedGroups })
    for (const row of rows) add({ id: row.typeId, content: row.name, treeLevel: 2 })
  }
  return groups
}

function toItems(plan: FlowPlan): DataItem[] {
  const types = new Map(plan.tactics.map(({ id, tacticTypeId }) => [id, tacticTypeId]))
  return expandYear(plan).map((days) => {
    const { tactic, startDay, lastDay } = days
    return {
      id: occurrenceKey(days),
      group: types.get(tactic.id) ?? 0,
      content: tactic.title,
      start: millisecondsOfDay(startDay),
      end: millisecondsOfDay(lastDay + 1),
      type: 'range',
      style: `background:${tactic.color};border-color:${tactic.color}`,
    }
  })
}

function visibleMilliseconds(zoom: BenchZoom): number {
  return ((innerWidth - sizes.name) / dayPixels[zoom]) * MILLISECONDS_PER_DAY
}

function rowScroller({ element }: Visible): Element {
  const match = element.querySelector('.vis-vertical-scroll')
  if (match === null) throw new Error('vis-timeline has drawn nothing that scrolls.')
  return match
}

function readWindow(): DrawnWindow {
  const box = page?.element.querySelector('.vis-panel.vis-center')?.getBoundingClientRect()
  if (page === undefined || box === undefined) throw new Error('vis-timeline has drawn nothing.')
  const { start, end } = page.timeline.getWindow()
  const firstDay = dayOfMilliseconds(start.getTime())
  return {
    left: box.left,
    right: box.right,
    top: box.top,
    bottom: box.bottom,
    firstDay,
    dayWidth: box.width / (dayOfMilliseconds(end.getTime()) - firstDay),
  }
}
