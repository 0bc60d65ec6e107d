import { ChevronDown, ChevronUp, Columns3, Pin } from 'lucide-react'
import { useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react'

import { arrangeFrozen } from '../../internal/grid/column-geometry'
import {
  canHideColumn,
  freezeColumns,
  moveColumn,
  orderColumns,
  toggleColumn,
  type ChoosableColumn,
  type ColumnChoice,
  type FrozenColumnChoice,
} from '../../internal/grid/column-choice'
import { toggleRow } from '../../internal/grid/row-selection'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { Button } from '../Button'
import { Checkbox } from '../Checkbox'
import { IconButton } from '../IconButton'
import { Popover } from '../Popover'
import { ToggleButton } from '../ToggleButton'
import { Announcement } from '../VisuallyHidden'
import {
  ChooserHead,
  ChooserHint,
  ChooserItem,
  ChooserList,
  ChooserPin,
  ChooserSteps,
  ChooserTitle,
} from './ColumnChooser.styles'
import type { ColumnChooserLabels } from './ColumnChooser.labels'
import { useLabels } from '../../internal/locale/locale-context'

interface ColumnChooserBaseProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'onChange'
> {
  /** All columns of the table, in their own order. */
  columns: readonly (ChoosableColumn & { readonly header: string })[]
  /** Ids in the order shown. */
  columnOrder: readonly string[]
  /** Ids of the columns that are not shown. */
  hiddenColumnIds: ReadonlySet<string>
  labels: ColumnChooserLabels
}

interface OrderProps extends ColumnChooserBaseProps {
  /**
   * Ids of the columns that stay in place while the others scroll, for tables that can
   * freeze columns.
   */
  frozenColumnIds?: undefined
  /** Columns were shown, hidden, moved or reset. */
  onChange: (choice: ColumnChoice) => void
}

interface FreezingProps extends ColumnChooserBaseProps {
  /**
   * Columns that stay in view at the start. With this property, users can keep any column in view.
   */
  frozenColumnIds: ReadonlySet<string>
  onChange: (choice: FrozenColumnChoice) => void
}

export type ColumnChooserProps = OrderProps | FreezingProps

/** A button that opens the list of columns: which ones are shown, and in which order. */
export function ColumnChooser(props: ColumnChooserProps) {
  const {
    columns: provided,
    columnOrder,
    hiddenColumnIds,
    frozenColumnIds,
    onChange: _onChange,
    labels: providedLabels,
    ref,
    onClick,
    ...rest
  } = props
  const labels = useLabels(providedLabels)
  const [isOpen, setIsOpen] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const buttonRef = useRef<HTMLButtonElement>(null)
  const columns = frozenColumnIds ? freezeColumns(provided, frozenColumnIds) : provided
  const ordered = arrangeFrozen(orderColumns(columns, columnOrder))
  const isAsItCame =
    provided.every(
      ({ id, isInitiallyHidden = false }) => hiddenColumnIds.has(id) === isInitiallyHidden,
    ) && arrangeFrozen(provided).every((column, index) => column === ordered[index])

  const change = (part: Partial<FrozenColumnChoice>) => {
    const { columnOrder: order = columnOrder, hiddenColumnIds: hidden = hiddenColumnIds } = part
    const choice = { columnOrder: order, hiddenColumnIds: hidden }
    if (props.frozenColumnIds === undefined) props.onChange(choice)
    else {
      props.onChange({ ...choice, frozenColumnIds: part.frozenColumnIds ?? props.frozenColumnIds })
    }
  }
  const move = (columnId: string, offset: -1 | 1) => {
    const order = moveColumn(columns, columnOrder, columnId, offset)
    if (!order) return
    change({ columnOrder: order })
    const header = columns.find(({ id }) => id === columnId)?.header ?? ''
    const place = arrangeFrozen(orderColumns(columns, order)).findIndex(({ id }) => id === columnId)
    setAnnouncement(labels.moved(header, place + 1, columns.length))
  }
  const reset = () => {
    const frozen = provided.filter(({ isFrozen }) => isFrozen === 'start').map(({ id }) => id)
    const hidden = provided.filter(({ isInitiallyHidden }) => isInitiallyHidden).map(({ id }) => id)
    change({
      columnOrder: [],
      hiddenColumnIds: new Set(hidden),
      frozenColumnIds: new Set(frozen),
    })
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
          <Button size="small" variant="ghost" disabled={isAsItCame} onClick={reset}>
            {labels.reset}
          </Button>
        </ChooserHead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one listener for the checkboxes and buttons of all columns */}
        <ChooserList onKeyDown={handleKeyDown}>
          {ordered.map(({ id, header, isFrozen, isFreezable }) => {
            const isVisible = !hiddenColumnIds.has(id)
            const canGoUp = moveColumn(columns, columnOrder, id, -1) !== null
            const canGoDown = moveColumn(columns, columnOrder, id, 1) !== null
            return (
              <ChooserItem key={id} data-column={id}>
                <Checkbox
                  label={header}
                  isChecked={isVisible}
                  isDisabled={isVisible && !canHideColumn(columns, hiddenColumnIds, id)}
                  onChange={() => {
                    change({ hiddenColumnIds: toggleColumn(columns, hiddenColumnIds, id) })
                  }}
                />
                {frozenColumnIds === undefined || isFreezable === false ? null : (
                  <ChooserPin>
                    <ToggleButton
                      icon={Pin}
                      isIconOnly
                      variant="ghost"
                      size="small"
                      label={labels.freeze(header)}
                      isPressed={isFrozen === 'start'}
                      onChange={() => {
                        change({ frozenColumnIds: toggleRow(frozenColumnIds, id) })
                      }}
                    />
                  </ChooserPin>
                )}
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
