import type { ReactNode } from 'react'
import { useLocale } from '@throughline/ui/LocaleProvider'

import { barAttributes, behindMark, customProperties } from '../calendar-parts'
import type { BarContext, CalendarItem } from '../calendar-parts'
import type { ActiveDrag } from './drag.types'

interface DragGhostProps {
  drag: ActiveDrag
  /** How many items the drag moves; from 2 on, the ghost shows the number. */
  movedCount: number
  context: BarContext
  /** Colors by the id of an item, in place of the colors of channels. @default none */
  itemColors?: ReadonlyMap<number, string> | null
  /** Renders the text of the ghost; `continuesBefore` is true if the item begins in another bar. */
  renderTitle: (parts: { item: CalendarItem; continuesBefore: boolean }) => ReactNode
}

/**
 * Copy of a bar that moves with the pointer. Renders nothing unless a drag moves a complete bar. It
 * is drawn at the place of the bar; the drag moves it from there by a transform.
 */
export function DragGhost({
  drag: { subject, box },
  movedCount,
  context,
  itemColors = null,
  renderTitle,
}: DragGhostProps) {
  const locale = useLocale()
  if (subject.kind !== 'move') return null
  const { item, target } = subject
  const { continuesBefore, continuesAfter } = target
  const {
    style,
    'aria-label': _name,
    'data-selected': _selected,
    ...attributes
  } = barAttributes(
    { item, startDay: 0, endDayExclusive: 1, continuesBefore, continuesAfter },
    context,
  )
  const color = itemColors?.get(item.id)
  return (
    <div
      {...attributes}
      data-part="ghost"
      style={{
        ...style,
        ...(color === undefined ? null : customProperties({ '--tl-bar-color': color })),
        ...customProperties({
          '--left': `${box.left}px`,
          '--top': `${box.top}px`,
          '--width': `${box.width}px`,
        }),
      }}
    >
      {behindMark(
        context.channelMarks?.get(item.channelId),
        renderTitle({ item, continuesBefore }),
      )}
      {movedCount > 1 ? <span data-part="moved-count">{locale.number(movedCount)}</span> : null}
    </div>
  )
}
