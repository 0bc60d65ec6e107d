import type { PlanDetail } from '@throughline/api-client'
import type { PlanAccess } from '@throughline/domain/access'
import type { TacticListItem } from '@throughline/domain/tactics'
import { lazy, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { focusHeading } from '../../shell/focus-heading'
import type { UndoStack } from '../../undo'
import { useFiltersOpen } from '../filters/FiltersOpen'
import { OpensOnDemand } from '../OpensOnDemand'
import type { ItemOfView } from '../neighbours'
import type { ItemBesideView } from '../use-item-beside-view'
import { loadEditor } from './use-idle-code'

const ItemPanel = lazy(async () => ({ default: (await loadEditor()).ItemPanel }))

export interface ItemSideProps {
  readonly plan: PlanDetail | undefined
  readonly access: PlanAccess | null
  readonly beside: ItemBesideView
  /** What the view shows, such as `November 2026`: the page of an item leads back to it. */
  readonly viewLabel: string
  /** The items of the view, for Previous and Next. */
  readonly items: readonly ItemOfView[]
  readonly undoStack: UndoStack
  /** What was deleted is being brought back. */
  readonly onTakenBack: (change: { item: TacticListItem }) => void
  /** An item of the view was closed and nothing has the focus: the view gives it to the item. */
  readonly onFocusItem: (change: { itemId: number }) => void
}

/** The editor of the item that the URL names, beside a view; nothing while it names none. */
export function ItemSide({ plan, access, beside, onFocusItem, ...rest }: ItemSideProps) {
  const { isOpen: areFiltersOpen, setOpen: setFiltersOpen } = useFiltersOpen()
  const isOpen = beside.target !== null
  // The view needs the width; opened again meanwhile, the filters take it and the item lies over it.
  useEffect(() => {
    if (isOpen) setFiltersOpen(false)
    // oxlint-disable-next-line react/exhaustive-deps -- when an item is opened, and not later
  }, [isOpen])
  useFocusAfterClosing(beside, rest.items, onFocusItem)
  if (beside.target === null || plan === undefined || access === null) return null
  return (
    <OpensOnDemand onCancel={beside.close}>
      <ItemPanel
        {...rest}
        plan={plan}
        access={access}
        target={beside.target}
        beside={beside}
        hasRoomBeside={!areFiltersOpen}
      />
    </OpensOnDemand>
  )
}

/**
 * Puts the focus into the view when an item was closed and nothing has the focus, as after a
 * reload with the item open: on the item where the view shows it, else on the heading.
 */
function useFocusAfterClosing(
  { target }: ItemBesideView,
  items: readonly ItemOfView[],
  onFocusItem: ItemSideProps['onFocusItem'],
): void {
  const targetBefore = useRef(target)
  const placeFocus = useEffectEvent((itemId: number) => {
    if (!hasNoFocus()) return
    // At once, to find out whether the view could focus it.
    if (items.some(({ id }) => id === itemId)) {
      flushSync(() => {
        onFocusItem({ itemId })
      })
    }
    if (hasNoFocus()) focusHeading()
  })
  useEffect(() => {
    const closed = target === null ? targetBefore.current : null
    targetBefore.current = target
    if (closed === null) return undefined
    // What opened the item, or the view itself, takes the focus first if it can.
    const frame = requestAnimationFrame(() => {
      placeFocus(closed.id)
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [target])
}

function hasNoFocus(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body
}
