import { formatShortDate } from '@throughline/domain/calendar-dates'
import { formatCount, isolateText } from '@throughline/domain/messages'
import type { DataTableColumn } from '@throughline/ui/DataTable'
import { HoverCardTrigger } from '@throughline/ui/HoverCard'
import { Icon } from '@throughline/ui/Icon'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { NotebookText, Paperclip } from 'lucide-react'
import { RichText } from '@throughline/ui/RichText'
import { Skeleton } from '@throughline/ui/Skeleton'

import type { InitiativeRow, TagColumn } from './initiative-rows'
import { DocumentCount, NotesButton, NotesCard } from './InitiativesSettings.styles'
import { useNotes } from '../../data/item-details'

/** Time for which the pointer rests on the icon of notes before they appear, in milliseconds. */
const NOTES_DELAY_MS = 300

/**
 * Widths of the tag columns in pixels, as wide as their headers, so the topics get the remaining
 * width.
 */
const tagWidths: Record<TagColumn, number> = {
  Objective: 96,
  'Target Segment': 104,
  'Journey Phase': 98,
}

/** Returns the columns of the table of initiatives. */
export function initiativeColumns({
  tagColumns,
  areNotesVisible,
}: {
  readonly tagColumns: readonly TagColumn[]
  /** Whether the plan shows notes. */
  readonly areNotesVisible: boolean
}): readonly DataTableColumn<InitiativeRow>[] {
  return [
    {
      id: 'topic',
      header: 'Topic',
      // Together with the other widths, this fits a window of 1440 pixels with two scrollbars.
      minWidth: 156,
      isRowHeader: true,
      value: ({ title }) => title,
    },
    { id: 'category', header: 'Category', width: 112, value: ({ categoryName }) => categoryName },
    {
      id: 'start',
      header: 'Start Date',
      width: 86,
      value: ({ startDate }) => startDate,
      renderCell: ({ startDate }) => formatShortDate(startDate),
    },
    {
      id: 'end',
      header: 'End Date',
      width: 86,
      value: ({ endDate }) => endDate,
      renderCell: ({ endDate }) => formatShortDate(endDate),
    },
    ...tagColumns.map((column): DataTableColumn<InitiativeRow> => ({
      id: column,
      header: column,
      width: tagWidths[column],
      isSortable: false,
      value: ({ tags }) => tags[column],
    })),
    ...(areNotesVisible ? [notesColumn] : []),
    {
      id: 'documents',
      header: 'Documents',
      width: 78,
      align: 'center',
      renderCell: ({ documentCount }) =>
        documentCount === 0 ? null : (
          <DocumentCount>
            <Icon icon={Paperclip} size={14} />
            {formatCount(documentCount)}
            <VisuallyHidden>{documentCount === 1 ? ' document' : ' documents'}</VisuallyHidden>
          </DocumentCount>
        ),
    },
  ]
}

const notesColumn: DataTableColumn<InitiativeRow> = {
  id: 'notes',
  header: 'Notes',
  width: 50,
  align: 'center',
  renderCell: ({ id, title, hasNotes }) =>
    hasNotes ? (
      <HoverCardTrigger
        label={`Notes of ${isolateText(title)}`}
        openDelayMs={NOTES_DELAY_MS}
        renderCard={() => <NotesPreview id={id} />}
      >
        <NotesButton
          type="button"
          aria-label={`Notes of ${isolateText(title)}`}
          aria-keyshortcuts="i"
        >
          <Icon icon={NotebookText} size={16} />
        </NotesButton>
      </HoverCardTrigger>
    ) : null,
}

/** Notes of an initiative, which load when they appear. */
function NotesPreview({ id }: { readonly id: number }) {
  const notes = useNotes(id)
  if (notes.data === undefined) {
    return (
      <NotesCard aria-busy={!notes.isError}>
        {notes.isError ? 'The notes could not be loaded.' : <Skeleton width="220px" />}
      </NotesCard>
    )
  }
  return (
    <NotesCard>
      {notes.data === null || notes.data === '' ? 'No notes.' : <RichText html={notes.data} />}
    </NotesCard>
  )
}
