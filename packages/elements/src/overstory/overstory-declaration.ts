import { calendarEvents, calendarProperties, withDefault } from '../calendar'
import { choice, data, number, text } from '../element'
import type { ElementDeclaration } from '../element'
import type { OverstoryEventMap, OverstoryProperties } from './overstory.types'
import { OverstoryView } from './OverstoryView'

const {
  status: _status,
  controls: _controls,
  readOnly: _readOnly,
  canCreate: _canCreate,
  isMonthly: _isMonthly,
  busyItemIds: _busyItemIds,
  ...properties
} = calendarProperties

/** What `<throughline-overstory>` is made of. */
export const overstoryDeclaration: ElementDeclaration<OverstoryProperties, OverstoryEventMap> = {
  View: OverstoryView,
  properties: {
    ...properties,
    startDay: text,
    endDay: text,
    weekStartDay: choice('sunday', 'monday'),
    items: data,
    channels: data,
    events: data,
    closedSections: data,
    maxHeight: number,
    labels: data,
  },
  events: {
    'throughline-delete': calendarEvents['throughline-delete'],
    'throughline-copy': calendarEvents['throughline-copy'],
    'throughline-open': calendarEvents['throughline-open'],
    'throughline-bulkaction': calendarEvents['throughline-bulkaction'],
    'throughline-refused': calendarEvents['throughline-refused'],
    'throughline-togglesection': withDefault,
  },
}
