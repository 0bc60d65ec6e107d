import { defineMonth } from './define'

export { defineMonth, ThroughlineMonthElement } from './define'
export type { MonthElement, MonthEventMap, MonthMethods, MonthProperties } from './define'

defineMonth()
