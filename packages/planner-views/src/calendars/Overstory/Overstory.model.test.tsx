import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { OverstoryItemSection, OverstorySection } from '@throughline/domain/tactics'
import { NATIONAL_PLAN_ID } from '@throughline/test-support/builders'
import { middleOf, type Place } from '@throughline/test-support/dom'
import { modelRuns } from '@throughline/test-support/property-tests'
import { DEFAULT_DENSITY, densityPixels, GlobalStyle } from '@throughline/ui/theme'
import * as fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import type { CalendarItem, RevealedItem } from '../../calendar-parts'
import { tacticFixture, westernTacticFixture } from '../../calendar-parts/fixtures/plan-fixtures'
import { assertSame, finishTasks, mouse, startPointers } from '../../testing/pointers'
import { overstoryChannels, tradeFair } from './fixtures/november-overstory'
import { byLane } from './model/overstory-cells'
import { sizeOverstory, usualLimitOf, WINDOW_SHARE } from './model/overstory-size'
import type { OverstorySize } from './model/overstory-size'
import { layOutEvents, layOutItems } from './model/section-layout'
import type { BarLayout } from './model/section-layout'
import { Overstory } from './Overstory'

const order = ['calendars-of-interest', 'initiatives', 'monthly-focus', 'long-running'] as const
const months = [
  ['2026-10-01', '2026-10-31'],
  ['2026-11-01', '2026-11-30'],
  // Touched by no item.
  ['2029-01-01', '2029-01-31'],
] as const
const PITCH = densityPixels(DEFAULT_DENSITY, 'size-overstory-bar-pitch')

const item = (id: number, on: string, to: string) => tacticFixture({ id, on, to, title: `I${id}` })
const itemsBySection: Readonly<Record<OverstoryItemSection, readonly CalendarItem[]>> = {
  initiatives: [
    item(1, '2026-10-12', '2026-11-22'),
    westernTacticFixture({ id: 2, on: '2026-11-01', to: '2026-11-12', title: 'I2' }),
    item(3, '2026-11-16', '2026-12-01'),
    item(4, '2026-11-11', '2026-11-11'),
  ],
  'monthly-focus': [item(5, '2026-11-01', '2026-11-30')],
  'long-running': Array.from({ length: 7 }, (_unused, at) =>
    item(10 + at, '2026-01-01', `2026-12-${10 + at}`),
  ),
}
const FOREIGN_ITEM = 2
const MIN_ITEMS = 4
/** Distance after which a calendar with movable items drags. */
const DRAG_PIXELS = 6

type DragStep =
  | readonly [does: 'move', pixels: number]
  | readonly [does: 'release' | 'Escape' | 'lose pointer' | 'finger']
type Step =
  | DragStep
  | readonly [
      does: 'click bar' | 'drag bar' | 'focus bar' | 'click head' | 'focus head' | 'click more',
      n: number,
    ]
  | readonly [does: 'click all' | 'focus outside' | 'press outside' | 'focus separator']
  | readonly [does: 'key', key: string, modifier: '' | 'Ctrl']
  | readonly [does: 'press separator' | 'double click separator']
  | readonly [does: 'host shows', month: number]
  | readonly [does: 'other deletes' | 'other delays' | 'other gives to next section', n: number]
  | readonly [does: 'other undoes']
  | readonly [does: 'host selects' | 'host reveals', id: number]
  | readonly [does: 'host limits', maxHeight: number]
  | readonly [does: 'host closes or opens' | 'host expands or collapses', section: number]
  | readonly [does: 'host sets height', height: number | null]
  | readonly [does: 'host refuses', is: boolean]

