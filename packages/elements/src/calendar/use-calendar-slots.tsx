import type { CivilDate } from '@throughline/domain/calendar-dates'
import type { CalendarItemInput } from '@throughline/planner-views/calendar-item'
import { useMemo } from 'react'
import type { ReactNode } from 'react'

import { PageContent } from '../view-parts'
import type { PageContentValue } from '../view-parts'

interface PageSlots<Parts> {
  readonly itemContent?: ((parts: Parts) => PageContentValue) | undefined
  readonly dayHeader?:
    | ((parts: { day: CivilDate; isToday: boolean }) => PageContentValue)
    | undefined
}

interface ViewSlots<Parts> {
  renderItemContent?: (parts: Parts) => ReactNode
  renderDayHeader?: (parts: { day: CivilDate; isToday: boolean }) => ReactNode
}

/**
 * The slots of a calendar: functions of the page, and children of the element for single days
 * and items, which come first. A slot is for one place: of an item that is drawn several
 * times, only the first takes the child.
 */
export function useCalendarSlots<
  Parts extends { readonly item: Pick<CalendarItemInput, 'id' | 'title'> },
>({ itemContent, dayHeader }: PageSlots<Parts>, slots: ReadonlySet<string>): ViewSlots<Parts> {
  return useMemo(() => {
    const names = [...slots]
    const rendered: ViewSlots<Parts> = {}
    if (itemContent !== undefined || names.some((name) => name.startsWith('item-'))) {
      rendered.renderItemContent = (parts) => {
        const { id, title } = parts.item
        const name = `item-${id}`
        const rest =
          itemContent === undefined ? title : <PageContent content={itemContent(parts)} />
        return slots.has(name) ? <slot name={name}>{rest}</slot> : rest
      }
    }
    if (dayHeader !== undefined || names.some((name) => name.startsWith('day-'))) {
      rendered.renderDayHeader = (parts) => {
        const name = `day-${parts.day}`
        if (slots.has(name)) return <slot name={name} />
        return dayHeader === undefined ? null : <PageContent content={dayHeader(parts)} />
      }
    }
    return rendered
  }, [itemContent, dayHeader, slots])
}
