import { ChevronDown, ChevronUp, Columns3 } from 'lucide-react'
import { useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react'

import { arrangeFrozen } from '../../internal/grid/column-geometry'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { Button } from '../Button'
import { Checkbox } from '../Checkbox'
import { IconButton } from '../IconButton'
import { Popover } from '../Popover'
import { Announcement } from '../VisuallyHidden'
import {
  ChooserHead,
  ChooserHint,
  ChooserItem,
  ChooserList,
  ChooserSteps,
  ChooserTitle,
} from './DataTableColumnChooser.styles'
import {
  canHideColumn,
  moveColumn,
  orderColumns,
  toggleColumn,
  type ColumnChoice,
} from './column-choice'
import type { DataTableColumn } from './data-table-column'

/** Everything the chooser says. */
export interface DataTableColumnChooserLabels {
  /** The button, and the name of what it opens. */
  readonly title: string
  readonly moveUp: (header: string) => string
  readonly moveDown: (header: string) => string
  /** Back to the columns as they came. */
  readonly reset: string
  /** How to move columns by keyboard. */
  readonly hint: string
  /** Announced after a move, places counted from 1. */
  readonly moved: (header: string, place: number, count: number) => string
}

/** The labels in English. */
export const englishDataTableColumnChooserLabels: DataTableColumnChooserLabels = {
  title: 'Columns',
  moveUp: (header) => `Move ${header} up`,
  moveDown: (header) => `Move ${header} down`,
  reset: 'Reset',
  hint: 'Alt with ↑ or ↓ moves a column.',
  moved: (header, place, count) => `${header}, ${place} of ${count}`,
}

export interface DataTableColumnChooserProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'onChange'
> {
  /** All columns of the table, in their own order. */
  columns: readonly Pick<
    DataTableColumn<never>,
    'id' | 'header' | 'isFrozen' | 'isHideable' | 'isHeaderHidden'
  >[]
  /** Ids in the order shown. */
  columnOrder: readonly string[]
  hiddenColumnIds: ReadonlySet<string>
  /** Columns were shown, hidden, moved or reset. */
  onChange: (choice: ColumnChoice) => void
  labels: DataTableColumnChooserLabels
}

/** A button that opens the list of columns: which ones are shown, and in which order. */
export function DataTableColumnChooser({
  columns,
  columnOrder,
  hiddenColumnIds,
  onChange,
  labels,
  ref,
  onClick,
  ...rest
}: DataTableColumnChooserProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const buttonRef = useRef<HTMLButtonElement>(null)
  const ordered = arrangeFrozen(orderColumns(columns, columnOrder))
  const isAsItCame =
    hiddenColumnIds.size === 0 &&
    arrangeFrozen(columns).every((column, index) => column === ordered[index])

  const move = (columnId: string, offset: -1 | 1) => {
    const order = moveColumn(columns, columnOrder, columnId, offset)
    if (!order) return
    onChange({ columnOrder: order, hiddenColumnIds })
    const header = columns.find(({ id }) => id === columnId)?.header ?? ''
    const place = arrangeFrozen(orderColumns(columns, order)).findIndex(({ id }) => id === columnId)
    setAnnouncement(labels.moved(header, place + 1, columns.length))
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const { target } = event
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
    const columnId = item?.dataset['column']
    if (columnId === undefined) return
    const offset = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (offset === null) return
    event.preventDefault()
    if (event.altKey) move(columnId, offset)
    else {
      const next = offset === 1 ? item?.nextElementSibling : item?.previousElementSibling
      next?.querySelector('input')?.focus()
    }
  }
  return (
    <>
      <Button
        {...rest}
        ref={useMergedRef(ref, buttonRef)}
        icon={Columns3}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => {
          onClick?.(event)
          setIsOpen((wasOpen) => !wasOpen)
        }}
      >
        {labels.title}
      </Button>
      <Popover
        isOpen={isOpen}
        anchor={buttonRef}
        label={labels.title}
        placement="bottom-end"
        onClose={() => {
          setIsOpen(false)
        }}
      >
        <ChooserHead>
          <ChooserTitle>{labels.title}</ChooserTitle>
          <Button
            size="small"
            variant="ghost"
            disabled={isAsItCame}
            onClick={() => {
              onChange({ columnOrder: [], hiddenColumnIds: new Set() })
            }}
          >
            {labels.reset}
          </Button>
        </ChooserHead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one listener for the checkboxes and buttons of all columns */}
        <ChooserList onKeyDown={handleKeyDown}>
          {ordered.map(({ id, header }) => {
            const isShown = !hiddenColumnIds.has(id)
            const canGoUp = moveColumn(columns, columnOrder, id, -1) !== null
            const canGoDown = moveColumn(columns, columnOrder, id, 1) !== null
            return (
              <ChooserItem key={id} data-column={id}>
                <Checkbox
                  label={header}
                  isChecked={isShown}
                  isDisabled={isShown && !canHideColumn(columns, hiddenColumnIds, id)}
                  onChange={() => {
                    onChange({
                      columnOrder,
                      hiddenColumnIds: toggleColumn(columns, hiddenColumnIds, id),
                    })
                  }}
                />
                <ChooserSteps>
                  <IconButton
                    icon={ChevronUp}
                    size="small"
                    label={labels.moveUp(header)}
                    disabled={!canGoUp}
                    onClick={() => {
                      move(id, -1)
                    }}
                  />
                  <IconButton
                    icon={ChevronDown}
                    size="small"
                    label={labels.moveDown(header)}
                    disabled={!canGoDown}
                    onClick={() => {
                      move(id, 1)
                    }}
                  />
                </ChooserSteps>
              </ChooserItem>
            )
          })}
        </ChooserList>
        <ChooserHint>{labels.hint}</ChooserHint>
        <Announcement>{announcement}</Announcement>
      </Popover>
    </>
  )
}
