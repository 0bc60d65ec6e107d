import { ChannelLegend } from '../calendar-item'
import type { CalendarChannel } from '../calendar-item'
import type { DayCalendarLabels } from './labels'
import type { AllDayRowModel, BoxModel } from './model/day-page'

interface DayCalendarLegendProps {
  placed: ReadonlyMap<string, AllDayRowModel | BoxModel>
  channels: ReadonlyMap<number, CalendarChannel>
  labels: DayCalendarLabels
}

/** The channels whose items are on printed days. */
export function DayCalendarLegend({ placed, channels, labels }: DayCalendarLegendProps) {
  const channelIds = [...placed.values()].flatMap(({ entry }) =>
    entry.kind === 'item' ? entry.item.channelId : [],
  )
  return <ChannelLegend label={labels.legend} channelIds={channelIds} channels={channels} />
}
