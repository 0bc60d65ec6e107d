export { firstChangeOf } from './bulk-actions'
export type { BulkAction, FirstChange } from './bulk-actions'
export type { CalendarControls, CalendarDefinition } from './calendar-definition'
export { isDateSubject } from './drag-subject'
export type { DragSubject } from './drag-subject'
export type { Point } from '@throughline/ui/pointer-gesture'
export type { ActiveDrag, DragProgress, DragSurface } from './drag.types'
export { DragGhost } from './DragGhost'
export { dragStyles } from './drag-styles'
export type { ItemEdge } from './edge-at'
export { entryTargetOf, itemOf } from './entry-target'
export type { FindEntry } from './entry-target'
export { rectsTouch } from './marquee-rect'
export type { ContentRect } from './marquee-rect'
export { englishMultiSelectionLabels } from './multi-selection.labels'
export type { MultiSelectionLabels } from './multi-selection.labels'
export type { MultiSelectionProps } from './multi-selection.types'
export type { ItemStep } from './item-key-intent'
export { completeIntents } from './complete-intents'
export type {
  CompleteIntentProps,
  CreateRequest,
  HostItemAction,
  ItemIntentProps,
  MoveRequest,
  OutsideDrop,
  ResizeRequest,
  WhenParts,
} from './item-intents.types'
export { englishItemIntentLabels } from './item-intents.labels'
export type { ItemIntentLabels } from './item-intents.labels'
export { englishItemMenuLabels } from './item-menu'
export type { ItemMenuLabels } from './item-menu'
export { englishItemSummaryLabels } from './item-summary'
export type { CalendarItemDetails, ItemSummaryLabels } from './item-summary'
export { judgeChange } from './item-results'
export { ItemMenu } from './ItemMenu'
export type { ItemSummarySource } from './ItemSummary.types'
export { ItemSummaryArea } from './ItemSummaryArea'
export { useCalendar } from './use-calendar'
export { isWithin } from './use-drag'
export { useHostContent, useHostSummary } from './use-host-parts'
export type { ItemIntents } from './use-item-intents'
export type { LoadNotes } from './use-notes'
export { useRangeSelection } from './use-range-selection'
export type { RangeSelection } from './use-range-selection'
export type { CellFinder } from './use-roving-focus'
