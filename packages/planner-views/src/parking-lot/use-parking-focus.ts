import { useMemo } from 'react'
import type { RefObject } from 'react'

import type { CalendarItem } from '../calendar-parts'
import { useRovingFocus } from '../interaction'
import type { StopFinder } from '../interaction'

/** An item that can have the focus, and its place in the list when it had it. */
export interface ParkingStop {
  /** 0 in an empty list. */
  readonly itemId: number
  readonly index: number
}

/** The roving focus over the items. When one leaves, the one that takes its place has the focus. */
export function useParkingFocus(
  listRef: RefObject<HTMLElement | null>,
  items: readonly CalendarItem[],
) {
  const finder = useMemo<StopFinder<ParkingStop>>(() => {
    const stopAt = (index: number): ParkingStop => ({ itemId: items[index]?.id ?? 0, index })
    const stopOfItem = (itemId: number): ParkingStop | null => {
      const index = items.findIndex(({ id }) => id === itemId)
      return index === -1 ? null : { itemId, index }
    }
    return {
      stopFor: (place) =>
        place === null
          ? stopAt(0)
          : (stopOfItem(place.itemId) ??
            stopAt(Math.max(0, Math.min(place.index, items.length - 1)))),
      isOnShow: ({ itemId }) => stopOfItem(itemId) !== null,
      stopOfItem,
    }
  }, [items])
  const focus = useRovingFocus<ParkingStop>({
    rootRef: listRef,
    finder,
    elementOf: (list, { itemId }) =>
      list.querySelector<HTMLElement>(`[data-part="bar"][data-key="${itemId}"]`),
    stopOf: (element) => {
      const itemId = Number(element.closest<HTMLElement>('[data-key]')?.dataset['key'] ?? 0)
      const stop = finder.stopOfItem(itemId)
      return stop === null ? null : () => stop
    },
    revealedItem: null,
  })
  return {
    ...focus,
    focusIndex: (index: number): void => {
      const item = items[index]
      if (item !== undefined) focus.focusStop({ itemId: item.id, index })
    },
  }
}
