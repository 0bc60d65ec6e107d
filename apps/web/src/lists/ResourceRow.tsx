import { deletedByOtherUsers, isolateText } from '@throughline/domain/messages'
import { useRenaming, useReportedWhile } from '@throughline/planner-views/retained-entries'
import { IconButton } from '@throughline/ui/IconButton'
import { englishInlineEditLabels, InlineEdit } from '@throughline/ui/InlineEdit'
import { Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { problemOfError } from '../forms'
import { Row, RowNotice } from './ResourceList.styles'
import type { Resource } from './resource-names'

const labels = {
  ...englishInlineEditLabels,
  edit: ({ value }: { value: string }) => `Rename ${isolateText(value)}`,
}

export interface ResourceRowProps<Item extends Resource> {
  readonly item: Item
  readonly noun: string
  /** Returns the problem of a new name, or null. */
  readonly refuse: (name: string) => string | undefined
  /** Content before the name, such as a color. */
  readonly start: ReactNode
  /** Content after the name, such as how often items use it. */
  readonly details: ReactNode
  /** Renames the resource. Rejects if the rename fails. Null if the user cannot rename it. */
  readonly onRename: ((request: { item: Item; name: string }) => Promise<unknown>) | null
  /** Whether another user has deleted the resource while this user edits its name. */
  readonly isGone: boolean
  /**
   * Adds a resource of this name instead. Rejects if that fails. Null if the user cannot add
   * resources.
   */
  readonly onAdd: ((request: { name: string }) => Promise<unknown>) | null
  /** Reports whether the user is editing the name, so the list retains the row. */
  readonly onKeep: (isRetained: boolean) => void
  /** Reports whether the field holds a name that leaving the field does not save. */
  readonly onUnsaved: (hasUnsaved: boolean) => void
  /** Opens the question before a deletion. Null if the user cannot delete the resource. */
  readonly onDelete: ((request: { item: Item }) => void) | null
}

/** Row of one resource: its name, which the user edits in place, and its actions. */
export function ResourceRow<Item extends Resource>({
  item,
  noun,
  refuse,
  start,
  details,
  onRename,
  isGone,
  onAdd,
  onKeep,
  onUnsaved,
  onDelete,
}: ResourceRowProps<Item>) {
  const [isNaming, setIsNaming] = useState(false)
  const isNamingGone = isNaming && isGone
  useReportedWhile(isNaming, onKeep)
  useReportedWhile(isNamingGone, onUnsaved)
  const rename = async (name: string) => {
    if (isGone && onAdd === null) return deletedByOtherUsers(item)
    try {
      await (isGone ? onAdd?.({ name }) : onRename?.({ item, name }))
      return undefined
    } catch (error) {
      const fallback = `The ${noun} could not be renamed.`
      const { message, fields } = problemOfError(error, { fieldNames: { name: 'name' }, fallback })
      return message ?? fields.name ?? fallback
    }
  }
  const renaming = useRenaming({ name: item.name, rename })
  return (
    <Row data-resource-id={item.id}>
      {start}
      <InlineEdit
        data-part="name"
        label={`Name of ${isolateText(item.name)}`}
        labels={labels}
        value={item.name}
        isReadOnly={onRename === null}
        validate={refuse}
        blurPolicy={isNamingGone ? 'keep' : 'save'}
        onEditingChange={({ isEditing }) => {
          if (isEditing) renaming.begin()
          setIsNaming(isEditing)
        }}
        onSave={({ value }) => renaming.save(value)}
      />
      {isNamingGone ? (
        <RowNotice>
          {deletedByOtherUsers(item)}
          {onAdd === null ? '' : ` Saving adds it as a new ${noun}.`}
        </RowNotice>
      ) : null}
      {details === null || isGone ? null : <span data-part="details">{details}</span>}
      {onDelete === null || isGone ? null : (
        <IconButton
          data-part="delete"
          icon={Trash2}
          size="small"
          label={`Delete ${isolateText(item.name)}`}
          onClick={() => {
            onDelete({ item })
          }}
        />
      )}
    </Row>
  )
}