/** Index of the item with the focus. */
const FOCUSED = -1
const n = fc.nat(23)
const ids = fc.constantFrom(1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16)
const otherStep: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom('other deletes', 'other delays', 'other gives to next section'),
  fc.oneof(fc.constant(FOCUSED), n),
)
const hostStep = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.tuple(fc.constant('host shows'), fc.constantFrom(0, 1, 2)),
  otherStep,
  fc.constant<Step>(['other undoes']),
  fc.tuple(fc.constantFrom('host selects', 'host reveals'), ids),
  fc.tuple(fc.constant('host limits'), fc.constantFrom(120, 200, 1000)),
  fc.tuple(fc.constantFrom('host closes or opens', 'host expands or collapses'), fc.nat(3)),
  fc.tuple(fc.constant('host sets height'), fc.constantFrom(null, 90, 150, 260)),
  fc.tuple(fc.constant('host refuses'), fc.boolean()),
)
const focusStep: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom('focus bar', 'click bar', 'drag bar'),
  n,
)
const moreStep: fc.Arbitrary<Step> = fc.tuple(fc.constant('click more'), n)
const headStep: fc.Arbitrary<Step> = fc.tuple(fc.constantFrom('click head', 'focus head'), n)
const arrowStep = fc.tuple(
  fc.constant('key' as const),
  fc.constantFrom('ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'),
  fc.constant('' as const),
)
const moveStep: fc.Arbitrary<Step> = fc.tuple(
  fc.constant('move'),
  fc.integer({ min: -120, max: 120 }),
)
const dragStep = fc.oneof(
  moveStep,
  fc.constantFrom<Step>(['finger'], ['key', 'Enter', '']),
  hostStep,
)
const dragEnd = fc.constantFrom<Step>(['release'], ['release'], ['Escape'], ['lose pointer'])
const press: Step = ['press separator']
const all: Step = ['click all']
const undo: Step = ['other undoes']
/** Episodes of users, so that sequences reach states that depend on several steps. */
const steps: fc.Arbitrary<readonly Step[]> = fc
  .array(
    fc.oneof<fc.Arbitrary<readonly Step[]>[]>(
      hostStep.map((step) => [step]),
      fc
        .constantFrom<Step>(all, ['focus outside'], ['press outside'], ['double click separator'])
        .map((step) => [step]),
      fc.tuple(focusStep, arrowStep, arrowStep),
      fc.tuple(focusStep, fc.constantFrom<Step>(['key', 'Delete', ''], ['key', 'c', 'Ctrl'])),
      fc.tuple(moreStep, moreStep),
      fc.tuple(headStep, moreStep),
      // The last section is the one with more lanes than fit.
      fc
        .tuple(moreStep, fc.constantFrom(1, 3))
        .map(([more, head]) => [more, ['click head', head], all]),
      arrowStep.map((step) => [['focus separator'], step]),
      fc
        .tuple(fc.array(dragStep, { maxLength: 3 }), dragEnd)
        .map(([during, end]) => [[press], during, [end]].flat()),
      // The overstory disappears during a drag, and comes back.
      moveStep.map((move) => [press, move, ['host shows', 2], ['host shows', 1]]),
      // The item with the focus disappears for a while, or gets other dates.
      fc.tuple(focusStep, otherStep, hostStep).map(([bar, one, two]) => [bar, one, two, undo]),
      fc.tuple(focusStep, otherStep).map(([bar, other]) => [bar, other, undo]),
      // An item is revealed, again or before it is drawn.
      fc
        .tuple(ids, focusStep)
        .map(([id, bar]) => [['host reveals', id], bar, ['host reveals', id]]),
      fc
        .tuple(ids, focusStep, moreStep)
        .map(([id, bar, more]) => [['host reveals', id], bar, more]),
    ),
    { minLength: 2, maxLength: 8, size: 'max' },
  )
  .map((episodes) => episodes.flat())

/** A section as the model computes it. */
interface Section {
  readonly section: OverstorySection
  readonly isOpen: boolean
  readonly count: number
  readonly laneCount: number
  readonly lanes: number
  readonly collapsedLanes: number
  /** Visible bars, lane by lane. */
  readonly bars: readonly BarLayout[]
}
interface Cell {
  readonly section: OverstorySection
  readonly key: string | null
  readonly itemId: number | null
  readonly index: number
}
type Focus = 'nothing' | 'outside' | 'cell' | 'control'

