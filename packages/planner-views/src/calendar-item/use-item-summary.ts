import { useHoverCard } from '@throughline/ui/HoverCard'
import type { HoverCardOptions, HoverCardState } from '@throughline/ui/HoverCard'
import type { KeyboardEvent, PointerEvent } from 'react'

import { loadSummaryContent } from './summary-content'

/**
 * Decides when the summary of an item shows: after the pointer has rested on it, or
 * on I. What the card is made of is fetched as soon as the pointer or a key comes
 * to the view, long before it is shown.
 */
export function useItemSummary(options: HoverCardOptions): HoverCardState {
  const hover = useHoverCard(options)
  const prepare = (): void => {
    if (options.isDisabled !== true) loadSummaryContent()
  }
  return {
    ...hover,
    areaProps: {
      ...hover.areaProps,
      onPointerOver: (event: PointerEvent) => {
        prepare()
        hover.areaProps.onPointerOver(event)
      },
      onKeyDown: (event: KeyboardEvent) => {
        prepare()
        hover.areaProps.onKeyDown(event)
      },
    },
  }
}
