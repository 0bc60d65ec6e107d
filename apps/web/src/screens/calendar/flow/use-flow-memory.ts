import type { FlowCalendarSection } from '@throughline/planner-views/flow'
import { useState } from 'react'
import { createFlowPreferences } from '../../../preferences/flow-preferences'
import { useStoredPreferences } from '../../../preferences/preferences-context'

/** Which sections of a plan's flow are closed, as the browser remembers it. */
export function useFlowMemory(planId: number, sections: readonly FlowCalendarSection[]) {
  const preferences = useStoredPreferences(createFlowPreferences)
  const [held, setHeld] = useState(() => ({
    planId,
    closed: preferences.closedFlowSections(planId),
  }))
  const closed = held.planId === planId ? held.closed : preferences.closedFlowSections(planId)
  // During rendering, so that no plan shows the sections of the plan before.
  if (held.planId !== planId) setHeld({ planId, closed })
  const close = (ids: ReadonlySet<string>) => {
    preferences.setClosedFlowSections(planId, ids)
    setHeld({ planId, closed: ids })
  }
  return {
    closedSections: closed,
    onToggleSection: ({ sectionId, isOpen }: { sectionId: string; isOpen: boolean }) => {
      const next = new Set(closed)
      if (isOpen) next.delete(sectionId)
      else next.add(sectionId)
      close(next)
    },
    onToggleAll: ({ isOpen }: { isOpen: boolean }) => {
      close(new Set(isOpen ? [] : sections.map(({ id }) => id)))
    },
  }
}
