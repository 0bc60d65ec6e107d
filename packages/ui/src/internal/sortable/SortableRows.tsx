import { GripVertical } from 'lucide-react'
import { memo, useRef, useEffect, useState } from 'react'
import type { ReactNode, RefObject } from 'react'

import { Icon } from '../../components/Icon'
import { SortableEmpty, SortableRowList, SortableRowRoot } from './Sortable.styles'
import type { SortableItem } from './use-sortable'
import { scrollersOf } from './drag-geometry'

/** So far outside of what is on show something counts as near, in pixels. */
const NEAR_MARGIN = 800

interface Watch {
  readonly observer: IntersectionObserver
  readonly onNear: WeakMap<Element, () => void>
}

/* One observer for all rows of a list: hundreds cost more than what they save. */
const watches = new WeakMap<Element, Watch>()

function watchOf(list: Element): Watch {
  const existing = watches.get(list)
  if (existing) return existing
  const scroller = scrollersOf(list).y
  const onNear = new WeakMap<Element, () => void>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) onNear.get(target)?.()
      }
    },
    {
      root: scroller === document.scrollingElement ? null : scroller,
      rootMargin: `${NEAR_MARGIN}px 0px`,
    },
  )
  const watch = { observer, onNear }
  watches.set(list, watch)
  return watch
}

/**
 * Whether a row is, or has been, near the part of its list that is on show.
 *
 * @param ref the row; its parent is the list
 * @param isNearFirst true if nothing needs to be waited for
 */
function useNearWindow(ref: RefObject<Element | null>, isNearFirst: boolean): boolean {
  const [isNear, setIsNear] = useState(isNearFirst)
  useEffect(() => {
    const element = ref.current
    const list = element?.parentElement
    if (isNear || !element || !list) return undefined
    const { observer, onNear } = watchOf(list)
    onNear.set(element, () => {
      setIsNear(true)
    })
    observer.observe(element)
    return () => {
      observer.unobserve(element)
    }
  }, [ref, isNear])
  return isNear
}

/** How the rows of a sortable list are shown: in one frame, or as separate cards. */
export type SortableVariant = 'rows' | 'cards'

/** The argument of `renderItem`. */
export interface SortableSlot<Item extends SortableItem> {
  readonly item: Item
  /** Its index from 0, also while it moves. */
  readonly index: number
  /** It is being dragged, or lifted by a key. */
  readonly isLifted: boolean
}

interface SortableRowProps {
  item: SortableItem
  index: number
  lifted: 'key' | 'pointer' | undefined
  isActiveCell: boolean
  isReadOnly: boolean
  canDragRow: boolean
  /** Only its label is drawn until it is near the window. */
  isLazy: boolean
  handleLabel: string
  instructionsId: string
  /* A method, so that items of a more specific type are allowed. */
  renderItem(this: void, slot: SortableSlot<SortableItem>): ReactNode
}

/* Memoised: moving one of five hundred rows re-renders only the rows that change their position. */
const SortableRow = memo(function SortableRow({
  item,
  index,
  lifted,
  isActiveCell,
  isReadOnly,
  canDragRow,
  isLazy,
  handleLabel,
  instructionsId,
  renderItem,
}: SortableRowProps) {
  const rootRef = useRef<HTMLLIElement>(null)
  const isNear = useNearWindow(rootRef, !isLazy)
  const isDrawn = isNear || !isLazy || lifted !== undefined
  const isDisabled = item.isDisabled === true
  return (
    <SortableRowRoot
      ref={rootRef}
      data-sortable-item={item.id}
      {...(isDrawn ? null : { 'data-far': '' })}
      {...(lifted === undefined ? null : { 'data-lifted': lifted })}
      {...(canDragRow && !isReadOnly && !isDisabled ? { 'data-drags': '' } : null)}
    >
      {isReadOnly ? null : (
        <button
          type="button"
          data-sortable-handle={item.id}
          tabIndex={isActiveCell ? 0 : -1}
          aria-label={handleLabel}
          aria-pressed={lifted !== undefined}
          {...(isDisabled ? { 'aria-disabled': true } : { 'aria-describedby': instructionsId })}
        >
          {isDrawn ? <Icon icon={GripVertical} size={14} /> : null}
        </button>
      )}
      <div data-part="sortable-content">
        {isDrawn ? renderItem({ item, index, isLifted: lifted !== undefined }) : item.label}
      </div>
    </SortableRowRoot>
  )
})

interface SortableRowsProps<Item extends SortableItem> {
  groupId: string
  /** Names the list, or is the id of the element with its name. */
  naming: { 'aria-label': string } | { 'aria-labelledby': string }
  items: readonly Item[]
  variant: SortableVariant
  emptyText: string | undefined
  liftedId: string | undefined
  isDragging: boolean
  activeId: string | undefined
  isReadOnly: boolean
  canDragRow: boolean
  /** Rows from this index on are drawn whole only near the window. @default none */
  lazyFrom?: number
  handleLabel: (item: { label: string }) => string
  instructionsId: string
  renderItem: (slot: SortableSlot<Item>) => ReactNode
}

/** The rows of one list. */
export function SortableRows<Item extends SortableItem>({
  groupId,
  naming,
  items,
  variant,
  emptyText,
  liftedId,
  isDragging,
  activeId,
  lazyFrom = Infinity,
  handleLabel,
  ...rest
}: SortableRowsProps<Item>) {
  return (
    <SortableRowList {...naming} data-sortable-group={groupId} data-variant={variant}>
      {items.map((item, index) => (
        <SortableRow
          key={item.id}
          {...rest}
          item={item}
          index={index}
          lifted={item.id === liftedId ? (isDragging ? 'pointer' : 'key') : undefined}
          isActiveCell={item.id === activeId}
          isLazy={index >= lazyFrom}
          handleLabel={handleLabel({ label: item.label })}
        />
      ))}
      {items.length === 0 && emptyText !== undefined ? (
        <SortableEmpty>{emptyText}</SortableEmpty>
      ) : null}
    </SortableRowList>
  )
}
