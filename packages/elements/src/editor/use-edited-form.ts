import { itemFormOf, mergeItemForms, newItemForm } from '@throughline/domain/item-form'
import type { ItemFormContext, ItemFormNotice, ItemFormValues } from '@throughline/domain/item-form'
import { useState } from 'react'

import type { EditedItem, EditorProperties } from './editor.types'

/** The current values of the form, its values before changes, and its notices. */
interface EditedForm {
  readonly values: ItemFormValues
  readonly before: ItemFormValues
  readonly notices: readonly ItemFormNotice[]
}

/** The form of an item of the page. */
function formOfItem(item: EditedItem): ItemFormValues {
  return itemFormOf(item, item.summary ?? '')
}

/** The form of a new item, as the element's properties say what it starts with. */
export function newForm(
  { kind = 'tactic', startDate }: Pick<EditorProperties, 'kind' | 'startDate'>,
  context: ItemFormContext,
): ItemFormValues {
  const start = { kind, preset: startDate ?? null }
  return newItemForm(start, { channels: context.channels, today: context.today })
}

/**
 * Returns the form of an editor. When its item becomes another object, the form takes over its
 * values, except where the user has changed the same value.
 */
export function useEditedForm(values: EditorProperties, context: ItemFormContext) {
  const item = values.item ?? null
  const [existing, setLoaded] = useState(item)
  const [form, setForm] = useState<EditedForm>(() => {
    const start = item === null ? newForm(values, context) : formOfItem(item)
    return { values: start, before: start, notices: [] }
  })
  if (item !== existing) {
    setLoaded(item)
    if (item !== null) {
      const theirs = formOfItem(item)
      const merged = mergeItemForms(form.before, form.values, theirs)
      setForm({ ...form, values: merged.values, before: theirs })
    }
  }
  return { form, setForm, item }
}
