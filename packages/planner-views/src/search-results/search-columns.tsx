import { formatShortDate } from '@throughline/domain/calendar-dates'
import { repeats } from '@throughline/domain/recurrence'
import type { TacticSearchResult } from '@throughline/domain/tactics'
import type { DataTableColumn } from '@throughline/ui/DataTable'
import { Icon } from '@throughline/ui/Icon'
import { MarkedText, occurrenceRanges } from '@throughline/ui/text-search'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { Repeat } from 'lucide-react'
import { customProperties, DEFAULT_CHANNEL_COLOR, planMark } from '../calendar-parts'
import type { CalendarChannel } from '../calendar-parts'
import type { SearchResultsLabels } from './labels'

interface ColumnFacts {
  /** What is marked in titles and notes. */
  readonly keyword: string
  readonly channels: ReadonlyMap<number, CalendarChannel>
  readonly currentPlanId: number
  readonly labels: SearchResultsLabels
}

/** The columns of the results. */
export function searchColumns({
  keyword,
  channels,
  currentPlanId,
  labels,
}: ColumnFacts): readonly DataTableColumn<TacticSearchResult>[] {
  return [
    {
      id: 'start',
      header: labels.startDate,
      width: 96,
      renderCell: ({ startDate }) => dateCell(startDate),
    },
    {
      id: 'end',
      header: labels.endDate,
      width: 96,
      renderCell: ({ endDate }) => dateCell(endDate),
    },
    {
      id: 'channel',
      header: labels.channel,
      width: 132,
      renderCell: ({ channelId, channelName }) => (
        <span
          data-part="channel"
          style={customProperties({
            '--tl-bar-color': channels.get(channelId)?.color || DEFAULT_CHANNEL_COLOR,
          })}
        >
          <span>{channelName}</span>
        </span>
      ),
    },
    { id: 'type', header: labels.type, width: 132, value: (result) => result.tacticTypeName },
    {
      id: 'platform',
      header: labels.platform,
      width: 132,
      renderCell: ({ tacticPlatformNames }) =>
        tacticPlatformNames.length === 0 ? (
          <span data-part="none">{labels.noPlatform}</span>
        ) : (
          tacticPlatformNames.join(', ')
        ),
    },
    {
      id: 'topic',
      header: labels.topic,
      minWidth: 240,
      isRowHeader: true,
      renderCell: (result) => <TopicCell result={result} {...{ keyword, currentPlanId, labels }} />,
    },
  ]
}

function dateCell(date: string) {
  return <span data-part="dates">{formatShortDate(date)}</span>
}

function TopicCell({
  result,
  keyword,
  currentPlanId,
  labels,
}: Omit<ColumnFacts, 'channels'> & { readonly result: TacticSearchResult }) {
  const { title, excerpt } = result
  const mark = planMark(result, currentPlanId)
  return (
    <span data-part="topic">
      {mark === null ? null : <span data-part="plan-mark">{mark}</span>}
      <span data-part="text">
        <MarkedText text={title} ranges={occurrenceRanges(title, keyword)} />
        {excerpt === null ? null : (
          <span data-part="excerpt">
            {` ${labels.inNotes} “`}
            <MarkedText text={excerpt} ranges={occurrenceRanges(excerpt, keyword)} />”
          </span>
        )}
      </span>
      {repeats(result.rrule) ? (
        <>
          <Icon icon={Repeat} size={12} />
          <VisuallyHidden>{labels.repeats}</VisuallyHidden>
        </>
      ) : null}
    </span>
  )
}
