export { addLanguage } from './element'
export { defineMonth, ThroughlineMonthElement } from './month'
export type { MonthElement, MonthEventMap, MonthMethods, MonthProperties } from './month'
export { defineDay, ThroughlineDayElement } from './day'
export type { DayElement, DayEventMap, DayMethods, DayProperties } from './day'
export { defineOverstory, ThroughlineOverstoryElement } from './overstory'
export type {
  OverstoryElement,
  OverstoryEventMap,
  OverstoryMethods,
  OverstoryProperties,
} from './overstory'
export { defineFlow, ThroughlineFlowElement } from './flow'
export type { FlowElement, FlowEventMap, FlowMethods, FlowProperties } from './flow'
export { defineTable, ThroughlineTableElement } from './table'
export type { TableElement, TableEventMap, TableMethods, TableProperties } from './table'
export { defineBudget, ThroughlineBudgetElement } from './budget'
export type { BudgetElement, BudgetEventMap, BudgetMethods, BudgetProperties } from './budget'
export { defineFilters, ThroughlineFiltersElement } from './filters'
export type { FiltersElement, FiltersEventMap, FiltersMethods, FiltersProperties } from './filters'
export { defineEditor, ThroughlineEditorElement } from './editor'
export type { EditorElement, EditorEventMap, EditorMethods, EditorProperties } from './editor'
export type { PlanChannel, PlanItem, PlanTag, PlanType } from './plan-data'
