import { calendarEvents, calendarProperties, onRequest, withDefault } from '../calendar'
import { data, flag, number, text } from '../element'
import type { ElementDeclaration } from '../element'
import type { DayEventMap, DayHandle, DayProperties } from './day.types'
import { DayView } from './DayView'

/** What `<throughline-day>` is made of. */
export const dayDeclaration: ElementDeclaration<DayProperties, DayEventMap, DayHandle> = {
  View: DayView,
  properties: {
    ...calendarProperties,
    day: text,
    dayCount: number,
    now: text,
    hasItemsElsewhere: flag,
    items: data,
    channels: data,
    events: data,
    markedDates: data,
    itemContent: data,
    dayHeader: data,
    labels: data,
  },
  events: {
    ...calendarEvents,
    'throughline-create': onRequest,
    'throughline-daychange': withDefault,
  },
}
