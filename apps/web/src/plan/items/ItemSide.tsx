import type { PlanDetail } from '@throughline/api-client'
import type { PlanAccess } from '@throughline/domain/access'
import type { TacticListItem } from '@throughline/domain/tactics'
import { lazy, useEffect } from 'react'
import type { UndoStack } from '../../undo'
import { useFiltersOpen } from '../filters/FiltersOpen'
import { OpensOnDemand } from '../OpensOnDemand'
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
  readonly items: readonly TacticListItem[]
  readonly undoStack: UndoStack
  /** What was deleted is being brought back. */
  readonly onTakenBack: (change: { item: TacticListItem }) => void
}

/** The editor of the item that the URL names, beside a view; nothing while it names none. */
export function ItemSide({ plan, access, beside, ...rest }: ItemSideProps) {
  const { isOpen: areFiltersOpen, setOpen: setFiltersOpen } = useFiltersOpen()
  const isOpen = beside.target !== null
  // The view needs the width; opened again meanwhile, the filters take it and the item lies over it.
  useEffect(() => {
    if (isOpen) setFiltersOpen(false)
    // oxlint-disable-next-line react/exhaustive-deps -- when an item is opened, and not later
  }, [isOpen])
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
