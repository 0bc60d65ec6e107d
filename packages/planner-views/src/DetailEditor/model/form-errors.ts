import { validateItemForm } from '@throughline/domain/item-form'
import type { ItemFormContext, ItemFormPart, ItemFormValues } from '@throughline/domain/item-form'

import type { DetailEditorLabels } from '../DetailEditor.labels'
import { channelOf } from './part-text'
import { isCustomPart, partName } from './part-name'

/** The message of each part that has one, in the order of the form. */
export type FormErrors = ReadonlyMap<ItemFormPart, string>

export const noErrors: FormErrors = new Map()

/** Invalid part of a typed text: the complete text, or only the time of a date that has a day. */
export type TextFault = 'text' | 'time'

/** Fields whose texts are not values. */
export type TextFaults = ReadonlyMap<ItemFormPart, TextFault>

/**
 * Returns the faults of the fields that still have no value. A value from elsewhere has replaced
 * the text of the other fields.
 */
export function currentFaults(values: ItemFormValues, faults: TextFaults): TextFaults {
  return new Map([...faults].filter(([part]) => !hasValue(values, part)))
}

function hasValue(values: ItemFormValues, part: ItemFormPart): boolean {
  if (!isCustomPart(part)) return values[part] !== null
  return values.customValues[Number(part.slice('custom:'.length))] !== undefined
}

/** Returns the errors of the values, and of texts that are not values. */
export function formErrors(
  values: ItemFormValues,
  faults: TextFaults,
  context: ItemFormContext,
  labels: DetailEditorLabels,
): FormErrors {
  const current = currentFaults(values, faults)
  const matches = validateItemForm(values, context).map(({ part, code }) => {
    const isTimeAlone = code === 'invalid-date' && current.get(part) === 'time'
    return { part, code: isTimeAlone ? ('invalid-time' as const) : code }
  })
  const channel = channelOf(values, context)
  const isInitiative = channel?.kind === 'initiatives'
  const unread = [...current.keys()]
    .filter((part) => matches.every((error) => error.part !== part))
    .map((part) => ({ part, code: 'invalid-number' as const }))
  const errors = new Map<ItemFormPart, string>()
  for (const { part, code } of [...matches, ...unread]) {
    if (errors.has(part)) continue
    const name = partName(part, context, labels, channel)
    errors.set(part, labels.error({ name, part, code, isInitiative }))
  }
  return errors
}
