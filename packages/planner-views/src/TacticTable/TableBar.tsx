import { availableGroupings } from '@throughline/domain/tactic-table'
import type { TacticGrouping, TacticTableMode } from '@throughline/domain/tactic-table'
import { Button } from '@throughline/ui/Button'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { Menu } from '@throughline/ui/Menu'
import type { MenuEntry } from '@throughline/ui/Menu'
import { SegmentedControl } from '@throughline/ui/SegmentedControl'
import { token } from '@throughline/ui/theme'
import { ChevronDown, Download, Group } from 'lucide-react'
import { Tooltip } from '@throughline/ui/Tooltip'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useLabels } from '@throughline/ui/LocaleProvider'

import { boundedSlots } from '../host-input'

import { englishTableBarLabels } from './TableBar.labels'
import type { TableBarLabels } from './TableBar.labels'

/** A note about the visible items, with a remedy. */
export interface TableBarNote {
  /** A sentence. Where the bar is narrow, it is the tooltip of the remedy. */
  readonly text: string
  readonly remedy: { readonly label: string; readonly onRemedy: () => void }
}

export interface TableBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  mode: TacticTableMode
  /** The other list was chosen: items with a date or without one. */
  onModeChange: (change: { mode: TacticTableMode }) => void
  /** How many items wait in the parking lot; null while that is not known. */
  parkedCount: number | null
  grouping: TacticGrouping
  /** Another grouping was chosen. */
  onGroupingChange: (change: { grouping: TacticGrouping }) => void
  /** The chooser of columns. */
  columns: ReactNode
  /** Kinds of export, and why one is not possible; without entries there is no menu. */
  exportEntries: readonly MenuEntry[]
  /** A kind of export was chosen; `id` is that of the option. */
  onExport: (choice: { id: string }) => void
  /** The user is about to open the menu of exports. */
  onPrepareExport: () => void
  /** Note about the visible items, such as why there are no amounts. @default nothing */
  note?: TableBarNote | null
  /** @default englishTableBarLabels */
  labels?: TableBarLabels
}

/** The line above the table: which items, how they are grouped, which columns, and the export. */
export function TableBar(props: TableBarProps) {
  return (
    <ErrorBoundary>
      <TableBarContent {...props} {...boundedSlots(props, ['columns'])} />
    </ErrorBoundary>
  )
}

function TableBarContent({
  mode,
  onModeChange,
  parkedCount,
  grouping,
  onGroupingChange,
  columns,
  exportEntries,
  onExport,
  onPrepareExport,
  note = null,
  labels: providedLabels = englishTableBarLabels,
  ...rest
}: TableBarProps) {
  const labels = useLabels(providedLabels)
  const parkingLot =
    parkedCount === null ? labels.modes['parking-lot'] : labels.parkingLot({ count: parkedCount })
  const groupings = availableGroupings(mode)
  return (
    <BarRoot {...rest} aria-label={labels.controls}>
      <SegmentedControl
        label={labels.mode}
        value={mode}
        options={[
          { value: 'scheduled', label: labels.modes.scheduled },
          { value: 'parking-lot', label: parkingLot },
        ]}
        onChange={({ value }) => {
          onModeChange({ mode: value })
        }}
      />
      <BarNote>
        {note === null ? null : (
          <>
            <NoteText>{note.text}</NoteText>
            <Tooltip text={note.text}>
              <Button size="small" onClick={note.remedy.onRemedy}>
                {note.remedy.label}
              </Button>
            </Tooltip>
          </>
        )}
      </BarNote>
      <Menu
        entries={[
          {
            id: 'groupings',
            items: groupings.map((id) => ({
              id,
              label: labels.groupings[id],
              isChecked: id === grouping,
            })),
          },
        ]}
        placement="bottom-end"
        onSelect={({ id }) => {
          const chosen = groupings.find((one) => one === id)
          if (chosen !== undefined) onGroupingChange({ grouping: chosen })
        }}
        renderTrigger={(trigger) => (
          <Button {...trigger} icon={Group}>
            {labels.groupBy({ name: labels.groupings[grouping] })}
          </Button>
        )}
      />
      {columns}
      {exportEntries.length === 0 ? null : (
        <Menu
          entries={exportEntries}
          placement="bottom-end"
          onSelect={onExport}
          renderTrigger={(trigger) => (
            <Button
              {...trigger}
              icon={Download}
              trailingIcon={ChevronDown}
              onPointerEnter={onPrepareExport}
              onFocus={onPrepareExport}
            >
              {labels.export}
            </Button>
          )}
        />
      )}
    </BarRoot>
  )
}

/** A narrower bar has no room for a sentence beside its controls. */
const NARROW_PX = 1080

const BarRoot = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  padding-block: 6px;
  padding-inline: ${token('space-4')};
  border-block-end: 1px solid ${token('color-line')};
  background: ${token('color-surface')};
  container-type: inline-size;

  @media print {
    display: none;
  }
`

const BarNote = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${token('space-2')};
  min-inline-size: 0;
  color: ${token('color-ink-muted')};
`

/** One line or none: the bar keeps its height when the note comes. */
const NoteText = styled.span`
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;

  @container (max-inline-size: ${NARROW_PX}px) {
    display: none;
  }
`
