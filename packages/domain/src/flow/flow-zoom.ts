/** How much of a timeline is in view at once; `fit` shows all of it. */
export const FLOW_ZOOMS = ['week', 'month', 'quarter', 'year', 'three-years', 'fit'] as const

/** A zoom of a flow. */
export type FlowZoom = (typeof FLOW_ZOOMS)[number]

/** The zoom that a flow opens with. */
export const DEFAULT_FLOW_ZOOM: FlowZoom = 'month'

/** Minimum width of a day in pixels: the unit of each zoom then takes 700 to 900 pixels. */
const dayPixelsByZoom: Readonly<Record<Exclude<FlowZoom, 'fit'>, number>> = {
  week: 110,
  month: 30,
  quarter: 8,
  year: 2,
  'three-years': 0.65,
}

/** The zooms from the widest day to the narrowest, as steps of zooming out. */
const steps = ['week', 'month', 'quarter', 'year', 'three-years'] as const

/** Minimum width of a day at `fit`, in pixels. Users cannot tell narrower bars apart. */
const MIN_DAY_PIXELS = 0.2

/**
 * The width of a day in pixels, so that the timeline is at least as wide as its container.
 *
 * @param dayCount days of the timeline, at least 1
 * @param availablePixels width of the container beside the fixed columns
 */
export function flowDayPixels(zoom: FlowZoom, dayCount: number, availablePixels: number): number {
  const fitting = Math.max(MIN_DAY_PIXELS, availablePixels / dayCount)
  return zoom === 'fit' ? fitting : Math.max(dayPixelsByZoom[zoom], fitting)
}

/**
 * The zoom after one step in or out.
 *
 * @param dayPixels width of a day now, from which `fit` is left
 * @returns null at either end
 */
export function nextFlowZoom(
  zoom: FlowZoom,
  direction: 'in' | 'out',
  dayPixels: number,
): FlowZoom | null {
  if (zoom !== 'fit') return steps[steps.indexOf(zoom) + (direction === 'in' ? -1 : 1)] ?? null
  return direction === 'in'
    ? (steps.findLast((step) => dayPixelsByZoom[step] > dayPixels) ?? null)
    : (steps.find((step) => dayPixelsByZoom[step] < dayPixels) ?? null)
}
