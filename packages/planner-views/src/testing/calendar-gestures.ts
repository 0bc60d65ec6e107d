import type { TacticDates } from '@throughline/domain/tactics'
import { NATIONAL_PLAN_ID } from '@throughline/test-support/builders'
import type { Place } from '@throughline/test-support/dom'

import type { CalendarItem } from '../calendar-parts'
import { idsText } from './calendar-host'
import type { CalendarHost } from './calendar-host'
import { isFreeGround } from './calendar-page'
import type { CalendarPage } from './calendar-page'
import type { ItemSelection } from './calendar-selection'
import { isCommand, modifiersOf } from './calendar-steps'
import type { Edge, SelectionKeys, Step } from './calendar-steps'
import { daysOf } from './calendar-view'
import type { CalendarPlace, CalendarView, CellKeys } from './calendar-view'
import { assertSame, isWithin, mouse, sharedAncestor } from './pointers'
import type { Modifiers, PointerKind, Pointers } from './pointers'

/** One pointer from its press to its release. */
interface Gesture {
  readonly kind: 'move' | 'resize' | 'create' | 'marquee' | 'none'
  phase: 'pressed' | 'dragging' | 'refused' | 'over'
  readonly itemId: number
  readonly edge: Edge
  /** Dates of the item when it was pressed; null without an item. */
  readonly dates: TacticDates | null
  readonly cell: Element | null
  readonly start: Place
  at: Place
  from: CalendarPlace | null
  /** The corner of a marquee, from the origin of the content. */
  readonly corner: Place
  readonly selectionBefore: ReadonlySet<number>
  readonly modifiers: Modifiers
  readonly downTarget: Element | null
}

interface World {
  readonly view: CalendarView
  readonly page: CalendarPage
  readonly host: CalendarHost
  readonly selection: ItemSelection
  readonly pointers: Pointers
  readonly cellKeys: CellKeys | null
}

const fingerPointer = { pointerId: 7, pointerType: 'touch' } as const
const DRAG_PIXELS = 4
const SECOND_CLICK_MS = 500
/** The gap below a bar counts as the bar for a marquee, and may count or not for this model. */
const GAP_PIXELS = 8
const noIntents: readonly string[] = []

/** The model of presses, drags, marquees and clicks. Each method does a step, and returns the intents that follow. */
export class Gestures {
  current: Gesture | null = null
  readonly #world: World
  #lastClick: { readonly place: string; readonly time: number } | null = null
  #time = 0

  constructor(world: World) {
    this.#world = world
  }

  wait(milliseconds: number): void {
    this.#time += milliseconds
    this.#world.pointers.advance(milliseconds)
  }

  press(at: Place, keys: SelectionKeys): readonly string[] {
    const { view, page, host, selection, pointers } = this.#world
    const modifiers = modifiersOf(keys)
    const target = document.elementFromPoint(at.x, at.y)
    const bar = page.barAround(target)
    const item = bar === null ? undefined : host.itemOf(Number(bar.dataset['id']))
    const place = view.placeAt(page.grid, at)
    const cell = page.cellAround(target)
    const isOnCell = cell !== null && isFreeGround(target)
    const edge = bar === null ? null : page.edgeAt(bar, at)
    const kind =
      isOnCell && modifiers.shiftKey === true && view.hasSelection
        ? 'marquee'
        : host.isReadOnly
          ? 'none'
          : item !== undefined
            ? edge === null
              ? 'move'
              : 'resize'
            : isOnCell && place !== null && view.takesItems(place.row)
              ? 'create'
              : 'none'
    const origin = page.origin()
    this.current = {
      kind,
      phase: 'pressed',
      itemId: item?.id ?? 0,
      edge: edge ?? 'end',
      dates: item ?? null,
      cell,
      start: at,
      at,
      from: null,
      corner: { x: at.x - origin.x, y: at.y - origin.y },
      selectionBefore: selection.ids,
      modifiers,
      downTarget: target,
    }
    pointers.press(mouse, at, modifiers)
    return noIntents
  }

