export { BulkChangeDialogs } from './bulk/BulkChangeDialogs'
export { SelectionFoot } from './bulk/SelectionFoot'
export { SelectionProvider } from './bulk/SelectionProvider'
export { useBulkChanges } from './bulk/use-bulk-changes'
export { FiltersOpenProvider, useFiltersOpen } from './filters/FiltersOpen'
export { FILTER_ROW_PIXELS, PlanFilterRow } from './filters/PlanFilterRow'
export { PlanFilterSidebar } from './filters/PlanFilterSidebar'
export { usePlanFilters, type PlanFilterState } from './filters/use-plan-filters'
export { defaultFlowRange, holdsDay } from './flow/flow-range'
export {
  atDate,
  atToday,
  type FlowPlace,
  openingDayOf,
  withFlowRange,
  withFlowZoom,
} from './flow/flow-url'
export { type FlowUrl, useFlowUrl } from './flow/use-flow-url'
export { ItemPage, loadItemPage } from './items/LazyItemPage'
export { itemHistoryOf } from './item-history'
export { itemOfUrl } from './item-url'
export { ItemDialogs } from './items/ItemDialogs'
export { ItemSide } from './items/ItemSide'
export { useIdleItemCode } from './items/use-idle-code'
export { useItemActions } from './items/use-item-actions'
export { itemFactsOf } from './plan-access'
export { lookupOf, overstoryFactsOf, type PlanLookup } from './plan-lookup'
export { planRulesOf } from './plan-rules'
export { PlanUnavailable } from './PlanUnavailable'
export type { CalendarViewName, DateUrl, GridViewName } from './use-date-url'
export { useItemBesideView } from './use-item-beside-view'
export { useItemSummary } from './use-item-summary'
export { usePlanPermissions } from './use-plan-permissions'
export { usePlanUrl, type PlanUrl } from './use-plan-url'
export { isForeign, isPlanUnavailable, useShownPlan, type ShownPlan } from './use-shown-plan'
export { useWeekStartChange } from './use-week-start-change'
export { SavedViews } from './views/SavedViews'
export { SavedViewsProvider } from './views/SavedViewsOpen'
export { SaveViewButton } from './views/SaveViewButton'
