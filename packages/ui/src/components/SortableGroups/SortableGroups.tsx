import { useId, useMemo, type ComponentPropsWithRef, type ReactNode } from 'react'

import { SortableFrame } from '../../internal/sortable/SortableFrame'
import {
  SortableRows,
  type SortableVariant,
  type SortableSlot,
} from '../../internal/sortable/SortableRows'
import type { ArrangedGroup } from '../../internal/sortable/arrangement'
import { useSortable, type SortableItem } from '../../internal/sortable/use-sortable'
import { GroupAside, GroupCount, GroupHead, GroupsBox, GroupSection } from './SortableGroups.styles'
import type { SortableGroupsLabels } from './SortableGroups.labels'
import { useLabels, useLocale } from '../../internal/locale/locale-context'

/** So many rows of lazy groups are drawn whole at once; others wait until they come near. */
const SCREENFUL = 20

/** A list with a heading. */
export interface SortableGroup<Item extends SortableItem = SortableItem> {
  readonly id: string
  readonly label: string
  /** Ids are unique among all groups. */
  readonly items: readonly Item[]
  /** Shown when the group has no items, such as what can be dropped here. */
  readonly emptyText?: string
  /** Id of its section in the page, for links that lead to it. @default none */
  readonly anchorId?: string
}

export interface SortableGroupsProps<Item extends SortableItem = SortableItem> extends Omit<
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
  /** In order. Pass the same array while nothing changes. */
  groups: readonly SortableGroup<Item>[]
  /** Renders the content of a row, next to its handle. */
  renderItem: (slot: SortableSlot<Item>) => ReactNode
  /** Renders content at the end of a group's heading, such as a button. */
  renderGroupAside?: (slot: { group: SortableGroup<Item> }) => ReactNode
  /**
   * A row was dropped at another position. `groups` is the new order of all; `toIndex`
   * counts from 0 in its new group.
   */
  onMove: (change: {
    id: string
    fromGroupId: string
    fromIndex: number
    toGroupId: string
    toIndex: number
    groups: readonly ArrangedGroup[]
  }) => void
  labels: SortableGroupsLabels
  /** Below each other, or as columns beside each other that scroll horizontally. @default 'stacked' */
  layout?: 'stacked' | 'columns'
  /** Rows in one frame, or separate cards. @default 'rows' */
  variant?: SortableVariant
  /** The whole row can be dragged with the mouse, not only its handle. @default false */
  canDragRow?: boolean
  /**
   * For hundreds of rows of one line: a row shows its label until it comes near the
   * window, and its content from then on. @default false
   */
  isLazy?: boolean
  /** Shows the order without handles. @default false */
  isReadOnly?: boolean
  /** Level of the groups' headings. @default 3 */
  headingLevel?: 2 | 3 | 4
}

/** Several lists; rows can be moved within and between them, by dragging or by keys. */
export function SortableGroups<Item extends SortableItem = SortableItem>({
  groups,
  renderItem,
  renderGroupAside,
  onMove,
  labels: providedLabels,
  layout = 'stacked',
  variant = 'rows',
  canDragRow = false,
  isLazy = false,
  isReadOnly = false,
  headingLevel = 3,
  ...rest
}: SortableGroupsProps<Item>) {
  const locale = useLocale()
  const labels = useLabels(providedLabels)
  const instructionsId = useId()
  const ownId = useId()
  const sortable = useSortable({
    sources: groups,
    layout,
    isReadOnly,
    canDragRow,
    labels,
    onMove: ({ id, from, to, groups: arranged }) => {
      onMove({
        id,
        fromGroupId: from.groupId,
        fromIndex: from.index,
        toGroupId: to.groupId,
        toIndex: to.index,
        groups: arranged,
      })
    },
  })
  const byId = useMemo(
    () => new Map(groups.flatMap((group) => group.items.map((item) => [item.id, item] as const))),
    [groups],
  )
  const firstIndexes = useMemo(() => {
    const counts = groups.map(({ items }) => items.length)
    return counts.map((_, at) => counts.slice(0, at).reduce((sum, count) => sum + count, 0))
  }, [groups])
  return (
    <SortableFrame
      {...rest}
      {...{ sortable, instructionsId, isReadOnly }}
      instructions={labels.instructions}
      data-layout={layout}
    >
      <GroupsBox data-layout={layout}>
        {groups.map((group, index) => {
          const itemIds = sortable.arranged[index]?.itemIds ?? []
          const headId = `${ownId}-${index}`
          return (
            <GroupSection key={group.id} id={group.anchorId} aria-labelledby={headId}>
              <GroupHead>
                <h3 id={headId} aria-level={headingLevel}>
                  {group.label}
                </h3>
                <GroupCount aria-hidden="true">{locale.number(itemIds.length)}</GroupCount>
                {renderGroupAside ? <GroupAside>{renderGroupAside({ group })}</GroupAside> : null}
              </GroupHead>
              <SortableRows
                {...{ variant, isReadOnly, canDragRow, instructionsId, renderItem }}
                groupId={group.id}
                naming={{ 'aria-labelledby': headId }}
                lazyFrom={isLazy ? Math.max(SCREENFUL - (firstIndexes[index] ?? 0), 0) : Infinity}
                emptyText={group.emptyText ?? ''}
                items={itemIds.flatMap((id) => byId.get(id) ?? [])}
                liftedId={sortable.liftedId ?? undefined}
                isDragging={sortable.isDragging}
                activeId={sortable.activeId}
                handleLabel={labels.handle}
              />
            </GroupSection>
          )
        })}
      </GroupsBox>
    </SortableFrame>
  )
}
