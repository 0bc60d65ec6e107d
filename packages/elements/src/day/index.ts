import { defineDay } from './define'

export { defineDay, ThroughlineDayElement } from './define'
export type { DayElement, DayEventMap, DayMethods, DayProperties } from './define'

defineDay()
