export { barAttributes, barText, customProperties, DEFAULT_CHANNEL_COLOR } from './bar-attributes'
export type { BarContent, BarSurroundings } from './bar-attributes'
export { barLook } from './bar-look'
export { barName, planMark, timeText } from './bar-words'
export type {
  CalendarChannel,
  CalendarEvent,
  CalendarItem,
  MoveVerdict,
} from './CalendarItem.types'
export { dateSpanText, englishCalendarBarLabels } from './labels'
export type { BarNameParts, CalendarBarLabels } from './labels'
export { englishItemMenuLabels, itemMenuEntries } from './item-menu'
export type { ItemMenuAction, ItemMenuLabels } from './item-menu'
export { englishItemSummaryLabels } from './item-summary'
export type { CalendarItemFacts, ItemSummaryLabels, SummarySubject } from './item-summary'
export { ItemSummaryCard } from './ItemSummaryCard'
export type { ItemSummarySource } from './ItemSummaryCard.types'
export { useItemSummary } from './use-item-summary'
export type { LoadNotes } from './use-notes'
