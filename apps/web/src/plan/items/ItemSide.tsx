import type { PlanDetail } from '@throughline/api-client'
import type { PlanAccess } from '@throughline/domain/access'
import type { TacticListItem } from '@throughline/domain/tactics'
import { createLazyModule } from '@throughline/ui/lazy-module'
import { useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { focusHeading } from '../../shell/focus-heading'
import type { UndoStack } from '../../undo'
import { useFiltersOpen } from '../filters/FiltersOpen'
import { OpensOnDemand } from '../OpensOnDemand'
import type { ItemOfView } from '../neighbours'
import type { ItemBesideView } from '../use-item-beside-view'
import { loadEditor } from './use-idle-code'

const panel = createLazyModule(async () => (await loadEditor()).ItemPanel)

export interface ItemSideProps {
  readonly plan: PlanDetail | undefined
  readonly access: PlanAccess | null
  readonly beside: ItemBesideView
  /** Label of the view, such as `November 2026`, for the link back from the page of an item. */
  readonly viewLabel: string
  /** The items of the view, for Previous and Next. */
  readonly items: readonly ItemOfView[]
  readonly undoStack: UndoStack
  /** An undo is restoring a deleted item. */
  readonly onUndone: (change: { item: TacticListItem }) => void
  /**
   * Gives the focus to an item of the view, after the item was closed and no element has the focus.
   */
  readonly onFocusItem: (change: { itemId: number }) => void
}

/** Editor of the item in the URL, beside a view; nothing while the URL names none. */
export function ItemSide({ plan, access, beside, onFocusItem, ...rest }: ItemSideProps) {
  const { isOpen: areFiltersOpen, setOpen: setFiltersOpen } = useFiltersOpen()
  const isOpen = beside.target !== null
  // An opening item closes the filters, because the view needs the width. If the user opens the
  // filters again, the item covers the edge of the view.
  useEffect(() => {
    if (isOpen) setFiltersOpen(false)
    // oxlint-disable-next-line react/exhaustive-deps -- when an item is opened, and not later
  }, [isOpen])
  useFocusAfterClosing(beside, rest.items, onFocusItem)
  const { target } = beside
  if (target === null || plan === undefined || access === null) return null
  return (
    <OpensOnDemand module={panel} onCancel={beside.close}>
      {(ItemPanel) => (
        <ItemPanel
          {...rest}
          plan={plan}
          access={access}
          target={target}
          beside={beside}
          hasRoomBeside={!areFiltersOpen}
        />
      )}
    </OpensOnDemand>
  )
}

/**
 * Puts the focus into the view after an item was closed, if no element has the focus, for example
 * after a reload with an open item. The focus goes to the item if the view shows it, otherwise to
 * the heading.
 */
function useFocusAfterClosing(
  { target }: ItemBesideView,
  items: readonly ItemOfView[],
  onFocusItem: ItemSideProps['onFocusItem'],
): void {
  const targetBefore = useRef(target)
  const placeFocus = useEffectEvent((itemId: number) => {
    if (!hasNoFocus()) return
    // Synchronously, so that the next check sees whether the view has focused the item.
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
    // Waits a frame, because the element that opened the item, or the view, may take the focus
    // first.
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
