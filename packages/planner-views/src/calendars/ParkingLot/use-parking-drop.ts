import { useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'

import type { CalendarItem } from '../../calendar-parts'
import type { UndatedItemInput } from '../../host-input'
import type { OutsideDrop } from '../../calendar-core'
import type { ParkingDrop, ParkingLotHandle } from './ParkingLot.types'

/**
 * Lets items of a calendar be dropped on a parking lot.
 *
 * @param onPark items were dropped; keep the function
 * @returns `outsideDrop` for the calendar, which stays the same object, and `drop` for the parking lot
 */
export function useParkingDrop<Item extends UndatedItemInput = CalendarItem>(
  lotRef: RefObject<ParkingLotHandle | null>,
  onPark: (request: { items: readonly Item[] }) => void,
): { readonly outsideDrop: OutsideDrop<Item>; readonly drop: ParkingDrop | null } {
  const [drop, setDrop] = useState<ParkingDrop | null>(null)
  const visibleRef = useRef<ParkingDrop | null>(null)
  const outsideDrop = useMemo<OutsideDrop<Item>>(() => {
    const show = (next: ParkingDrop | null): void => {
      // The pointer moves often, but the visible state changes only twice.
      if (visibleRef.current?.isOver === next?.isOver) return
      visibleRef.current = next
      setDrop(next)
    }
    return {
      follow: (drag) => {
        const isOver = drag !== null && lotRef.current?.contains(drag.at) === true
        show(drag === null ? null : { items: drag.items, isOver })
        return isOver
      },
      onDrop: onPark,
    }
  }, [lotRef, onPark])
  return { outsideDrop, drop }
}
