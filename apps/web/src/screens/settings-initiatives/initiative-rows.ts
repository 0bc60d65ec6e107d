import type { PlanDocument } from '@throughline/api-client'
import type { TacticType } from '@throughline/domain/channels'
import type { TagCategory, Tag } from '@throughline/domain/tags'
import type { TacticListItem } from '@throughline/domain/tactics'

/** Categories of tags with a column, if the plan has such tags. */
const tagColumns = [
  'Objective',
  'Target Segment',
  'Journey Phase',
] as const satisfies readonly TagCategory[]

export type TagColumn = (typeof tagColumns)[number]

/** Row of an initiative. */
export interface InitiativeRow {
  readonly id: number
  readonly title: string
  readonly categoryName: string
  readonly startDate: string
  readonly endDate: string
  /** Names of its tags by category, in their order. */
  readonly tags: Readonly<Record<TagColumn, string>>
  readonly documentCount: number
  readonly hasNotes: boolean
}

interface RowDetails {
  readonly categories: readonly TacticType[]
  readonly tags: readonly Tag[]
  readonly documents: readonly PlanDocument[]
}

/**
 * Returns the rows of initiatives, sorted by start and title. This order decides between rows that
 * another sorting treats as equal.
 */
export function initiativeRowsOf(
  items: readonly TacticListItem[],
  { categories, tags, documents }: RowDetails,
): readonly InitiativeRow[] {
  const nameById = new Map(categories.map(({ id, name }) => [id, name]))
  const countById = new Map<number, number>()
  for (const { tacticIds } of documents) {
    for (const id of tacticIds) countById.set(id, (countById.get(id) ?? 0) + 1)
  }
  const namesOf = (tagIds: ReadonlySet<number>, category: TagColumn) =>
    tags
      .filter((tag) => tag.category === category && tagIds.has(tag.id))
      .map(({ title }) => title)
      .join(', ')
  return items
    .map((item) => {
      const tagIds = new Set(item.tagIds)
      return {
        id: item.id,
        title: item.title,
        categoryName: nameById.get(item.tacticTypeId) ?? '',
        startDate: item.startDate,
        endDate: item.endDate,
        tags: {
          Objective: namesOf(tagIds, 'Objective'),
          'Target Segment': namesOf(tagIds, 'Target Segment'),
          'Journey Phase': namesOf(tagIds, 'Journey Phase'),
        },
        documentCount: countById.get(item.id) ?? 0,
        hasNotes: item.hasSummary,
      }
    })
    .toSorted(
      (a, b) => a.startDate.localeCompare(b.startDate) || a.title.localeCompare(b.title, 'en'),
    )
}

/** Returns the categories of tags that a plan has. */
export function tagColumnsOf(tags: readonly Tag[]): readonly TagColumn[] {
  return tagColumns.filter((column) => tags.some(({ category }) => category === column))
}
