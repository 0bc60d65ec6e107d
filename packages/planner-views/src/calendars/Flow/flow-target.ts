import type { FlowCell } from './model/flow-cells'
import { figures } from './model/flow-cells'

/** The id of the line that contains an element; null outside of all lines. */
export function lineIdOf(element: Element): string | null {
  return element.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null
}

/** Returns the focus position of an element or of its container; null outside of all positions. */
export function focusCellOfElement(element: Element): FlowCell | null {
  const lineId = lineIdOf(element)
  if (lineId === null) return null
  const bar = element.closest<HTMLElement>('[data-part="bar"]')
  if (bar !== null) {
    const { key = '', start } = bar.dataset
    return { lineId, part: 'bar', key, startDay: Number(start) }
  }
  const kind = element.closest<HTMLElement>('[data-figure]')?.dataset['figure']
  const figure = figures.find((each) => each === kind)
  return { lineId, part: figure ?? 'name' }
}

/** The element of a focus position; null while it is not drawn. */
export function elementOfFocusCell(root: HTMLElement, focusCell: FlowCell): HTMLElement | null {
  const line = `[data-row="${CSS.escape(focusCell.lineId)}"]`
  if (focusCell.part === 'name') return root.querySelector<HTMLElement>(`${line} [data-stop]`)
  if (focusCell.part !== 'bar') {
    return root.querySelector<HTMLElement>(`${line} [data-figure="${focusCell.part}"]`)
  }
  return root.querySelector<HTMLElement>(
    `${line} [data-part="bar"][data-start="${focusCell.startDay}"][data-key="${CSS.escape(focusCell.key)}"]`,
  )
}
