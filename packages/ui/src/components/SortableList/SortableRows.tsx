import { GripVertical } from 'lucide-react'
import { memo, type ReactNode } from 'react'

import { Icon } from '../Icon/Icon'
import {
  SortableContent,
  SortableEmpty,
  SortableHandle,
  SortableRowList,
  SortableRowRoot,
} from './SortableList.styles'
import type { SortableItem } from './use-sortable'

/** How the rows of a sortable list are drawn: lines in one frame, or cards with room between. */
export type SortableStyles = 'rows' | 'cards'

/** What a row is told about itself when it is drawn. */
export interface SortableSlot<Item extends SortableItem> {
  readonly item: Item
  /** From 0, also while it moves. */
  readonly index: number
  /** It is in the hand, or lifted by a key. */
  readonly isLifted: boolean
}

interface SortableRowProps {
  item: SortableItem
  index: number
  lifted: 'key' | 'pointer' | undefined
  isTabStop: boolean
  isReadOnly: boolean
  canDragRow: boolean
  handleLabel: string
  instructionsId: string
  /* A method, because the row hands back the very item that it got, whatever more it has. */
  renderItem(this: void, slot: SortableSlot<SortableItem>): ReactNode
}

/* Moving one of five hundred draws the few whose place changes. */
const SortableRow = memo(function SortableRow({
  item,
  index,
  lifted,
  isTabStop,
  isReadOnly,
  canDragRow,
  handleLabel,
  instructionsId,
  renderItem,
}: SortableRowProps) {
  const isDisabled = item.isDisabled === true
  return (
    <SortableRowRoot
      data-sortable-item={item.id}
      {...(lifted === undefined ? null : { 'data-lifted': lifted })}
      {...(canDragRow && !isReadOnly && !isDisabled ? { 'data-drags': '' } : null)}
    >
      {isReadOnly ? null : (
        <SortableHandle
          type="button"
          data-sortable-handle={item.id}
          tabIndex={isTabStop ? 0 : -1}
          aria-label={handleLabel}
          aria-pressed={lifted !== undefined}
          {...(isDisabled ? { 'aria-disabled': true } : { 'aria-describedby': instructionsId })}
        >
          <Icon icon={GripVertical} size={14} />
        </SortableHandle>
      )}
      <SortableContent>
        {renderItem({ item, index, isLifted: lifted !== undefined })}
      </SortableContent>
    </SortableRowRoot>
  )
})

interface SortableRowsProps<Item extends SortableItem> {
  groupId: string
  /** Names the list, or is the element that has the name. */
  naming: { 'aria-label': string } | { 'aria-labelledby': string }
  items: readonly Item[]
  look: SortableStyles
  emptyText: string | undefined
  liftedId: string | undefined
  isDragging: boolean
  tabStopId: string | undefined
  isReadOnly: boolean
  canDragRow: boolean
  handleLabel: (item: { label: string }) => string
  instructionsId: string
  renderItem: (slot: SortableSlot<Item>) => ReactNode
}

/** The rows of one list. */
export function SortableRows<Item extends SortableItem>({
  groupId,
  naming,
  items,
  look,
  emptyText,
  liftedId,
  isDragging,
  tabStopId,
  handleLabel,
  ...rest
}: SortableRowsProps<Item>) {
  return (
    <SortableRowList {...naming} data-sortable-group={groupId} data-look={look}>
      {items.map((item, index) => (
        <SortableRow
          key={item.id}
          {...rest}
          item={item}
          index={index}
          lifted={item.id === liftedId ? (isDragging ? 'pointer' : 'key') : undefined}
          isTabStop={item.id === tabStopId}
          handleLabel={handleLabel({ label: item.label })}
        />
      ))}
      {items.length === 0 && emptyText !== undefined ? (
        <SortableEmpty>{emptyText}</SortableEmpty>
      ) : null}
    </SortableRowList>
  )
}
