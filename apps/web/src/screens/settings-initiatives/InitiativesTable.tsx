import { formatShortDate } from '@throughline/domain/calendar-dates'
import { isolateText } from '@throughline/domain/messages'
import { DataTable, englishDataTableLabels } from '@throughline/ui/DataTable'
import { LinkButton } from '@throughline/ui/LinkButton'
import { useMemo, type MouseEvent, type ReactNode } from 'react'
import { initiativeColumns } from './initiative-columns'
import { sortColumns, sortOfTable, type InitiativeFilters } from './initiative-filters'
import type { InitiativeRow, TagColumn } from './initiative-rows'

export interface InitiativesTableProps {
  readonly rows: readonly InitiativeRow[]
  readonly filters: InitiativeFilters
  readonly onFiltersChange: (filters: InitiativeFilters) => void
  readonly tagColumns: readonly TagColumn[]
  readonly areNotesVisible: boolean
  /** Whether the plan has initiatives that the filters hide. */
  readonly isFiltered: boolean
  readonly emptyState: ReactNode
  readonly hrefOf: (id: number) => string
  readonly onOpen: (id: number) => void
  readonly onClearFilters: () => void
}

/** Maximum height of the table. More rows scroll, so the categories below stay within reach. */
const MAX_HEIGHT = 'min(60vh, 560px)'
const ACTIONS_PIXELS = 68

/** Table of the initiatives of a plan. */
export function InitiativesTable({
  rows,
  filters,
  onFiltersChange,
  tagColumns,
  areNotesVisible,
  hrefOf,
  onOpen,
  ...states
}: InitiativesTableProps) {
  const columns = useMemo(
    () => initiativeColumns({ tagColumns, areNotesVisible }),
    [tagColumns, areNotesVisible],
  )
  const { startDate, endDate, categoryId } = filters
  const labels = useMemo(
    () => ({
      ...englishDataTableLabels,
      actions: 'Open',
      clearFilters: 'Show all initiatives',
      filteredEmpty: `No initiatives ${categoryId === null ? '' : 'of this category '}from ${formatShortDate(startDate)} to ${formatShortDate(endDate)}`,
    }),
    [startDate, endDate, categoryId],
  )
  return (
    <DataTable<InitiativeRow>
      {...states}
      label="Initiatives"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      labels={labels}
      locale="en-US"
      height={MAX_HEIGHT}
      sort={sortOfTable(filters)}
      onSortChange={({ sort }) => {
        const columnId = sortColumns.find((column) => column === sort?.columnId)
        onFiltersChange({
          ...filters,
          sort:
            sort === null || columnId === undefined
              ? null
              : { columnId, direction: sort.direction },
        })
      }}
      rowHref={({ id }) => hrefOf(id)}
      onActivateCell={({ row, event }) => {
        event.preventDefault()
        onOpen(row.id)
      }}
      rowActionsWidth={ACTIONS_PIXELS}
      renderRowActions={({ id, title }) => (
        <LinkButton
          href={hrefOf(id)}
          size="small"
          aria-label={`Open ${isolateText(title)}`}
          onClick={(event) => {
            if (!isPlainPress(event)) return
            event.preventDefault()
            onOpen(id)
          }}
        >
          Open
        </LinkButton>
      )}
    />
  )
}

/** Returns whether a click opens a link in this tab, not in another tab or window. */
function isPlainPress({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
}
