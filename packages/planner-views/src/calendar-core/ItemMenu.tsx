import { ContextMenu } from '@throughline/ui/ContextMenu'
import type { ComponentPropsWithRef } from 'react'

import type { CalendarItem } from '../calendar-parts'
import { isBulkAction } from './bulk-actions'
import { itemOf } from './entry-target'
import type { FindEntry } from './entry-target'
import { dayMenuEntries, itemMenuEntries, selectionMenuEntries } from './item-menu'
import type { DayMenuAction, ItemMenuLabels } from './item-menu'
import type { ItemIntents } from './use-item-intents'

interface ItemMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  labels: ItemMenuLabels
  intents: ItemIntents
  findEntry: FindEntry
  /** The menu of free places; without it only items have one. */
  placeMenu?: {
    /**
     * Returns the actions that the menu offers at the place of an element; null outside of all
     * places.
     */
    readonly actionsOf: (element: Element) => Readonly<Record<DayMenuAction, boolean>> | null
    readonly onSelect: (action: DayMenuAction, element: Element) => void
  }
}

/**
 * Menu of items and of free places. It opens on right click, Shift+F10 and the menu key. One menu
 * serves a complete view. An event of a calendar of interest has no menu, because it is read only.
 */
export function ItemMenu({ labels, intents, findEntry, placeMenu, ...rest }: ItemMenuProps) {
  const nameOf = (item: CalendarItem | null): string => {
    if (item === null) return labels.dayMenu
    const selected = intents.bulkItemsOf(item)
    return selected === null ? labels.menu : labels.selectionMenu({ count: selected.length })
  }
  return (
    <ContextMenu
      {...rest}
      label={({ target }) => nameOf(itemOf(findEntry(target)))}
      getEntries={({ target }) => {
        const match = findEntry(target)
        if (match !== null) {
          const item = itemOf(match)
          if (item === null) return null
          const selected = intents.bulkItemsOf(item)
          const hostActions = intents.hostActionsOf(item)
          const { copyShortcut } = intents
          if (selected !== null) {
            return selectionMenuEntries(selected, labels, hostActions, copyShortcut)
          }
          const can = intents.menuOf(match)
          return can === null ? null : itemMenuEntries(item, can, labels, hostActions, copyShortcut)
        }
        const can = placeMenu?.actionsOf(target) ?? null
        return can === null ? null : dayMenuEntries(can, labels)
      }}
      onSelect={({ id, target }) => {
        const match = findEntry(target)
        const item = itemOf(match)
        if (match === null || item === null) {
          if (id === 'create' || id === 'open-day') placeMenu?.onSelect(id, target)
        } else if (id === 'open') intents.open(match, match.element)
        else if (id === 'copy') intents.copy(item)
        else if (id === 'delete') intents.remove(item)
        else if (isBulkAction(id)) intents.bulk(id, item)
        else intents.actOnHost(id, item)
      }}
    />
  )
}