/** Overstory on a page, with a host that stores its changes or without, and the model. */
function createWorld(isControlled: boolean) {
  const pointers = startPointers()
  const container = document.createElement('div')
  const outside = document.createElement('button')
  document.body.append(container, outside)
  document.documentElement.dataset['theme'] = 'light'
  document.documentElement.dataset['density'] = DEFAULT_DENSITY
  const root = createRoot(container)
  const intents: string[] = []
  // The host.
  let items = itemsBySection
  let previous = itemsBySection
  let month = 1
  let selectedItemId: number | null = null
  let revealedItem: RevealedItem | null = null
  let maxHeight = 1000
  let refuses = false
  // The model; the state of a host that refuses changes is the same.
  let height: number | null = null
  let expanded: ReadonlySet<OverstorySection> = new Set()
  let closed: ReadonlySet<OverstorySection> = new Set()
  let dragHeight: number | null = null
  let drag: { readonly from: number; at: Place; start: Place } | null = null
  let focus: Focus = 'nothing'
  let control: Element | null = null
  /** Whether the overstory had the focus last: it gets it back when the focused element disappears. */
  let ownsFocus = false
  let place: Cell | null = null
  let goal: { readonly itemId: number; readonly isFromOutside: boolean } | null = null
  const lastKeys = new Map<OverstorySection, string>()

  const names = (set: ReadonlySet<OverstorySection>) => [...set].sort().join(' and ')
  const controlledProps = () => ({ height, expandedSections: expanded, closedSections: closed })
  let hostProps = controlledProps()
  const render = (): void => {
    const [startDay, endDay] = months[month] ?? months[1]
    root.render(
      <>
        <GlobalStyle />
        <Overstory
          {...(isControlled ? hostProps : null)}
          startDay={startDay}
          endDay={endDay}
          today="2026-11-18"
          sections={items}
          events={[tradeFair]}
          channels={overstoryChannels}
          currentPlanId={NATIONAL_PLAN_ID}
          maxHeight={maxHeight}
          selectedItemId={selectedItemId}
          revealedItem={revealedItem}
          onHeightChange={(change) => {
            intents.push(`height ${change.height}`)
            remember({ height: change.height })
          }}
          onExpandedChange={({ expandedSections }) => {
            intents.push(`expand ${names(expandedSections)}`)
            remember({ expandedSections })
          }}
          onToggleSection={({ section, isOpen }) => {
            intents.push(`${isOpen ? 'open' : 'close'} ${section}`)
            remember({ closedSections: withSection(hostProps.closedSections, section, !isOpen) })
          }}
          onOpenItem={({ item: { id } }) => intents.push(`open ${id}`)}
          onCopyItem={({ item: { id } }) => intents.push(`copy ${id}`)}
          onDeleteItem={({ item: { id } }) => {
            intents.push(`delete ${id}`)
            if (!refuses) removeItem(id)
            render()
          }}
          onRefused={({ action, item: refused, code }) =>
            intents.push(`refused to ${action} ${refused?.id}: ${code}`)
          }
        />
      </>,
    )
  }
  const remember = (change: Partial<typeof hostProps>): void => {
    if (refuses) return
    hostProps = { ...hostProps, ...change }
    render()
  }
  const changeItems = (change: typeof items): void => {
    previous = items
    items = change
  }
  const removeItem = (id: number): void => {
    changeItems(mapSections(items, (list) => list.filter((each) => each.id !== id)))
  }

  /** Returns the visible sections and their heights, by the rules of the overstory. */
  const currentSections = (): {
    readonly sections: readonly Section[]
    readonly size: OverstorySize
  } => {
    const [first, last] = months[month] ?? months[1]
    const days = { startDay: dayNumberOf(first), endDayExclusive: dayNumberOf(last) + 1 }
    const layouts = order
      .map((section) =>
        section === 'calendars-of-interest'
          ? layOutEvents([tradeFair], days)
          : layOutItems(section, items[section], days),
      )
      .filter(({ laneCount }) => laneCount > 0)
    const windowLimit = Math.round(window.innerHeight * WINDOW_SHARE)
    const limit = Math.min(maxHeight, windowLimit)
    const sizeFor = (
      isExpanded: (section: OverstorySection) => boolean,
      userHeight: number | null,
    ) =>
      sizeOverstory(
        layouts.map(({ section, laneCount }) => ({
          isOpen: !closed.has(section),
          isExpanded: isExpanded(section),
          laneCount,
        })),
        {
          userHeight,
          usualLimit: Math.min(usualLimitOf(PITCH), limit),
          expandedLimit: limit,
          windowLimit,
          pitch: PITCH,
          hasAxis: true,
        },
      )
    const userHeight = dragHeight ?? height
    const size = sizeFor((section) => expanded.has(section), userHeight)
    const collapsed = sizeFor(() => false, userHeight)
    const sections = layouts.map(({ section, laneCount, bars }, index) => {
      const lanes = size.lanes[index] ?? 0
      return {
        section,
        isOpen: !closed.has(section),
        count: bars.length,
        laneCount,
        lanes,
        collapsedLanes: collapsed.lanes[index] ?? 0,
        bars: byLane(bars.filter(({ lane }) => lane < lanes)),
      }
    })
    return { sections, size }
  }
  const openSections = () => currentSections().sections.filter(({ isOpen }) => isOpen)
  const cellOf = ({ section, bars }: Section, bar: BarLayout): Cell => ({
    section,
    key: bar.key,
    itemId: bar.entry.kind === 'item' ? bar.entry.item.id : null,
    index: bars.indexOf(bar),
  })
  const findCell = (isIt: (bar: BarLayout) => boolean): Cell | null => {
    for (const visible of openSections()) {
      const bar = visible.bars.find(isIt)
      if (bar !== undefined) return cellOf(visible, bar)
    }
    return null
  }
  const ofItem = (itemId: number) => (bar: BarLayout) =>
    bar.entry.kind === 'item' && bar.entry.item.id === itemId
  /** Returns the cell of the item with the focus, else the nearest one. */
  const currentCell = (): Cell | null => {
    const { sections } = currentSections()
    const last = place
    const same =
      last === null
        ? null
        : (findCell(({ key }) => key === last.key) ??
          (last.itemId === null ? null : findCell(ofItem(last.itemId))))
    if (same !== null) return same
    const own = sections.find(({ section }) => section === place?.section)
    const bars = own?.isOpen === true ? own.bars : []
    const bar = bars[Math.min(place?.index ?? 0, bars.length - 1)]
    if (own !== undefined && bar !== undefined) return cellOf(own, bar)
    const section = own ?? sections[0]
    return section === undefined
      ? null
      : { section: section.section, key: null, itemId: null, index: 0 }
  }

  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)]
  const pick = (selector: string, at: number): HTMLElement | null => {
    const elements = all(selector)
    return elements[at % Math.max(1, elements.length)] ?? null
  }
  const separator = () => container.querySelector<HTMLElement>('[role="separator"]')
  const sectionOf = (element: Element) =>
    currentSections().sections.find(
      ({ section }) =>
        section === element.closest<HTMLElement>('[data-section]')?.dataset['section'],
    )
  const barOf = (element: Element) => {
    const visible = sectionOf(element)
    const key = element.closest<HTMLElement>('[data-key]')?.dataset['key']
    const bar = visible?.bars.find((each) => each.key === key)
    return visible === undefined || bar === undefined ? null : { visible, bar }
  }
  /**
   * Clicks the middle of an element; returns false if no pointer reaches it.
   *
   * @param dragPixels distance of the pointer between press and release
   */
  const click = (element: HTMLElement | null, dragPixels = 0): boolean => {
    if (element === null) return false
    element.scrollIntoView({ block: 'nearest' })
    const from = middleOf(element)
    const to = { x: from.x + dragPixels, y: from.y }
    const isReached = [from, to].every(({ x, y }) =>
      element.contains(document.elementFromPoint(x, y)),
    )
    if (!isReached) return false
    pointers.press(mouse, from)
    if (dragPixels > 0) pointers.move(mouse, to)
    pointers.release(mouse, to)
    return true
  }
  const focusOn = (visible: Section, bar: BarLayout): void => {
    place = cellOf(visible, bar)
    lastKeys.set(visible.section, bar.key)
    focus = 'cell'
    ownsFocus = true
    goal = null
  }
  const focusControl = (element: Element | null): void => {
    focus = 'control'
    control = element
    ownsFocus = true
  }
  const leave = (to: Focus): void => {
    focus = to
    ownsFocus = false
  }
  const setHeight = (userHeight: number | null): string => {
    if (!isControlled || !refuses) height = userHeight
    return `height ${userHeight}`
  }
  const setExpanded = (sections: ReadonlySet<OverstorySection>): string => {
    if (!isControlled || !refuses) expanded = sections
    return `expand ${names(sections)}`
  }
  const setClosed = (section: OverstorySection, isClosed: boolean): string => {
    if (!isControlled || !refuses) closed = withSection(closed, section, isClosed)
    return `${isClosed ? 'close' : 'open'} ${section}`
  }
  const clamp = (height: number): number => {
    const { minHeight, maxHeight: limit } = currentSections().size
    return Math.max(minHeight, Math.min(height, limit))
  }
  const resizeBy = (pixels: number): string[] => {
    const before = currentSections().size.height
    const after = clamp(before + pixels)
    return after === before || Math.round(after) === before ? [] : [setHeight(Math.round(after))]
  }

  const pressKey = (key: string, modifier: '' | 'Ctrl'): string[] | null => {
    const focused = document.activeElement
    const isCopy = modifier === 'Ctrl'
    let expected: string[] | null = null
    if (focused !== null && focused === separator() && !isCopy) {
      const { size } = currentSections()
      if (key === 'ArrowDown') expected = resizeBy(PITCH)
      else if (key === 'ArrowUp') expected = resizeBy(-PITCH)
      else if (key === 'Home') expected = resizeBy(size.minHeight - size.height)
      else if (key === 'End') expected = resizeBy(size.maxHeight - size.height)
      else if (key === 'Enter') expected = [setHeight(null)]
    } else if (focused !== null && focus === 'cell') {
      const target = barOf(focused)
      if (target === null) return null
      const { visible, bar } = target
      const at = visible.bars.indexOf(bar)
      const entry = bar.entry
      if (isCopy || key === 'Delete') {
        if (entry.kind === 'event') expected = []
        else if (isCopy) expected = [`copy ${entry.item.id}`]
        else if (entry.item.id === FOREIGN_ITEM)
          expected = [`refused to delete ${FOREIGN_ITEM}: other-plan`]
        else {
          expected = [`delete ${entry.item.id}`]
        }
      } else {
        const to = {
          ArrowRight: visible.bars[at + 1],
          ArrowLeft: visible.bars[at - 1],
          ArrowDown: nearest(visible.bars, bar, 1),
          ArrowUp: nearest(visible.bars, bar, -1),
          Home: visible.bars[0],
          End: visible.bars.at(-1),
        }[key]
        expected = []
        if (key !== 'Enter') focusOn(visible, to ?? bar)
      }
    }
    if (expected === null) return null
    pointers.key(key, isCopy ? { ctrlKey: true } : {})
    return expected
  }

  const endDrag = (to: number | null): string[] => {
    const from = drag?.from
    drag = null
    dragHeight = null
    // A click, a drag back to its start and a canceled drag choose no height.
    if (to === null || to === from) return []
    return Math.round(to) === currentSections().size.height ? [] : [setHeight(Math.round(to))]
  }

  const act = (step: Step): string[] | null => {
    if (drag !== null) {
      const during = actInDrag(step, drag)
      if (during !== undefined) return during
    }
    switch (step[0]) {
      case 'click bar':
      case 'drag bar': {
        const bar = pick('[data-part="bar"]', step[1])
        const target = bar === null ? null : barOf(bar)
        // Items do not move, so that a drag within a bar is a click.
        if (target === null || !click(bar, step[0] === 'drag bar' ? DRAG_PIXELS : 0)) return null
        focusOn(target.visible, target.bar)
        const { entry } = target.bar
        return entry.kind === 'item' ? [`open ${entry.item.id}`] : []
      }
      case 'focus bar': {
        const bar = pick('[data-part="bar"]', step[1])
        const target = bar === null ? null : barOf(bar)
        if (target === null || bar === document.activeElement) return null
        bar?.focus()
        focusOn(target.visible, target.bar)
        return []
      }
      case 'focus head': {
        const head = pick('[data-part="head"]', step[1])
        if (head === null || head === document.activeElement) return null
        head.focus()
        focusControl(head)
        return []
      }
      case 'click head': {
        const head = pick('[data-part="head"]', step[1])
        const visible = head === null ? undefined : sectionOf(head)
        if (visible === undefined || !click(head)) return null
        focusControl(head)
        return [setClosed(visible.section, visible.isOpen)]
      }
      case 'click more': {
        const more = pick('[data-part="more"]', step[1])
        const visible = more === null ? undefined : sectionOf(more)
        if (visible === undefined || !click(more)) return null
        focusControl(more)
        return [setExpanded(withSection(expanded, visible.section, !expanded.has(visible.section)))]
      }
      case 'click all': {
        const button = pick('[data-part="axis"] button', 0)
        const { sections } = currentSections()
        if (!click(button)) return null
        focusControl(button)
        const hasHidden = sections.some(
          ({ isOpen, laneCount, lanes }) => !isOpen || laneCount > lanes,
        )
        if (!hasHidden) return [setExpanded(new Set())]
        return [
          ...sections
            .filter(({ isOpen }) => !isOpen)
            .map(({ section }) => setClosed(section, false)),
          setExpanded(new Set(sections.map(({ section }) => section))),
        ]
      }
      case 'focus separator': {
        const line = separator()
        if (line === null || line === document.activeElement) return null
        line.focus()
        focusControl(line)
        return []
      }
      case 'focus outside':
        outside.focus()
        leave('outside')
        return []
      case 'press outside': {
        const wasOutside = focus === 'outside'
        document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        if (!wasOutside || document.activeElement === document.body) leave('nothing')
        return []
      }
      case 'key':
        return pressKey(step[1], step[2])
      case 'press separator': {
        const line = separator()
        if (line === null) return null
        const start = middleOf(line)
        pointers.press(mouse, start)
        drag = { from: currentSections().size.height, at: start, start }
        focusControl(line)
        return []
      }
      case 'double click separator': {
        const line = separator()
        if (line === null) return null
        line.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
        return [setHeight(null)]
      }
      case 'host shows':
        if (month === step[1]) return null
        month = step[1]
        return []
      case 'other deletes': {
        const item = itemAt(step[1])
        if (item === undefined || allItems().length < MIN_ITEMS) return null
        removeItem(item.id)
        return []
      }
      case 'other delays': {
        const late = itemAt(step[1])
        if (late === undefined) return null
        const startDate =
          late.startDate.slice(0, 10) === '2026-11-11'
            ? '2026-11-10T08:00:00'
            : '2026-11-03T08:00:00'
        if (late.endDate < startDate || late.startDate === startDate) return null
        changeItems(
          mapSections(items, (list) =>
            list.map((each) => (each === late ? { ...each, startDate } : each)),
          ),
        )
        return []
      }
      case 'other gives to next section': {
        const moved = itemAt(step[1])
        if (moved === undefined) return null
        const from = (['initiatives', 'monthly-focus', 'long-running'] as const).find((name) =>
          items[name].includes(moved),
        )
        const to = from === 'initiatives' ? 'long-running' : 'initiatives'
        const without = mapSections(items, (list) => list.filter((each) => each !== moved))
        changeItems({ ...without, [to]: [...without[to], moved] })
        return []
      }
      case 'other undoes':
        if (previous === items) return null
        changeItems(previous)
        return []
      case 'host selects':
        selectedItemId = selectedItemId === step[1] ? null : step[1]
        return []
      case 'host reveals':
        revealedItem = { itemId: step[1] }
        // The overstory waits for the item if it is not visible.
        goal = { itemId: step[1], isFromOutside: focus === 'outside' }
        return []
      case 'host limits':
        maxHeight = step[1]
        return []
      case 'host closes or opens': {
        const section = order[step[1]]
        if (!isControlled || section === undefined) return null
        closed = withSection(closed, section, !closed.has(section))
        hostProps = { ...hostProps, closedSections: closed }
        return []
      }
      case 'host expands or collapses': {
        const section = order[step[1]]
        if (!isControlled || section === undefined) return null
        expanded = withSection(expanded, section, !expanded.has(section))
        hostProps = { ...hostProps, expandedSections: expanded }
        return []
      }
      case 'host sets height':
        if (!isControlled) return null
        height = step[1]
        hostProps = { ...hostProps, height }
        return []
      case 'host refuses':
        refuses = step[1]
        return []
      case 'move':
      case 'release':
      case 'Escape':
      case 'lose pointer':
      case 'finger':
        return null
      default:
        return step satisfies never
    }
  }
  /** A step while the separator is pressed; undefined for those of the host, which go on as ever. */
  const actInDrag = (step: Step, now: NonNullable<typeof drag>): string[] | null | undefined => {
    switch (step[0]) {
      case 'move':
        now.at = { x: now.at.x, y: now.start.y + step[1] }
        pointers.move(mouse, now.at)
        dragHeight = clamp(now.from + step[1])
        return []
      case 'key':
        if (document.activeElement !== separator()) return null
        pointers.key('Enter')
        dragHeight = null
        return [setHeight(null)]
      case 'finger': {
        const finger = { pointerId: 5, pointerType: 'touch', isPrimary: false } as const
        pointers.press(finger, now.at)
        pointers.release(finger, now.at)
        return []
      }
      case 'release': {
        const to = clamp(now.from + now.at.y - now.start.y)
        pointers.release(mouse, now.at)
        return endDrag(to)
      }
      case 'Escape':
        pointers.key('Escape')
        pointers.cancel(mouse, now.at)
        return endDrag(null)
      case 'lose pointer':
        pointers.cancel(mouse, now.at)
        return endDrag(null)
      case 'host shows':
      case 'other deletes':
      case 'other delays':
      case 'other gives to next section':
      case 'other undoes':
      case 'host selects':
      case 'host reveals':
      case 'host limits':
      case 'host closes or opens':
      case 'host expands or collapses':
      case 'host sets height':
      case 'host refuses':
        return undefined
      case 'click all':
      case 'click bar':
      case 'drag bar':
      case 'click head':
      case 'click more':
      case 'double click separator':
      case 'focus bar':
      case 'focus head':
      case 'focus outside':
      case 'focus separator':
      case 'press outside':
      case 'press separator':
        return null
      default:
        return step satisfies never
    }
  }
  const allItems = () => Object.values(items).flat()
  const itemAt = (at: number) =>
    at === FOCUSED
      ? allItems().find(({ id }) => focus === 'cell' && id === place?.itemId)
      : allItems()[at % allItems().length]

  /** Moves the focus of the model after a change of the overstory. */
  const settleFocus = (): void => {
    const { sections } = currentSections()
    if (sections.length === 0) {
      // The pointer is lost with the overstory.
      if (drag !== null) pointers.cancel(mouse, drag.at)
      drag = null
      dragHeight = null
      if (focus === 'cell' || focus === 'control') focus = 'nothing'
      return
    }
    const goalCell = goal === null ? null : findCell(ofItem(goal.itemId))
    if (goalCell !== null) {
      place = goalCell
      if (focus !== 'outside' || goal?.isFromOutside === true) {
        focus = 'cell'
        ownsFocus = true
      }
      goal = null
    }
    if (focus === 'control' && control?.isConnected !== true) focus = 'nothing'
    if (focus === 'nothing' && ownsFocus) focus = 'cell'
    if (focus !== 'cell') return
    const cell = currentCell()
    if (cell !== null && cell.key !== null) lastKeys.set(cell.section, cell.key)
  }

  const check = (): void => {
    const { sections, size } = currentSections()
    const drawn = all('[data-part="section"]').map((element) => ({
      section: element.dataset['section'],
      isOpen: element.dataset['open'] === '',
      head: element.querySelector('[data-part="head"]')?.ariaExpanded,
      count: Number.parseInt(element.querySelector('[data-part="count"]')?.textContent ?? '', 10),
      more: element.querySelector('[data-part="more"]')?.textContent ?? null,
      bars: [...element.querySelectorAll<HTMLElement>('[data-key]')]
        .map(({ dataset }) => dataset['key'] ?? '')
        .toSorted((a, b) => (a < b ? -1 : 1)),
      active: [...element.querySelectorAll<HTMLElement>('[data-key]')]
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(({ dataset }) => dataset['key']),
    }))
    const expected = sections.map((visible) => {
      const last = lastKeys.get(visible.section)
      const isVisible = visible.bars.some(({ key }) => key === last)
      const activeKey = isVisible ? last : visible.bars[0]?.key
      const rest = visible.count - visible.bars.length
      return {
        section: visible.section,
        isOpen: visible.isOpen,
        head: String(visible.isOpen),
        count: visible.count,
        more:
          !visible.isOpen || visible.laneCount <= visible.collapsedLanes
            ? null
            : expanded.has(visible.section)
              ? 'Show fewer'
              : `+${rest} more`,
        bars: visible.isOpen ? visible.bars.map(({ key }) => key).sort() : [],
        active: visible.isOpen ? [activeKey] : [],
      }
    })
    assertSame('sections', drawn, expected)
    const hasHidden = sections.some(({ isOpen, laneCount, lanes }) => !isOpen || laneCount > lanes)
    const hasMore = sections.some(
      ({ section, laneCount, collapsedLanes }) =>
        expanded.has(section) && laneCount > collapsedLanes,
    )
    assertSame(
      'button for all',
      container.querySelector('[data-part="axis"] button')?.ariaLabel ?? null,
      sections.length > 0 && hasHidden
        ? 'Expand all'
        : sections.length > 0 && hasMore
          ? 'Collapse all'
          : null,
    )
    const selectedIds = new Set(
      all('[data-selected]').map((bar) => Number(bar.dataset['key']?.split(':')[0])),
    )
    const isInView = selectedItemId !== null && findCell(ofItem(selectedItemId)) !== null
    assertSame('selected', [...selectedIds], isInView ? [selectedItemId] : [])
    if (sections.length > 0) {
      const body = container.querySelector('[data-part="body"]')
      assertSame('height', separator()?.ariaValueNow, String(Math.round(size.height)))
      assertSame('drawn height', body?.getBoundingClientRect().height, size.height - 1)
    }
    checkFocus()
    assertSame('captured pointers', pointers.capturedPointers(), drag === null ? 0 : 1)
  }
  const checkFocus = (): void => {
    const focused = document.activeElement
    const is =
      focused === null || focused === document.body
        ? 'nothing'
        : focused === outside
          ? 'outside'
          : (focused.closest<HTMLElement>('[data-key]')?.dataset['key'] ??
            `${focused.closest<HTMLElement>('[data-section]')?.dataset['section']} ${focused.ariaLabel ?? focused.textContent}`)
    if (focus === 'cell') {
      const cell = currentCell()
      const head = container.querySelector(`[data-section="${cell?.section}"] [data-part="head"]`)
      const expected = cell?.key ?? `${cell?.section} ${head?.textContent}`
      assertSame('the focus', is, expected)
    } else if (focus === 'control') assertSame('the focus stays', focused === control, true)
    else assertSame('the focus', is, focus)
  }

  const trace: string[] = [isControlled ? 'a host that remembers' : 'no host']
  return {
    trace,
    begin: async (): Promise<void> => {
      render()
      await finishTasks()
      check()
    },
    perform: async (step: Step): Promise<void> => {
      intents.length = 0
      const expected = act(step)
      if (expected === null) return
      trace.push(step.filter((part) => part !== '').join(' '))
      flushSync(render)
      await finishTasks()
      settleFocus()
      await finishTasks()
      assertSame('intents', intents, expected)
      check()
    },
    end: async (): Promise<void> => {
      flushSync(() => {
        root.unmount()
      })
      container.remove()
      outside.remove()
      const probe = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, bubbles: true })
      document.body.dispatchEvent(probe)
      pointers.restore()
      assertSame('the overstory handles keys after its end', probe.defaultPrevented, false)
    },
  }
}

