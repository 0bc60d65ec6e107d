export type {
  CalendarOfInterest,
  DuplicateEvent,
  EventOccurrence,
  SubscriptionEvent,
} from './calendar-event'
export { eventOccurrencesOf } from './event-occurrences'
export { expandEvent } from './expand-event'
export type { EventTime, ShownRange } from './expand-event'
