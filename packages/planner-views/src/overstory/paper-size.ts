import { densityPixels } from '@throughline/ui/theme'

import { PAPER_DENSITY } from '../calendar-item'
import { usualLimit } from './model/strip-plan'

/** Height of the strip on paper at most, in pixels of 1/96 inch: what a calendar below leaves free. */
export const OVERSTORY_PAPER_PIXELS = usualLimit(
  densityPixels(PAPER_DENSITY, 'size-strip-bar-pitch'),
)
