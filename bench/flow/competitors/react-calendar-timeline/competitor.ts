import { createElement, createRef } from 'react'
import type { Timeline } from 'react-calendar-timeline'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { dayPixels, sizes } from '../../competitor'
import type { BenchZoom, DrawnWindow, FlowCompetitor } from '../../competitor'
import type { FlowPlan } from '../../flow-plan'
import { dayOfMilliseconds, expandYear, millisecondsOfDay, occurrenceKey } from '../../occurrences'
import { StackedTimeline } from './StackedTimeline'
import type { Group, Item } from './StackedTimeline'
import './timeline.css'

const MILLISECONDS_PER_DAY = 86_400_000

interface Visible {
  readonly root: Root
  readonly element: HTMLElement
  readonly groups: Group[]
  readonly items: Item[]
  readonly start: number
  isExpanded: boolean
}

const timeline = createRef<Timeline<Item, Group>>()
let visible: Visible | undefined
let scrollElement: HTMLElement | undefined

/**
 * React Calendar Timeline with stacked items, fed with Unix timestamps, which its manual calls
 * the fastest. It draws all rows and three screens of days. Sections are rows without items, and
 * closing one leaves its rows out, as in its example of a tree.
 */
export const competitor: FlowCompetitor = {
  show: (element, plan) => {
    visible = {
      root: createRoot(element),
      element,
      groups: toGroups(plan),
      items: toItems(plan),
      start: millisecondsOfDay(plan.firstDay),
      isExpanded: true,
    }
    draw(visible)
  },
  setExpanded: (isExpanded) => {
    if (visible === undefined) return
    visible.isExpanded = isExpanded
    flushSync(() => visible !== undefined && draw(visible))
  },
  setZoom: (zoom) => {
    if (visible === undefined) return
    timeline.current?.updateScrollCanvas(visible.start, visible.start + visibleMilliseconds(zoom))
  },
  scroll: {
    by: (across, down) => {
      if (down !== 0 && visible !== undefined) visible.element.scrollTop += down
      if (across !== 0) scrollElement?.dispatchEvent(new WheelEvent('wheel', { deltaX: across }))
    },
    toStart: () => {
      if (visible === undefined) return
      visible.element.scrollTop = 0
      timeline.current?.updateScrollCanvas(
        visible.start,
        visible.start + visibleMilliseconds('month'),
      )
    },
  },
  drag: { needsClick: true },
  drawn: {
    bar: '.rct-item',
    row: '.rct-sidebar-row:has(.bench-row)',
    hasLanes: true,
    window: readWindow,
  },
}

function draw({ root, groups, items, isExpanded, start }: Visible): void {
  root.render(
    createElement(StackedTimeline, {
      timeline,
      groups: isExpanded ? groups : groups.filter(({ isSection }) => isSection),
      items,
      start,
      end: start + visibleMilliseconds('month'),
      onScroller: (element) => {
        scrollElement = element
      },
    }),
  )
}

function toGroups({ sections }: FlowPlan): Group[] {
  return sections.flatMap(({ channelId, name, rows }) => [
    { id: `channel-${channelId}`, title: name, isSection: true },
    ...rows.map((row) => ({ id: row.typeId, title: row.name, isSection: false })),
  ])
}

function toItems(plan: FlowPlan): Item[] {
  const types = new Map(plan.tactics.map(({ id, tacticTypeId }) => [id, tacticTypeId]))
  return expandYear(plan).map((days) => {
    const { tactic, startDay, lastDay } = days
    return {
      id: occurrenceKey(days),
      group: types.get(tactic.id) ?? 0,
      title: tactic.title,
      start_time: millisecondsOfDay(startDay),
      end_time: millisecondsOfDay(lastDay + 1),
      itemProps: { style: { background: tactic.color, border: 0 } },
    }
  })
}

function visibleMilliseconds(zoom: BenchZoom): number {
  return ((innerWidth - sizes.name) / dayPixels[zoom]) * MILLISECONDS_PER_DAY
}

function readWindow(): DrawnWindow {
  const box = scrollElement?.getBoundingClientRect()
  const header = visible?.element.querySelector('.rct-header-root')?.getBoundingClientRect()
  const state = timeline.current?.state
  if (box === undefined || header === undefined || state === undefined) {
    throw new Error('React Calendar Timeline has drawn nothing.')
  }
  const { visibleTimeStart, visibleTimeEnd } = state
  const firstDay = dayOfMilliseconds(visibleTimeStart)
  return {
    left: box.left,
    right: box.right,
    top: header.bottom,
    bottom: innerHeight,
    firstDay,
    dayWidth: box.width / (dayOfMilliseconds(visibleTimeEnd) - firstDay),
  }
}
