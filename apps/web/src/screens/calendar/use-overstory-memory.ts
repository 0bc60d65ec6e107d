import type { OverstoryProps } from '@throughline/planner-views/overstory'
import { useState, useSyncExternalStore } from 'react'
import { useServices } from '../../services'
import type { CalendarViewName } from './use-date-url'

/** Below this height the whole strip would leave the weeks of a month one lane each. */
const ROOM_IS_SCARCE = 'screen and (height < 800px)'

/** What the browser remembers of the overstory above a view, as props of it. */
export function useOverstoryMemory(
  view: CalendarViewName,
): Pick<
  OverstoryProps,
  | 'closedSections'
  | 'onToggleSection'
  | 'expandedSections'
  | 'onExpandedChange'
  | 'height'
  | 'onHeightChange'
> {
  const { preferences } = useServices()
  const isScarce = useSyncExternalStore(subscribe, isRoomScarce)
  // What is remembered lies outside React: a change asks for it again.
  const [, setChangeCount] = useState(0)
  const drawAgain = () => {
    setChangeCount((count) => count + 1)
  }
  return {
    closedSections: preferences.closedOverstorySections({ isScarce }),
    onToggleSection: ({ section, isOpen }) => {
      preferences.setOverstorySectionOpen(section, isOpen)
      drawAgain()
    },
    expandedSections: preferences.expandedOverstorySections(),
    onExpandedChange: ({ expandedSections }) => {
      preferences.setExpandedOverstorySections(expandedSections)
      drawAgain()
    },
    height: preferences.overstoryHeight(view),
    onHeightChange: ({ height }) => {
      preferences.setOverstoryHeight(view, height)
      drawAgain()
    },
  }
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(ROOM_IS_SCARCE)
  query.addEventListener('change', onChange)
  return () => {
    query.removeEventListener('change', onChange)
  }
}

/** Whether the window is so low that the sections of the strip are closed at first. */
export function isRoomScarce(): boolean {
  return matchMedia(ROOM_IS_SCARCE).matches
}
