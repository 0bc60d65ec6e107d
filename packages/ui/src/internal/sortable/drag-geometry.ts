import { gapAt, scrollStep, type Place } from './arrangement'

/** A list and its rows on the screen during a drag. */
export interface DragList {
  readonly groupId: string
  readonly element: HTMLElement
  /** Its rows without the dragged one. */
  readonly rows: readonly HTMLElement[]
}

/** The elements that belong to a sortable component itself, not to another one inside of it. */
export function ownParts(root: Element, attribute: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[${attribute}]`)].filter(
    (element) => element.closest('[data-sortable-root]') === root,
  )
}

/** Finds the lists and rows, once at the start of a drag. */
export function readLists(root: Element, draggedId: string): readonly DragList[] {
  const rows = ownParts(root, 'data-sortable-item')
  return ownParts(root, 'data-sortable-group').map((element) => ({
    groupId: element.dataset['sortableGroup'] ?? '',
    element,
    rows: rows.filter((row) => row.dataset['sortableItem'] !== draggedId && element.contains(row)),
  }))
}

function distanceTo(element: Element, x: number, y: number): number {
  const box = element.getBoundingClientRect()
  const across = Math.max(box.left - x, 0, x - box.right)
  const down = Math.max(box.top - y, 0, y - box.bottom)
  return Math.hypot(across, down)
}

/** The list under a point, or the nearest one. */
export function nearestList(
  lists: readonly DragList[],
  x: number,
  y: number,
): DragList | undefined {
  if (lists.length < 2) return lists[0]
  return lists
    .map((list) => ({ list, distance: distanceTo(list.element, x, y) }))
    .reduce((best, other) => (other.distance < best.distance ? other : best)).list
}

/** The position at which a row would be dropped at a height; measures few rows. */
export function placeAt(list: DragList, y: number): Place {
  const middleOf = (index: number) => {
    const box = list.rows[index]?.getBoundingClientRect()
    return box ? box.top + box.height / 2 : 0
  }
  return { groupId: list.groupId, index: gapAt(list.rows.length, middleOf, y) }
}

/** Moves the drop line to a position. `line` is positioned inside of `root`. */
export function showLine(line: HTMLElement, root: Element, list: DragList, index: number): void {
  const frame = root.getBoundingClientRect()
  const box = list.element.getBoundingClientRect()
  const above = list.rows[index - 1]?.getBoundingClientRect()
  const below = list.rows[index]?.getBoundingClientRect()
  const top =
    above && below && below.top - above.bottom < 24
      ? (above.bottom + below.top) / 2
      : above
        ? above.bottom
        : (below?.top ?? box.top + 4)
  const left = box.left - frame.left - root.clientLeft + root.scrollLeft
  line.style.width = `${box.width}px`
  line.style.transform = `translate(${left}px, ${top - frame.top - root.clientTop + root.scrollTop}px)`
}

function scrollerOf(element: Element, axis: 'x' | 'y'): Element {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const style = getComputedStyle(at)
    const flow = axis === 'y' ? style.overflowY : style.overflowX
    const isLonger =
      axis === 'y' ? at.scrollHeight > at.clientHeight : at.scrollWidth > at.clientWidth
    if (isLonger && (flow === 'auto' || flow === 'scroll')) return at
  }
  return document.scrollingElement ?? document.documentElement
}

/** The scroll container of each list, cached. */
export interface ListScrollers {
  readonly x: Element
  readonly y: Element
}

/** The scroll containers of a list in both directions. */
export function scrollersOf(element: Element): ListScrollers {
  return { x: scrollerOf(element, 'x'), y: scrollerOf(element, 'y') }
}

/**
 * Scrolls by a step if the point is near an edge.
 *
 * @returns whether anything scrolled
 */
export function scrollNear({ x, y }: ListScrollers, point: { x: number; y: number }): boolean {
  const before = [x.scrollLeft, y.scrollTop]
  const isPage = (scroller: Element) => scroller === document.scrollingElement
  const across = x.getBoundingClientRect()
  const down = y.getBoundingClientRect()
  x.scrollLeft += isPage(x)
    ? scrollStep(point.x, 0, window.innerWidth)
    : scrollStep(point.x, Math.max(across.left, 0), Math.min(across.right, window.innerWidth))
  y.scrollTop += isPage(y)
    ? scrollStep(point.y, 0, window.innerHeight)
    : scrollStep(point.y, Math.max(down.top, 0), Math.min(down.bottom, window.innerHeight))
  return x.scrollLeft !== before[0] || y.scrollTop !== before[1]
}

/**
 * A drag preview of a row: a copy of its markup without form fields, ids and the
 * attributes of this component.
 */
export function pictureOf(row: HTMLElement): Node {
  const picture = row.cloneNode(true)
  if (!(picture instanceof Element)) return picture
  for (const element of [picture, ...picture.querySelectorAll('*')]) {
    for (const name of ['id', 'name', 'data-sortable-item', 'data-sortable-group', 'tabindex']) {
      element.removeAttribute(name)
    }
  }
  return picture
}
