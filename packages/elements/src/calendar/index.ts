export {
  calendarEvents,
  calendarProperties,
  onRequest,
  selectionEvents,
  reported,
  withDefault,
  withDefaultOnRequest,
} from './calendar-declarations'
export { calendarIntents, itemIntents, selectionIntents } from './calendar-intents'
export type {
  CalendarEventMap,
  CalendarProperties,
  CreateEventMap,
  SelectionEventMap,
  SelectionProperties,
} from './calendar.types'
export { useCalendarSlots } from './use-calendar-slots'
export { useTexts } from './use-texts'
