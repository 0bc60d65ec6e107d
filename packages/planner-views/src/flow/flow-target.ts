import type { FlowStop } from './model/flow-stops'
import { FIGURES } from './model/flow-stops'

/** The id of the line that contains an element; null outside of all lines. */
export function lineIdOf(element: Element): string | null {
  return element.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null
}

/** Returns the focus position of an element or of its container; null outside of all positions. */
export function stopOfElement(element: Element): FlowStop | null {
  const lineId = lineIdOf(element)
  if (lineId === null) return null
  const bar = element.closest<HTMLElement>('[data-part="bar"]')
  if (bar !== null) {
    const { key = '', start } = bar.dataset
    return { lineId, part: 'bar', key, startDay: Number(start) }
  }
  const kind = element.closest<HTMLElement>('[data-figure]')?.dataset['figure']
  const figure = FIGURES.find((each) => each === kind)
  return { lineId, part: figure ?? 'name' }
}

/** The element of a focus position; null while it is not drawn. */
export function elementOfStop(root: HTMLElement, stop: FlowStop): HTMLElement | null {
  const line = `[data-row="${CSS.escape(stop.lineId)}"]`
  if (stop.part === 'name') return root.querySelector<HTMLElement>(`${line} [data-stop]`)
  if (stop.part !== 'bar') {
    return root.querySelector<HTMLElement>(`${line} [data-figure="${stop.part}"]`)
  }
  return root.querySelector<HTMLElement>(
    `${line} [data-part="bar"][data-start="${stop.startDay}"][data-key="${CSS.escape(stop.key)}"]`,
  )
}
