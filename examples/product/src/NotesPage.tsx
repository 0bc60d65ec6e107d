import { Amount } from '@throughline/ui/Amount'
import { Badge } from '@throughline/ui/Badge'
import { Button } from '@throughline/ui/Button'
import { DataTable, englishDataTableLabels, type DataTableColumn } from '@throughline/ui/DataTable'
import { EmptyState } from '@throughline/ui/EmptyState'
import { Meter } from '@throughline/ui/Meter'
import { PageHeader } from '@throughline/ui/PageHeader'
import { SearchField } from '@throughline/ui/SearchField'
import { Tag } from '@throughline/ui/Tag'
import { ToastRegion, useToasts } from '@throughline/ui/ToastRegion'
import { useMemo, useState } from 'react'
import { firstNotes, newNote, regions, type Note } from './note'
import { NoteDialog } from './NoteDialog'

const BUDGET_DOLLARS = 5000

const columns: readonly DataTableColumn<Note>[] = [
  {
    id: 'title',
    header: 'Note',
    value: ({ title }) => title,
    isRowHeader: true,
    renderCell: ({ title, isFlagged }) => (
      <>
        {title} {isFlagged ? <Badge>Open</Badge> : null}
      </>
    ),
  },
  {
    id: 'region',
    header: 'Region',
    width: 140,
    value: ({ region }) => region,
    renderCell: ({ region }) => {
      const existing = regions.find(({ value }) => value === region)
      return existing ? (
        <Tag name={existing.label} color={existing.swatchColor} size="small" />
      ) : null
    },
  },
  { id: 'day', header: 'Day', width: 120, value: ({ day }) => day },
  {
    id: 'cost',
    header: 'Spent',
    width: 120,
    isNumeric: true,
    value: ({ costDollars }) => costDollars,
    renderCell: ({ costDollars }) => <Amount value={costDollars} format={dollars} />,
  },
]

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`
}

/** All notes, and what they cost so far. */
export function NotesPage({ today }: { today: string }) {
  const [notes, setNotes] = useState(firstNotes)
  const [query, setQuery] = useState('')
  const [edited, setEdited] = useState<Note | null>(null)
  const { toasts, showToast, dismissToast } = useToasts()
  const spent = notes.reduce((sum, { costDollars }) => sum + (costDollars ?? 0), 0)
  const matches = useMemo(
    () => notes.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase())),
    [notes, query],
  )
  const save = ({ note }: { note: Note }) => {
    setNotes([...notes.filter(({ id }) => id !== note.id), note])
    setEdited(null)
    showToast({ text: 'Note saved.' })
  }
  return (
    <>
      <PageHeader
        title="Notes"
        actions={
          <>
            <SearchField
              label="Search notes"
              clearLabel="Clear"
              value={query}
              onChange={({ value }) => {
                setQuery(value)
              }}
            />
            <Button
              variant="primary"
              onClick={() => {
                setEdited(newNote(notes.length + 1, today))
              }}
            >
              New note
            </Button>
          </>
        }
      />
      <div style={{ display: 'grid', gap: 16, padding: 24 }}>
        <Meter
          label="Travel budget"
          value={spent}
          limit={BUDGET_DOLLARS}
          valueText={`${dollars(spent)} of ${dollars(BUDGET_DOLLARS)}`}
        />
        <DataTable
          label="Notes"
          columns={columns}
          rows={matches}
          rowId={({ id }) => id}
          rowName={({ title }) => title}
          labels={englishDataTableLabels}
          emptyState={<EmptyState title="No notes here">Try another word.</EmptyState>}
          onActivateCell={({ row }) => {
            setEdited(row)
          }}
        />
      </div>
      {edited ? (
        <NoteDialog
          note={edited}
          today={today}
          onSave={save}
          onClose={() => {
            setEdited(null)
          }}
        />
      ) : null}
      <ToastRegion
        label="Messages"
        dismissLabel="Dismiss"
        toasts={toasts}
        onDismiss={dismissToast}
      />
    </>
  )
}
