export type {
  CalendarChannel,
  CalendarEvent,
  CalendarHandle,
  CalendarItem,
  MovePermission,
  PaperDetails,
  RevealedItem,
} from '../calendar-parts'
export { useItemReport } from '../host-input'
export type {
  CalendarItemInput,
  EntitiesById,
  ItemDate,
  ItemReportOptions,
  UndatedItemInput,
} from '../host-input'
export { englishItemMenuLabels, englishItemSummaryLabels, firstChangeOf } from '../calendar-core'
export type {
  BulkAction,
  CalendarItemDetails,
  CreateRequest,
  FirstChange,
  HostItemAction,
  ItemEdge,
  ItemIntentLabels,
  ItemMenuLabels,
  ItemSummaryLabels,
  ItemSummarySource,
  LoadNotes,
  MoveRequest,
  MultiSelectionLabels,
  MultiSelectionProps,
  OutsideDrop,
  Point,
  ResizeRequest,
} from '../calendar-core'
