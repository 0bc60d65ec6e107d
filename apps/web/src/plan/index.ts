export { BulkChangeDialogs } from './bulk/BulkChangeDialogs'
export { SelectionFoot } from './bulk/SelectionFoot'
export { failureSentence } from './bulk/bulk-failure'
export { useBulkUndo } from './bulk/use-bulk-undo'
export { SelectionProvider } from './bulk/SelectionProvider'
export {
  describeCategoryDeletion,
  describeChannelDeletion,
  describeTypeDeletion,
} from './deletion-texts'
export { filterLinesOf } from './filters/filter-lines'
export { FiltersOpenProvider } from './filters/FiltersOpen'
export { PlanFilterSidebar } from './filters/PlanFilterSidebar'
export { defaultFlowRange, holdsDay, openingMonthOf } from './flow-range'
export {
  atDate,
  atToday,
  type FlowPlace,
  openingDayOf,
  withFlowRange,
  withFlowZoom,
} from './flow/flow-url'
export { type FlowUrl, useFlowUrl } from './flow/use-flow-url'
export { ImportItems } from './import/ImportItems'
export { newIdempotencyKey } from './idempotency-key'
export { ItemPage, loadItemPage } from './items/LazyItemPage'
export { itemHistoryOf, stateOfItem, type ItemHistory } from './item-history'
export {
  itemBesideView,
  itemOfUrl,
  itemPageUrl,
  itemTarget,
  newItemTarget,
  withItemBesideView,
  type ItemTarget,
} from './item-url'
export { failureNotice } from './items/change-failure'
export { ItemDialogs } from './items/ItemDialogs'
export { ItemSide } from './items/ItemSide'
export { useItemActions } from './items/use-item-actions'
export { useUndoableChanges } from './items/use-undoable-changes'
export { useTacticCreation, type TacticCreation } from './items/use-tactic-creation'
export { useItemWork, type ItemWorkOptions } from './items/use-item-work'
export { revealPlaceOf, useRevealedItem, type RevealPlace } from './items/use-revealed-item'
export { useVisibleItems, type VisibleItems } from './items/use-visible-items'
export { moneyVisibilityOf, type MoneyVisibility, withoutOtherPlans } from './money/plan-money'
export { usePlanFigures } from './money/use-plan-figures'
export { offeredChannelsOf } from './offered-channels'
export { itemDetailsOf } from './plan-access'
export { lookupOf, overstoryDetailsOf, type PlanLookup } from './plan-lookup'
export { ParkingDrawer } from './parking/ParkingDrawer'
export { useParkedItems } from './parking/use-parked-items'
export { useParkingLot } from './parking/use-parking-lot'
export { planRulesOf } from './plan-rules'
export { PlanUnavailable } from './PlanUnavailable'
export { defaultRangeOf, rangeOfToday, type RangePlace } from './range/range-url'
export { useRangeUrl, type RangeUrl } from './range/use-range-url'
export { PlanSettingsContext, usePlanSettings, type PlanSettings } from './settings/plan-settings'
export { visibleDashboardOf } from './visible-dashboard'
export { outputEntry } from './screen/output-entry'
export { PlanHeader } from './screen/PlanHeader'
export {
  FrozenNotice,
  frozenPlanOf,
  PlanNotices,
  type PlanNoticesProps,
} from './screen/PlanNotices'
export { PlanShell } from './screen/PlanShell'
export { ScreenOfPlan, visiblePlanIdOf, type ScreenOfPlanProps } from './screen/ScreenOfPlan'
export type { CalendarViewName, GridViewName } from './use-date-url'
export { useItemBesideView } from './use-item-beside-view'
export { useItemSummary } from './use-item-summary'
export { usePlanPermissions } from './use-plan-permissions'
export { usePlanUrl, type PlanUrl } from './use-plan-url'
export { isForeign, useVisiblePlan, type VisiblePlan } from './use-visible-plan'
export { useWeekStartChange } from './use-week-start-change'
export { noticeOfRefusal } from './refusals'
export { SavedViews } from './views/SavedViews'
export { SavedViewsProvider } from './views/SavedViewsOpen'
export { FILTER_ROW_PIXELS, PlanFilterRow } from './views/PlanFilterRow'
export { useWorkbookExport } from './workbooks/use-workbook-export'
