import { ContextMenu } from '@throughline/ui/ContextMenu'
import type { ReactNode } from 'react'

import { dayMenuEntries, itemMenuEntries } from '../calendar-item'
import type { CalendarItem, ItemMenuLabels } from '../calendar-item'
import { dayTargetOf } from './day-target'
import type { DayTarget } from './day-target'

interface DayCalendarMenuProps {
  labels: ItemMenuLabels
  itemOfKey: (key: string) => CalendarItem | undefined
  canOpen: boolean
  canCopy: boolean
  canDelete: (item: CalendarItem) => boolean
  onOpen: (key: string, anchor: HTMLElement) => void
  onCopy: (item: CalendarItem) => void
  onDelete: (item: CalendarItem) => void
  /** Whether creating something in a cell is offered. */
  canCreate: (cell: DayTarget) => boolean
  onCreate: (cell: DayTarget) => void
  children: ReactNode
}

/** The menu under the right button, Shift with F10 and the menu key, on any item or time of the days. */
export function DayCalendarMenu({
  labels,
  itemOfKey,
  canOpen,
  canCopy,
  canDelete,
  onOpen,
  onCopy,
  onDelete,
  canCreate,
  onCreate,
  children,
}: DayCalendarMenuProps) {
  const found = (target: Element) => {
    const part = dayTargetOf(target)
    if (part?.stop.part !== 'entry') return null
    const { key } = part.stop
    const item = itemOfKey(key)
    return item === undefined ? null : { key, item, element: part.element }
  }
  return (
    <ContextMenu
      data-part="frame"
      label={({ target }) => (found(target) === null ? labels.dayMenu : labels.menu)}
      getEntries={({ target }) => {
        const part = dayTargetOf(target)
        const item = found(target)?.item
        if (item === undefined) {
          // An event of a calendar of interest is only there to be read.
          if (part === null || part.stop.part === 'entry') return null
          return dayMenuEntries({ create: canCreate(part), 'open-day': false }, labels)
        }
        return itemMenuEntries(
          item,
          { open: canOpen, copy: canCopy, delete: canDelete(item) },
          labels,
        )
      }}
      onSelect={({ id, target }) => {
        const part = found(target)
        if (part === null) {
          const cell = dayTargetOf(target)
          if (cell !== null && id === 'create') onCreate(cell)
          return
        }
        if (id === 'open') onOpen(part.key, part.element)
        else if (id === 'copy') onCopy(part.item)
        else if (id === 'delete') onDelete(part.item)
      }}
    >
      {children}
    </ContextMenu>
  )
}
