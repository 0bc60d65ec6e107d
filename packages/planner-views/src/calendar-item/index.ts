export { barAttributes, barText, customProperties, DEFAULT_CHANNEL_COLOR } from './bar-attributes'
export type { BarContent, BarSurroundings } from './bar-attributes'
export { barLook } from './bar-look'
export { barName, planMark, timeText } from './bar-words'
export type {
  CalendarChannel,
  CalendarEvent,
  CalendarHandle,
  CalendarItem,
  MoveVerdict,
  RevealedItem,
} from './CalendarItem.types'
export { CalendarNotice } from './CalendarNotice'
export { ChannelLegend } from './ChannelLegend'
export { eventAttributes } from './event-attributes'
export { eventLook } from './event-look'
export { dateSpanText, englishCalendarBarLabels, englishCalendarEntryLabels } from './labels'
export type { BarNameParts, CalendarBarLabels, CalendarEntryLabels } from './labels'
export { legendLook, paperHeadingLook } from './legend-look'
export { PaperHeading, paperFilterPixels } from './PaperHeading'
export type { PaperFacts } from './PaperHeading'
export { useIsPrinting } from './use-is-printing'
export { dayMenuEntries, englishItemMenuLabels, itemMenuEntries } from './item-menu'
export type { ItemMenuAction, ItemMenuLabels } from './item-menu'
export { englishItemSummaryLabels } from './item-summary'
export type { CalendarItemFacts, ItemSummaryLabels, SummarySubject } from './item-summary'
export { ItemSummaryCard } from './ItemSummaryCard'
export type { ItemSummarySource } from './ItemSummaryCard.types'
export { PAPER_DENSITY, useDensity } from './use-density'
export { useItemSummary } from './use-item-summary'
export type { LoadNotes } from './use-notes'
export { useKeptFocus, focusedAround } from './use-kept-focus'
export { useRovingFocus } from './use-roving-focus'
export type { StopFinder } from './use-roving-focus'
