import { useEffect, useEffectEvent } from 'react'

import type { RevealedItem } from '../calendar-parts'
import type { FlowCalendarViewProps, FlowCalendarSection } from './FlowCalendar.types'

/** Opens the first section of a revealed item, unless an open section shows it. */
export function useOpenedSection(
  revealedItem: RevealedItem | null,
  options: {
    readonly sections: readonly FlowCalendarSection[]
    readonly closedSections: ReadonlySet<string>
    readonly onToggleSection: FlowCalendarViewProps['onToggleSection']
  },
): void {
  const open = useEffectEvent(({ itemId }: RevealedItem) => {
    const { sections, closedSections, onToggleSection } = options
    const showing = sections.filter(({ rows }) =>
      rows.some(({ items }) => items.some(({ id }) => id === itemId)),
    )
    const [first] = showing
    if (first !== undefined && showing.every(({ id }) => closedSections.has(id))) {
      onToggleSection?.({ sectionId: first.id, isOpen: true })
    }
  })
  useEffect(() => {
    if (revealedItem !== null) open(revealedItem)
  }, [revealedItem])
}
