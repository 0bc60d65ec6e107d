import { visibleChannelColor } from '@throughline/domain/channels'
import { repeats } from '@throughline/domain/recurrence'
import type { TacticSearchResult } from '@throughline/domain/tactics'
import type { DataTableColumn } from '@throughline/ui/DataTable'
import { Icon } from '@throughline/ui/Icon'
import { MarkedText, occurrenceRanges } from '@throughline/ui/text-search'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { Repeat } from 'lucide-react'
import { Fragment } from 'react'
import type { Locale } from '@throughline/domain/locale'
import { customProperties, planMark } from '../calendar-parts'
import type { CalendarChannel } from '../calendar-parts'
import type { SearchResultsLabels } from './SearchResults.labels'
import type { SearchLayout, TopicFact } from './search-layout'

interface ColumnDetails {
  /** Text to mark in titles and notes. */
  readonly keyword: string
  readonly channels: ReadonlyMap<number, CalendarChannel>
  readonly currentPlanId: number
  readonly layout: SearchLayout
  readonly labels: SearchResultsLabels
  readonly locale: Locale
}

/** The columns of the results. */
export function searchColumns(
  details: ColumnDetails,
): readonly DataTableColumn<TacticSearchResult>[] {
  const { channels, layout, labels, locale } = details
  const { widths } = layout
  return [
    {
      id: 'start',
      header: labels.startDate,
      width: widths.date,
      renderCell: ({ startDate }) => dateCell(startDate, locale),
    },
    {
      id: 'end',
      header: labels.endDate,
      width: widths.date,
      renderCell: ({ endDate }) => dateCell(endDate, locale),
    },
    {
      id: 'channel',
      header: labels.channel,
      width: widths.channel,
      renderCell: (result) => channelName(result, channels),
    },
    {
      id: 'type',
      header: labels.type,
      width: widths.type,
      value: (result) => result.tacticTypeName,
    },
    {
      id: 'platform',
      header: labels.platform,
      width: widths.platform,
      renderCell: (result) => platformNames(result, labels),
    },
    {
      id: 'topic',
      header: labels.topic,
      minWidth: widths.topic,
      isRowHeader: true,
      renderCell: (result) => <TopicCell result={result} {...details} />,
    },
  ]
}

function dateCell(date: string, locale: Locale) {
  return <span data-part="dates">{locale.day(date)}</span>
}

function channelName(
  { channelId, channelName: name }: TacticSearchResult,
  channels: ColumnDetails['channels'],
) {
  return (
    <span
      data-part="channel"
      style={customProperties({
        '--tl-bar-color': visibleChannelColor(channels.get(channelId) ?? { name, color: '' }),
      })}
    >
      <span>{name}</span>
    </span>
  )
}

function platformNames({ tacticPlatformNames }: TacticSearchResult, labels: SearchResultsLabels) {
  return tacticPlatformNames.length === 0 ? (
    <span data-part="none">{labels.noPlatform}</span>
  ) : (
    tacticPlatformNames.join(', ')
  )
}

function TopicCell({
  result,
  keyword,
  channels,
  currentPlanId,
  layout: { inTopic },
  labels,
  locale,
}: ColumnDetails & { readonly result: TacticSearchResult }) {
  const { title, excerpt } = result
  const mark = planMark(result, currentPlanId)
  const factOf = (fact: TopicFact) => {
    if (fact === 'end') return labels.until(locale.day(result.endDate))
    if (fact === 'channel') return channelName(result, channels)
    return fact === 'type' ? result.tacticTypeName : platformNames(result, labels)
  }
  return (
    <>
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
      {inTopic.length === 0 ? null : (
        <span data-part="facts">
          {inTopic.map((fact, index) => (
            <Fragment key={fact}>
              {index === 0 ? null : ' · '}
              <span data-fact={fact}>{factOf(fact)}</span>
            </Fragment>
          ))}
        </span>
      )}
    </>
  )
}
