import { observeSize } from '@throughline/ui/element-size'
import { useLayoutEffect, useMemo, useState, type RefObject } from 'react'
import { teamLayoutOf, type TeamLayout } from './model/team-layout'

/** The frame of a table, on both sides. */
const FRAME_PIXELS = 2

/** The columns for the width that an element has; follows it. */
export function useTeamLayout(ref: RefObject<HTMLElement | null>, isEdited: boolean): TeamLayout {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const measure = () => {
      setWidth(element.clientWidth - FRAME_PIXELS)
    }
    measure()
    return observeSize(element, measure)
  }, [ref])
  return useMemo(() => teamLayoutOf(width, isEdited), [width, isEdited])
}
