import { useRef } from 'react'

import { isSecondClick } from './second-click'
import type { PlaceClick } from './second-click'

/** Tells second clicks on a free place from first ones. */
export function useSecondClick() {
  const lastRef = useRef<PlaceClick | null>(null)
  return {
    /** Notes a click; true when it is the second one on its place. */
    note: (place: string, timeStamp: number): boolean => {
      const isSecond = isSecondClick(lastRef.current, { place, timeStamp })
      lastRef.current = isSecond ? null : { place, timeStamp }
      return isSecond
    },
    /** A click on something else: the next one on a free place is a first one. */
    forget: (): void => {
      lastRef.current = null
    },
  }
}
