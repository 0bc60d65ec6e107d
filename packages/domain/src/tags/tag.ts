/** The category of a tag. A category that a user has created counts as Custom. */
export type TagCategory = 'Objective' | 'Target Segment' | 'Journey Phase' | 'Custom'

/** The categories in the order in which they are shown. */
export const TAG_CATEGORIES: readonly TagCategory[] = [
  'Objective',
  'Target Segment',
  'Journey Phase',
  'Custom',
]

/** A tag of a plan. */
export interface Tag {
  readonly id: number
  /** Grows with each change of the tag, but not of its place; absent before it is read. */
  readonly version?: number
  /** The name without its category. */
  readonly title: string
  /** As stored, `Category:Name`. */
  readonly text: string
  readonly category: TagCategory
  /** The category as a person wrote it; empty without one. */
  readonly categoryName: string
  readonly planId: number
  /** Place within its category, ascending. */
  readonly orderIndex: number
  readonly isLead: boolean
  readonly isNested: boolean
  readonly abbreviatedPlanName: string
}

/** The parts of a tag's text. */
export interface TagText {
  readonly category: TagCategory
  /** As written before the colon; empty without a colon. */
  readonly categoryName: string
  readonly name: string
}

const categoryByPrefix: ReadonlyMap<string, TagCategory> = new Map<string, TagCategory>([
  ['objective', 'Objective'],
  ['target segment', 'Target Segment'],
  // The former name of the category.
  ['target persona', 'Target Segment'],
  ['journey phase', 'Journey Phase'],
])

/**
 * Reads a tag's text, `Category:Name`. It splits at the first colon, so that a name may hold more
 * of them; surrounding spaces are removed. The legacy prefix Target Persona counts as Target
 * Segment; any other prefix, or no prefix, as Custom.
 */
export function parseTagText(text: string): TagText {
  const colon = text.indexOf(':')
  if (colon < 0) return { category: 'Custom', categoryName: '', name: text.trim() }
  const categoryName = text.slice(0, colon).trim()
  return {
    category: categoryByPrefix.get(categoryName.toLowerCase()) ?? 'Custom',
    categoryName,
    name: text.slice(colon + 1).trim(),
  }
}

/**
 * The text under which a tag is stored: `Category:Name`, or the name alone
 * without a category. A colon in the name of a category would end it too early,
 * so it becomes a space.
 */
export function formatTagText({
  categoryName,
  name,
}: {
  readonly categoryName: string
  readonly name: string
}): string {
  const prefix = categoryName.replaceAll(':', ' ').trim()
  return prefix === '' ? name.trim() : `${prefix}:${name.trim()}`
}

/**
 * Returns the key that the tags of one category share. Each standard category has one key,
 * regardless of its spelling. Categories that users have created have keys by their name, ignoring
 * case.
 */
export function tagCategoryKey({
  category,
  categoryName,
}: Pick<TagText, 'category' | 'categoryName'>): string {
  if (category !== 'Custom') return category
  const name = categoryName.trim().toLowerCase()
  return name === '' ? 'Custom' : `Custom:${name}`
}
