import { readSavedViewSettings, savedViewNameProblem } from '@throughline/domain/saved-views'
import type { SavedView } from '@throughline/domain/saved-views'
import { IconButton } from '@throughline/ui/IconButton'
import { englishInlineEditLabels, InlineEdit } from '@throughline/ui/InlineEdit'
import { ToggleButton } from '@throughline/ui/ToggleButton'
import { Star, Trash2, Users } from 'lucide-react'
import { useRenaming } from '../retained-entries'
import type { SavedViewsLabels } from './saved-views.labels'
import { ViewRow } from './ManageViewsDialog.styles'

/** Requests of a user in the list of saved views. */
export interface ManageViewsHandlers {
  /** A new name, trimmed. Resolves with why it was refused, or nothing. */
  readonly onRename: (change: {
    readonly view: SavedView
    readonly name: string
  }) => Promise<string | undefined>
  /** The user shared a view with the plan, or made it private again. */
  readonly onShare: (change: { readonly view: SavedView; readonly isShared: boolean }) => void
  /** The user made a view the default, or ended that. */
  readonly onDefault: (change: { readonly view: SavedView; readonly isDefault: boolean }) => void
}

export interface ManagedViewRowProps extends ManageViewsHandlers {
  readonly view: SavedView
  readonly isOwn: boolean
  readonly canShare: boolean
  /** The other views of the user, whose names are used. */
  readonly ownViews: readonly SavedView[]
  readonly labels: SavedViewsLabels
  readonly onDelete: (choice: { readonly view: SavedView }) => void
}

/** A row of the list of saved views. */
export function ManagedViewRow({
  view,
  isOwn,
  canShare,
  ownViews,
  labels,
  onRename,
  onShare,
  onDefault,
  onDelete,
}: ManagedViewRowProps) {
  const { name, isShared, isDefault, canEdit } = view
  const renaming = useRenaming({
    name,
    renamedText: labels.renamed,
    rename: (text) => onRename({ view, name: text }),
  })
  const problems = {
    empty: labels.nameRequired,
    'too-long': labels.nameTooLong,
    taken: labels.nameUsed,
  }
  const details = [
    labels.viewNames[view.view],
    labels.range(readSavedViewSettings(view.settings).range),
    ...(isOwn ? [] : [labels.owner({ name: view.ownerName })]),
  ]
  return (
    <ViewRow>
      <div data-part="name">
        <InlineEdit
          label={labels.nameOf({ name })}
          labels={englishInlineEditLabels}
          value={name}
          isReadOnly={!canEdit}
          validate={(text) => {
            const others = isOwn ? ownViews.filter(({ id }) => id !== view.id) : []
            const problem = savedViewNameProblem(text, others)
            return problem === null ? undefined : problems[problem]
          }}
          onEditingChange={({ isEditing }) => {
            if (isEditing) renaming.begin()
          }}
          onSave={({ value }) => renaming.save(value)}
        />
      </div>
      <span data-part="details">{details.join(' · ')}</span>
      <span data-part="actions">
        <ToggleButton
          isIconOnly
          size="small"
          variant="ghost"
          icon={Star}
          label={labels.defaultOf({ name })}
          isPressed={isDefault}
          onChange={({ isPressed }) => {
            onDefault({ view, isDefault: isPressed })
          }}
        />
        {canEdit && (canShare || isShared) ? (
          <ToggleButton
            isIconOnly
            size="small"
            variant="ghost"
            icon={Users}
            label={labels.shareOf({ name })}
            isPressed={isShared}
            onChange={({ isPressed }) => {
              onShare({ view, isShared: isPressed })
            }}
          />
        ) : null}
        {canEdit ? (
          <IconButton
            size="small"
            icon={Trash2}
            label={labels.deleteOf({ name })}
            onClick={() => {
              onDelete({ view })
            }}
          />
        ) : null}
      </span>
    </ViewRow>
  )
}