function withSection(
  sections: ReadonlySet<OverstorySection>,
  section: OverstorySection,
  isIn: boolean,
): ReadonlySet<OverstorySection> {
  const otherSections = [...sections].filter((each) => each !== section)
  return new Set(isIn ? [...otherSections, section] : otherSections)
}

function mapSections(
  sections: typeof itemsBySection,
  change: (list: readonly CalendarItem[]) => readonly CalendarItem[],
): typeof itemsBySection {
  return {
    initiatives: change(sections.initiatives),
    'monthly-focus': change(sections['monthly-focus']),
    'long-running': change(sections['long-running']),
  }
}

/** The bar of the next lane that is the fewest days away. */
function nearest(bars: readonly BarLayout[], bar: BarLayout, step: 1 | -1): BarLayout | undefined {
  const days = (other: BarLayout) =>
    Math.max(0, other.column - bar.column - bar.span, bar.column - other.column - other.span)
  return bars
    .filter(({ lane }) => lane === bar.lane + step)
    .reduce<BarLayout | undefined>(
      (best, other) => (best === undefined || days(other) < days(best) ? other : best),
      undefined,
    )
}

/** @returns the first difference between the overstory and the model; null for none */
async function runOverstory(
  isControlled: boolean,
  sequence: readonly Step[],
): Promise<string | null> {
  const world = createWorld(isControlled)
  let complaint: string | null = null
  const note = (failure: unknown): void => {
    const message = failure instanceof Error ? failure.message : String(failure)
    complaint ??= `${message}, after: ${world.trace.join('; ')}`
  }
  try {
    await world.begin()
    for (const step of sequence) await world.perform(step)
  } catch (failure) {
    note(failure)
  }
  await world.end().catch(note)
  return complaint
}

