import type { SavableView } from '@throughline/domain/saved-views'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { Menu } from '@throughline/ui/Menu'
import { useEffect, useMemo, useRef } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'
import { englishSavedViewsLabels } from './saved-views.labels'
import type { SavedViewsLabels } from './saved-views.labels'
import { savedViewEntries, viewIdOfItem } from './saved-view-entries'
import type { SavedViewsData } from './saved-view-entries'
import { SavedViewsButton } from './SavedViewsButton'

/**
 * Action of the user on the button before the menu was loaded: the button got the focus, or a
 * press.
 */
export type SavedViewsStart = 'focused' | 'open'

export interface SavedViewsMenuProps {
  readonly data: SavedViewsData
  /** Name of the plan, above the views that are shared on it; empty while it is loading. */
  readonly planName: string
  /** The current saved view; null for none. */
  readonly currentId: number | null
  /** The current view differs from the saved one. @default false */
  readonly isChanged?: boolean
  /** The views that can be opened; the menu only lists the others. */
  readonly openableViews: readonly SavableView[]
  /** A saved view was chosen. */
  readonly onOpen: (choice: { id: number }) => void
  /** The user requested to save the current view as it is. */
  readonly onUpdate: (choice: { id: number }) => void
  /** The user requested to save the current view. */
  readonly onSave: () => void
  /** The user requested to copy the link of the current view. */
  readonly onCopyLink: () => void
  /** The user requested to manage the saved views. */
  readonly onManage: () => void
  /** The user requested to load the views again. */
  readonly onRetry: () => void
  /** Action on the button that was in this place before the menu was loaded. @default nothing */
  readonly start?: SavedViewsStart | null
  /** @default englishSavedViewsLabels */
  readonly labels?: SavedViewsLabels
}

/**
 * The saved views of a plan: a button with the name of the current one, and a menu that opens
 * another one, also by its key 1 to 9.
 */
export function SavedViewsMenu(props: SavedViewsMenuProps) {
  return (
    <ErrorBoundary>
      <SavedViewsMenuContent {...props} />
    </ErrorBoundary>
  )
}

function SavedViewsMenuContent({
  data,
  planName,
  currentId,
  isChanged = false,
  openableViews,
  onOpen,
  onUpdate,
  onSave,
  onCopyLink,
  onManage,
  onRetry,
  start = null,
  labels: providedLabels = englishSavedViewsLabels,
}: SavedViewsMenuProps) {
  const labels = useLabels(providedLabels)
  const placeRef = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const button = placeRef.current?.querySelector('button')
    if (start === 'focused') button?.focus()
    else if (start === 'open') button?.click()
  }, [start])
  const entries = useMemo(
    () => savedViewEntries({ data, planName, currentId, isChanged, openableViews, labels }),
    [data, planName, currentId, isChanged, openableViews, labels],
  )
  const views = data.status === 'ready' ? data.views : []
  const current = views.find(({ id }) => id === currentId)

  const handleSelect = ({ id }: { id: string }) => {
    const viewId = viewIdOfItem(id)
    if (viewId !== null) onOpen({ id: viewId })
    else if (id === 'save') onSave()
    else if (id === 'copy-link') onCopyLink()
    else if (id === 'manage') onManage()
    else if (id === 'retry') onRetry()
    else if (id === 'update' && currentId !== null) onUpdate({ id: currentId })
  }
  return (
    <span ref={placeRef} style={contents}>
      <Menu
        entries={entries}
        onSelect={handleSelect}
        renderTrigger={(trigger) => (
          <SavedViewsButton
            {...trigger}
            viewName={current?.name ?? ''}
            isChanged={current !== undefined && isChanged}
            labels={labels}
          />
        )}
      />
    </span>
  )
}

const contents = { display: 'contents' } as const
