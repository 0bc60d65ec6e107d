import { ChannelLegend } from '../calendar-parts'
import type { CalendarChannel, ChannelMarks } from '../calendar-parts'
import type { MonthCalendarLabels } from './labels'
import type { WeekModel } from './model/week-model'

interface MonthCalendarLegendProps {
  weeks: readonly WeekModel[]
  channels: ReadonlyMap<number, CalendarChannel>
  channelMarks: ChannelMarks | null
  labels: MonthCalendarLabels
}

/** The channels whose items are on a printed month. */
export function MonthCalendarLegend({
  weeks,
  channels,
  channelMarks,
  labels,
}: MonthCalendarLegendProps) {
  const channelIds = weeks.flatMap(({ bars }) =>
    bars.flatMap(({ entry }) => (entry.kind === 'item' ? entry.item.channelId : [])),
  )
  return <ChannelLegend label={labels.legend} {...{ channelIds, channels, channelMarks }} />
}
