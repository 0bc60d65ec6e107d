export type {
  CalendarOfInterest,
  DuplicateEvent,
  EventOccurrence,
  SubscriptionEvent,
} from './calendar-event'
export { duplicatesAmong } from './duplicates'
export type { ComparableCalendar, ComparableEvent } from './duplicates'
export { MAX_OCCURRENCES_PER_CALENDAR, visibleEventsOf } from './event-occurrences'
export type { VisibleEvents } from './event-occurrences'
export { expandEvent } from './expand-event'
export type { EventTime, VisibleRange } from './expand-event'
export type { SingleReason } from './single-reason'
