export { barAttributes, barText, customProperties, DEFAULT_CHANNEL_COLOR } from './bar-attributes'
export type { BarContent, BarContext } from './bar-attributes'
export { barStyles } from './bar-styles'
export { barName, planMark, timeText } from './bar-labels'
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
export { eventStyles } from './event-styles'
export { dateSpanText, englishCalendarBarLabels, englishCalendarEntryLabels } from './labels'
export type { BarNameParts, CalendarBarLabels, CalendarEntryLabels } from './labels'
export { legendStyles, paperHeadingStyles } from './legend-styles'
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
export { useFocusRetention, focusedAround } from './use-focus-retention'
export { useRovingFocus } from './use-roving-focus'
export type { StopFinder } from './use-roving-focus'
