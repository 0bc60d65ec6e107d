import { middleOf, type Place } from '@throughline/test-support/dom'

import type { Edge } from './calendar-steps'
import type { CalendarView } from './calendar-view'
import type { Pointers } from './pointers'

/** Numbers of steps are below this. */
const NUMBERS = 31
const HANDLE_PIXELS = 7
const EDGE_PIXELS = 3

/** The drawn items and cells of a view, and points over them. */
export class CalendarPage {
  readonly #view: CalendarView
  readonly #container: HTMLElement
  readonly #pointers: Pointers

  constructor(view: CalendarView, container: HTMLElement, pointers: Pointers) {
    this.#view = view
    this.#container = container
    this.#pointers = pointers
  }

  get grid(): HTMLElement {
    return this.#part('grid')
  }
  get scroller(): HTMLElement {
    return this.#part('scroll')
  }
  #part(name: string): HTMLElement {
    const part = this.#container.querySelector<HTMLElement>(`[data-part="${name}"]`)
    if (part === null) throw new Error(`There is no ${name}.`)
    return part
  }

  bars(): readonly HTMLElement[] {
    return [...this.grid.querySelectorAll<HTMLElement>(this.#view.bars)]
  }
  barAround(element: Element | null): HTMLElement | null {
    return element?.closest<HTMLElement>(this.#view.bars) ?? null
  }
  cellAround(element: Element | null): HTMLElement | null {
    return element?.closest<HTMLElement>(this.#view.cells) ?? null
  }
  /** Items in the order in which the page shows them, each once. */
  order(): readonly number[] {
    return this.bars().map(({ dataset }) => Number(dataset['id']))
  }
  hasFocus(): boolean {
    return document.activeElement !== document.body && this.grid.contains(document.activeElement)
  }

  /** Returns one of the bars, scrolled into view; null while it is covered. */
  async barFor(n: number): Promise<HTMLElement | null> {
    const bars = this.bars()
    const bar = bars[n % bars.length]
    if (bar === undefined) return null
    await this.#bringIntoView(bar)
    const { x, y } = middleOf(bar)
    return bar.contains(document.elementFromPoint(x, y)) ? bar : null
  }
  /** One of the cells, scrolled into view. */
  async cellFor(n: number): Promise<HTMLElement | null> {
    const cells = this.#cells()
    const cell = cells[Math.floor((n / NUMBERS) * cells.length)]
    if (cell === undefined) return null
    await this.#bringIntoView(cell)
    return cell
  }
  /** A point of one of the cells that nothing covers. */
  async freePoint(n: number): Promise<Place | null> {
    const cell = await this.cellFor(n)
    const points = cell === null ? [] : this.#view.pointsIn(cell, 0.9)
    const at = points[n % points.length]
    if (at === undefined) return null
    const target = document.elementFromPoint(at.x, at.y)
    return isFreeGround(target) && this.cellAround(target) === cell ? at : null
  }
  /** Returns a point of one of the cells in view. */
  pointOver(n: number, share: number): Place | null {
    const { left, right, top, bottom } = this.scroller.getBoundingClientRect()
    const points = this.#cells()
      .flatMap((cell) => this.#view.pointsIn(cell, share))
      .filter(({ x, y }) => x > left && x < right && y > top + 30 && y < bottom)
    return points[Math.floor((n / NUMBERS) * points.length)] ?? null
  }
  /** The point of a bar at one of its ends, or in its middle. */
  pointOf(bar: HTMLElement, part: Edge | 'middle'): Place {
    const { left, right, top, bottom } = bar.getBoundingClientRect()
    const middle = middleOf(bar)
    if (part === 'middle') return middle
    return this.#axisOf(bar) === 'y'
      ? { x: middle.x, y: part === 'start' ? top + EDGE_PIXELS : bottom - EDGE_PIXELS }
      : { x: part === 'start' ? left + EDGE_PIXELS : right - EDGE_PIXELS, y: middle.y }
  }
  /** Returns the end of a bar that contains a point; null if the item continues in another bar. */
  edgeAt(bar: HTMLElement, { x, y }: Place): Edge | null {
    const axis = this.#axisOf(bar)
    if (axis === null) return null
    const { left, right, top, bottom } = bar.getBoundingClientRect()
    const [at, first, last] = axis === 'y' ? [y, top, bottom] : [x, left, right]
    const handle = Math.min(HANDLE_PIXELS, (last - first) / 4)
    if (at - first <= handle) return bar.dataset['before'] === undefined ? 'start' : null
    if (last - at <= handle && bar.dataset['after'] === undefined) return 'end'
    return null
  }
  /** The sticky part that hides the upper or the lower edge of an element, or the end of the view. */
  coverOf(element: HTMLElement): string | null {
    const view = this.scroller.getBoundingClientRect()
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const x = (Math.max(left, view.left) + Math.min(right, view.right)) / 2
    for (const y of [top + EDGE_PIXELS, bottom - EDGE_PIXELS]) {
      if (y < view.top || y > view.bottom) return 'the end of the view'
      let part = document.elementFromPoint(x, y)
      while (part !== null && !part.contains(element) && !element.contains(part)) {
        if (getComputedStyle(part).position === 'sticky') return part.outerHTML.slice(0, 200)
        part = part.parentElement
      }
    }
    return null
  }
  /** Where the content begins on the screen. */
  origin(): Place {
    const { left, top } = (this.#cells()[0] ?? this.grid).getBoundingClientRect()
    return { x: left, y: top }
  }

  #axisOf(bar: HTMLElement): 'x' | 'y' | null {
    return this.#view.handleAxis === undefined ? 'x' : this.#view.handleAxis(bar)
  }
  #cells(): readonly HTMLElement[] {
    return [...this.grid.querySelectorAll<HTMLElement>(this.#view.cells)]
  }
  async #bringIntoView(element: Element): Promise<void> {
    const { scrollTop, scrollLeft } = this.scroller
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const isScrolled =
      this.scroller.scrollTop !== scrollTop || this.scroller.scrollLeft !== scrollLeft
    if (!isScrolled) return
    await this.#pointers.frame()
    await this.#pointers.frame()
  }
}

/** Whether no control takes a press at a target. */
export function isFreeGround(target: Element | null): boolean {
  return target?.closest('button') === null
}
