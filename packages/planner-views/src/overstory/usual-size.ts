import { densityPixels } from '@throughline/ui/theme'
import type { Density } from '@throughline/ui/theme'

import { PAPER_DENSITY } from '../calendar-parts'
import { usualLimit } from './model/overstory-plan'

/**
 * What a strip with all its sections takes until a person gives it another height,
 * in pixels: room to reserve for it while its items are being loaded.
 */
export function usualOverstoryPixels(density: Density): number {
  return usualLimit(densityPixels(density, 'size-strip-bar-pitch'))
}

/** Height of the strip on paper at most, in pixels of 1/96 inch: what a calendar below leaves free. */
export const OVERSTORY_PAPER_PIXELS = usualOverstoryPixels(PAPER_DENSITY)
