import { validateItemForm } from '@throughline/domain/item-form'
import type { ItemFormContext, ItemFormPart, ItemFormValues } from '@throughline/domain/item-form'

import type { DetailEditorLabels } from '../labels'
import { channelOf } from './part-text'
import { isCustomPart, partName } from './part-name'

/** The message of each part that has one, in the order of the form. */
export type FormErrors = ReadonlyMap<ItemFormPart, string>

export const NO_ERRORS: FormErrors = new Map()

/** What of a typed text is no value: the text, or the time of a date that has a day. */
export type TextFault = 'text' | 'time'

/** The fields whose texts are no values. */
export type TextFaults = ReadonlyMap<ItemFormPart, TextFault>

/** Such a field has no value; a value that came from elsewhere since has replaced its text. */
export function currentFaults(values: ItemFormValues, faults: TextFaults): TextFaults {
  return new Map([...faults].filter(([part]) => !hasValue(values, part)))
}

function hasValue(values: ItemFormValues, part: ItemFormPart): boolean {
  if (!isCustomPart(part)) return values[part] !== null
  return values.customValues[Number(part.slice('custom:'.length))] !== undefined
}

/**
 * What is wrong with the values, and with texts that are no values.
 */
export function formErrors(
  values: ItemFormValues,
  faults: TextFaults,
  context: ItemFormContext,
  labels: DetailEditorLabels,
): FormErrors {
  const current = currentFaults(values, faults)
  const found = validateItemForm(values, context).map(({ part, code }) => {
    const isTimeAlone = code === 'invalid-date' && current.get(part) === 'time'
    return { part, code: isTimeAlone ? ('invalid-time' as const) : code }
  })
  const channel = channelOf(values, context)
  const isInitiative = channel?.kind === 'initiatives'
  const unread = [...current.keys()]
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
