import { useMemo } from 'react'
import type { RefObject } from 'react'

import type { RevealedItem } from '../calendar-parts'
import { useRovingFocus } from '../interaction'
import type { StopFinder } from '../interaction'
import { elementOfStop, stopOfElement } from './flow-target'
import type { FlowLine } from './model/flow-lines'
import { isStopThere, stopFor, stopOfKey } from './model/flow-stops'
import type { FlowStop } from './model/flow-stops'
import { isSameStop } from './model/stop-step'

interface FlowFocusOptions {
  readonly gridRef: RefObject<HTMLElement | null>
  readonly lines: readonly FlowLine[]
  readonly hasMoney: boolean
  readonly revealedItem: RevealedItem | null
  /** Scrolls to a focus position that is not drawn. */
  readonly onScrollTo: (stop: FlowStop) => void
}

/** The roving tabindex of a flow, over its names, figures and bars. */
export function useFlowFocus({
  gridRef,
  lines,
  hasMoney,
  revealedItem,
  onScrollTo,
}: FlowFocusOptions) {
  const finder = useMemo<StopFinder<FlowStop>>(() => {
    const page = { lines, hasMoney }
    return {
      stopFor: (place) => stopFor(place, page),
      isOnShow: (stop) => isStopThere(stop, page),
      stopOfItem: (itemId) => stopOfKey(String(itemId), page),
    }
  }, [lines, hasMoney])
  return useRovingFocus<FlowStop>({
    rootRef: gridRef,
    finder,
    elementOf: elementOfStop,
    stopOf: (element) => {
      const stop = stopOfElement(element)
      if (stop === null) return null
      return (before) => (before !== null && isSameStop(before, stop) ? before : stop)
    },
    revealedItem,
    onAwait: onScrollTo,
  })
}
