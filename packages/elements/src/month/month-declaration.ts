import {
  calendarEvents,
  calendarProperties,
  onRequest,
  selectionEvents,
  withDefault,
} from '../calendar'
import { choice, data, flag, text } from '../element'
import type { ElementDeclaration } from '../element'
import type { MonthEventMap, MonthHandle, MonthProperties } from './month.types'
import { MonthView } from './MonthView'

/** What `<throughline-month>` is made of. */
export const monthDeclaration: ElementDeclaration<MonthProperties, MonthEventMap, MonthHandle> = {
  View: MonthView,
  properties: {
    ...calendarProperties,
    month: text,
    weekStartDay: choice('sunday', 'monday'),
    laneMode: choice('all', 'fit'),
    hasItemsElsewhere: flag,
    items: data,
    channels: data,
    events: data,
    selection: data,
    markedDays: data,
    itemContent: data,
    dayHeader: data,
    labels: data,
  },
  events: {
    ...calendarEvents,
    ...selectionEvents,
    'throughline-create': onRequest,
    'throughline-openday': onRequest,
    'throughline-monthchange': withDefault,
  },
}
