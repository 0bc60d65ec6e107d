import { densityPixels } from '@throughline/ui/theme'
import type { Locale } from '@throughline/domain/locale'

import { PAPER_DENSITY, PAPER_HEADING_PIXELS, paperFilterPixels } from '../../calendar-parts'
import type { FlowCalendarViewProps } from './FlowCalendar.types'
import { HEAD_PIXELS, MONEY_COLUMNS } from './flow-sizes'
import { moneyColumnPixelsOf } from './money-column'

/**
 * Size of a landscape page without its margins of 10 mm on every side, in pixels of 1/96 inch. The
 * width fits letter, the narrower format (1056); the height fits A4, the lower one (794).
 */
export const PAPER_WIDTH_PIXELS = 980
export const PAPER_HEIGHT_PIXELS = 716
/** Width of the column of names on paper. */
export const PAPER_NAMES_PIXELS = 168
/** The line with the number of the page. */
export const PAPER_FOOT_PIXELS = 24

/** From the top of one lane to the top of the next on paper. */
export const PAPER_PITCH_PIXELS = densityPixels(PAPER_DENSITY, 'size-bar-pitch')

const LEGEND_LINE_PIXELS = 18
const LEGEND_MARGIN_PIXELS = 8
/** A swatch, and the space to the next name. */
const LEGEND_ENTRY_PIXELS = 32
const LETTER_PIXELS = 6.5

type PaperProps = Pick<FlowCalendarViewProps, 'channels' | 'legend' | 'paperDetails' | 'expenses'>

/** The columns, the timeline and the lines of a page. */
export function paperSizes(
  { channels, legend, paperDetails, expenses }: PaperProps,
  locale: Locale,
): {
  /** Width of a column of money; 0 without money. */
  readonly moneyPixels: number
  readonly fixedPixels: number
  readonly timelinePixels: number
  readonly roomPixels: number
} {
  const moneyPixels = moneyColumnPixelsOf(expenses ?? null, locale) ?? 0
  const fixedPixels = PAPER_NAMES_PIXELS + MONEY_COLUMNS * moneyPixels
  const names = (legend ?? [...new Map(channels).values()]).map(({ name }) => name)
  const legendPixels = [...new Set(names)].reduce(
    (sum, { length }) => sum + LEGEND_ENTRY_PIXELS + length * LETTER_PIXELS,
    0,
  )
  const legendLines = Math.ceil(legendPixels / (PAPER_WIDTH_PIXELS * 0.9))
  const below =
    PAPER_FOOT_PIXELS +
    paperFilterPixels(paperDetails) +
    LEGEND_MARGIN_PIXELS +
    legendLines * LEGEND_LINE_PIXELS
  return {
    moneyPixels,
    fixedPixels,
    timelinePixels: PAPER_WIDTH_PIXELS - fixedPixels,
    roomPixels: PAPER_HEIGHT_PIXELS - PAPER_HEADING_PIXELS - HEAD_PIXELS - below,
  }
}
