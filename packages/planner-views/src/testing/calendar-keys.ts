import type { CalendarItem } from '../calendar-parts'
import { isSameDates, refusalOf } from './calendar-gestures'
import { idsText } from './calendar-host'
import type { CalendarHost } from './calendar-host'
import type { CalendarPage } from './calendar-page'
import type { ItemSelection } from './calendar-selection'
import { isCommand } from './calendar-steps'
import type { CalendarView, CellKeys } from './calendar-view'
import type { Modifiers, Pointers } from './pointers'

interface World {
  readonly view: CalendarView
  readonly page: CalendarPage
  readonly host: CalendarHost
  readonly selection: ItemSelection
  readonly pointers: Pointers
  readonly cellKeys: CellKeys | null
}

/** Intents after a key, and a selector of the element with the focus; null where any may have it. */
export interface KeyResult {
  readonly intents: readonly string[]
  readonly focus: string | null
}

const nothing: KeyResult = { intents: [], focus: null }

/**
 * Presses a key on the focused element of a view.
 *
 * @returns the result in the model; null, without pressing, if the model does not cover the key
 */
export function pressKey(world: World, key: string, modifiers: Modifiers): KeyResult | null {
  const { page, pointers, view } = world
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || !page.grid.contains(focused)) return null
  const item = focused.matches(view.bars)
    ? world.host.itemOf(Number(focused.dataset['id']))
    : undefined
  const result =
    item === undefined
      ? keyElsewhere(world, focused, key, modifiers)
      : keyOnItem(world, item, key, modifiers)
  if (result !== null) pointers.key(key, modifiers)
  return result
}

function keyOnItem(
  world: World,
  item: CalendarItem,
  key: string,
  modifiers: Modifiers,
): KeyResult | null {
  const { view, host, selection, cellKeys } = world
  const { id } = item
  const { altKey = false, shiftKey = false } = modifiers
  const together = selection.togetherWith(id)
  if (view.hasSelection && selection.press(id, key, modifiers)) return nothing
  if (isCommand(modifiers)) {
    if (key !== 'c') return null
    return { ...nothing, intents: [together === null ? `copy ${id}` : `copy ${idsText(together)}`] }
  }
  if (key === 'Delete') {
    if (together !== null) return { ...nothing, intents: [`delete ${idsText(together)}`] }
    if (host.isReadOnly || host.busy.has(id)) return nothing
    const refusal = refusalOf(item)
    return {
      ...nothing,
      intents: [refusal === null ? `delete ${id}` : `refused to delete ${id}: ${refusal}`],
    }
  }
  if (altKey) return changeByKey(world, item, key, shiftKey)
  const next = view.itemKey?.(item, key) ?? null
  if (next !== null) return change(world, item, 'move', next)
  if (shiftKey) return null
  if (key === 'ArrowLeft' || key === 'ArrowRight') cellKeys?.clear()
  else if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  return nothing
}

function changeByKey(
  world: World,
  item: CalendarItem,
  key: string,
  isResize: boolean,
): KeyResult | null {
  const { view, host, selection } = world
  const rowStep = ({ ArrowDown: 1, ArrowUp: -1 } as const)[key]
  const together = isResize ? null : selection.togetherWith(item.id)
  if (view.nextRow !== null && rowStep !== undefined) {
    if (isResize) return null
    if (together !== null) return nothing
    if (host.isReadOnly || host.busy.has(item.id)) return nothing
    const refusal = refusalOf(item)
    if (refusal !== null) return { ...nothing, intents: [`refused ${item.id}: ${refusal}`] }
    const row = view.nextRow(host.rowOf(item), rowStep)
    if (row === null) return nothing
    return { ...nothing, intents: [`give ${item.id} to ${row} on ${view.rules.text(item)}`] }
  }
  const next = view.rules.step(item, key, isResize)
  if (next === null) return null
  if (together !== null) {
    const by = Number(next.startDate > item.startDate) - Number(next.startDate < item.startDate)
    const isRow = key === 'ArrowDown' || key === 'ArrowUp'
    const days = isRow ? by * 7 : by
    return { ...nothing, intents: [`move ${idsText(together)} by ${days}`] }
  }
  const isStart = key === 'Home' || key === 'End' || key === 'start'
  return change(world, item, isResize ? (isStart ? 'start' : 'end') : 'move', next)
}

function change(
  { view, host }: World,
  item: CalendarItem,
  action: 'move' | 'start' | 'end',
  next: CalendarItem | Parameters<CalendarView['rules']['text']>[0],
): KeyResult {
  if (host.isReadOnly || host.busy.has(item.id)) return nothing
  const refusal = refusalOf(item)
  if (refusal !== null) return { ...nothing, intents: [`refused ${item.id}: ${refusal}`] }
  const focus = `[data-id="${item.id}"]`
  if (isSameDates(next, item)) return { intents: [], focus }
  const text = view.rules.text(next)
  return {
    intents: [
      action === 'move'
        ? `move ${item.id} to ${text}`
        : `resize ${action} of ${item.id} to ${text}`,
    ],
    focus,
  }
}

function keyElsewhere(
  { view, host, selection, cellKeys }: World,
  focused: HTMLElement,
  key: string,
  modifiers: Modifiers,
): KeyResult | null {
  if (view.hasSelection && selection.press(null, key, modifiers)) return nothing
  if (key === 'Escape') {
    cellKeys?.clear()
    return nothing
  }
  if (cellKeys === null || !focused.matches(view.cells)) return null
  if (modifiers.altKey === true || isCommand(modifiers)) return null
  return cellKeys.press(focused, key, modifiers, host.isReadOnly)
}
