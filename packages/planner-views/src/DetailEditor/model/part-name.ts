import type { FormChannel, ItemFormContext, ItemFormPart } from '@throughline/domain/item-form'
import type { TacticField } from '@throughline/domain/channels'

import type { DetailEditorLabels } from '../DetailEditor.labels'

/** Returns the part of the value of a custom field. */
export function customPart(fieldId: number): ItemFormPart {
  return `custom:${fieldId}`
}

/** The custom field of a part; undefined for a field that every item has. */
export function customFieldOf(
  part: ItemFormPart,
  context: Pick<ItemFormContext, 'channels' | 'universalFields'>,
): TacticField | undefined {
  if (!isCustomPart(part)) return undefined
  const id = Number(part.slice('custom:'.length))
  const ofTypes = context.channels.flatMap(({ tacticTypes }) =>
    tacticTypes.flatMap(({ tacticFields }) => tacticFields ?? []),
  )
  return [...context.universalFields, ...ofTypes].find((field) => field.id === id)
}

/** Returns the name of a part for users. */
export function partName(
  part: ItemFormPart,
  context: Pick<ItemFormContext, 'channels' | 'universalFields' | 'plan'>,
  labels: DetailEditorLabels,
  channel: Pick<FormChannel, 'kind'> | null,
): string {
  if (isCustomPart(part)) return customFieldOf(part, context)?.name ?? ''
  if (part === 'ratingPoints') return labels.ratingPoints[context.plan.ratingPointsType]
  if (part === 'tacticTypeId' && channel?.kind === 'initiatives') return labels.initiativeType
  return labels.parts[part]
}

/** Whether a part is the value of a custom field. */
export function isCustomPart(part: ItemFormPart): part is `custom:${number}` {
  return part.startsWith('custom:')
}
