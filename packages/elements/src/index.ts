export { defineMonth, ThroughlineMonthElement } from './month'
export type { MonthElement, MonthEventMap, MonthMethods, MonthProperties } from './month'
