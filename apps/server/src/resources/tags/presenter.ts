import { TAG_CATEGORIES, parseTagText } from '@throughline/domain/tags'
import type { components } from '@throughline/api-client/schema'
import { iri } from '../../http/references'
import type { ItemPlan } from '../tactics/list-presenter'
import type { TagRow } from './queries'

type Tag = components['schemas']['Tag']
type TagCategory = components['schemas']['TagCategory']

/** A tag with the parts of its text. */
export function presentTag(
  tag: TagRow,
  plan: Pick<ItemPlan, 'abbreviatedPlanName' | 'isLead' | 'isNested'>,
): Tag {
  const { category, categoryName, name } = parseTagText(tag.text)
  return {
    id: tag.id,
    version: tag.version,
    // `Category:` without a name is shown by its category.
    title: name === '' ? categoryName : name,
    text: tag.text,
    category,
    categoryName,
    plan: iri('plans', tag.planId),
    planId: tag.planId,
    orderIndex: tag.orderIndex,
    isLead: plan.isLead,
    isNested: plan.isNested,
    abbreviatedPlanName: plan.abbreviatedPlanName,
    isObjective: category === 'Objective',
    isTargetSegment: category === 'Target Segment',
    isJourneyPhase: category === 'Journey Phase',
  }
}

/** Sorts tags by category, the standard categories first, then custom ones by name. */
export function byCategory(tags: readonly Tag[]): Tag[] {
  const rank = (tag: Tag): number => TAG_CATEGORIES.indexOf(tag.category)
  return tags.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (a.category === 'Custom' ? a.categoryName.localeCompare(b.categoryName, 'en') : 0) ||
      a.orderIndex - b.orderIndex ||
      a.id - b.id,
  )
}

/** The categories of some tags that are already in order, each with its tags. */
export function presentTagCategories(tags: readonly Tag[]): TagCategory[] {
  const categories = new Map<string, TagCategory>()
  for (const tag of tags) {
    const name = tag.category === 'Custom' ? tag.categoryName : tag.category
    const key = `${tag.category}:${name}`
    const existing = categories.get(key)
    categories.set(key, {
      name,
      category: tag.category,
      tagIds: [...(existing?.tagIds ?? []), tag.id],
    })
  }
  return [...categories.values()]
}
