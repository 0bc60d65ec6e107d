import { countText } from '@throughline/domain/messages'
import type { DateRange } from '@throughline/domain/calendar-dates'
import type { SavedView, SavedViewSettings } from '@throughline/domain/saved-views'
import {
  ManageViewsDialog,
  SaveViewDialog,
  type SavedViewsData,
  type SaveViewValues,
  type ShareRefusal,
} from '@throughline/planner-views/saved-views'
import { useState } from 'react'
import { useShowToast } from '../../platform/ToastProvider'
import type { OpenableViewName } from '../plan-view'
import type { ViewsDialog } from './SavedViewsOpen'
import { sentenceOf, type ViewActions } from './use-view-actions'
import type { Today } from './view-link'

export interface ViewDialogsProps extends Today {
  readonly dialog: ViewsDialog
  readonly data: SavedViewsData
  readonly userId: number
  readonly planName: string
  readonly shareRefusal: ShareRefusal | null
  readonly actions: ViewActions
  /** Visible view, with its days, settings and filters. */
  readonly view: OpenableViewName
  readonly days: DateRange
  readonly settings: SavedViewSettings
  readonly filterCount: number
  readonly onSaved: (saved: { readonly id: number }) => void
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Dialogs that save and manage views. */
export function ViewDialogs(props: ViewDialogsProps) {
  const { dialog, data, userId, planName, shareRefusal, actions, onRetry, onClose } = props
  if (dialog === 'save') return <SaveDialog {...props} />
  return (
    <ManageViewsDialog
      {...{ data, userId, planName, shareRefusal, onRetry, onClose }}
      onRename={actions.onRename}
      onShare={actions.onShare}
      onDefault={actions.onDefault}
      onReorder={actions.onReorder}
      onDelete={actions.onDelete}
    />
  )
}

function SaveDialog({
  data,
  userId,
  planName,
  shareRefusal,
  actions,
  view,
  days,
  settings,
  filterCount,
  today,
  weekStartDay,
  onSaved,
  onClose,
}: ViewDialogsProps) {
  const showToast = useShowToast()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const ownViews = data.status === 'ready' ? data.views.filter(isOf(userId)) : noViews
  const save = async (values: SaveViewValues) => {
    setIsBusy(true)
    setError(null)
    try {
      const saved = await actions.create(view, values, settings)
      showToast({ tone: 'success', text: 'The view was saved.' })
      onSaved(saved)
    } catch (failure) {
      setIsBusy(false)
      setError(sentenceOf(failure, 'The view was not saved.'))
    }
  }
  return (
    <SaveViewDialog
      {...{ days, today, weekStartDay, planName, ownViews, shareRefusal, isBusy, error, onClose }}
      includes={filterCount === 0 ? [] : [countText(filterCount, 'filter')]}
      onSave={(values) => void save(values)}
    />
  )
}

const noViews: readonly SavedView[] = []

function isOf(userId: number) {
  return (view: SavedView) => view.userId === userId
}
