import {
  civilDateOf,
  civilDateTimeOf,
  dayNumberOf,
  type DayNumber,
} from '@throughline/domain/calendar-dates'
import type { TacticDates } from '@throughline/domain/tactics'
import { NATIONAL_PLAN_ID } from '@throughline/test-support/builders'
import { leftEdgeOf, middleOf, rightEdgeOf, type Place } from '@throughline/test-support/dom'
import { DEFAULT_DENSITY, GlobalStyle } from '@throughline/ui/theme'
import * as fc from 'fast-check'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

import type { CalendarItem } from '../calendar-parts'
import type { ItemIntentProps, MultiSelectionProps } from '../interaction'
import { assertSame, finishTasks, MOUSE, startPointers } from './pointers'
import type { Modifiers, PointerKind } from './pointers'

/** A day on a row; months have one row. */
export interface CalendarPlace {
  readonly day: DayNumber
  readonly row: string
}

/** First and last day, both included. */
type Days = readonly [first: DayNumber, last: DayNumber]

/** What a host gives to a view: its data, and what it does about intents. */
type HostProps = ItemIntentProps &
  Required<MultiSelectionProps> & {
    readonly items: readonly CalendarItem[]
    /** How many pages the host has turned to later months, negative for earlier. */
    readonly page: number
    readonly onTurn: (page: number) => void
    readonly onRow: (item: CalendarItem, row: string, dates: TacticDates) => void
    /** Reports an intent that only one of the views has. */
    readonly report: (intent: string) => void
  }

/** A view as the model sees it. Geometry is read from drawn cells, never from the view's code. */
export interface CalendarSpec {
  readonly items: readonly CalendarItem[]
  readonly render: (props: HostProps) => ReactNode
  /** A point outside means the nearest place up to 48 pixels away, else none. */
  readonly placeAt: (view: HTMLElement, at: Place) => CalendarPlace | null
  /** The cells that a pointer can choose, those out of sight included. */
  readonly cells: string
  /** A point of a cell that no item covers, some share of its width from its left side. */
  readonly pointIn: (cell: Element, share: number) => Place
  /** The days that the bars of an item cover in this order of days; those out of the page left out. */
  readonly daysOf: (view: HTMLElement, itemId: number) => readonly DayNumber[]
  /** The first and the last day that the page has. */
  readonly pageDays: (view: HTMLElement) => Days
  /** The days that the preview of a drag marks; null without one. */
  readonly previewOf: (view: HTMLElement) => readonly DayNumber[]
  /** Where an item lies: its row; always the same in months. */
  readonly rowOf: (item: CalendarItem) => string
  /** Whether a row takes new items and items of others. */
  readonly takesItems: (row: string) => boolean
  /** The elements of which exactly one is a tab stop. */
  readonly stops: string
  /** Days that Alt with an arrow up or down moves an item; null where it means something else. */
  readonly daysPerRow: number | null
  /** A drag from one place to the same place creates an item of one day. */
  readonly createsWithinADay: boolean
  /** Cells take the focus: arrow keys walk over days, and with Shift choose some of them. */
  readonly walksDays: boolean
}

type Edge = 'start' | 'end'
type Held = '' | 'Ctrl' | 'Shift' | 'Ctrl+Shift'
type Answer = 'at once' | 'never' | 'late'

/** What a person, another user or the host does. Numbers choose among what is there. */
export type Step =
  | readonly [does: 'press item', item: number, part: Edge | 'middle', held: Held]
  | readonly [does: 'press free', cell: number, held: Held]
  | readonly [does: 'move', cell: number, share: number]
  | readonly [does: 'nudge']
  | readonly [does: 'leave', side: 'near' | 'far']
  | readonly [does: 'edge', side: 'top' | 'bottom']
  | readonly [does: 'release' | 'lose pointer' | 'Escape']
  | readonly [does: 'click item', item: number, held: Held]
  | readonly [does: 'click free', cell: number, held: Held, afterMs: number]
  | readonly [does: 'finger', ends: 'released' | 'lost', isPrimary: boolean, item: number]
  | readonly [does: 'focus', item: number]
  | readonly [does: 'key', key: string, held: Held | 'Alt' | 'Alt+Shift']
  | readonly [does: 'other moves', item: number, days: number]
  | readonly [does: 'other deletes', item: number]
  | readonly [does: 'host freezes', item: number]
  | readonly [does: 'host is read only', is: boolean]
  | readonly [does: 'host answers', when: Answer]
  | readonly [does: 'answers come']
  | readonly [does: 'turn', page: number]

type HostStep = Extract<
  Step,
  readonly [`host ${string}` | `other ${string}` | 'turn' | 'answers come', ...unknown[]]
>

const number = fc.nat(30)
const held = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Held>('') },
  { weight: 3, arbitrary: fc.constantFrom<Held>('Ctrl', 'Shift', 'Ctrl+Shift') },
)
const share = fc.constantFrom(0.5, 0.03, 0.97)
const part = fc.constantFrom('middle', 'start', 'end')
const does = <Name extends string>(name: Name) => fc.constant(name)

