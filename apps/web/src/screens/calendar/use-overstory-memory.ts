import type { OverstoryProps } from '@throughline/planner-views/overstory'
import { useState, useSyncExternalStore } from 'react'
import { createCalendarPreferences } from '../../preferences/calendar-preferences'
import { useStoredPreferences } from '../../preferences/preferences-context'
import type { GridViewName } from '../../plan'

/**
 * Media query of a low window, in which the open overstory would leave one lane for each week of a
 * month.
 */
const ROOM_IS_SCARCE = 'screen and (height < 800px)'

/**
 * Returns the user's last state of the overstory above a view, as props, and stores its changes.
 */
export function useOverstoryMemory(
  view: GridViewName,
): Pick<
  OverstoryProps,
  | 'closedSections'
  | 'onToggleSection'
  | 'expandedSections'
  | 'onExpandedChange'
  | 'height'
  | 'onHeightChange'
> {
  const preferences = useStoredPreferences(createCalendarPreferences)
  const isScarce = useSyncExternalStore(subscribe, isRoomScarce)
  // The preferences are not React state, so a change must trigger a rendering.
  const [, setChangeCount] = useState(0)
  const renderAgain = () => {
    setChangeCount((count) => count + 1)
  }
  return {
    closedSections: preferences.closedOverstorySections({ isScarce }),
    onToggleSection: ({ section, isOpen }) => {
      preferences.setOverstorySectionOpen(section, isOpen)
      renderAgain()
    },
    expandedSections: preferences.expandedOverstorySections(),
    onExpandedChange: ({ expandedSections }) => {
      preferences.setExpandedOverstorySections(expandedSections)
      renderAgain()
    },
    height: preferences.overstoryHeight(view),
    onHeightChange: ({ height }) => {
      preferences.setOverstoryHeight(view, height)
      renderAgain()
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

/** Returns whether the window is so low that the sections of the overstory are closed at first. */
export function isRoomScarce(): boolean {
  return matchMedia(ROOM_IS_SCARCE).matches
}
