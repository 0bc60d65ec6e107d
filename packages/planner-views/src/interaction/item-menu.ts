import type { MenuEntry } from '@throughline/ui/Menu'
import { CalendarDays, Copy, PanelRightOpen, Plus, Trash2 } from 'lucide-react'

import type { CalendarItem } from '../calendar-parts'

/** What the menu of an item does, as its entries are named. */
export type ItemMenuAction = 'open' | 'copy' | 'delete'

/** What the menu of a day does, as its entries are named. */
export type DayMenuAction = 'create' | 'open-day'

/** The labels of the menus of items and days. */
export interface ItemMenuLabels {
  /** Name of the menu of an item. */
  readonly menu: string
  /** Name of the menu of a day. */
  readonly dayMenu: string
  readonly addTactic: string
  readonly openDay: string
  readonly open: string
  readonly copyTactic: string
  readonly copyInitiative: string
  readonly delete: string
}

/** The labels of the menus in English. */
export const englishItemMenuLabels: ItemMenuLabels = {
  menu: 'Item',
  dayMenu: 'Day',
  addTactic: 'Add Tactic',
  openDay: 'Open day',
  open: 'Open',
  copyTactic: 'Copy Tactic',
  copyInitiative: 'Copy Initiative',
  delete: 'Delete',
}

/**
 * What a right click on an item offers. Nothing stands in the menu that cannot be
 * done: an action is left out where the host takes no such request.
 *
 * @param can which actions there are for this item
 */
export function itemMenuEntries(
  item: Pick<CalendarItem, 'isInitiative'>,
  can: Readonly<Record<ItemMenuAction, boolean>>,
  labels: ItemMenuLabels = englishItemMenuLabels,
): readonly MenuEntry[] {
  const main: MenuEntry[] = []
  if (can.copy) {
    main.push({
      id: 'copy' satisfies ItemMenuAction,
      label: item.isInitiative ? labels.copyInitiative : labels.copyTactic,
      icon: Copy,
      shortcut: 'Mod+C',
    })
  }
  if (can.open) {
    main.push({
      id: 'open' satisfies ItemMenuAction,
      label: labels.open,
      icon: PanelRightOpen,
      shortcut: 'Enter',
    })
  }
  if (!can.delete) return main
  const destroy = {
    id: 'delete' satisfies ItemMenuAction,
    label: labels.delete,
    icon: Trash2,
    shortcut: 'Delete',
    isDestructive: true,
  }
  return main.length === 0 ? [destroy] : [...main, { id: 'destroy', items: [destroy] }]
}

/**
 * What a right click on a day offers, or on hours of it; as with items, only what
 * can be done.
 *
 * @param can which actions there are for this day
 */
export function dayMenuEntries(
  can: Readonly<Record<DayMenuAction, boolean>>,
  labels: ItemMenuLabels = englishItemMenuLabels,
): readonly MenuEntry[] {
  const entries: MenuEntry[] = []
  if (can.create) {
    entries.push({
      id: 'create' satisfies DayMenuAction,
      label: labels.addTactic,
      icon: Plus,
      shortcut: 'N',
    })
  }
  if (can['open-day']) {
    entries.push({
      id: 'open-day' satisfies DayMenuAction,
      label: labels.openDay,
      icon: CalendarDays,
      shortcut: 'D',
    })
  }
  return entries
}
