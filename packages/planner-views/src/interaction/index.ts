export { calendarHandle } from './calendar-handle'
export { itemSubjectAt } from './drag-subject'
export type { DragSubject } from './drag-subject'
export type { Point } from './drag-state'
export type { ActiveDrag, DragOptions, DragProgress, DragSurface } from './drag.types'
export { DragGhost } from './DragGhost'
export { dragStyles } from './drag-styles'
export type { ItemEdge } from './edge-at'
export { entryTargetOf, itemOf } from './entry-target'
export type { EntryTarget, FindEntry, PlacedEntry } from './entry-target'
export { rectsTouch } from './lasso-rect'
export type { ContentRect } from './lasso-rect'
export { englishMultiSelectionLabels } from './multi-selection-labels'
export type { MultiSelectionLabels, MultiSelectionProps } from './multi-selection.types'
export { handleItemKey } from './handle-item-key'
export type { ItemStep } from './item-key-intent'
export { completeIntents } from './complete-intents'
export type {
  BulkAction,
  CompleteIntentProps,
  CreateRequest,
  HostItemAction,
  ItemIntentLabels,
  ItemIntentProps,
  MoveRequest,
  OutsideDrop,
  ResizeRequest,
  WhenParts,
} from './item-intents.types'
export { englishItemIntentLabels } from './item-intent-labels'
export { englishItemMenuLabels } from './item-menu'
export type { DayMenuAction, ItemMenuLabels } from './item-menu'
export { englishItemSummaryLabels } from './item-summary'
export type { CalendarItemFacts, ItemSummaryLabels } from './item-summary'
export { judgeChange } from './item-verdicts'
export { ItemMenu } from './ItemMenu'
export type { ItemSummarySource } from './ItemSummary.types'
export { ItemSummaryArea } from './ItemSummaryArea'
export { selectionMoves } from './selection-moves'
export { isWithin, useDrag } from './use-drag'
export { useLasso } from './use-lasso'
export { useMultiSelection } from './use-multi-selection'
export type { MultiSelection } from './use-multi-selection'
export { useHostContent, useHostSummary } from './use-host-parts'
export { useItemIntents } from './use-item-intents'
export type { ItemIntents } from './use-item-intents'
export type { LoadNotes } from './use-notes'
export { useRangeSelection } from './use-range-selection'
export type { RangeSelection } from './use-range-selection'
export { useRovingFocus } from './use-roving-focus'
export type { StopFinder } from './use-roving-focus'
export { useSecondClick } from './use-second-click'
