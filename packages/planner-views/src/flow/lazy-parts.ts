import { lazy } from 'react'

// Parts that open on request: they and the fields and popovers they need load with their first use.

/** The field that finds items. */
export const FlowFind = lazy(async () => ({ default: (await import('./FlowFind')).FlowFind }))

/** The items behind a figure. */
export const FlowFigureList = lazy(async () => ({
  default: (await import('./FlowFigureList')).FlowFigureList,
}))
