import { ContextMenu } from '@throughline/ui/ContextMenu'
import type { ReactNode } from 'react'

import { itemMenuEntries } from '../calendar-item'
import type { CalendarItem, ItemMenuLabels } from '../calendar-item'
import { gridTargetOf } from './tab-stop'

interface MonthCalendarMenuProps {
  labels: ItemMenuLabels
  findItem: (key: string) => CalendarItem | undefined
  /** Absent where the host takes no such wish. */
  onOpen: ((item: CalendarItem, bar: HTMLElement) => void) | undefined
  onCopy: ((item: CalendarItem) => void) | undefined
  canDelete: (item: CalendarItem) => boolean
  onDelete: (item: CalendarItem) => void
  children: ReactNode
}

/** The menu under the right button, Shift with F10 and the menu key, on any item of the grid. */
export function MonthCalendarMenu({
  labels,
  findItem,
  onOpen,
  onCopy,
  canDelete,
  onDelete,
  children,
}: MonthCalendarMenuProps) {
  const targetItem = (target: Element): { item: CalendarItem; bar: HTMLElement } | null => {
    const found = gridTargetOf(target)
    const item = found?.part === 'bar' ? findItem(found.key) : undefined
    return found?.part === 'bar' && item !== undefined ? { item, bar: found.bar } : null
  }
  return (
    <ContextMenu
      data-part="menu-area"
      label={labels.menu}
      getEntries={({ target }) => {
        const item = targetItem(target)?.item
        if (item === undefined) return null
        const can = {
          open: onOpen !== undefined,
          copy: onCopy !== undefined,
          delete: canDelete(item),
        }
        return itemMenuEntries(item, can, labels)
      }}
      onSelect={({ id, target }) => {
        const found = targetItem(target)
        if (found === null) return
        if (id === 'open') onOpen?.(found.item, found.bar)
        else if (id === 'copy') onCopy?.(found.item)
        else if (id === 'delete') onDelete(found.item)
      }}
    >
      {children}
    </ContextMenu>
  )
}
