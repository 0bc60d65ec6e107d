import type { OverstorySection } from '@throughline/domain/tactics'
import { useState } from 'react'
import { useServices } from '../../services'

/** Which sections of the overstory are closed, remembered by the browser. */
export function useOverstoryMemory(): readonly [
  ReadonlySet<OverstorySection>,
  (toggle: { section: OverstorySection; isOpen: boolean }) => void,
] {
  const { preferences } = useServices()
  const [closed, setClosed] = useState(preferences.closedOverstorySections)
  const toggle = ({ section, isOpen }: { section: OverstorySection; isOpen: boolean }) => {
    preferences.setOverstorySectionOpen(section, isOpen)
    setClosed(preferences.closedOverstorySections())
  }
  return [closed, toggle]
}
