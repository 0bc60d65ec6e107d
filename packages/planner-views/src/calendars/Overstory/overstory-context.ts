import type { DayNumber } from '@throughline/domain/calendar-dates'
import { createContext, useContext } from 'react'

import type { CalendarChannel, ChannelMarks } from '../../calendar-parts'
import type { OverstoryLabels } from './Overstory.labels'
import type { DateAxis } from './model/date-axis'

/** Values that all components of an overstory share. */
export interface OverstoryContextValue {
  readonly firstDay: DayNumber
  readonly dayCount: number
  readonly axis: DateAxis
  readonly channels: ReadonlyMap<number, CalendarChannel>
  readonly channelMarks: ChannelMarks | null
  readonly currentPlanId: number
  readonly selectedItemId: number | null
  readonly busyItemIds: ReadonlySet<number>
  readonly labels: OverstoryLabels
}

export const OverstoryContext = createContext<OverstoryContextValue | null>(null)

/**
 * Returns the shared values of the overstory around a component.
 *
 * @throws Error outside of an overstory
 */
export function useOverstoryContext(): OverstoryContextValue {
  const context = useContext(OverstoryContext)
  if (context === null) throw new Error('A component of the overstory is rendered outside of it.')
  return context
}
