import { Ivya } from 'ivya'
import { getAriaDisabled, getElementAccessibleName, isElementVisible } from 'ivya/utils'

// This file runs in the page. It finds elements by Playwright's selectors and describes their
// visible state, because WebDriver supports neither roles nor names.

/**
 * Visible state of the elements that a selector finds. All properties except the count and the
 * texts describe the first element.
 */
export interface Visibility {
  readonly count: number
  readonly isVisible: boolean
  readonly isEnabled: boolean
  readonly isFocused: boolean
  readonly isChecked: boolean
  readonly isInViewport: boolean
  /** With white space collapsed. */
  readonly text: string
  /** Texts of all elements. */
  readonly texts: readonly string[]
  readonly value: string
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly box: Box | null
}

/** Box in CSS pixels from the top left corner of the viewport. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Point in the viewport where the pointer reaches an element, or the obstacle. */
export type Reach = { readonly x: number; readonly y: number } | { readonly obstacle: string }

const complaints: string[] = []
listenToComplaints()
addEventListener('mousedown', focusAsSafari)

const ivya = Ivya.create({ browser: 'webkit' })

export function find(selector: string): Element[] {
  return ivya.queryLocatorSelectorAll(selector)
}

export function look(selector: string): Visibility {
  const match = find(selector)
  const element = match[0]
  const box = element === undefined ? null : boxOf(element)
  return {
    count: match.length,
    isVisible: element !== undefined && isElementVisible(element),
    isEnabled: element !== undefined && !isDisabled(element),
    isFocused: element !== undefined && element === document.activeElement,
    isChecked: element !== undefined && element.matches(':checked, [aria-checked="true"]'),
    isInViewport: box !== null && isInViewport(box),
    text: textOf(element),
    texts: match.map(textOf),
    value: element !== undefined && 'value' in element ? String(element.value) : '',
    name: element === undefined ? '' : getElementAccessibleName(element, true),
    attributes: Object.fromEntries(
      Array.from(element?.attributes ?? []).map(({ name, value }) => [name, value]),
    ),
    box,
  }
}

/**
 * Scrolls the only element that a selector finds into view, and returns the point where a pointer
 * reaches it.
 */
export async function reach(selector: string): Promise<Reach> {
  const match = find(selector)
  const element = match[0]
  if (element === undefined) return { obstacle: 'it is not in the page' }
  if (match.length > 1) return { obstacle: `${match.length} elements match` }
  if (!isElementVisible(element)) return { obstacle: 'it is not visible' }
  if (isDisabled(element)) return { obstacle: 'it is disabled' }
  const first = boxOf(element)
  await nextFrame()
  if (JSON.stringify(first) !== JSON.stringify(boxOf(element))) return { obstacle: 'it is moving' }
  const point = centre(element)
  if (!isHit(element, point)) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    await nextFrame()
    const next = centre(element)
    return isHit(element, next) ? next : { obstacle: obstacleAt(next) }
  }
  return point
}

/** Focuses the element as a script does, and selects the content of a field. */
export function focus(selector: string, isSelecting: boolean): boolean {
  const element = find(selector)[0]
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false
  element.focus()
  if (isSelecting && 'select' in element && typeof element.select === 'function') element.select()
  return true
}

/** Puts a file into a field, as if a user had chosen it. */
export function chooseFile(
  selector: string,
  file: { readonly name: string; readonly mimeType: string; readonly base64: string },
): boolean {
  const input = find(selector)[0]
  if (!(input instanceof HTMLInputElement)) return false
  const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.codePointAt(0) ?? 0)
  const chosen = new DataTransfer()
  chosen.items.add(new File([bytes], file.name, { type: file.mimeType }))
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** Returns the complaints since the last call. */
export function takeComplaints(): string[] {
  return complaints.splice(0)
}

function listenToComplaints(): void {
  for (const level of ['error', 'warn'] as const) {
    const say = console[level].bind(console)
    console[level] = (...words: unknown[]) => {
      complaints.push(words.map(String).join(' '))
      say(...words)
    }
  }
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) complaints.push(event.message)
  })
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
}

/**
 * Moves the focus after a click as Safari on macOS does. Safari does not focus a button, a
 * checkbox, a radio or a link without a tabindex. It focuses the nearest focusable ancestor, or
 * none. WebKitGTK focuses the clicked element.
 */
function focusAsSafari(event: MouseEvent): void {
  if (event.defaultPrevented) return
  const path = event.composedPath().filter((step) => step instanceof HTMLElement)
  const focused = path.find((element) => element.tabIndex >= 0 || element.hasAttribute('tabindex'))
  if (focused === undefined || focused.hasAttribute('tabindex') || !isLeftAlone(focused)) return
  event.preventDefault()
  const around = path
    .slice(path.indexOf(focused) + 1)
    .find((element) => element.hasAttribute('tabindex'))
  if (around !== undefined) around.focus({ preventScroll: true })
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

function isLeftAlone(element: HTMLElement): boolean {
  return element.matches('button, a[href], input:is([type=checkbox], [type=radio], [type=button])')
}

function isDisabled(element: Element): boolean {
  return getAriaDisabled(element)
}

function textOf(element: Element | undefined): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

function isInViewport({ x, y, width, height }: Box): boolean {
  return x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0
}

function centre(element: Element): { x: number; y: number } {
  const { x, y, width, height } = boxOf(element)
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}

function isHit(element: Element, { x, y }: { x: number; y: number }): boolean {
  const hit = document.elementFromPoint(x, y)
  if (hit === null) return false
  const label = hit.closest('label')
  return element.contains(hit) || (label !== null && label.control === element)
}

function obstacleAt({ x, y }: { x: number; y: number }): string {
  const hit = document.elementFromPoint(x, y)
  return hit === null
    ? 'it is outside the viewport'
    : `${ivya.previewNode(hit)} is in front of it at ${x}, ${y}`
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        resolve()
      })
    })
  })
}
