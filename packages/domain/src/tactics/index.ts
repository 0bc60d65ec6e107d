export { answerDates } from './answer-dates'
export {
  completeDates,
  completeItem,
  createItemTest,
  hasNoTime,
  isId,
  itemFieldForms,
  planOf,
  withDefaults,
} from './complete-item'
export type { ItemDefaults, ItemInput, UncheckedItem } from './complete-item'
export { SHORT_BELOW_DAYS, durationMinutes, lastTouchedDay, touchedDays } from './duration'
export { expandTactics } from './expand-tactics'
export type { Expandable, TacticOccurrence } from './expand-tactics'
export { RELATED_INITIATIVE_WINDOW_DAYS, isInitiative, isRelatable } from './initiative'
export { initiativeNames, initiativesByName } from './initiative-names'
export type { NamedInitiative } from './initiative-names'
export { FIELD_IMAGE_LIMIT_BYTES, NOTES_LIMIT_LENGTH } from './notes'
export {
  changedOptionsOf,
  initialOptionValues,
  isOptionField,
  optionFieldNames,
  optionFields,
  optionTextOf,
  optionValuesOf,
  readOption,
} from './option-fields'
export type { OptionField, OptionValues } from './option-fields'
export { overstorySectionOf, splitEvents, splitOverstory } from './overstory-section'
export type { OverstoryCandidate, OverstoryDetails, OverstorySplit } from './overstory-section'
export { OVERSTORY_SECTIONS } from './overstory-sections'
export type { OverstoryItemSection, OverstorySection } from './overstory-sections'
export { lossesOfParking, parkedFieldsOf, scheduledOn } from './parking'
export type { ParkedFields, ParkingLosses } from './parking'
export { isMoveOnCalendar, moveTactic, rescheduleByDays, resizeTactic } from './reschedule'
export type { DateAction, Reschedulable, Rescheduling } from './reschedule'
export {
  MINUTES_PER_STEP,
  isWithinHours,
  moveTacticToAllDay,
  moveTacticToTime,
  resizeTacticToTime,
} from './reschedule-time'
export type { DayMinute } from './reschedule-time'
export type { SearchMatch, SearchSide, TacticSearchResult } from './search-result'
export { itemDefaults, listItemOf, titleOfCopy } from './tactic'
export type { CustomFieldValue, RelatedInitiative, Tactic, TacticListItem } from './tactic'
export {
  DEFAULT_TACTIC_MINUTES,
  PARKED,
  PARKED_DATE_TIME,
  asWholeMonths,
  atDefaultTime,
  hasSameDates,
  isNewStart,
  newItemDates,
  unpark,
  withDuration,
} from './tactic-dates'
export type { Parking, TacticDates } from './tactic-dates'
export { isUpcoming } from './upcoming'
export type { Ending } from './upcoming'
export { TITLE_LIMIT_LENGTH, validateTactic } from './validate-tactic'
export type { TacticDraft, TacticFieldError } from './validate-tactic'
