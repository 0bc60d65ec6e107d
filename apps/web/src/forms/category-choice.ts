import { isNameUsed, nameUsed, refuseLength } from '@throughline/domain/names'

/** Value of the option that reveals the name of a new category. */
export const NEW_CATEGORY = 'new'

/**
 * Choice of the user: the id of a category as text, {@link NEW_CATEGORY}, or null before a choice.
 */
export interface CategoryChoice {
  readonly category: string | null
  readonly newCategory: string
}

/** Error texts for a missing category. */
export interface CategoryTexts {
  readonly required: string
  readonly nameRequired: string
}

/**
 * Returns the errors of a category choice, at its two fields. A category that another user has
 * deleted meanwhile counts as none.
 */
export function refuseCategory(
  { category, newCategory }: CategoryChoice,
  categories: readonly { readonly id: number; readonly name: string }[],
  { required, nameRequired }: CategoryTexts,
): Partial<Record<keyof CategoryChoice, string>> {
  if (category !== NEW_CATEGORY) {
    const isSupported = categories.some(({ id }) => String(id) === category)
    return isSupported ? {} : { category: required }
  }
  if (newCategory.trim() === '') return { newCategory: nameRequired }
  const refusal =
    refuseLength(newCategory) ??
    (isNameUsed(newCategory, categories) ? nameUsed('category') : undefined)
  return refusal === undefined ? {} : { newCategory: refusal }
}