/** Only a hang takes that long. */
const HANGS_AFTER_MS = 600_000

test(
  'an overstory does what its model does',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), steps, async (isControlled, sequence) => {
        expect(await runOverstory(isControlled, sequence)).toBeNull()
      }),
      modelRuns(20),
    )
  },
  HANGS_AFTER_MS,
)

test.each<readonly [sentence: string, isControlled: boolean, steps: readonly Step[]]>([
  [
    'a click on the line chooses no height, whatever has changed meanwhile',
    true,
    [['press separator'], ['host closes or opens', 0], ['release']],
  ],
  [
    'an overstory that disappears during a drag comes back with its own height',
    false,
    [['press separator'], ['move', 40], ['host shows', 2], ['host shows', 1]],
  ],
  ['a click on a bar opens its item also if the pointer moves', false, [['drag bar', 2]]],
  [
    'a section that the host has expanded collapses at the first press, and alone',
    true,
    [
      ['host expands or collapses', 3],
      ['host expands or collapses', 1],
      ['click more', 0],
    ],
  ],
  [
    'the focus follows an item to other dates',
    false,
    [
      ['focus bar', 2],
      ['other delays', FOCUSED],
    ],
  ],
])('%s', async (_sentence, isControlled, sequence) => {
  expect(await runOverstory(isControlled, sequence)).toBeNull()
})
