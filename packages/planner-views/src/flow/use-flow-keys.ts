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
  /** N: something new in the row of the focus. */
  readonly onCreate: (stop: FlowStop) => void
  readonly onZoom: (direction: 'in' | 'out') => void
  /** Whether a key means something to the selection. */
  readonly onSelectionKey: (event: KeyboardEvent) => boolean
  /** A key on a bar: whether it means something to an item. */
  readonly onItemKey: (event: KeyboardEvent) => boolean
}

/** The keys of a flow, from one listener. */
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

/** Below the last line come the totals, which are always drawn. */
function focusTotals(root: EventTarget): boolean {
  const first =
    root instanceof Element
      ? root.querySelector<HTMLElement>(`[data-row="${TOTALS_ID}"] [data-stop]`)
      : null
  first?.focus()
  return first !== null
}

/** Along the totals the focus goes from one element to the next. */
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
