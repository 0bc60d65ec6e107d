import { Skeleton } from '@throughline/ui/Skeleton'
import { TagList } from '@throughline/ui/TagList'
import { memo, useMemo } from 'react'

import type { DetailEditorProps, EditorTag } from '../DetailEditor.types'
import { useEditorForm } from '../editor-form'
import type { PartProps } from '../editor-form'
import { withId } from '../model/with-id'
import { AddPopover } from './AddPopover'
import { GroupField } from './GroupField'
import { ChosenLine, GroupNote } from './GroupField.styles'
import { TagPicker } from './TagPicker'

interface TagsProps extends PartProps {
  values: readonly number[]
  /** null while they are loading. */
  tags: readonly EditorTag[] | null
  /** Tags of other plans bear the mark of theirs. */
  planId: number
  onCreateTag: DetailEditorProps['onCreateTag'] | undefined
}

/** The tags of the item, and the button that adds one. */
export const TagsField = memo(function TagsField({
  values,
  tags,
  planId,
  onCreateTag,
  error,
  isReadOnly,
}: TagsProps) {
  const { change, idOf, labels } = useEditorForm()
  const chosen = useMemo(
    () =>
      values.flatMap((id) => {
        const tag = tags?.find((each) => each.id === id)
        return tag === undefined ? [] : [tagItem(tag, planId)]
      }),
    [values, tags, planId],
  )
  const id = idOf('tagIds')
  const label = labels.parts.tagIds
  return (
    <GroupField {...{ id, label, error }}>
      <ChosenLine>
        {tags === null && values.length > 0 ? (
          <Skeleton width={180} height={20} shape="bar" />
        ) : chosen.length === 0 ? (
          isReadOnly ? (
            <GroupNote>{labels.none}</GroupNote>
          ) : null
        ) : (
          <TagList
            label={label}
            tags={chosen}
            {...(isReadOnly
              ? null
              : {
                  removeLabel: ({ name }) => labels.removeTag({ name }),
                  onRemoveTag: ({ tag }) => {
                    change((before) => ({
                      tagIds: before.tagIds.filter((each) => String(each) !== tag.id),
                    }))
                  },
                })}
          />
        )}
        {isReadOnly ? null : (
          <AddPopover text={labels.add} label={labels.addTag}>
            {({ close }) => (
              <TagPicker
                {...{ tags, values, planId, onCreateTag }}
                onAdd={(tagId) => {
                  change(({ tagIds }) => ({ tagIds: withId(tagIds, tagId) }))
                }}
                onDone={close}
              />
            )}
          </AddPopover>
        )}
      </ChosenLine>
    </GroupField>
  )
})

function tagItem(tag: EditorTag, planId: number) {
  const isOther = tag.planId !== planId
  return {
    id: String(tag.id),
    name: isOther ? `${tag.title} (${tag.abbreviatedPlanName})` : tag.title,
    ...(tag.categoryName === '' ? null : { category: tag.categoryName }),
  }
}
