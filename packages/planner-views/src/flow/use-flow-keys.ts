import type { KeyboardEvent } from 'react'

import { stopOfElement } from './flow-target'
import { TOTALS_ID } from './FlowCalendarTotals'
import type { FlowPage, FlowStop } from './model/flow-stops'
import { stopAfterKey } from './model/stop-step'
import type { FlowLine } from './model/flow-lines'

/** A figure with items behind it. */
export const FIGURE = '[data-part="figure"][aria-haspopup]'

interface FlowKeysOptions {
  readonly page: FlowPage
  readonly tabStop: FlowStop
  readonly goTo: (stop: FlowStop) => void
  readonly lineOf: (id: string) => FlowLine | undefined
  readonly onToggle: (line: FlowLine) => void
  /** N: a new item in the focused row. */
  readonly onCreate: (stop: FlowStop) => void
  readonly onZoom: (direction: 'in' | 'out') => void
  /** Handles a key for the selection; returns whether it did. */
  readonly onSelectionKey: (event: KeyboardEvent) => boolean
  /** Handles a key on a bar; returns whether it did. */
  readonly onItemKey: (event: KeyboardEvent) => boolean
}

/** The key handler of a flow: one listener for all of its lines. */
export function useFlowKeys(options: FlowKeysOptions): (event: KeyboardEvent) => void {
  const { page, tabStop } = options

  const handleSectionKey = (event: KeyboardEvent, isRightToLeft: boolean): boolean => {
    const line = options.lineOf(tabStop.lineId)
    if (tabStop.part !== 'name' || line?.kind !== 'section') return false
    const opening = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
    const closing = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
    if (event.key !== (line.isOpen ? closing : opening)) return false
    options.onToggle(line)
    return true
  }
  const handlePlainKey = (event: KeyboardEvent): boolean => {
    if (event.key === '+' || event.key === '=') options.onZoom('in')
    else if (event.key === '-') options.onZoom('out')
    else if (event.key.toLowerCase() === 'n') options.onCreate(tabStop)
    else return false
    return true
  }

  return (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return
    const stop = stopOfElement(event.target)
    if (stop === null) return
    if (pressFigure(event, event.target)) return
    if (stop.lineId === TOTALS_ID) {
      if (walkTotals(event, () => options.goTo(lastLineOf(page)))) event.preventDefault()
      return
    }
    if (options.onSelectionKey(event) || (stop.part === 'bar' && options.onItemKey(event))) {
      event.preventDefault()
      return
    }
    if (event.metaKey || event.altKey || event.shiftKey) return
    const isRightToLeft = getComputedStyle(event.target).direction === 'rtl'
    if (!event.ctrlKey && (handleSectionKey(event, isRightToLeft) || handlePlainKey(event))) {
      event.preventDefault()
      return
    }
    const next = stopAfterKey(
      tabStop,
      { key: event.key, ctrlKey: event.ctrlKey, isRightToLeft },
      page,
    )
    if (next !== null) {
      event.preventDefault()
      options.goTo(next)
    } else if (event.key === 'ArrowDown' && focusTotals(event.currentTarget)) event.preventDefault()
  }
}

/** Enter and Space press a figure; the browser does it for a button alone. */
function pressFigure(event: KeyboardEvent, target: HTMLElement): boolean {
  const isPress = event.key === 'Enter' || event.key === ' '
  if (!isPress || target instanceof HTMLButtonElement || !target.matches(FIGURE)) return false
  event.preventDefault()
  target.click()
  return true
}

function lastLineOf({ lines }: FlowPage): FlowStop {
  return { lineId: lines.at(-1)?.id ?? '', part: 'name' }
}

/** Focuses the first cell of the totals, which are below the last line and always drawn. */
function focusTotals(root: EventTarget): boolean {
  const first =
    root instanceof Element
      ? root.querySelector<HTMLElement>(`[data-row="${TOTALS_ID}"] [data-stop]`)
      : null
  first?.focus()
  return first !== null
}

/** Moves the focus along the totals, or back to the last line. Returns whether it handled the key. */
function walkTotals(event: KeyboardEvent, goBack: () => void): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null
  const row = target?.closest('[data-row]')
  if (target === null || row === null || row === undefined) return false
  if (event.key === 'ArrowUp') {
    goBack()
    return true
  }
  const isRightToLeft = getComputedStyle(target).direction === 'rtl'
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
  const step = (steps[event.key] ?? 0) * (isRightToLeft ? -1 : 1)
  if (step === 0) return false
  const parts = [...row.querySelectorAll<HTMLElement>('[data-stop], [data-part="figure"]')]
  parts[parts.indexOf(target) + step]?.focus()
  return true
}