const press: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(does('press item'), number, part, held) },
  { weight: 2, arbitrary: fc.tuple(does('press free'), number, held) },
)
const move: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.tuple(does('move'), number, share) },
  { weight: 1, arbitrary: fc.tuple(does('nudge')) },
  { weight: 1, arbitrary: fc.tuple(does('leave'), fc.constantFrom('near', 'far')) },
  { weight: 1, arbitrary: fc.tuple(does('edge'), fc.constantFrom('top', 'bottom')) },
)
/** What other users and the host do, at any moment. */
const event: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(does('other moves'), number, fc.integer({ min: -8, max: 8 })) },
  { weight: 2, arbitrary: fc.tuple(does('other deletes'), number) },
  { weight: 1, arbitrary: fc.tuple(does('host freezes'), number) },
  { weight: 1, arbitrary: fc.tuple(does('host is read only'), fc.boolean()) },
  {
    weight: 2,
    arbitrary: fc.tuple(does('host answers'), fc.constantFrom('at once', 'never', 'late')),
  },
  { weight: 2, arbitrary: fc.tuple(does('answers come')) },
  { weight: 1, arbitrary: fc.tuple(does('turn'), fc.constantFrom(1, 0, -1)) },
)
const finger: fc.Arbitrary<Step> = fc.tuple(
  does('finger'),
  fc.constantFrom('released', 'lost'),
  fc.boolean(),
  number,
)
const ends: fc.Arbitrary<readonly Step[]> = fc.oneof(
  { weight: 6, arbitrary: fc.constant([['release']] as const) },
  { weight: 2, arbitrary: fc.constant([['Escape'], ['release']] as const) },
  { weight: 1, arbitrary: fc.constant([['Escape'], ['lose pointer']] as const) },
  { weight: 1, arbitrary: fc.constant([['lose pointer']] as const) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(does('Escape'), number)
      .map(([, n]): Step[] => [['Escape'], ['move', n, 0.5], ['release']]),
  },
)
const gesture: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    press,
    fc.array(
      fc.oneof(
        { weight: 6, arbitrary: move },
        { weight: 2, arbitrary: event },
        { weight: 1, arbitrary: finger },
      ),
      { minLength: 1, maxLength: 4 },
    ),
    ends,
  )
  .map(([begin, meanwhile, end]) => [[begin], meanwhile, end].flat())
const single: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(does('click item'), number, held) },
  {
    weight: 3,
    arbitrary: fc.tuple(does('click free'), fc.nat(3), held, fc.constantFrom(100, 900)),
  },
  { weight: 2, arbitrary: fc.tuple(does('focus'), number) },
  { weight: 1, arbitrary: fc.tuple(does('Escape')) },
  {
    weight: 4,
    arbitrary: fc.tuple(
      does('key'),
      fc.constantFrom('ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'),
      fc.constantFrom('', 'Alt', 'Alt+Shift', 'Shift'),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Step>(
      ['key', ' ', ''],
      ['key', ' ', 'Shift'],
      ['key', 'a', 'Ctrl'],
      ['key', 'n', ''],
      ['key', 'c', 'Ctrl'],
      ['key', 'Delete', ''],
      ['key', 'Home', 'Alt+Shift'],
      ['key', 'End', 'Alt+Shift'],
    ),
  },
  { weight: 3, arbitrary: event },
)

/** Sequences of gestures, keys and events. Steps that mean nothing where they are change nothing. */
export const calendarSteps: fc.Arbitrary<readonly Step[]> = fc
  .array(
    fc.oneof(
      { weight: 2, arbitrary: gesture },
      { weight: 3, arbitrary: single.map((step) => [step]) },
    ),
    { minLength: 1, maxLength: 16, size: 'max' },
  )
  .map((episodes) => episodes.flat())

interface Gesture {
  readonly kind: 'move' | 'resize' | 'create' | 'marquee' | 'none'
  phase: 'pressed' | 'dragging' | 'refused' | 'over'
  readonly itemId: number
  readonly edge: Edge
  /** Days of the item when it was pressed. */
  readonly days: Days
  readonly cell: Element | null
  readonly start: Place
  at: Place
  from: CalendarPlace | null
  /** The corner of a marquee, from the origin of the content. */
  readonly corner: Place
  readonly before: ReadonlySet<number>
  readonly additive: boolean
  readonly modifiers: Modifiers
  readonly downTarget: Element | null
}

const FINGER = { pointerId: 7, pointerType: 'touch' } as const
const NONE: ReadonlySet<number> = new Set()
const NO_INTENTS: readonly string[] = []
const DRAG_PIXELS = 4
const SECOND_CLICK_MS = 500
/** The gap below a bar counts as the bar for a marquee, and may count or not for this model. */
const GAP_PIXELS = 8

/** One page with one view, the host around it, and the model of both. */
class CalendarWorld {
  /** The steps so far, for the message of a failure. */
  readonly trace: string[] = []
  readonly #spec: CalendarSpec
  readonly #pointers = startPointers()
  readonly #container = document.createElement('div')
  readonly #root: Root
  readonly #log: string[] = []
  // The host.
  #items: readonly CalendarItem[]
  #selection: ReadonlySet<number> = NONE
  #busy: ReadonlySet<number> = NONE
  #isReadOnly = false
  #page = 0
  #answer: Answer = 'at once'
  #unanswered: (() => void)[] = []
  // The model.
  #chosen: ReadonlySet<number> = NONE
  #anchor: number | null = null
  #lastClick: { readonly place: string; readonly time: number } | null = null
  #time = 0
  #range: { readonly from: DayNumber; readonly to: DayNumber } | null = null
  #gesture: Gesture | null = null
  #status: string | null = null
  #focusedDay: DayNumber | null = null

