import { isSameRecord, useSame } from '../../host-input'
import type { FlowContext } from './parts/FlowCalendarBar'
import { LEAST_TITLE_PIXELS, LONG_BAR_PIXELS, signDays } from './model/title-space'

interface FlowContextOptions extends Omit<
  FlowContext,
  'titleFromDays' | 'signFromDays' | 'signsFromDays' | 'longFromDays'
> {
  readonly dayPixels: number
}

/**
 * Returns the values that all bars of a flow share; the same object for as long as they are the
 * same.
 */
export function useFlowContext({ dayPixels, ...shared }: FlowContextOptions): FlowContext {
  return useSame(
    {
      ...shared,
      titleFromDays: Math.ceil(LEAST_TITLE_PIXELS / dayPixels),
      signFromDays: signDays(1, dayPixels),
      signsFromDays: signDays(2, dayPixels),
      longFromDays: Math.floor(LONG_BAR_PIXELS / dayPixels) + 1,
    },
    isSameRecord,
  )
}
