import { isolateText } from '@throughline/domain/messages'
import { IconButton } from '@throughline/ui/IconButton'
import { englishInlineEditLabels, InlineEdit } from '@throughline/ui/InlineEdit'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { problemOfError } from '../forms'
import { Row } from './ResourceList.styles'
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
  onDelete,
}: ResourceRowProps<Item>) {
  const rename = async (name: string) => {
    try {
      await onRename?.({ item, name })
      return undefined
    } catch (error) {
      const fallback = `The ${noun} could not be renamed.`
      const { message, fields } = problemOfError(error, { fieldNames: { name: 'name' }, fallback })
      return message ?? fields.name ?? fallback
    }
  }
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
        onSave={({ value }) => rename(value)}
      />
      {details === null ? null : <span data-part="details">{details}</span>}
      {onDelete === null ? null : (
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
