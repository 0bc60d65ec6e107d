import { deletedByOthers, isolateText } from '@throughline/domain/messages'
import { useRenaming, useReportedWhile } from '@throughline/planner-views/kept-entries'
import { IconButton } from '@throughline/ui/IconButton'
import { englishInlineEditLabels, InlineEdit } from '@throughline/ui/InlineEdit'
import { Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { problemOfError } from '../forms'
import { Row, RowNotice } from './ResourceList.styles'
import type { Resource } from './resource-names'

const LABELS = {
  ...englishInlineEditLabels,
  edit: ({ value }: { value: string }) => `Rename ${isolateText(value)}`,
}

export interface ResourceRowProps<Item extends Resource> {
  readonly item: Item
  readonly noun: string
  /** What is wrong with a new name, or null. */
  readonly refuse: (name: string) => string | null
  /** Before the name, such as a colour. */
  readonly start: ReactNode
  /** After the name, such as how often it is used. */
  readonly details: ReactNode
  /** Renames. Rejects when it was not renamed. Null when it cannot be renamed. */
  readonly onRename: ((request: { item: Item; name: string }) => Promise<unknown>) | null
  /** Somebody else has deleted it; its name is still being typed. */
  readonly isGone: boolean
  /** Adds one of this name instead. Rejects when it was not added. Null when nothing can be added. */
  readonly onAdd: ((request: { name: string }) => Promise<unknown>) | null
  /** Its name is being typed, so that the row is to stay; or not any more. */
  readonly onKeep: (isKept: boolean) => void
  /** A name that is not saved when the focus leaves it is typed, or not any more. */
  readonly onUnsaved: (hasUnsaved: boolean) => void
  /** Asks whether to delete it. Null when it cannot be deleted. */
  readonly onDelete: ((request: { item: Item }) => void) | null
}

/** One resource: its name, which is edited in place, and what can be done with it. */
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
    if (isGone && onAdd === null) return deletedByOthers(item)
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
        labels={LABELS}
        value={item.name}
        isReadOnly={onRename === null}
        validate={(name) => refuse(name) ?? undefined}
        blurPolicy={isNamingGone ? 'keep' : 'save'}
        onEditingChange={({ isEditing }) => {
          if (isEditing) renaming.begin()
          setIsNaming(isEditing)
        }}
        onSave={({ value }) => renaming.save(value)}
      />
      {isNamingGone ? (
        <RowNotice>
          {deletedByOthers(item)}
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