  constructor(spec: CalendarSpec) {
    this.#spec = spec
    this.#items = spec.items
    document.body.append(this.#container)
    document.documentElement.dataset['theme'] = 'light'
    document.documentElement.dataset['density'] = DEFAULT_DENSITY
    this.#root = createRoot(this.#container)
    this.#render()
  }

  async end(): Promise<void> {
    this.#root.unmount()
    this.#container.remove()
    await this.#pointers.eventually(() => {
      assertSame('frames after the view is gone', this.#pointers.pendingFrames(), 0)
    })
    this.#pointers.restore()
  }

  /** Waits until the view has measured itself and draws all items. */
  async begin(): Promise<void> {
    await finishTasks()
    await this.#pointers.eventually(() => {
      for (const item of this.#items) this.#checkBars(item)
    })
  }

  /** Does one step, and compares everything that can be seen with the model. */
  async perform(step: Step): Promise<void> {
    this.#log.length = 0
    this.#status = null
    this.#focusedDay = null
    const hadFocus = this.#hasFocus()
    const expected = await this.#act(step)
    if (expected === null) return
    this.trace.push(step.join(' '))
    await finishTasks()
    const isMoved = ['press item', 'press free', 'click item', 'click free'].includes(step[0])
    await this.#pointers.eventually(() => {
      assertSame('intents', this.#log, expected)
      this.#checkView()
      if (this.#focusedDay !== null) {
        const { dataset } =
          document.activeElement instanceof HTMLElement ? document.activeElement : this.#view
        assertSame('the day with the focus', Number(dataset['day']), this.#focusedDay)
      }
      if (hadFocus && !isMoved) assertSame('the view has the focus', this.#hasFocus(), true)
    })
    if (this.#gesture === null || this.#gesture.phase === 'over') await this.#checkRest()
  }

  get #view(): HTMLElement {
    const view = this.#container.querySelector<HTMLElement>('[data-part="grid"]')
    if (view === null) throw new Error('There is no grid.')
    return view
  }
  get #scroller(): HTMLElement {
    const scroller = this.#container.querySelector<HTMLElement>('[data-part="scroll"]')
    if (scroller === null) throw new Error('Nothing scrolls.')
    return scroller
  }

  // ------------------------------------------------------------------ host

  #render(): void {
    const props: HostProps = {
      items: this.#items,
      page: this.#page,
      selection: this.#selection,
      busyItemIds: this.#busy,
      isReadOnly: this.#isReadOnly,
      currentPlanId: NATIONAL_PLAN_ID,
      report: (intent) => {
        this.#log.push(intent)
      },
      onTurn: (page) => {
        this.#page = page
        this.#render()
      },
      onSelectionChange: ({ selection }) => {
        this.#selection = selection
        this.#render()
      },
      onCreate: (dates) => this.#log.push(`create ${daysText(daysOf(dates))}`),
      onMove: ({ item, ...dates }) => {
        this.#log.push(`move ${item.id} to ${daysText(daysOf(dates))}`)
        this.#reply(() => this.#change(item.id, dates))
      },
      onResize: ({ item, edge, ...dates }) => {
        this.#log.push(`resize ${edge} of ${item.id} to ${daysText(daysOf(dates))}`)
        this.#reply(() => this.#change(item.id, dates))
      },
      onMoveSelection: ({ items, deltaDays }) => {
        this.#log.push(`move ${idsText(items)} by ${deltaDays}`)
        this.#reply(() => {
          for (const { id } of items) {
            const item = this.#itemOf(id)
            if (item !== undefined) this.#change(id, shifted(daysOf(item), deltaDays))
          }
        })
      },
      onRow: (item, row, dates) => {
        this.#log.push(`give ${item.id} to ${row} on ${daysText(daysOf(dates))}`)
      },
      onMoveRefused: ({ item, code }) => this.#log.push(`refused ${item.id}: ${code}`),
      onRefused: ({ action, item, code }) =>
        this.#log.push(`refused to ${action} ${item?.id}: ${code}`),
      onOpenItem: ({ item }) => this.#log.push(`open ${item.id}`),
      onCopyItem: ({ item }) => this.#log.push(`copy ${item.id}`),
      onDeleteItem: ({ item }) => {
        this.#log.push(`delete ${item.id}`)
        this.#reply(() => this.#remove([item.id]))
      },
      onBulkAction: ({ action, items }) => {
        this.#log.push(`${action} ${idsText(items)}`)
        if (action === 'delete') this.#reply(() => this.#remove(items.map(({ id }) => id)))
      },
    }
    this.#root.render(
      <>
        <GlobalStyle />
        {this.#spec.render(props)}
      </>,
    )
  }
  /** Renders what the host has changed at once, as if it had come from a server. */
  #show(): void {
    flushSync(() => {
      this.#render()
    })
  }
  #reply(change: () => void): void {
    if (this.#answer === 'at once') {
      change()
      this.#render()
    } else if (this.#answer === 'late') this.#unanswered.push(change)
  }
  #itemOf(id: number): CalendarItem | undefined {
    return this.#items.find((item) => item.id === id)
  }
  #change(id: number, dates: TacticDates): void {
    const { startDate, endDate, isAllDay } = dates
    this.#items = this.#items.map((item) =>
      item.id === id ? { ...item, startDate, endDate, isAllDay } : item,
    )
  }
  #remove(ids: readonly number[]): void {
    this.#items = this.#items.filter(({ id }) => !ids.includes(id))
    this.#drop(ids)
  }
  /** What is gone leaves the selection. */
  #drop(ids: readonly number[]): void {
    this.#chosen = new Set([...this.#chosen].filter((id) => !ids.includes(id)))
  }

  // ----------------------------------------------------------------- steps

  /** Does a step. @returns the intents that must follow; null where the step means nothing */
  async #act(step: Step): Promise<readonly string[] | null> {
    const gesture = this.#gesture
    const isFree = gesture === null
    switch (step[0]) {
      case 'press item': {
        const bar = isFree ? await this.#barFor(step[1]) : null
        if (bar === null) return null
        const at = { start: leftEdgeOf, middle: middleOf, end: rightEdgeOf }[step[2]](bar)
        return this.#press(at, step[3])
      }
      case 'press free': {
        const at = isFree ? await this.#freePoint(step[1]) : null
        return at === null ? null : this.#press(at, step[2])
      }
      case 'move': {
        const at = this.#pointOver(step[1], step[2])
        return gesture === null || at === null ? null : this.#move(at)
      }
      case 'nudge':
        return gesture === null
          ? null
          : this.#move({ x: gesture.start.x + 1, y: gesture.start.y + 1 })
      case 'leave': {
        const { left, top, height } = this.#scroller.getBoundingClientRect()
        const by = step[1] === 'near' ? 20 : 120
        return gesture === null ? null : this.#move({ x: left - by, y: top + height / 2 })
      }
      case 'edge': {
        if (gesture === null) return null
        const { top, bottom } = this.#scroller.getBoundingClientRect()
        const y = step[1] === 'top' ? top + 60 : bottom - 6
        const expected = this.#move({ x: gesture.start.x, y })
        await this.#pointers.frame()
        await this.#pointers.frame()
        return expected
      }
      case 'release':
        return gesture === null ? null : this.#release()
      case 'lose pointer':
        return gesture === null ? null : this.#lose()
      case 'Escape':
        return this.#pressKey('Escape', {})
      case 'click item': {
        const bar = isFree ? await this.#barFor(step[1]) : null
        if (bar === null) return null
        this.#wait(900)
        return [...this.#press(middleOf(bar), step[2]), ...this.#release()]
      }
      case 'click free': {
        const at = isFree ? await this.#freePoint(step[1]) : null
        if (at === null) return null
        this.#wait(step[3])
        return [...this.#press(at, step[2]), ...this.#release()]
      }
      case 'finger':
        return gesture === null ? null : this.#tapWithFinger(step)
      case 'focus': {
        const bar = isFree ? await this.#barFor(step[1]) : null
        bar?.focus()
        return bar === null ? null : []
      }
      case 'key':
        return isFree ? this.#pressKey(step[1], modifiersOf(step[2])) : null
      case 'other moves':
      case 'other deletes':
      case 'host freezes':
      case 'host is read only':
      case 'host answers':
      case 'answers come':
      case 'turn':
        break
    }
    return this.#host(step)
  }

  #host(step: HostStep): readonly string[] | null {
    switch (step[0]) {
      case 'other moves': {
        const item = this.#pick(step[1])
        if (item === undefined) return null
        this.#change(item.id, shifted(daysOf(item), step[2]))
        break
      }
      case 'other deletes': {
        const item = this.#pick(step[1])
        if (item === undefined || this.#items.length < 4) return null
        this.#remove([item.id])
        break
      }
      case 'host freezes': {
        const item = this.#pick(step[1])
        this.#busy = item === undefined || this.#busy.size > 0 ? NONE : new Set([item.id])
        break
      }
      case 'host is read only':
        this.#isReadOnly = step[1]
        break
      case 'host answers':
        this.#answer = step[1]
        break
      case 'answers come': {
        if (this.#unanswered.length === 0) return null
        for (const change of this.#unanswered) change()
        this.#unanswered = []
        break
      }
      case 'turn':
        this.#page = step[1]
        break
    }
    this.#show()
    return []
  }

  #wait(milliseconds: number): void {
    this.#time += milliseconds
    this.#pointers.advance(milliseconds)
  }

  #press(at: Place, heldKeys: Held): readonly string[] {
    const modifiers = modifiersOf(heldKeys)
    const target = document.elementFromPoint(at.x, at.y)
    const bar = target?.closest<HTMLElement>('[data-part="bar"]') ?? null
    const item = bar === null ? undefined : this.#itemOf(Number(bar.dataset['id']))
    const place = this.#spec.placeAt(this.#view, at)
    const cell = target?.closest(this.#spec.cells) ?? null
    const isOnCell = cell !== null && isFreeGround(target)
    const edge = bar === null ? null : edgeAt(bar, at)
    const kind =
      isOnCell && modifiers.shiftKey === true
        ? 'marquee'
        : this.#isReadOnly
          ? 'none'
          : item !== undefined
            ? edge === null
              ? 'move'
              : 'resize'
            : isOnCell && place !== null && this.#spec.takesItems(place.row)
              ? 'create'
              : 'none'
    const origin = this.#origin()
    this.#gesture = {
      kind,
      phase: 'pressed',
      itemId: item?.id ?? 0,
      edge: edge ?? 'end',
      days: item === undefined ? [0, 0] : daysOf(item),
      cell,
      start: at,
      at,
      from: null,
      corner: { x: at.x - origin.x, y: at.y - origin.y },
      before: this.#chosen,
      additive: modifiers.ctrlKey === true,
      modifiers,
      downTarget: target,
    }
    this.#pointers.press(MOUSE, at, modifiers)
    return []
  }

  #move(at: Place): readonly string[] {
    const gesture = this.#gesture
    if (gesture === null) return []
    const expected = this.#follow(gesture, at)
    this.#pointers.move(MOUSE, at, gesture.modifiers)
    return expected
  }
  #follow(gesture: Gesture, at: Place): readonly string[] {
    const { kind, phase, itemId, start } = gesture
    const isHeard =
      phase !== 'pressed' || this.#view.contains(document.elementFromPoint(at.x, at.y))
    if (kind === 'none' || phase === 'over' || !isHeard) return []
    gesture.at = at
    if (phase !== 'pressed') return []
    if (Math.hypot(at.x - start.x, at.y - start.y) < DRAG_PIXELS) return []
    const isHeldBack =
      kind === 'create' &&
      !this.#spec.createsWithinADay &&
      gesture.cell !== null &&
      isWithin(gesture.cell, at)
    if (isHeldBack) return []
    gesture.from = this.#spec.placeAt(this.#view, start)
    const item = this.#itemOf(itemId)
    const isAlone = kind === 'resize' || this.#togetherWith(itemId) === null
    const refusal = kind === 'create' || kind === 'marquee' || !isAlone ? null : refusalOf(item)
    const isFree = !this.#isReadOnly && !(isAlone && this.#busy.has(itemId))
    gesture.phase =
      kind === 'marquee' || (isFree && refusal === null && gesture.from !== null)
        ? 'dragging'
        : 'refused'
    return refusal === null || !isFree ? [] : [`refused ${itemId}: ${refusal}`]
  }

  #release(): readonly string[] {
    const gesture = this.#gesture
    if (gesture === null) return []
    const { at, kind, phase, modifiers } = gesture
    const isDrag = phase !== 'pressed'
    const up = document.elementFromPoint(at.x, at.y)
    const clicked = isDrag || up === null ? null : sharedAncestor(gesture.downTarget, up)
    const expected =
      phase === 'dragging' && kind !== 'marquee'
        ? this.#dropOf(gesture)
        : this.#click(clicked, at, modifiers)
    this.#gesture = null
    this.#pointers.release(MOUSE, at, modifiers)
    return expected
  }

  #dropOf(gesture: Gesture): readonly string[] {
    const { kind, itemId, edge, days, from, at } = gesture
    if (this.#isReadOnly || from === null) return []
    const to = this.#spec.placeAt(this.#view, at) ?? from
    const delta = to.day - from.day
    if (kind === 'create') {
      if (delta === 0 && !this.#spec.createsWithinADay) return []
      this.#range = null
      return [`create ${daysText([Math.min(from.day, to.day), Math.max(from.day, to.day)])}`]
    }
    const item = this.#itemOf(itemId)
    if (item === undefined) return []
    const now = daysOf(item)
    const together = kind === 'move' ? this.#togetherWith(itemId) : null
    if (together !== null) {
      const by = delta + days[0] - now[0]
      return by === 0 ? [] : [`move ${idsText(together)} by ${by}`]
    }
    if (this.#busy.has(itemId)) return []
    if (kind === 'move') {
      const start = days[0] + delta
      const next: Days = [start, start + now[1] - now[0]]
      if (to.row !== from.row && this.#spec.takesItems(to.row)) {
        return [`give ${itemId} to ${to.row} on ${daysText(next)}`]
      }
      return delta === 0 || start === now[0] ? [] : [`move ${itemId} to ${daysText(next)}`]
    }
    const next: Days =
      edge === 'start'
        ? [Math.min(days[0] + delta, now[1]), now[1]]
        : [now[0], Math.max(days[1] + delta, now[0])]
    const isSame = delta === 0 || (next[0] === now[0] && next[1] === now[1])
    return isSame ? [] : [`resize ${edge} of ${itemId} to ${daysText(next)}`]
  }

  #click(target: Element | null, at: Place, modifiers: Modifiers): readonly string[] {
    if (target === null || !this.#view.contains(target)) return []
    const { ctrlKey = false, shiftKey = false } = modifiers
    const bar = target.closest<HTMLElement>('[data-part="bar"]')
    const id = bar === null ? null : Number(bar.dataset['id'])
    this.#range = null
    if (!ctrlKey && !shiftKey) {
      this.#choose(NONE)
      this.#anchor = id
    } else if (id !== null) {
      this.#lastClick = null
      if (shiftKey) this.#chooseRange(id, ctrlKey ? this.#chosen : NONE)
      else this.#toggle(id)
      return []
    }
    const isOnCell = isFreeGround(target) && target.closest(this.#spec.cells) !== null
    const place = isOnCell ? this.#spec.placeAt(this.#view, at) : null
    if (id !== null || place === null) {
      this.#lastClick = null
      return id === null ? [] : [`open ${id}`]
    }
    const name = `${place.row}:${place.day}`
    const isSecond =
      this.#lastClick?.place === name && this.#time - this.#lastClick.time <= SECOND_CLICK_MS
    this.#lastClick = isSecond ? null : { place: name, time: this.#time }
    const creates = isSecond && !this.#isReadOnly && this.#spec.takesItems(place.row)
    return creates ? [`create ${daysText([place.day, place.day])}`] : []
  }

  #lose(): readonly string[] {
    const gesture = this.#gesture
    if (gesture === null) return []
    this.#giveUp(gesture)
    this.#gesture = null
    this.#pointers.cancel(MOUSE, gesture.at)
    return []
  }
  /** Nothing follows from a gesture that is given up. */
  #giveUp(gesture: Gesture): void {
    if (gesture.kind === 'marquee' && gesture.phase === 'dragging') {
      this.#chosen = new Set([...gesture.before].filter((id) => this.#itemOf(id) !== undefined))
    }
    gesture.phase = 'over'
  }

  #tapWithFinger([, ends, isPrimary, n]: Extract<Step, readonly ['finger', ...unknown[]]>) {
    const finger: PointerKind = { ...FINGER, isPrimary }
    const at = this.#pointOver(n, 0.5)
    if (at === null) return null
    const away = { x: at.x + 30, y: at.y + 5 }
    this.#pointers.press(finger, at)
    this.#pointers.move(finger, away)
    if (ends === 'lost') this.#pointers.cancel(finger, away)
    else this.#pointers.release(finger, away)
    return NO_INTENTS
  }

  // ------------------------------------------------------------------ keys

  #pressKey(key: string, modifiers: Modifiers): readonly string[] | null {
    const gesture = this.#gesture
    if (gesture?.phase === 'dragging') {
      this.#giveUp(gesture)
      assertSame('Escape is used up', this.#pointers.key(key), true)
      return []
    }
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !this.#view.contains(focused)) return null
    const isBar = focused.dataset['part'] === 'bar'
    const expected = isBar
      ? this.#keyOnItem(Number(focused.dataset['id']), key, modifiers)
      : this.#keyElsewhere(focused, key, modifiers)
    if (expected !== null) this.#pointers.key(key, modifiers)
    return expected
  }

  #keyOnItem(id: number, key: string, modifiers: Modifiers): readonly string[] | null {
    const { altKey = false, shiftKey = false, ctrlKey = false } = modifiers
    const item = this.#itemOf(id)
    if (item === undefined) return null
    const together = this.#togetherWith(id)
    if (ctrlKey && key === 'a') this.#choose(new Set(this.#order()))
    else if (ctrlKey && key === 'c') {
      return [together === null ? `copy ${id}` : `copy ${idsText(together)}`]
    } else if (key === 'Escape') this.#choose(NONE)
    else if (key === ' ' && shiftKey) this.#chooseRange(id, NONE)
    else if (key === ' ') this.#toggle(id)
    else if (key === 'Delete') {
      if (together !== null) return [`delete ${idsText(together)}`]
      if (this.#isReadOnly || this.#busy.has(id)) return []
      const refusal = refusalOf(item)
      return [refusal === null ? `delete ${id}` : `refused to delete ${id}: ${refusal}`]
    } else if (altKey) return this.#moveByKey(item, key, shiftKey)
    else if (key === 'ArrowLeft' || key === 'ArrowRight') this.#range = null
    else if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
    return NO_INTENTS
  }

  #moveByKey(item: CalendarItem, key: string, isResize: boolean): readonly string[] | null {
    const { id } = item
    const perRow = this.#spec.daysPerRow
    const by =
      {
        ArrowRight: 1,
        ArrowLeft: -1,
        ArrowDown: perRow,
        ArrowUp: perRow === null ? null : -perRow,
      }[key] ?? null
    const atStart = { Home: -1, End: 1 }[key]
    if (atStart !== undefined ? !isResize : by === null) return null
    const together = isResize ? null : this.#togetherWith(id)
    if (together !== null) return [`move ${idsText(together)} by ${by}`]
    if (this.#isReadOnly || this.#busy.has(id)) return []
    const refusal = refusalOf(item)
    if (refusal !== null) return [`refused ${id}: ${refusal}`]
    const [first, last] = daysOf(item)
    if (!isResize) return [`move ${id} to ${daysText([first + (by ?? 0), last + (by ?? 0)])}`]
    const next: Days =
      atStart === undefined
        ? [first, Math.max(last + (by ?? 0), first)]
        : [Math.min(first + atStart, last), last]
    const edge = atStart === undefined ? 'end' : 'start'
    const isSame = next[0] === first && next[1] === last
    return isSame ? [] : [`resize ${edge} of ${id} to ${daysText(next)}`]
  }

  #keyElsewhere(focused: HTMLElement, key: string, modifiers: Modifiers): readonly string[] | null {
    const { ctrlKey = false, altKey = false, shiftKey = false } = modifiers
    if (key === 'Escape') {
      if (this.#chosen.size > 0) this.#choose(NONE)
      else this.#range = null
    } else if (key === 'a' && ctrlKey) this.#choose(new Set(this.#order()))
    else if (!this.#spec.walksDays || !focused.matches(this.#spec.cells) || altKey) return null
    else return this.#keyOnDay(Number(focused.dataset['day']), key, shiftKey)
    return NO_INTENTS
  }

  #keyOnDay(day: DayNumber, key: string, isRange: boolean): readonly string[] | null {
    if (key === 'n' || key === 'N') {
      const days: Days = this.#rangeDays() ?? [day, day]
      this.#range = null
      return this.#isReadOnly ? NO_INTENTS : [`create ${daysText(days)}`]
    }
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7 }[key]
    const [first, last] = this.#spec.pageDays(this.#view)
    const next = day + (by ?? 0)
    if (by === undefined || next < first || next > last) return null
    if (!isRange) this.#range = null
    else if (!this.#isReadOnly) this.#range = { from: this.#range?.from ?? day, to: next }
    this.#focusedDay = next
    return NO_INTENTS
  }
  #rangeDays(): Days | null {
    if (this.#range === null || this.#isReadOnly) return null
    const { from, to } = this.#range
    return [Math.min(from, to), Math.max(from, to)]
  }

  // ------------------------------------------------------------- selection

  #togetherWith(id: number): readonly CalendarItem[] | null {
    if (!this.#chosen.has(id) || this.#isReadOnly) return null
    const items = this.#items.filter((item) => this.#chosen.has(item.id))
    return items.length > 1 ? items : null
  }
  #choose(next: ReadonlySet<number>): void {
    const isSame = next.size === this.#chosen.size && [...next].every((id) => this.#chosen.has(id))
    if (!isSame) this.#status = next.size === 0 ? 'Selection cleared' : selectedText(next.size)
    this.#chosen = next
  }
  #toggle(id: number): void {
    this.#anchor = id
    const next = new Set(this.#chosen)
    if (!next.delete(id)) next.add(id)
    this.#choose(next)
  }
  #chooseRange(id: number, kept: ReadonlySet<number>): void {
    this.#anchor ??= id
    const order = this.#order()
    const [from, to] = [order.indexOf(this.#anchor), order.indexOf(id)]
    const range = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1)
    this.#choose(new Set([...kept, ...range]))
  }
  /** Items in the order in which the page shows them. */
  #order(): readonly number[] {
    return [...this.#view.querySelectorAll<HTMLElement>('[data-part="bar"]')].map(({ dataset }) =>
      Number(dataset['id']),
    )
  }

  // -------------------------------------------------------------- geometry

  #pick(n: number): CalendarItem | undefined {
    return this.#items[n % this.#items.length]
  }
  async #barFor(n: number): Promise<HTMLElement | null> {
    const bars = [...this.#view.querySelectorAll<HTMLElement>('[data-part="bar"]')]
    const bar = bars[n % bars.length]
    if (bar === undefined) return null
    await this.#bringIntoView(bar)
    const { x, y } = middleOf(bar)
    return bar.contains(document.elementFromPoint(x, y)) ? bar : null
  }
  async #freePoint(n: number): Promise<Place | null> {
    const cells = [...this.#view.querySelectorAll(this.#spec.cells)]
    const cell = cells[n % cells.length]
    if (cell === undefined) return null
    await this.#bringIntoView(cell)
    const at = this.#spec.pointIn(cell, 0.9)
    const target = document.elementFromPoint(at.x, at.y)
    return isFreeGround(target) && target?.closest(this.#spec.cells) === cell ? at : null
  }
  async #bringIntoView(element: Element): Promise<void> {
    const { scrollTop, scrollLeft } = this.#scroller
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const isScrolled =
      this.#scroller.scrollTop !== scrollTop || this.#scroller.scrollLeft !== scrollLeft
    if (!isScrolled) return
    await this.#pointers.frame()
    await this.#pointers.frame()
  }
  /** A point of one of the cells in sight. */
  #pointOver(n: number, at: number): Place | null {
    const { left, right, top, bottom } = this.#scroller.getBoundingClientRect()
    const points = [...this.#view.querySelectorAll(this.#spec.cells)]
      .map((cell) => this.#spec.pointIn(cell, at))
      .filter(({ x, y }) => x > left && x < right && y > top + 30 && y < bottom)
    return points[n % points.length] ?? null
  }
  #origin(): Place {
    const first = this.#view.querySelector(this.#spec.cells)
    const { left, top } = (first ?? this.#view).getBoundingClientRect()
    return { x: left, y: top }
  }

  // ---------------------------------------------------------------- checks

  #hasFocus(): boolean {
    return document.activeElement !== document.body && this.#view.contains(document.activeElement)
  }

  #checkView(): void {
    const gesture = this.#gesture
    if (gesture?.kind === 'marquee' && gesture.phase === 'dragging') this.#followMarquee(gesture)
    assertSame('selection', [...this.#selection].sort(byNumber), [...this.#chosen].sort(byNumber))
    for (const bar of this.#view.querySelectorAll<HTMLElement>('[data-part="bar"]')) {
      const isChosen = this.#chosen.has(Number(bar.dataset['id']))
      assertSame(`mark of ${bar.ariaLabel}`, bar.dataset['chosen'] === '', isChosen)
      assertSame(`name of ${bar.ariaLabel}`, /, selected/u.test(bar.ariaLabel ?? ''), isChosen)
    }
    const stops = [...this.#view.querySelectorAll<HTMLElement>(this.#spec.stops)]
    assertSame('tab stops', stops.filter(({ tabIndex }) => tabIndex === 0).length, 1)
    for (const item of this.#items) this.#checkBars(item)
    if (this.#status !== null) {
      const status = this.#container.querySelector('output, [role="status"]')
      assertSame('announcement', status?.textContent, this.#status)
    }
    this.#checkPreview()
  }

  /** The bars of an item cover its days, and no day beside them. */
  #checkBars(item: CalendarItem): void {
    const days = this.#shownDays(daysOf(item))
    assertSame(`days of ${item.id}`, this.#spec.daysOf(this.#view, item.id), days)
  }
  #shownDays([first, last]: Days): readonly DayNumber[] {
    const [pageFirst, pageLast] = this.#spec.pageDays(this.#view)
    return daysBetween(Math.max(first, pageFirst), Math.min(last, pageLast))
  }

  #checkPreview(): void {
    const gesture = this.#gesture
    const isDragging = gesture?.phase === 'dragging'
    const parts = '[data-part="ghost"], [data-part="lasso"], [data-part="cover"]'
    const ghosts = this.#container.querySelectorAll(parts)
    if (!isDragging || gesture.kind === 'marquee') {
      const dragged = this.#container.querySelectorAll('[data-dragging]')
      assertSame('elements that look dragged', dragged.length, 0)
      if (isDragging) return
      assertSame('leftover of a drag', ghosts.length, 0)
      const range = this.#rangeDays()
      const days = range === null ? [] : this.#shownDays(range)
      assertSame('chosen days', this.#spec.previewOf(this.#view), days)
      return
    }
    assertSame('ghosts', ghosts.length, gesture.kind === 'move' ? 2 : 1)
    const from = gesture.from
    if (from === null) return
    const to = this.#spec.placeAt(this.#view, gesture.at) ?? from
    const delta = to.day - from.day
    const [first, last] = gesture.days
    const days: Days =
      gesture.kind === 'create'
        ? [Math.min(from.day, to.day), Math.max(from.day, to.day)]
        : gesture.kind === 'move'
          ? [first + delta, last + delta]
          : gesture.edge === 'start'
            ? [Math.min(first + delta, last), last]
            : [first, Math.max(last + delta, first)]
    assertSame('preview', this.#spec.previewOf(this.#view), this.#shownDays(days))
  }

  /** What the rectangle surely touches is selected, and what it surely does not touch is not. */
  #followMarquee({ corner, at, additive, before }: Gesture): void {
    const origin = this.#origin()
    const [x, y] = [corner.x + origin.x, corner.y + origin.y]
    const rect = {
      left: Math.min(x, at.x),
      right: Math.max(x, at.x),
      top: Math.min(y, at.y),
      bottom: Math.max(y, at.y),
    }
    const kept = additive ? [...before].filter((id) => this.#itemOf(id) !== undefined) : []
    const sure = new Set(kept)
    const possible = new Set(kept)
    for (const bar of this.#view.querySelectorAll<HTMLElement>('[data-part="bar"]')) {
      const box = bar.getBoundingClientRect()
      const gap = (pixels: number): boolean =>
        box.left - pixels < rect.right &&
        rect.left < box.right + pixels &&
        box.top - pixels < rect.bottom &&
        rect.top < box.bottom + pixels
      if (gap(-1)) sure.add(Number(bar.dataset['id']))
      if (gap(GAP_PIXELS)) possible.add(Number(bar.dataset['id']))
    }
    for (const id of sure) assertSame(`the marquee selects ${id}`, this.#selection.has(id), true)
    for (const id of this.#selection) {
      assertSame(`the marquee touches ${id}`, possible.has(id), true)
    }
    this.#chosen = this.#selection
  }

  /** After a gesture nothing goes on: no frames, no captured pointer, no listener of the window. */
  async #checkRest(): Promise<void> {
    if (this.#gesture === null)
      assertSame('captured pointers', this.#pointers.capturedPointers(), 0)
    await this.#pointers.eventually(() => {
      assertSame('frames after the gesture', this.#pointers.pendingFrames(), 0)
    })
    const probe = new KeyboardEvent('keydown', { key: 'PageDown', cancelable: true, bubbles: true })
    document.body.dispatchEvent(probe)
    assertSame('the view takes keys from outside', probe.defaultPrevented, false)
  }
}

function modifiersOf(keys: string): Modifiers {
  return {
    ctrlKey: keys.includes('Ctrl'),
    shiftKey: keys.includes('Shift'),
    altKey: keys.includes('Alt'),
  }
}

function refusalOf(item: CalendarItem | undefined): string | null {
  return item !== undefined && item.planId !== NATIONAL_PLAN_ID ? 'other-plan' : null
}

/** The end of a bar that a point lies on; null where the item goes on in another bar. */
function edgeAt(bar: HTMLElement, { x }: Place): Edge | null {
  const { left, right } = bar.getBoundingClientRect()
  const handle = Math.min(7, (right - left) / 4)
  if (x - left <= handle) return bar.dataset['before'] === undefined ? 'start' : null
  if (right - x <= handle && bar.dataset['after'] === undefined) return 'end'
  return null
}

function isFreeGround(target: Element | null): boolean {
  return target?.closest('button') === null
}

function isWithin(element: Element, { x, y }: Place): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x >= left && x < right && y >= top && y < bottom
}

function sharedAncestor(one: Element | null, other: Element): Element | null {
  let ancestor = one
  while (ancestor !== null && !ancestor.contains(other)) ancestor = ancestor.parentElement
  return ancestor
}

function daysOf({ startDate, endDate }: Pick<TacticDates, 'startDate' | 'endDate'>): Days {
  return [dayNumberOf(startDate), dayNumberOf(endDate)]
}

function shifted([first, last]: Days, by: number): TacticDates {
  const MORNING = 480
  return {
    startDate: civilDateTimeOf(first + by, MORNING),
    endDate: civilDateTimeOf(last + by, MORNING),
    isAllDay: true,
  }
}

function daysBetween(first: DayNumber, last: DayNumber): readonly DayNumber[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_unused, at) => first + at)
}

function daysText([first, last]: Days): string {
  return `${civilDateOf(first)}..${civilDateOf(last)}`
}

function idsText(items: readonly { readonly id: number }[]): string {
  return items
    .map(({ id }) => id)
    .sort(byNumber)
    .join(' and ')
}

function selectedText(count: number): string {
  return `${count} ${count === 1 ? 'item' : 'items'} selected`
}

function byNumber(a: number, b: number): number {
  return a - b
}

/**
 * Runs a sequence of steps on a new page.
 *
 * @returns what the page does and the model does not, and the steps up to it; null without a difference
 */
export async function runCalendar(
  spec: CalendarSpec,
  steps: readonly Step[],
): Promise<string | null> {
  const world = new CalendarWorld(spec)
  try {
    await world.begin()
    for (const step of steps) await world.perform(step)
    return null
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : String(failure)
    return `${message}, after: ${world.trace.join('; ')}`
  } finally {
    await world.end()
  }
}
