import type {
  CalendarItem,
  HostItemAction,
  MovePermission,
} from '@throughline/planner-views/calendar-item'
import {
  useParkingDrop,
  type ParkingDrop,
  type ParkingLotHandle,
} from '@throughline/planner-views/parking-lot'
import { CalendarX2 } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import type { ParkingLotState } from './use-parking-lot'

const parkEntry: HostItemAction['entry'] = {
  id: 'park',
  label: 'Move to Parking Lot',
  icon: CalendarX2,
  shortcut: 'P',
}

/**
 * Adds parking to the calendar: an entry in its menus, a key and a drop target.
 *
 * @returns the dragged items of the calendar, which the parking lot shows
 */
export function useParkingLink({
  state: { onLink },
  lotRef,
  park,
  judge,
}: {
  readonly state: ParkingLotState
  readonly lotRef: RefObject<ParkingLotHandle | null>
  readonly park: (items: readonly CalendarItem[]) => void
  readonly judge: (item: CalendarItem) => MovePermission
}): { readonly drop: ParkingDrop | null } {
  const latest = useRef({ park, judge })
  // The functions read the latest handlers from a ref. New functions would render the calendar
  // again.
  useLayoutEffect(() => {
    latest.current = { park, judge }
  })
  const onPark = useCallback((request: { items: readonly CalendarItem[] }) => {
    latest.current.park(request.items)
  }, [])
  const { outsideDrop, drop } = useParkingDrop(lotRef, onPark)
  const link = useMemo(() => {
    const action: HostItemAction = {
      entry: parkEntry,
      key: 'p',
      judge: (item) => latest.current.judge(item),
      onSelect: onPark,
    }
    return { itemActions: [action], outsideDrop }
  }, [onPark, outsideDrop])
  useEffect(() => {
    onLink(link)
    return () => {
      onLink(null)
    }
  }, [onLink, link])
  return { drop }
}
