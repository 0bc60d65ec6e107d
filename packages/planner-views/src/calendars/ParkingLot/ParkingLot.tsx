import { isDay } from '@throughline/domain/calendar-dates'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { useMemo } from 'react'

import type { CalendarItem } from '../../calendar-parts'
import { NO_DAY, useChannels, useHostItems, useInputReport, useToday } from '../../host-input'
import type { UndatedItemInput } from '../../host-input'
import { completeIntents } from '../../calendar-core'
import type { ParkingLotProps } from './ParkingLot.types'
import { ParkingLotView } from './ParkingLotView'

/**
 * The items of a plan that have no date yet, in a drawer at the foot of a calendar: they are
 * dragged to a day, or sent there by key, and back.
 *
 * It has no network, router or storage, and asks no clock but for a `today` that is left
 * out: data comes in as props, and intents go out as events. It schedules nothing itself: a
 * dropped item stays until `items` change.
 */
export function ParkingLot<Item extends UndatedItemInput = CalendarItem>(
  props: ParkingLotProps<Item>,
) {
  return (
    <ErrorBoundary>
      <ParkingLotContent {...props} />
    </ErrorBoundary>
  )
}

function ParkingLotContent<Item extends UndatedItemInput = CalendarItem>({
  today: providedToday,
  items: providedItems,
  channels: providedChannels,
  currentPlanId,
  onDayUnder,
  onSchedule,
  ...rest
}: ParkingLotProps<Item>) {
  const today = useToday(providedToday)
  const { items, ...source } = useHostItems(providedItems, currentPlanId, { hasDates: false })
  const { sourceOf } = source
  const channels = useChannels(providedChannels)
  useInputReport(
    useMemo(
      () => ({
        component: 'ParkingLot',
        lists: [{ prop: 'items', items: providedItems, currentPlanId, hasDates: false }],
        channels,
        texts: [{ prop: 'today', value: providedToday, isValid: isDay, form: 'YYYY-MM-DD' }],
      }),
      [providedItems, currentPlanId, channels, providedToday],
    ),
  )
  return (
    <ParkingLotView
      {...completeIntents(rest, source)}
      {...{ items, channels }}
      today={today ?? NO_DAY}
      onSchedule={({ item, day }) => {
        const own = sourceOf(item)
        if (own !== undefined) onSchedule({ item: own, day })
      }}
      {...(onDayUnder && {
        onDayUnder: (under) => {
          const own = under && sourceOf(under.item)
          onDayUnder(under && own ? { item: own, day: under.day } : null)
        },
      })}
    />
  )
}
