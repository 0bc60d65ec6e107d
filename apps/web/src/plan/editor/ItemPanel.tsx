import type { PlanDetail } from '@throughline/api-client'
import type { PlanAccess } from '@throughline/domain/access'
import type { TacticListItem } from '@throughline/domain/tactics'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useCopyLink } from '../../platform/use-copy-link'
import { useMediaQuery } from '../../platform/use-media-query'
import { createCalendarPreferences } from '../../preferences/calendar-preferences'
import { useStoredPreferences } from '../../preferences/preferences-context'
import { idFromRoute } from '../../session/use-session'
import type { UndoStack } from '../../undo'
import { stateOfItem } from '../item-history'
import { itemPageUrl, itemTarget, withItemBesideView, type ItemTarget } from '../item-url'
import { idsInOrder, neighboursOf, type ItemOfView } from '../neighbours'
import type { ItemBesideView } from '../use-item-beside-view'
import { ItemEditor } from './ItemEditor'

export { preloadDetailEditor } from '@throughline/planner-views/detail-editor'

/** Window width from which the item has a separate column. */
const ROOM_FOR_COLUMN = '(min-width: 1200px)'
const MIN_WIDTH_PIXELS = 400
const DEFAULT_WIDTH_PIXELS = 520
const MAX_WIDTH_PIXELS = 720

export interface ItemPanelProps {
  readonly plan: PlanDetail
  readonly access: PlanAccess
  readonly target: ItemTarget
  readonly beside: ItemBesideView
  /** True if no other panel is open beside the view. */
  readonly hasRoomBeside: boolean
  readonly viewLabel: string
  /** Items of the view, for the previous and next buttons. */
  readonly items: readonly ItemOfView[]
  readonly undoStack: UndoStack
  readonly onUndone: (change: { item: TacticListItem }) => void
}

/** Editor of an item beside a view, or over its edge in a narrow window. */
export function ItemPanel({
  plan,
  access,
  target,
  beside,
  hasRoomBeside,
  viewLabel,
  items,
  undoStack,
  onUndone,
}: ItemPanelProps) {
  const preferences = useStoredPreferences(createCalendarPreferences)
  const navigate = useNavigate()
  const copyLink = useCopyLink()
  const { pathname, search } = useLocation()
  const accountId = idFromRoute(useParams()['accountId']) ?? plan.accountId
  const isWide = useMediaQuery(ROOM_FOR_COLUMN)
  const [widthPixels, setWidthPixels] = useState(
    () => preferences.itemPanelPixels() ?? DEFAULT_WIDTH_PIXELS,
  )
  const ids = useMemo(() => idsInOrder(items), [items])
  const { previousId, nextId } = neighboursOf(ids, target.id)
  const pageUrl = itemPageUrl(accountId, plan.id, target)
  const openId = (id: number) => {
    const isInitiative = items.some((item) => item.id === id && item.isInitiative)
    beside.open(itemTarget(isInitiative ? 'initiative' : 'tactic', id))
  }
  return (
    <ItemEditor
      target={target}
      plan={plan}
      access={access}
      undoStack={undoStack}
      onUndone={onUndone}
      onOpenPlan={(change) => {
        const place = pathname.replace(/\/plan\/\d+\//u, `/plan/${change.planId}/`)
        void navigate({ pathname: place, search })
      }}
      place={{
        layout: 'panel',
        history: beside.history,
        panel: {
          placement: isWide && hasRoomBeside ? 'beside' : 'over',
          widthPixels,
          minWidthPixels: MIN_WIDTH_PIXELS,
          maxWidthPixels: MAX_WIDTH_PIXELS,
          onResize: (change) => {
            setWidthPixels(change.widthPixels)
            if (change.isFinal) preferences.setItemPanelPixels(change.widthPixels)
          },
        },
        onPrevious: previousId === null ? null : () => openId(previousId),
        onNext: nextId === null ? null : () => openId(nextId),
        onCopyLink: () => {
          void copyLink(new URL(pageUrl, globalThis.location.href).href)
        },
        onSwitchLayout: () => {
          const query = withItemBesideView(new URLSearchParams(search), null).toString()
          const from = { url: `${pathname}${query === '' ? '' : `?${query}`}`, label: viewLabel }
          const history = { ...beside.history, from, itemIds: ids }
          void navigate(pageUrl, { state: stateOfItem(history) })
        },
        onOpen: (next, start) => {
          beside.open(next, start === undefined ? {} : { start })
        },
        onClose: beside.close,
      }}
    />
  )
}
