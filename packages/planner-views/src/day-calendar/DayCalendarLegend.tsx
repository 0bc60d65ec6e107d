import { ChannelLegend } from '../calendar-parts'
import type { CalendarChannel, ChannelMarks } from '../calendar-parts'
import type { DayCalendarLabels } from './labels'
import type { AllDayBarModel, BoxModel } from './model/day-page'

interface DayCalendarLegendProps {
  placed: ReadonlyMap<string, AllDayBarModel | BoxModel>
  channels: ReadonlyMap<number, CalendarChannel>
  channelMarks: ChannelMarks | null
  labels: DayCalendarLabels
}

/** The channels whose items are on printed days. */
export function DayCalendarLegend({
  placed,
  channels,
  channelMarks,
  labels,
}: DayCalendarLegendProps) {
  const channelIds = [...placed.values()].flatMap(({ entry }) =>
    entry.kind === 'item' ? entry.item.channelId : [],
  )
  return <ChannelLegend label={labels.legend} {...{ channelIds, channels, channelMarks }} />
}
