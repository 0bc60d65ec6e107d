import type { OverstorySection } from '@throughline/domain/tactics'
import { useState, useSyncExternalStore } from 'react'
import { useServices } from '../../services'

/** Below this height the whole strip would leave the weeks of a month one lane each. */
const ROOM_IS_SCARCE = 'screen and (height < 800px)'

/** Which sections of the overstory are closed, remembered by the browser. */
export function useOverstoryMemory(): readonly [
  ReadonlySet<OverstorySection>,
  (toggle: { section: OverstorySection; isOpen: boolean }) => void,
] {
  const { preferences } = useServices()
  const isScarce = useSyncExternalStore(subscribe, isRoomScarce)
  // What is remembered lies outside React: a toggle asks for it again.
  const [, setToggleCount] = useState(0)
  const toggle = ({ section, isOpen }: { section: OverstorySection; isOpen: boolean }) => {
    preferences.setOverstorySectionOpen(section, isOpen)
    setToggleCount((count) => count + 1)
  }
  return [preferences.closedOverstorySections({ isScarce }), toggle]
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(ROOM_IS_SCARCE)
  query.addEventListener('change', onChange)
  return () => {
    query.removeEventListener('change', onChange)
  }
}

function isRoomScarce(): boolean {
  return matchMedia(ROOM_IS_SCARCE).matches
}
