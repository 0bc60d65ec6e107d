export { answerDates } from './answer-dates'
export { boundedSlots, HostSlot } from './bounded-slots'
export { isDay, isMonth } from './civil-input'
export type { EntitiesById } from './entity-map'
export type {
  CalendarItemInput,
  ItemDate,
  UncheckedItem,
  UndatedItemInput,
} from './host-item.types'
export { planOf } from './read-items'
export { useChannels } from './use-channels'
export { useInputReport } from './use-input-report'
export { useHostItems } from './use-host-items'
export type { HostItems } from './use-host-items'
export { useHostSections } from './use-host-sections'
export { useVisiblePeriod } from './use-visible-period'
export { NO_DAY, useToday } from './use-today'
export { isSameList, isSameMap, isSameRecord, useSame } from './use-same'
