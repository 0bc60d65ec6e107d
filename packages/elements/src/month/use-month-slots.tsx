import type { MonthCalendarProps } from '@throughline/planner-views/month-calendar'
import { useMemo } from 'react'

import { PageContent } from '../view-parts'
import type { MonthProperties } from './month.types'

type MonthSlots = Pick<MonthCalendarProps, 'renderItemContent' | 'renderDayHeader'>

/**
 * The slots of the month: functions of the page, and children of the element for single days
 * and items, which come first.
 */
export function useMonthSlots(
  { itemContent, dayHeader }: Pick<MonthProperties, 'itemContent' | 'dayHeader'>,
  slots: ReadonlySet<string>,
): MonthSlots {
  const hasItems = [...slots].some((name) => name.startsWith('item-'))
  const hasDays = [...slots].some((name) => name.startsWith('day-'))
  return useMemo(() => {
    const rendered: MonthSlots = {}
    if (itemContent !== undefined || hasItems) {
      rendered.renderItemContent = (parts) => {
        const name = `item-${parts.item.id}`
        const rest =
          itemContent === undefined ? (
            parts.item.title
          ) : (
            <PageContent content={itemContent(parts)} />
          )
        return slots.has(name) ? <slot name={name}>{rest}</slot> : rest
      }
    }
    if (dayHeader !== undefined || hasDays) {
      rendered.renderDayHeader = (parts) => {
        const name = `day-${parts.day}`
        if (slots.has(name)) return <slot name={name} />
        return dayHeader === undefined ? null : <PageContent content={dayHeader(parts)} />
      }
    }
    return rendered
  }, [itemContent, dayHeader, hasItems, hasDays, slots])
}
