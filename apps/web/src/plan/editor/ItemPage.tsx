import type { PlanDetail } from '@throughline/api-client'
import type { PlanAccess } from '@throughline/domain/access'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTactic } from '../../data/item-details'
import { useCopyLink } from '../../platform/use-copy-link'
import { hasEarlierEntry } from '../../platform/earlier-entry'
import { latestPlace } from '../../platform/route-history'
import { monthPath } from '../../session/landing'
import { useWindowTitle } from '../../shell/use-window-title'
import { useUndoStack } from '../../undo'
import { stateOfItem, type ItemHistory, type ItemStart } from '../item-history'
import { itemPageUrl, itemTarget, withItemBesideView, type ItemTarget } from '../item-url'
import { neighboursOf } from '../neighbours'
import { ItemEditor } from './ItemEditor'

export interface ItemPageProps {
  readonly plan: PlanDetail
  readonly access: PlanAccess
  readonly accountId: number
  readonly target: ItemTarget
  readonly history: ItemHistory
}

/**
 * Editor of an item as a page. Closing returns to the view from which the user opened it, or else
 * to the latest page that was no item.
 */
export function ItemPage({ plan, access, accountId, target, history }: ItemPageProps) {
  const { key } = useLocation()
  const navigate = useNavigate()
  const copyLink = useCopyLink()
  const undoStack = useUndoStack(`plan:${plan.id}`)
  const { data: item } = useTactic(target.id === 0 ? null : target.id)
  useWindowTitle({ planName: plan.name, itemTitle: item?.title ?? null })
  const { from } = history
  const month = monthPath(accountId, plan.id)
  const { previousId, nextId } = neighboursOf(history.itemIds ?? [], target.id)
  const open = (next: ItemTarget, start?: ItemStart) => {
    const { start: _start, ...retained } = history
    void navigate(itemPageUrl(accountId, plan.id, next), {
      replace: true,
      state: stateOfItem(start === undefined ? retained : { ...retained, start }),
    })
  }
  const close = () => {
    const view = latestPlace((pathname) => !isItemPath(pathname))
    if (from !== undefined) void navigate(from.url, { state: from.state })
    else if (view !== null) void navigate(view, { state: view.state })
    else if (hasEarlierEntry(key)) void navigate(-1)
    else void navigate(month)
  }
  const openId = (id: number) => {
    // The kind of the other item is not loaded. Both kinds have the same page.
    open(itemTarget('tactic', id))
  }
  return (
    <ItemEditor
      target={target}
      plan={plan}
      access={access}
      undoStack={undoStack}
      onUndone={({ item }) => {
        open(itemTarget(item.isInitiative ? 'initiative' : 'tactic', item.id))
      }}
      onOpenPlan={(change) => {
        void navigate(itemPageUrl(accountId, change.planId, change.target))
      }}
      place={{
        layout: 'page',
        history,
        backText: from?.label ?? plan.name,
        onPrevious: previousId === null ? null : () => openId(previousId),
        onNext: nextId === null ? null : () => openId(nextId),
        onCopyLink: () => {
          const url = itemPageUrl(accountId, plan.id, target)
          void copyLink(new URL(url, globalThis.location.href).href)
        },
        onSwitchLayout: () => {
          // A settings screen shows no item beside it.
          const view = from === undefined || isSettingsUrl(from.url) ? month : from.url
          const [pathname = '', query = ''] = view.split('?')
          const search = withItemBesideView(new URLSearchParams(query), target).toString()
          void navigate({ pathname, search }, { state: stateOfItem(history) })
        },
        onOpen: open,
        onClose: close,
      }}
    />
  )
}

/** Returns whether a path is the page of an item. */
function isItemPath(pathname: string): boolean {
  return /\/plan\/\d+\/(?:settings\/)?(?:tactic|initiative)\//u.test(pathname)
}

function isSettingsUrl(url: string): boolean {
  return /\/plan\/\d+\/settings(?:\/|$)/u.test(url)
}
