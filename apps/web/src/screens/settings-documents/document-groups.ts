import type { PlanDocument, PlanDocumentCategory } from '@throughline/api-client'

/** A category with the documents of it that are shown. */
export interface DocumentGroup {
  readonly category: PlanDocumentCategory
  /** Newest first; while searching, those that match. */
  readonly documents: readonly PlanDocument[]
}

/** Up to this many documents all categories are open at first; above, none is. */
const ALL_OPEN_COUNT = 60

/** The category that every plan has; it can be neither renamed nor deleted. */
export function isUncategorized({ name }: Pick<PlanDocumentCategory, 'name'>): boolean {
  return name.toLowerCase() === 'uncategorized'
}

/**
 * The documents of a plan by category, in the order of the categories. A document that is
 * filed under several is in each, and one that is filed under none, or under a category that
 * is not known yet, in `Uncategorized`. While searching, categories without a match are left
 * out.
 *
 * @param search words of file names, in any order and case
 */
export function groupDocuments(
  categories: readonly PlanDocumentCategory[],
  documents: readonly PlanDocument[],
  search: string,
): readonly DocumentGroup[] {
  const words = search.toLocaleLowerCase('en').split(/\s+/u).filter(Boolean)
  const byCategory = new Map<number, PlanDocument[]>(categories.map(({ id }) => [id, []]))
  const fallbackId = categories.find(isUncategorized)?.id
  for (const document of documents) {
    const name = document.asset.name.toLocaleLowerCase('en')
    if (!words.every((word) => name.includes(word))) continue
    const known = document.categoryIds.filter((id) => byCategory.has(id))
    const ids = known.length === 0 && fallbackId !== undefined ? [fallbackId] : known
    for (const id of ids) byCategory.get(id)?.push(document)
  }
  const groups = categories.map((category) => ({
    category,
    documents: byCategory.get(category.id) ?? [],
  }))
  return words.length === 0 ? groups : groups.filter((group) => group.documents.length > 0)
}

/** The categories that are open when the screen is: all of a short list, none of a long one. */
export function openAtFirst(
  categories: readonly PlanDocumentCategory[],
  documentCount: number,
): ReadonlySet<number> {
  return new Set(documentCount > ALL_OPEN_COUNT ? [] : categories.map(({ id }) => id))
}

/** The type of a file as people call it, by its extension: `PDF`; empty without one. */
export function typeNameOf(fileName: string): string {
  return /\.([a-z0-9]{1,8})$/iu.exec(fileName)?.[1]?.toUpperCase() ?? ''
}
