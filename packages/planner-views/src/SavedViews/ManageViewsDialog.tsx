import { savedViewSections } from '@throughline/domain/saved-views'
import type { SavedView } from '@throughline/domain/saved-views'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { Dialog } from '@throughline/ui/Dialog'
import { EmptyState } from '@throughline/ui/EmptyState'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { ErrorState } from '@throughline/ui/ErrorState'
import { Skeleton } from '@throughline/ui/Skeleton'
import { englishSortableListLabels, SortableList } from '@throughline/ui/SortableList'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { useMemo, useState } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'
import { englishSavedViewsLabels } from './saved-views.labels'
import type { SavedViewsLabels, ShareRefusal } from './saved-views.labels'
import { ManagedViewRow } from './ManagedViewRow'
import type { ManageViewsHandlers } from './ManagedViewRow'
import { ViewsSection, ViewsSkeleton } from './ManageViewsDialog.styles'
import type { SavedViewsData } from './saved-view-entries'

export interface ManageViewsDialogProps extends ManageViewsHandlers {
  readonly data: SavedViewsData
  /** User whose views are under "Mine". */
  readonly userId: number
  /** Name of the plan; empty while it is loading. */
  readonly planName: string
  /** Why the user cannot share views; null when they can. */
  readonly shareRefusal: ShareRefusal | null
  /**
   * The user moved a private view to the place of another; `orderIndex` is the position of that
   * one.
   */
  readonly onReorder: (change: { readonly view: SavedView; readonly orderIndex: number }) => void
  /** Confirmed. Resolves with why it was not deleted, or nothing. */
  readonly onDelete: (choice: { readonly view: SavedView }) => Promise<string | undefined>
  /** The user requested to load the views again. */
  readonly onRetry: () => void
  /** The user requested to close the dialog. */
  readonly onClose: () => void
  /** @default englishSavedViewsLabels */
  readonly labels?: SavedViewsLabels
}

/** Lists the saved views of a plan, to rename, sort, share and delete them. */
export function ManageViewsDialog(props: ManageViewsDialogProps) {
  return (
    <ErrorBoundary>
      <ManageViewsDialogContent {...props} />
    </ErrorBoundary>
  )
}

function ManageViewsDialogContent(props: ManageViewsDialogProps) {
  const { data, onRetry, onClose, onDelete } = props
  const labels = useLabels(props.labels ?? englishSavedViewsLabels)
  const deletion = useDeletion(onDelete)
  return (
    <>
      <Dialog
        isOpen
        size="large"
        title={labels.manageHeading}
        closeLabel={labels.close}
        onClose={onClose}
        footer={<Button onClick={onClose}>{labels.close}</Button>}
      >
        {data.status === 'loading' ? (
          <ViewsSkeleton aria-busy>
            <VisuallyHidden>{labels.loading}</VisuallyHidden>
            {['46%', '30%', '54%'].map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </ViewsSkeleton>
        ) : null}
        {data.status === 'error' ? (
          <ErrorState
            size="small"
            title={labels.loadFailed}
            retryLabel={labels.retry}
            isRetrying={data.isRetrying}
            onRetry={onRetry}
          >
            {data.message}
          </ErrorState>
        ) : null}
        {data.status === 'ready' ? (
          <ViewLists {...props} labels={labels} views={data.views} onAskDeletion={deletion.ask} />
        ) : null}
      </Dialog>
      {deletion.view === null ? null : (
        <ConfirmDialog
          isOpen
          title={labels.deleteQuestion({ name: deletion.view.name })}
          confirmLabel={labels.deleteAction}
          cancelLabel={labels.cancel}
          closeLabel={labels.close}
          isDestructive
          isBusy={deletion.isBusy}
          error={deletion.error ?? undefined}
          onConfirm={() => void deletion.confirm()}
          onCancel={deletion.cancel}
        >
          {deletion.view.isShared ? labels.deleteShared : labels.deletePrivate}
        </ConfirmDialog>
      )}
    </>
  )
}

interface ViewListsProps extends ManageViewsDialogProps {
  readonly views: readonly SavedView[]
  readonly labels: SavedViewsLabels
  readonly onAskDeletion: (choice: { readonly view: SavedView }) => void
}

function ViewLists({
  views,
  userId,
  planName,
  shareRefusal,
  labels,
  onAskDeletion,
  onReorder,
  ...handlers
}: ViewListsProps) {
  const { mine, shared } = useMemo(() => savedViewSections(views), [views])
  const ownViews = useMemo(() => views.filter((view) => view.userId === userId), [views, userId])
  const mineRows = useMemo(() => mine.map(rowOf), [mine])
  const sharedRows = useMemo(() => shared.map(rowOf), [shared])
  const renderItem = ({ item: { view } }: { item: ReturnType<typeof rowOf> }) => (
    <ManagedViewRow
      {...handlers}
      view={view}
      isOwn={view.userId === userId}
      canShare={shareRefusal === null}
      ownViews={ownViews}
      labels={labels}
      onDelete={onAskDeletion}
    />
  )
  if (views.length === 0) {
    return (
      <EmptyState size="small" illustration="list" title={labels.none}>
        {labels.noneHint}
      </EmptyState>
    )
  }
  const sharedLabel = planName === '' ? labels.plan : planName
  return (
    <>
      {shareRefusal === null ? null : (
        <Banner tone="info">{labels.shareRefusals[shareRefusal]}</Banner>
      )}
      <ViewsSection>
        <h3>{labels.mine}</h3>
        <SortableList
          label={labels.mine}
          labels={englishSortableListLabels}
          items={mineRows}
          emptyText={labels.emptyMine}
          isReadOnly={mine.length < 2}
          renderItem={renderItem}
          onReorder={({ fromIndex, toIndex }) => {
            const [view, target] = [mine[fromIndex], mine[toIndex]]
            if (view === undefined || target === undefined) return
            onReorder({ view, orderIndex: target.orderIndex })
          }}
        />
      </ViewsSection>
      <ViewsSection>
        <h3>{sharedLabel}</h3>
        <SortableList
          label={sharedLabel}
          labels={englishSortableListLabels}
          items={sharedRows}
          emptyText={labels.emptyShared}
          isReadOnly
          renderItem={renderItem}
          onReorder={() => undefined}
        />
      </ViewsSection>
    </>
  )
}

function rowOf(view: SavedView) {
  return { id: String(view.id), label: view.name, view }
}

/** The question before a deletion, and the wait for it. */
function useDeletion(onDelete: ManageViewsDialogProps['onDelete']) {
  const [view, setView] = useState<SavedView | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  return {
    view,
    isBusy,
    error,
    ask: (choice: { readonly view: SavedView }) => {
      setError(null)
      setView(choice.view)
    },
    cancel: () => {
      setView(null)
    },
    confirm: async () => {
      if (view === null) return
      setIsBusy(true)
      const refusal = await onDelete({ view })
      setIsBusy(false)
      if (refusal === undefined) setView(null)
      else setError(refusal)
    },
  }
}
