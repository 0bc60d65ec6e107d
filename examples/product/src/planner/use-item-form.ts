import {
  itemFormOf,
  mergeItemForms,
  type ItemFormNotice,
  type ItemFormValues,
} from '@throughline/domain/item-form'
import { useCallback, useState } from 'react'

import type { PlannedItem } from './planned-item'

interface ItemForm {
  readonly values: ItemFormValues
  readonly before: ItemFormValues
  readonly notices: readonly ItemFormNotice[]
}

/** The form of a kept item. */
export function formOf(item: PlannedItem): ItemFormValues {
  return itemFormOf(item, item.summary ?? '')
}

/**
 * The state of an editor. When its item changes meanwhile, such as by a pull in the
 * calendar, the form takes that over, except where the person has changed the same.
 *
 * @param start what a new item starts with
 */
export function useItemForm(item: PlannedItem | null, start: ItemFormValues) {
  const [existing, setLoaded] = useState(item)
  const [form, setForm] = useState<ItemForm>({ values: start, before: start, notices: [] })
  if (item !== existing) {
    setLoaded(item)
    if (item !== null) {
      const theirs = formOf(item)
      const { values } = mergeItemForms(form.before, form.values, theirs)
      setForm({ ...form, values, before: theirs })
    }
  }
  const onValuesChange = useCallback((change: Pick<ItemForm, 'values' | 'notices'>) => {
    setForm((before) => ({ ...before, ...change }))
  }, [])
  return { ...form, onValuesChange }
}