  move(at: Place): readonly string[] {
    const gesture = this.current
    if (gesture === null) return noIntents
    const intents = this.#follow(gesture, at)
    this.#world.pointers.move(mouse, at, gesture.modifiers)
    return intents
  }
  #follow(gesture: Gesture, at: Place): readonly string[] {
    const { view, page, host } = this.#world
    const { kind, phase, itemId, start, cell } = gesture
    // Before a drag captures the pointer, the view receives no events outside of it.
    const isHeard = phase !== 'pressed' || page.grid.contains(document.elementFromPoint(at.x, at.y))
    if (kind === 'none' || phase === 'over' || !isHeard) return noIntents
    gesture.at = at
    if (phase !== 'pressed') return noIntents
    if (Math.hypot(at.x - start.x, at.y - start.y) < DRAG_PIXELS) return noIntents
    const isCreating = kind === 'create'
    const isInItsCell = cell !== null && isWithin(cell, at)
    if (isCreating && !view.createsWithinACell && isInItsCell) return noIntents
    gesture.from = view.placeAt(page.grid, start)
    const isAlone = kind === 'resize' || this.#world.selection.togetherWith(itemId) === null
    const refusal =
      isCreating || kind === 'marquee' || !isAlone ? null : refusalOf(host.itemOf(itemId))
    const isFree = !host.isReadOnly && !(isAlone && host.busy.has(itemId))
    const isAllowed = isFree && refusal === null && gesture.from !== null
    gesture.phase = kind === 'marquee' || isAllowed ? 'dragging' : 'refused'
    return refusal === null || !isFree ? noIntents : [`refused ${itemId}: ${refusal}`]
  }

  release(): readonly string[] {
    const gesture = this.current
    if (gesture === null) return noIntents
    const { at, kind, phase, modifiers } = gesture
    const up = document.elementFromPoint(at.x, at.y)
    const clicked =
      phase !== 'pressed' || up === null ? null : sharedAncestor(gesture.downTarget, up)
    const intents =
      phase === 'dragging' && kind !== 'marquee'
        ? this.#drop(gesture)
        : this.#click(clicked, at, modifiers)
    this.current = null
    this.#world.pointers.release(mouse, at, modifiers)
    return intents
  }

  #drop({ kind, itemId, edge, dates, from, at }: Gesture): readonly string[] {
    const { view, page, host, selection, cellKeys } = this.#world
    const { rules } = view
    if (host.isReadOnly || from === null) return noIntents
    const to = view.placeAt(page.grid, at) ?? from
    if (kind === 'create') {
      const created = rules.create(from, to)
      if (created === null) return noIntents
      cellKeys?.clear()
      return [`create ${rules.text(created)}`]
    }
    const item = host.itemOf(itemId)
    if (item === undefined || dates === null) return noIntents
    const together = kind === 'move' ? selection.togetherWith(itemId) : null
    if (together !== null) {
      const by = daysOf(rules.move(dates, item, from, to))[0] - daysOf(item)[0]
      return by === 0 ? noIntents : [`move ${idsText(together)} by ${by}`]
    }
    if (host.busy.has(itemId)) return noIntents
    const next =
      kind === 'move'
        ? rules.move(dates, item, from, to)
        : rules.resize(edge, dates, item, from, to)
    if (kind === 'move' && view.nextRow !== null && to.row !== from.row) {
      return view.takesItems(to.row)
        ? [`give ${itemId} to ${to.row} on ${rules.text(next)}`]
        : noIntents
    }
    if (isSameDates(next, item)) return noIntents
    return [
      kind === 'move'
        ? `move ${itemId} to ${rules.text(next)}`
        : `resize ${edge} of ${itemId} to ${rules.text(next)}`,
    ]
  }

  #click(target: Element | null, at: Place, modifiers: Modifiers): readonly string[] {
    const { view, page, host, selection, cellKeys } = this.#world
    if (target === null || !page.grid.contains(target)) return noIntents
    const bar = page.barAround(target)
    const id = bar === null ? null : Number(bar.dataset['id'])
    cellKeys?.clear()
    if (view.hasSelection && selection.click(id, modifiers)) {
      this.#lastClick = null
      return noIntents
    }
    const isOnCell = isFreeGround(target) && page.cellAround(target) !== null
    const place = isOnCell ? view.placeAt(page.grid, at) : null
    if (id !== null || place === null) {
      this.#lastClick = null
      return id === null ? noIntents : [`open ${id}`]
    }
    const name = view.nameOf(place)
    const isSecond =
      this.#lastClick?.place === name && this.#time - this.#lastClick.time <= SECOND_CLICK_MS
    this.#lastClick = isSecond ? null : { place: name, time: this.#time }
    const creates = isSecond && !host.isReadOnly && view.takesItems(place.row)
    return creates ? [`create ${view.rules.text(view.rules.createAt(place))}`] : noIntents
  }

  lose(): readonly string[] {
    const gesture = this.current
    if (gesture === null) return noIntents
    this.#giveUp(gesture)
    this.current = null
    this.#world.pointers.cancel(mouse, gesture.at)
    return noIntents
  }

  /** Escape ends a drag and nothing else. @returns whether there was a drag */
  escape(): boolean {
    const gesture = this.current
    if (gesture?.phase !== 'dragging') return false
    this.#giveUp(gesture)
    assertSame('Escape is used up', this.#world.pointers.key('Escape'), true)
    return true
  }
  #giveUp(gesture: Gesture): void {
    const { host, selection } = this.#world
    if (gesture.kind === 'marquee' && gesture.phase === 'dragging') {
      const before = [...gesture.selectionBefore]
      selection.ids = new Set(before.filter((id) => host.itemOf(id) !== undefined))
    }
    gesture.phase = 'over'
  }

  /** A finger that touches the view beside the mouse changes nothing. */
  tapWithFinger([, ends, isPrimary, n]: Extract<Step, readonly ['finger', ...unknown[]]>):
    | readonly string[]
    | null {
    const { page, pointers } = this.#world
    const finger: PointerKind = { ...fingerPointer, isPrimary }
    const at = page.pointOver(n, 0.5)
    if (at === null) return null
    const away = { x: at.x + 30, y: at.y + 5 }
    pointers.press(finger, at)
    pointers.move(finger, away)
    if (ends === 'lost') pointers.cancel(finger, away)
    else pointers.release(finger, away)
    return noIntents
  }

  /** Compares the ghost and the marked places with the model. */
  checkPreview(container: HTMLElement): void {
    const { view, page, cellKeys } = this.#world
    const gesture = this.current
    const isDragging = gesture?.phase === 'dragging'
    const dragParts = container.querySelectorAll(view.dragParts)
    const previewOf = (dates: TacticDates, row: string) =>
      view.previewOf?.(page.grid, dates, row) ?? view.placesOf(page.grid, dates, row)
    if (!isDragging || gesture.kind === 'marquee') {
      const dragged = container.querySelectorAll('[data-dragging]')
      assertSame('elements that look dragged', dragged.length, 0)
      if (isDragging) return
      assertSame('leftover of a drag', dragParts.length, 0)
      const range = cellKeys?.range() ?? null
      const places = range === null ? [] : previewOf(range, '')
      assertSame('chosen range', view.previewPlaces(page.grid), places)
      return
    }
    const { kind, from, dates, edge } = gesture
    if (kind === 'none') return
    assertSame('parts of the drag', dragParts.length, view.dragPartCount(kind))
    if (from === null) return
    const to = view.placeAt(page.grid, gesture.at) ?? from
    const { rules } = view
    const preview =
      kind === 'create' || dates === null
        ? (rules.previewNew ?? rules.create)(from, to)
        : kind === 'move'
          ? rules.move(dates, dates, from, to)
          : rules.resize(edge, dates, dates, from, to)
    const isMovedAlone =
      kind === 'move' && this.#world.selection.togetherWith(gesture.itemId) === null
    const row = isMovedAlone && view.isRow(to.row) ? to.row : from.row
    assertSame(
      'preview',
      view.previewPlaces(page.grid),
      preview === null ? [] : previewOf(preview, row),
    )
  }

  /** Selects the items that the rectangle surely touches, and no item that it surely misses. */
  followMarquee(): void {
    const { page, host, selection } = this.#world
    const gesture = this.current
    if (gesture?.kind !== 'marquee' || gesture.phase !== 'dragging') return
    const { corner, at, modifiers, selectionBefore } = gesture
    const origin = page.origin()
    const [x, y] = [corner.x + origin.x, corner.y + origin.y]
    const rect = {
      left: Math.min(x, at.x),
      right: Math.max(x, at.x),
      top: Math.min(y, at.y),
      bottom: Math.max(y, at.y),
    }
    const retained = isCommand(modifiers)
      ? [...selectionBefore].filter((id) => host.itemOf(id) !== undefined)
      : []
    const touched = new Set(retained)
    const near = new Set(retained)
    for (const bar of page.bars()) {
      const box = bar.getBoundingClientRect()
      const isWithinGap = (pixels: number): boolean =>
        box.left - pixels < rect.right &&
        rect.left < box.right + pixels &&
        box.top - pixels < rect.bottom &&
        rect.top < box.bottom + pixels
      if (isWithinGap(-1)) touched.add(Number(bar.dataset['id']))
      if (isWithinGap(GAP_PIXELS)) near.add(Number(bar.dataset['id']))
    }
    for (const id of touched) assertSame(`the marquee selects ${id}`, host.selection.has(id), true)
    for (const id of host.selection) assertSame(`the marquee touches ${id}`, near.has(id), true)
    selection.ids = host.selection
  }
}

/** The code with which a view refuses to change an item; null where it does not. */
export function refusalOf(item: CalendarItem | undefined): string | null {
  return item !== undefined && item.planId !== NATIONAL_PLAN_ID ? 'other-plan' : null
}

/** Whether dates are the same in every field. */
export function isSameDates(a: TacticDates, b: TacticDates): boolean {
  return a.startDate === b.startDate && a.endDate === b.endDate && a.isAllDay === b.isAllDay
}
