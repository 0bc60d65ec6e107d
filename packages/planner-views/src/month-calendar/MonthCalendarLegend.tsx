import { ChannelLegend } from '../calendar-parts'
import type { CalendarChannel } from '../calendar-parts'
import type { MonthCalendarLabels } from './labels'
import type { WeekModel } from './model/week-model'

interface MonthCalendarLegendProps {
  weeks: readonly WeekModel[]
  channels: ReadonlyMap<number, CalendarChannel>
  labels: MonthCalendarLabels
}

/** The channels whose items are on a printed month. */
export function MonthCalendarLegend({ weeks, channels, labels }: MonthCalendarLegendProps) {
  const channelIds = weeks.flatMap(({ bars }) =>
    bars.flatMap(({ entry }) => (entry.kind === 'item' ? entry.item.channelId : [])),
  )
  return <ChannelLegend label={labels.legend} channelIds={channelIds} channels={channels} />
}
