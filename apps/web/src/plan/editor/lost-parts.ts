import type { TacticField } from '@throughline/domain/channels'
import {
  itemFormView,
  type ItemFormContext,
  type ItemFormPart,
  type ItemFormValues,
} from '@throughline/domain/item-form'

/** Custom field with a value in an open form that another user has removed from the plan. */
export interface LostField extends Pick<TacticField, 'id' | 'name' | 'type'> {
  readonly value: string
}

/** Parts of an open form that other users have deleted since it opened. */
export interface LostParts {
  /** Name of the chosen channel or type; null while both exist. */
  readonly choice: { readonly part: 'channel' | 'tactic type'; readonly name: string } | null
  readonly fields: readonly LostField[]
}

/** Compares the plan with the state in which a form opened; see {@link LostParts}. */
export function lostPartsOf(
  values: ItemFormValues,
  opened: ItemFormContext,
  current: ItemFormContext,
): LostParts {
  const [was, is] = [itemFormView(values, opened, null), itemFormView(values, current, null)]
  const existing = new Set(fieldsIn(current).map(({ id }) => id))
  return {
    choice:
      was.channel !== null && is.channel === null
        ? { part: 'channel', name: was.channel.name }
        : was.type !== null && is.type === null
          ? { part: 'tactic type', name: was.type.name }
          : null,
    fields: fieldsIn(opened).flatMap(({ id, name, type }) => {
      const value = values.customValues[id]
      // The value of an image is the id of a file, which nobody can read.
      const isLost = value !== undefined && type !== 'image' && !existing.has(id)
      return isLost ? [{ id, name, type, value: String(value) }] : []
    }),
  }
}

/** Returns whether the plan still has a part of the form; only custom fields can be removed. */
export function isExistingPart(part: ItemFormPart, context: ItemFormContext): boolean {
  return !part.startsWith('custom:') || fieldsIn(context).some(({ id }) => part === `custom:${id}`)
}

function fieldsIn({ channels, universalFields }: ItemFormContext): readonly TacticField[] {
  return [
    ...universalFields,
    ...channels.flatMap(({ tacticTypes }) =>
      tacticTypes.flatMap((type) => type.tacticFields ?? []),
    ),
  ]
}
