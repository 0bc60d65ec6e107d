import type { Rescheduling, TacticDates } from '@throughline/domain/tactics'

import type { CalendarItem } from '../calendar-parts'
import { itemIntentOfKey } from './item-key-intent'
import type { ItemStep, KeyPress } from './item-key-intent'
import type { ItemIntents } from './use-item-intents'

/** Contribution of a view to the keys of its items. */
export interface ItemKeyOptions {
  readonly intents: ItemIntents
  readonly isRightToLeft: () => boolean
  /**
   * Returns the dates of an item after some steps; null for steps without a meaning in the view.
   * Without this, items of the view do not move.
   */
  readonly reschedule?: (item: CalendarItem, intent: ItemStep) => Rescheduling | null
  /** Moves all selected items together; false unless the item is one of several. */
  readonly moveSelection?: (item: CalendarItem, step: ItemStep) => boolean
  /** An item got new dates: the focus follows it. */
  readonly onChanged?: (item: CalendarItem, dates: TacticDates) => void
}

/**
 * Performs the intent of a key press on an item.
 *
 * @returns whether the key has an intent; the browser should then not act on it
 */
export function handleItemKey(
  press: KeyPress,
  item: CalendarItem,
  { intents, isRightToLeft, reschedule, moveSelection, onChanged }: ItemKeyOptions,
): boolean {
  const intent = itemIntentOfKey(press, isRightToLeft)
  if (intent === null) return intents.pressHostKey(press, item)
  if (intent.kind === 'copy') intents.copy(item)
  else if (intent.kind === 'delete') intents.remove(item)
  else if (intent.kind === 'move' && moveSelection?.(item, intent) === true) return true
  else {
    const outcome = reschedule?.(item, intent) ?? null
    if (outcome === null) return false
    const dates = intents.allow(item, intent) ? intents.change(item, intent, outcome) : null
    if (dates !== null) onChanged?.(item, dates)
  }
  return true
}
