import { deletedByOtherUsers, formatCount, isolateText } from '@throughline/domain/messages'
import { useReportedWhile } from '@throughline/planner-views/retained-entries'
import { IconButton } from '@throughline/ui/IconButton'
import { englishInlineEditLabels, InlineEdit } from '@throughline/ui/InlineEdit'
import { ChevronRight, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useRenaming } from '@throughline/planner-views/retained-entries'
import { isUncategorized } from './document-groups'
import { DocumentGroupFiles, type DocumentGroupFilesProps } from './DocumentGroupFiles'
import { GroupHead, GroupNotice } from './DocumentsSettings.styles'

const nameLabels = {
  ...englishInlineEditLabels,
  edit: ({ value }: { value: string }) => `Rename ${isolateText(value)}`,
}

export interface DocumentGroupCardProps extends DocumentGroupFilesProps {
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly canManage: boolean
  /** Returns the problem of a new name, or undefined. */
  readonly refuseName: (name: string) => string | undefined
  /** Whether another user has deleted the category while this user edits its name. */
  readonly isGone: boolean
  /** Reports whether the user is editing the name, so the list retains the card. */
  readonly onKeep: (isRetained: boolean) => void
  /** @returns why the rename failed; undefined on success */
  readonly onRename: (name: string) => Promise<string | undefined>
  readonly onDelete: () => void
}

/** Card of a category. Its documents open below its name. */
export function DocumentGroupCard({
  group,
  isOpen,
  onToggle,
  canManage,
  refuseName,
  isGone,
  onKeep,
  onRename,
  onDelete,
  ...files
}: DocumentGroupCardProps) {
  const { category, documents } = group
  const listId = useId()
  const name = isolateText(category.name)
  const isFixed = isUncategorized(category)
  const [isNaming, setIsNaming] = useState(false)
  useReportedWhile(isNaming, onKeep)
  const renaming = useRenaming({ name: category.name, rename: onRename })
  return (
    <section aria-label={category.name} data-resource-id={`category-${category.id}`}>
      <GroupHead>
        <IconButton
          data-part="chevron"
          icon={ChevronRight}
          size="small"
          label={isOpen ? `Hide documents of ${name}` : `Show documents of ${name}`}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={onToggle}
        />
        <InlineEdit
          data-part="name"
          label={`Name of the category ${name}`}
          labels={nameLabels}
          value={category.name}
          isReadOnly={!canManage || isFixed}
          validate={refuseName}
          blurPolicy={isGone ? 'keep' : 'save'}
          onEditingChange={({ isEditing }) => {
            if (isEditing) renaming.begin()
            setIsNaming(isEditing)
          }}
          onSave={({ value }) => renaming.save(value)}
        />
        <span data-part="count">
          {documents.length === 1 ? '1 document' : `${formatCount(documents.length)} documents`}
        </span>
        {canManage && !isFixed && !isGone ? (
          <IconButton
            data-part="delete"
            icon={Trash2}
            size="small"
            label={`Delete ${name}`}
            onClick={onDelete}
          />
        ) : null}
      </GroupHead>
      {isGone ? (
        <GroupNotice>{deletedByOtherUsers(category)} Saving adds it as a new category.</GroupNotice>
      ) : null}
      <div id={listId} hidden={!isOpen}>
        {isOpen ? <DocumentGroupFiles {...files} group={group} /> : null}
      </div>
    </section>
  )
}
