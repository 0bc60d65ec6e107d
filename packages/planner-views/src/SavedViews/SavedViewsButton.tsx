import type { ButtonProps } from '@throughline/ui/Button'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { Bookmark, ChevronDown } from 'lucide-react'
import { useLabels } from '@throughline/ui/LocaleProvider'
import { englishSavedViewsLabels } from './saved-views.labels'
import type { SavedViewsLabels } from './saved-views.labels'
import { ViewsButton } from './SavedViewsMenu.styles'

export interface SavedViewsButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'name'> {
  /** Name of the current saved view; empty for none, or while it is loading. */
  viewName: string
  /** The current view differs from the saved one. @default false */
  isChanged?: boolean
  /** The texts of the button. @default englishSavedViewsLabels */
  labels?: Pick<SavedViewsLabels, 'views' | 'button'>
}

/** The button of the saved views, also while the menu behind it is loading. */
export function SavedViewsButton(props: SavedViewsButtonProps) {
  return (
    <ErrorBoundary>
      <SavedViewsButtonContent {...props} />
    </ErrorBoundary>
  )
}

function SavedViewsButtonContent({
  viewName,
  isChanged = false,
  labels: providedLabels = englishSavedViewsLabels,
  ...rest
}: SavedViewsButtonProps) {
  const labels = useLabels(providedLabels)
  return (
    <ViewsButton
      {...rest}
      icon={Bookmark}
      trailingIcon={ChevronDown}
      aria-label={labels.button({ name: viewName, isChanged })}
      title={viewName}
      {...(isChanged ? { 'data-changed': '' } : null)}
    >
      <span data-part="view-name">{viewName === '' ? labels.views : viewName}</span>
    </ViewsButton>
  )
}
