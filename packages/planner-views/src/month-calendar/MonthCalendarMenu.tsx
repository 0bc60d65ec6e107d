import { ContextMenu } from '@throughline/ui/ContextMenu'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { ReactNode } from 'react'

import { dayMenuEntries, itemMenuEntries } from '../calendar-item'
import type { CalendarItem, ItemMenuLabels } from '../calendar-item'
import { gridTargetOf } from './tab-stop'

interface MonthCalendarMenuProps {
  labels: ItemMenuLabels
  findItem: (key: string) => CalendarItem | undefined
  /** Absent where the host takes no such request. */
  onOpen: ((item: CalendarItem, bar: HTMLElement) => void) | undefined
  onCopy: ((item: CalendarItem) => void) | undefined
  canDelete: (item: CalendarItem) => boolean
  onDelete: (item: CalendarItem) => void
  /** Whether creating something on a day is offered. */
  canCreate: (day: DayNumber) => boolean
  onCreate: (day: DayNumber, cell: HTMLElement) => void
  onOpenDay: (day: DayNumber) => void
  children: ReactNode
}

/** The menu under the right button, Shift with F10 and the menu key, on any item or day of the grid. */
export function MonthCalendarMenu({
  labels,
  findItem,
  onOpen,
  onCopy,
  canDelete,
  onDelete,
  canCreate,
  onCreate,
  onOpenDay,
  children,
}: MonthCalendarMenuProps) {
  const targetItem = (target: Element): { item: CalendarItem; bar: HTMLElement } | null => {
    const found = gridTargetOf(target)
    const item = found?.part === 'bar' ? findItem(found.key) : undefined
    return found?.part === 'bar' && item !== undefined ? { item, bar: found.bar } : null
  }
  const entriesOfItem = (item: CalendarItem) => {
    const can = {
      open: onOpen !== undefined,
      copy: onCopy !== undefined,
      delete: canDelete(item),
    }
    return itemMenuEntries(item, can, labels)
  }
  const selectOnDay = (id: string, target: Element): void => {
    const found = gridTargetOf(target)
    if (found === null) return
    if (id === 'create') onCreate(found.day, found.cell)
    else if (id === 'open-day') onOpenDay(found.day)
  }
  return (
    <ContextMenu
      data-part="menu-area"
      label={({ target }) => (targetItem(target) === null ? labels.dayMenu : labels.menu)}
      getEntries={({ target }) => {
        const found = gridTargetOf(target)
        if (found === null) return null
        const item = targetItem(target)?.item
        if (item !== undefined) return entriesOfItem(item)
        // An event of a calendar of interest is only there to be read.
        if (found.part === 'bar') return null
        return dayMenuEntries({ create: canCreate(found.day), 'open-day': true }, labels)
      }}
      onSelect={({ id, target }) => {
        const found = targetItem(target)
        if (found === null) selectOnDay(id, target)
        else if (id === 'open') onOpen?.(found.item, found.bar)
        else if (id === 'copy') onCopy?.(found.item)
        else if (id === 'delete') onDelete(found.item)
      }}
    >
      {children}
    </ContextMenu>
  )
}
