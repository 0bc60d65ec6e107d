import type { DateAction, Rescheduling, TacticDates } from '@throughline/domain/tactics'
import type { KeyboardEvent } from 'react'

import type { CalendarItem } from '../calendar-parts'
import { handleItemKey, itemOf } from '../interaction'
import type { FindEntry, ItemIntents } from '../interaction'
import { asFlowItem } from './FlowCalendarBar'
import type { useRowChanges } from './use-row-changes'

interface FlowItemKeysOptions {
  readonly intents: ItemIntents
  readonly findEntry: FindEntry
  readonly rowChanges: ReturnType<typeof useRowChanges>
  /** The line that has the focus. */
  readonly focusedLineId: string
  readonly rescheduled: (item: CalendarItem, action: DateAction, deltaDays: number) => Rescheduling
  /** The items that move together with one; null where it moves alone. */
  readonly movedWith: (item: CalendarItem) => readonly CalendarItem[] | null
  readonly moveSelection: (item: CalendarItem, deltaDays: number) => boolean
  /** An item of the focused line got new dates. */
  readonly onChanged: (item: CalendarItem, dates: TacticDates) => void
}

/**
 * The keys on a bar: those that items have in all views, and Alt with the arrows up and down,
 * which give an item to the next row that takes it.
 *
 * @returns handles a key press; true where it meant something to an item
 */
export function useFlowItemKeys(options: FlowItemKeysOptions): (event: KeyboardEvent) => boolean {
  const { intents, rowChanges, focusedLineId, rescheduled, movedWith, moveSelection } = options

  const moveToRow = (event: KeyboardEvent, item: CalendarItem): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!event.altKey || event.shiftKey || step === undefined) return false
    // Several items have no row in common.
    if (movedWith(item) !== null) return true
    const flowItem = asFlowItem(item)
    if (!intents.allow(flowItem, { kind: 'move' })) return true
    const line = rowChanges.nextRowFor(flowItem, focusedLineId, step)
    if (line !== null) rowChanges.changeRow(flowItem, line, null)
    return true
  }

  return (event) => {
    const target = options.findEntry(event.target)
    const item = itemOf(target)
    if (target === null || item === null) return false
    if (moveToRow(event, item)) return true
    return handleItemKey(event, item, {
      intents,
      isRightToLeft: () => getComputedStyle(target.element).direction === 'rtl',
      reschedule: (each, step) => rescheduled(each, step, step.x),
      moveSelection: (each, step) => step.x !== 0 && moveSelection(each, step.x),
      onChanged: options.onChanged,
    })
  }
}
