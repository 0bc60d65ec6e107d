import { HoverCard } from '@throughline/ui/HoverCard'
import type { HoverCardState } from '@throughline/ui/HoverCard'
import { RichText } from '@throughline/ui/RichText'
import { Skeleton } from '@throughline/ui/Skeleton'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { Fragment } from 'react'

import { customProperties, DEFAULT_CHANNEL_COLOR } from './bar-attributes'
import type { CalendarChannel, CalendarItem } from './CalendarItem.types'
import { englishItemSummaryLabels, summaryRowsOf } from './item-summary'
import type { CalendarItemFacts, ItemSummaryLabels, SummarySubject } from './item-summary'
import { SummaryRoot } from './ItemSummaryCard.styles'
import { useNotes } from './use-notes'
import type { LoadNotes, NotesState } from './use-notes'

/** What a view asks its host for a summary; without it there are no summaries. */
export interface ItemSummarySource {
  /** What the host knows about an item; null leaves those lines out. */
  readonly describeItem: (item: CalendarItem) => CalendarItemFacts | null
  /** Fetches notes once a summary is shown; without it there is no line for them. */
  readonly loadNotes?: LoadNotes
}

export interface ItemSummaryCardProps {
  /** From `useHoverCard` of the view. */
  readonly hover: HoverCardState
  /** What the element under the pointer stands for; null shows nothing. */
  readonly subjectOf: (target: Element) => SummarySubject | null
  readonly channels: ReadonlyMap<number, CalendarChannel>
  readonly source: ItemSummarySource
  /** @default englishItemSummaryLabels */
  readonly labels?: ItemSummaryLabels | undefined
}

/** The summary that shows while the pointer rests on an item; one serves a whole view. */
export function ItemSummaryCard({
  hover,
  subjectOf,
  channels,
  source,
  labels = englishItemSummaryLabels,
}: ItemSummaryCardProps) {
  const subject = hover.target === null ? null : subjectOf(hover.target)
  const item = subject?.kind === 'item' ? subject.item : null
  const notes = useNotes(item, source.loadNotes)
  if (subject === null) return null
  const title = subject.kind === 'item' ? subject.item.title : subject.event.title
  const facts = item === null ? null : source.describeItem(item)
  const rows = summaryRowsOf(subject, facts, labels)
  const color =
    item === null ? null : (channels.get(item.channelId)?.color ?? DEFAULT_CHANNEL_COLOR)
  return (
    <HoverCard {...hover.cardProps} label={title}>
      <SummaryRoot>
        <p data-part="title" dir="auto">
          {color === null ? null : (
            <span data-part="swatch" style={customProperties({ '--tl-bar-color': color })} />
          )}
          <VisuallyHidden>{labels.topic} </VisuallyHidden>
          {title}
        </p>
        <dl data-part="rows">
          {rows.map(({ id, term, value }) => (
            <Fragment key={id}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
          {notes.status === 'none' ? null : (
            <>
              <dt>{labels.notes}</dt>
              <dd>{notesContent(notes, labels)}</dd>
            </>
          )}
        </dl>
      </SummaryRoot>
    </HoverCard>
  )
}

function notesContent(notes: NotesState, labels: ItemSummaryLabels) {
  if (notes.status === 'error') return <span data-part="failed">{labels.notesFailed}</span>
  if (notes.status === 'ready') {
    return <RichText data-part="notes" html={notes.html ?? ''} emptyText={labels.noNotes} />
  }
  return (
    <>
      <VisuallyHidden>{labels.loadingNotes}</VisuallyHidden>
      <Skeleton width="80%" />
    </>
  )
}
