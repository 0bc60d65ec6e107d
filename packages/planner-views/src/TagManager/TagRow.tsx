import { IconButton } from '@throughline/ui/IconButton'
import { InlineEdit } from '@throughline/ui/InlineEdit'
import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import { useRenaming } from '../retained-entries'
import type { TagManagerLabels } from './TagManager.labels'
import { OtherPlan, Row } from './TagManager.styles'
import type { ManagedTag, TagOutcome } from './TagManager.types'

export interface TagRowProps {
  readonly tag: ManagedTag
  readonly isReadOnly: boolean
  /** Another user has deleted the tag during editing. */
  readonly isGone: boolean
  readonly labels: TagManagerLabels
  /** Returns the problem of a new name; undefined if there is none. */
  readonly refuse: (change: { tag: ManagedTag; name: string }) => string | undefined
  readonly onRename: (change: { readonly id: number; readonly name: string }) => TagOutcome
  readonly onEditingChange: (tag: ManagedTag, isEditing: boolean) => void
  readonly onDelete: (tag: ManagedTag) => void
}

/** One tag: its name, which users edit in place, its number of uses, and its deletion. */
export const TagRow = memo(function TagRow({
  tag,
  isReadOnly,
  isGone,
  labels,
  refuse,
  onRename,
  onEditingChange,
  onDelete,
}: TagRowProps) {
  const { id, name, otherPlan, tacticCount } = tag
  const isFixed = isReadOnly || otherPlan !== null
  const renaming = useRenaming({
    name,
    renamedText: labels.renamed,
    rename: (text) => onRename({ id, name: text }),
  })
  return (
    <Row data-tag-id={id}>
      <InlineEdit
        data-part="name"
        label={labels.nameOf({ name })}
        labels={labels.rename}
        value={name}
        isReadOnly={isFixed}
        validate={(text) => (isGone ? labels.goneRefusal : refuse({ tag, name: text }))}
        onEditingChange={({ isEditing }) => {
          if (isEditing) renaming.begin()
          onEditingChange(tag, isEditing)
        }}
        onSave={({ value }) => renaming.save(value)}
      />
      {otherPlan === null ? null : (
        <OtherPlan title={labels.otherPlan({ mark: otherPlan })}>
          <span aria-hidden="true">{otherPlan}</span>
          <span data-part="hint">{labels.otherPlan({ mark: otherPlan })}</span>
        </OtherPlan>
      )}
      {isGone ? (
        <output data-part="details">{labels.gone}</output>
      ) : tacticCount === null || tacticCount === 0 ? null : (
        <span data-part="details">{labels.tacticCount({ count: tacticCount })}</span>
      )}
      {isFixed || isGone ? null : (
        <IconButton
          data-part="delete"
          icon={Trash2}
          size="small"
          label={labels.deleteTag({ name })}
          onClick={() => {
            onDelete(tag)
          }}
        />
      )}
    </Row>
  )
})
