import { lazy } from 'react'

// What opens only on request, with the fields and popovers that it brings along.

/** The field that finds items. */
export const FlowFind = lazy(async () => ({ default: (await import('./FlowFind')).FlowFind }))

/** The items behind a figure. */
export const FlowFigureList = lazy(async () => ({
  default: (await import('./FlowFigureList')).FlowFigureList,
}))
