import { defineLabels } from '@throughline/domain/locale'
import type { MenuEntry, MenuItem } from '@throughline/ui/Menu'
import {
  CalendarDays,
  CalendarRange,
  Copy,
  Flag,
  FlagOff,
  Layers,
  PanelRightOpen,
  Plus,
  Tag,
  Trash2,
} from 'lucide-react'

import type { CalendarItem } from '../calendar-parts'
import type { BulkAction } from './bulk-actions'
import type { HostItemAction } from './item-intents.types'

/** Actions of the menu of an item; the ids of its entries. */
export type ItemMenuAction = 'open' | 'copy' | 'move-with-related' | 'delete'

/** Actions of the menu of a day; the ids of its entries. */
export type DayMenuAction = 'create' | 'open-day'

/** The labels of the menus in English. */
export const englishItemMenuLabels = defineLabels('ItemMenu', (locale) => ({
  /** Name of the menu of an item. */
  menu: 'Item',
  /** Name of the menu of a day. */
  dayMenu: 'Day',
  addTactic: 'Add Tactic',
  openDay: 'Open day',
  open: 'Open',
  copyTactic: 'Copy Tactic',
  copyInitiative: 'Copy Initiative',
  /** Of an initiative: it moves together with the tactics that are linked to it. */
  moveWithRelated: 'Move with its tactics…',
  delete: 'Delete',
  /** Name of the menu of several selected items. */
  selectionMenu: ({ count }: { count: number }) => `${locale.number(count)} selected items`,
  moveSelection: 'Move…',
  changeType: 'Change type…',
  changeTags: 'Tags…',
  flag: 'Flag',
  unflag: 'Unflag',
  copySelection: 'Copy…',
  deleteSelection: 'Delete…',
}))

/** The labels of the menus of items and days. */
export interface ItemMenuLabels extends Readonly<typeof englishItemMenuLabels> {}

/**
 * Returns the entries of the context menu of an item. The menu leaves out unavailable actions, such
 * as requests that the host does not handle.
 *
 * @param can which actions there are for this item
 * @param hostActions actions that the host adds
 * @param copyShortcut shortcut of the copy action; undefined for none
 */
export function itemMenuEntries(
  item: Pick<CalendarItem, 'isInitiative'>,
  can: Readonly<Record<ItemMenuAction, boolean>>,
  labels: ItemMenuLabels = englishItemMenuLabels,
  hostActions: readonly Pick<HostItemAction, 'entry'>[] = [],
  copyShortcut?: string,
): readonly MenuEntry[] {
  const main: MenuEntry[] = []
  if (can.copy) {
    main.push({
      id: 'copy' satisfies ItemMenuAction,
      label: item.isInitiative ? labels.copyInitiative : labels.copyTactic,
      icon: Copy,
      ...(copyShortcut === undefined ? null : { shortcut: copyShortcut }),
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
  if (can['move-with-related']) {
    main.push({
      id: 'move-with-related' satisfies ItemMenuAction,
      label: labels.moveWithRelated,
      icon: CalendarRange,
    })
  }
  main.push(...hostActions.map(({ entry }) => entry))
  if (!can.delete) return main
  const destroy = deleteEntry(labels.delete)
  return main.length === 0 ? [destroy] : [...main, { id: 'destroy', items: [destroy] }]
}

/** Returns the entries of the context menu of several selected items; each acts on all of them. */
export function selectionMenuEntries(
  items: readonly Pick<CalendarItem, 'isFlagged'>[],
  labels: ItemMenuLabels = englishItemMenuLabels,
  hostActions: readonly Pick<HostItemAction, 'entry'>[] = [],
  copyShortcut?: string,
): readonly MenuEntry[] {
  const flagAction = flagActionOf(items)
  const entry = (id: BulkAction, label: string, icon: MenuItem['icon']): MenuItem => ({
    id,
    label,
    ...(icon === undefined ? null : { icon }),
  })
  return [
    entry('move', labels.moveSelection, CalendarRange),
    entry('type', labels.changeType, Layers),
    entry('tags', labels.changeTags, Tag),
    entry(flagAction, labels[flagAction], flagAction === 'flag' ? Flag : FlagOff),
    {
      ...entry('copy', labels.copySelection, Copy),
      ...(copyShortcut === undefined ? null : { shortcut: copyShortcut }),
    },
    ...hostActions.map((action) => action.entry),
    { id: 'destroy', items: [deleteEntry(labels.deleteSelection)] },
  ]
}

/** Returns the action for several items: flag them, unless all of them have a flag. */
export function flagActionOf(items: readonly Pick<CalendarItem, 'isFlagged'>[]): 'flag' | 'unflag' {
  return items.every(({ isFlagged }) => isFlagged) ? 'unflag' : 'flag'
}

function deleteEntry(label: string): MenuItem {
  return {
    id: 'delete' satisfies ItemMenuAction,
    label,
    icon: Trash2,
    shortcut: 'Delete',
    isDestructive: true,
  }
}

/**
 * Returns the entries of the context menu of a day, or of hours in it. The menu leaves out
 * unavailable actions.
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
