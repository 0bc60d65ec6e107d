import { validateItemForm } from '@throughline/domain/item-form'
import type { ItemFormContext, ItemFormPart, ItemFormValues } from '@throughline/domain/item-form'

import type { DetailEditorLabels } from '../labels'
import { channelOf } from './part-text'
import { partName } from './part-name'

/** The message of each part that has one, in the order of the form. */
export type FormErrors = ReadonlyMap<ItemFormPart, string>

export const NO_ERRORS: FormErrors = new Map()

/**
 * What is wrong with the values, and with texts that are no values.
 *
 * @param unreadable parts whose fields hold such a text
 */
export function formErrors(
  values: ItemFormValues,
  unreadable: ReadonlySet<ItemFormPart>,
  context: ItemFormContext,
  labels: DetailEditorLabels,
): FormErrors {
  const found = validateItemForm(values, context)
  const channel = channelOf(values, context)
  const isInitiative = channel?.kind === 'initiatives'
  const unread = [...unreadable]
    .filter((part) => found.every((error) => error.part !== part))
    .map((part) => ({ part, code: 'invalid-number' as const }))
  const errors = new Map<ItemFormPart, string>()
  for (const { part, code } of [...found, ...unread]) {
    if (errors.has(part)) continue
    const name = partName(part, context, labels, channel)
    errors.set(part, labels.error({ name, part, code, isInitiative }))
  }
  return errors
}
