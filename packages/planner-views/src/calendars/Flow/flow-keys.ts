import type { KeyboardEvent } from 'react'

import type { CalendarControls } from '../../calendar-core'
import type { FlowPlaceAt } from './flow-surface'
import { focusCellOfElement } from './flow-target'
import { TOTALS_ID } from './parts/FlowCalendarTotals'
import type { FlowPage, FlowCell } from './model/flow-cells'
import { focusCellAfterKey } from './model/cell-step'
import type { FlowLine } from './model/flow-lines'

/** A figure with items behind it. */
export const FIGURE = '[data-part="figure"][aria-haspopup]'

interface FlowKeysOptions {
  readonly page: FlowPage
  readonly calendar: CalendarControls<FlowPlaceAt, FlowCell>
  readonly lineOf: (id: string) => FlowLine | undefined
  readonly onToggle: (line: FlowLine) => void
  /** N: a new item in the focused row. */
  readonly onCreate: (focusCell: FlowCell) => void
  readonly onZoom: (direction: 'in' | 'out') => void
}

/** Handles a key of the flow; returns whether it did. */
export function pressFlowKey(event: KeyboardEvent, options: FlowKeysOptions): boolean {
  const { page, calendar } = options
  const { activeCell, goTo } = calendar.focus

  const handleSectionKey = (isRightToLeft: boolean): boolean => {
    const line = options.lineOf(activeCell.lineId)
    if (activeCell.part !== 'name' || line?.kind !== 'section') return false
    const opening = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
    const closing = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
    if (event.key !== (line.isOpen ? closing : opening)) return false
    options.onToggle(line)
    return true
  }
  const handlePlainKey = (): boolean => {
    if (event.key === '+' || event.key === '=') options.onZoom('in')
    else if (event.key === '-') options.onZoom('out')
    else if (event.key.toLowerCase() === 'n') options.onCreate(activeCell)
    else return false
    return true
  }

  const focusCell = event.target instanceof HTMLElement ? focusCellOfElement(event.target) : null
  if (focusCell === null || !(event.target instanceof HTMLElement)) return false
  if (pressFigure(event, event.target)) return true
  if (focusCell.lineId === TOTALS_ID) return walkTotals(event, () => goTo(lastLineOf(page)))
  if (calendar.pressSharedKey(event)) return true
  if (event.metaKey || event.altKey || event.shiftKey) return false
  const isRightToLeft = getComputedStyle(event.target).direction === 'rtl'
  if (!event.ctrlKey && (handleSectionKey(isRightToLeft) || handlePlainKey())) return true
  const next = focusCellAfterKey(
    activeCell,
    { key: event.key, ctrlKey: event.ctrlKey, isRightToLeft },
    page,
  )
  if (next === null) return event.key === 'ArrowDown' && focusTotals(event.currentTarget)
  goTo(next)
  return true
}

/** Presses a figure on Enter and Space; the browser does so only for buttons. */
function pressFigure(event: KeyboardEvent, target: HTMLElement): boolean {
  const isPress = event.key === 'Enter' || event.key === ' '
  if (!isPress || target instanceof HTMLButtonElement || !target.matches(FIGURE)) return false
  target.click()
  return true
}

function lastLineOf({ lines }: FlowPage): FlowCell {
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
