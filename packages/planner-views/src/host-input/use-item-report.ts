import { useMemo } from 'react'

import type { EntitiesById } from './entity-map'
import { useChannels } from './use-channels'
import { useInputReport } from './use-input-report'
import type { CalendarChannel } from '../calendar-parts'

/** Items from which a host has made the rows or sums of a view. */
export interface ItemReportOptions {
  /** Name of the view in the messages. */
  readonly component: string
  /** May come from JavaScript: with anything in it, or missing. */
  readonly items: unknown
  /** Channels by id; without any, no channel counts as missing. */
  readonly channels: EntitiesById<CalendarChannel> | null | undefined
  /** Provided by the host, or undefined. */
  readonly currentPlanId?: number | undefined
  /** @default 'items' */
  readonly prop?: string
}

/**
 * Reports faults in items on the console of development builds, as the calendars do with theirs. For
 * views that get rows or sums in place of items, such as the table and the budget.
 */
export function useItemReport({
  component,
  items,
  channels: provided,
  currentPlanId,
  prop = 'items',
}: ItemReportOptions): void {
  const channels = useChannels(provided)
  useInputReport(
    useMemo(
      () => ({
        component,
        lists: [{ prop, items, currentPlanId, hasDates: true }],
        channels,
        texts: [],
      }),
      [component, prop, items, currentPlanId, channels],
    ),
  )
}
