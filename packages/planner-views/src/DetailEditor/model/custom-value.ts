import type { ItemFormValues } from '@throughline/domain/item-form'

/**
 * The change that gives a custom field a value. A field without a value is absent, so an
 * empty text, like null, removes it.
 */
export function withCustomValue(
  { customValues }: Pick<ItemFormValues, 'customValues'>,
  fieldId: number,
  value: string | number | null,
): Pick<ItemFormValues, 'customValues'> {
  const { [fieldId]: _before, ...others } = customValues
  return {
    customValues: value === null || value === '' ? others : { ...others, [fieldId]: value },
  }
}
