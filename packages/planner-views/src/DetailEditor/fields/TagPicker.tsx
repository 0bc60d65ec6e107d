import { TAG_CATEGORIES, parseTagText } from '@throughline/domain/tags'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { Combobox } from '@throughline/ui/Combobox'
import { Select } from '@throughline/ui/Select'
import { useMemo, useState } from 'react'

import { tagCategoriesOf, tagGroupsOf } from '../../tag-options'
import type { DetailEditorProps, EditorTag } from '../DetailEditor.types'
import { useEditorForm } from '../editor-form'
import { PickerHeading } from './TagPicker.styles'

interface TagPickerProps {
  tags: readonly EditorTag[] | null
  /** Chosen ones are not offered again. */
  values: readonly number[]
  planId: number
  onCreateTag: DetailEditorProps['onCreateTag'] | undefined
  onAdd: (tagId: number) => void
  onDone: () => void
}

/** Finds a tag among the categories, or makes one that is not there yet. */
export function TagPicker({ tags, values, planId, onCreateTag, onAdd, onDone }: TagPickerProps) {
  const { labels } = useEditorForm()
  const [newName, setNewName] = useState<string | null>(null)
  const options = useMemo(() => tagGroupsOf(tags ?? [], values, planId), [tags, values, planId])
  const [categoryName, setCategoryName] = useState<string>(TAG_CATEGORIES[0] ?? '')
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const categories = useMemo(() => tagCategoriesOf(tags ?? []), [tags])

  const create = async (request: { categoryName: string; name: string }) => {
    if (onCreateTag === undefined || isBusy) return
    setIsBusy(true)
    setHasFailed(false)
    try {
      const tag = await onCreateTag(request)
      onAdd(tag.id)
      onDone()
    } catch {
      // The host reports the failure in its own words; the typed text stays.
      setHasFailed(true)
      setIsBusy(false)
    }
  }

  if (newName === null) {
    return (
      <Combobox
        label={labels.findTag}
        options={options}
        value={null}
        status={tags === null ? 'loading' : 'ready'}
        onChange={({ value }) => {
          if (value !== null) onAdd(Number(value))
        }}
        {...(onCreateTag === undefined
          ? null
          : {
              onCreate: ({ label }) => {
                // A text with a category, such as `Objective: Retention`, preselects the category.
                const typed = parseTagText(label)
                setNewName(typed.name)
                if (typed.categoryName !== '') setCategoryName(typed.categoryName)
              },
            })}
      />
    )
  }
  return (
    <>
      <PickerHeading>{labels.newTag({ name: newName })}</PickerHeading>
      {hasFailed ? <Banner tone="danger">{labels.createTagFailed}</Banner> : null}
      <Select
        data-autofocus=""
        label={labels.tagCategory}
        options={withTyped(categories, categoryName)}
        value={categoryName}
        isDisabled={isBusy}
        onChange={({ value }) => {
          setCategoryName(value)
        }}
      />
      <Button
        variant="primary"
        isBusy={isBusy}
        onClick={() => {
          void create({ categoryName, name: newName })
        }}
      >
        {labels.createTag}
      </Button>
    </>
  )
}

function withTyped(categories: readonly { value: string; label: string }[], typed: string) {
  return categories.some(({ value }) => value === typed)
    ? categories
    : [...categories, { value: typed, label: typed }]
}
