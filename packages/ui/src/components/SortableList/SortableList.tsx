import { useId, useMemo, type ComponentPropsWithRef, type ReactNode } from 'react'

import { SortableFrame } from '../../internal/sortable/SortableFrame'
import {
  SortableRows,
  type SortableVariant,
  type SortableSlot,
} from '../../internal/sortable/SortableRows'
import type { SortableListLabels } from '../../internal/sortable/sortable.labels'
import { useSortable, type SortableItem } from '../../internal/sortable/use-sortable'
import { useLabels } from '../../internal/locale/locale-context'

export interface SortableListProps<Item extends SortableItem = SortableItem> extends Omit<
  ComponentPropsWithRef<'div'>,
  | 'children'
  | 'onClick'
  | 'onFocus'
  | 'onKeyDown'
  | 'onPointerDown'
  | 'onPointerMove'
  | 'onPointerUp'
  | 'onPointerCancel'
> {
  /** Names the list for screen readers. */
  label: string
  /** In order. Pass the same array while nothing changes. */
  items: readonly Item[]
  /**
   * Renders the content of a row, next to its handle. For lists of hundreds pass the same
   * function on every render.
   */
  renderItem: (slot: SortableSlot<Item>) => ReactNode
  /** A row was dropped at another position. `ids` is the new order of all; indices count from 0. */
  onReorder: (change: {
    id: string
    fromIndex: number
    toIndex: number
    ids: readonly string[]
  }) => void
  labels: SortableListLabels
  /** Rows in one frame, or separate cards. @default 'rows' */
  variant?: SortableVariant
  /** The whole row can be dragged with the mouse, not only its handle. @default false */
  canDragRow?: boolean
  /** Shows the order without handles. @default false */
  isReadOnly?: boolean
  /** Shown when there are no items. */
  emptyText?: string
}

const ONLY = 'list'

/** A list whose rows can be reordered by dragging or by keys. */
export function SortableList<Item extends SortableItem = SortableItem>({
  label,
  items,
  renderItem,
  onReorder,
  labels: providedLabels,
  variant = 'rows',
  canDragRow = false,
  isReadOnly = false,
  emptyText,
  ...rest
}: SortableListProps<Item>) {
  const labels = useLabels(providedLabels)
  const instructionsId = useId()
  const sources = useMemo(() => [{ id: ONLY, label, items }], [label, items])
  const sortable = useSortable({
    sources,
    layout: 'stacked',
    isReadOnly,
    canDragRow,
    labels,
    onMove: ({ id, from, to, groups }) => {
      onReorder({
        id,
        fromIndex: from.index,
        toIndex: to.index,
        ids: groups[0]?.itemIds ?? [],
      })
    },
  })
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items])
  const visible = (sortable.arranged[0]?.itemIds ?? []).flatMap((id) => byId.get(id) ?? [])
  return (
    <SortableFrame
      {...rest}
      {...{ sortable, instructionsId, isReadOnly }}
      instructions={labels.instructions}
    >
      <SortableRows
        {...{ variant, emptyText, isReadOnly, canDragRow, instructionsId, renderItem }}
        groupId={ONLY}
        naming={{ 'aria-label': label }}
        items={visible}
        liftedId={sortable.liftedId ?? undefined}
        isDragging={sortable.isDragging}
        activeId={sortable.activeId}
        handleLabel={labels.handle}
      />
    </SortableFrame>
  )
}
