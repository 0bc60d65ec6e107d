import { visibleChannelColor } from '@throughline/domain/channels'
import { Button } from '@throughline/ui/Button'
import { HoverCard } from '@throughline/ui/HoverCard'
import type { HoverCardState } from '@throughline/ui/HoverCard'
import { RichText } from '@throughline/ui/RichText'
import { Skeleton } from '@throughline/ui/Skeleton'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { Fragment, useRef } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'

import { customProperties } from '../calendar-parts'
import type { CalendarChannel } from '../calendar-parts'
import { HostSlot } from '../host-input'
import { englishItemSummaryLabels, summaryRowsOf } from './item-summary'
import type { ItemSummaryLabels, SummarySubject } from './item-summary'
import type { ItemSummarySource } from './ItemSummary.types'
import { SummaryRoot } from './ItemSummaryContent.styles'
import { useNotes } from './use-notes'
import type { NotesState } from './use-notes'

interface ItemSummaryContentProps {
  readonly hover: HoverCardState
  /** Returns the item or event of the element under the pointer; null shows no card. */
  readonly subjectOf: (target: Element) => SummarySubject | null
  readonly channels: ReadonlyMap<number, CalendarChannel>
  readonly source: ItemSummarySource
  /** @default englishItemSummaryLabels */
  readonly labels?: ItemSummaryLabels | undefined
}

/**
 * Card that describes an item or event. A view loads it on demand, because most of its imports
 * serve only this card.
 */
export function ItemSummaryContent({
  hover,
  subjectOf,
  channels,
  source,
  labels: providedLabels = englishItemSummaryLabels,
}: ItemSummaryContentProps) {
  const labels = useLabels(providedLabels)
  const subject = hover.target === null ? null : subjectOf(hover.target)
  const item = subject?.kind === 'item' ? subject.item : null
  const notes = useNotes(item, source.loadNotes)
  const notesRef = useRef<HTMLElement>(null)
  if (subject === null) return null
  const title = subject.kind === 'item' ? subject.item.title : subject.event.title
  const color = item === null ? null : visibleChannelColor(channels.get(item.channelId))
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
        <HostSlot key={subject.kind === 'item' ? subject.item.id : subject.event.key}>
          {() => {
            const details = item === null ? null : source.describeItem(item)
            return (
              <dl data-part="rows">
                {summaryRowsOf(subject, details, labels).map(({ id, term, value }) => (
                  <Fragment key={id}>
                    <dt>{term}</dt>
                    <dd>
                      <bdi>{value}</bdi>
                    </dd>
                  </Fragment>
                ))}
                {notes.state.status === 'none' ? null : (
                  <>
                    <dt>{labels.notes}</dt>
                    <dd ref={notesRef} tabIndex={-1}>
                      {notes.state.status === 'error' ? (
                        <NotesFailed
                          labels={labels}
                          onRetry={() => {
                            // The button disappears with the failure, and the focus stays in the card.
                            notesRef.current?.focus()
                            notes.retry()
                          }}
                        />
                      ) : (
                        notesContent(notes.state, labels)
                      )}
                    </dd>
                  </>
                )}
              </dl>
            )
          }}
        </HostSlot>
      </SummaryRoot>
    </HoverCard>
  )
}

function NotesFailed({
  labels,
  onRetry,
}: {
  readonly labels: ItemSummaryLabels
  readonly onRetry: () => void
}) {
  return (
    <>
      <span data-part="failed">{labels.notesFailed}</span>{' '}
      <Button size="small" onClick={onRetry}>
        {labels.retryNotes}
      </Button>
    </>
  )
}

function notesContent(notes: NotesState, labels: ItemSummaryLabels) {
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
