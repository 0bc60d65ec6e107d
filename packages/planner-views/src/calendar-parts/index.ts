export { barAttributes, barText, customProperties } from './bar-attributes'
export type { BarContent, BarContext } from './bar-attributes'
export { barStyles } from './bar-styles'
export { planMark, timeText } from './bar-name'
export type {
  CalendarChannel,
  CalendarEntry,
  CalendarEvent,
  CalendarHandle,
  CalendarItem,
  MovePermission,
  RevealedItem,
} from './CalendarItem.types'
export { entryAt, indexEntries, isSameEntry, joinEntries, keyOf } from './calendar-entries'
export type { CalendarEntries } from './calendar-entries'
export { calendarRootStyles } from './calendar-root-styles'
export { CalendarNotice } from './CalendarNotice'
export { ChannelLegend } from './ChannelLegend'
export { behindMark, useChannelMarks } from './channel-marks'
export type { ChannelMarks } from './channel-marks'
export { daysToDrop, draggedSpan, newDatesOver, spanBetween, spanOf } from './day-span'
export type { DaySpan } from './day-span'
export { eventAttributes } from './event-attributes'
export { eventStyles } from './event-styles'
export {
  dateSpanText,
  englishCalendarBarLabels,
  englishCalendarEntryLabels,
} from './calendar-entry.labels'
export type { BarNameParts, CalendarBarLabels, CalendarEntryLabels } from './calendar-entry.labels'
export { markStyles } from './mark-styles'
export { legendStyles, paperHeadingStyles } from './legend-styles'
export { PAPER_HEADING_PIXELS, PaperHeading, paperFilterPixels } from './PaperHeading'
export type { PaperDetails } from './PaperHeading'
export { useIsPrinting } from './use-is-printing'
export { PAPER_DENSITY, useDensity } from './use-density'
export { useRangeReport } from './use-range-report'
