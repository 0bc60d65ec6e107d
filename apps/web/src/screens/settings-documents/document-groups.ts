import type { PlanDocument, PlanDocumentCategory } from '@throughline/api-client'
import { foldText, wordsOf } from '@throughline/ui/text-search'

/** Category with its visible documents. */
export interface DocumentGroup {
  readonly category: PlanDocumentCategory
  /** Documents, newest first; during a search, those that match. */
  readonly documents: readonly PlanDocument[]
}

/** With up to this many documents, all categories are open at first; with more, none is. */
const ALL_OPEN_COUNT = 60

/**
 * Returns whether a category is `Uncategorized`. Every plan has it, and users can neither rename
 * nor delete it.
 */
export function isUncategorized({ name }: Pick<PlanDocumentCategory, 'name'>): boolean {
  return name.toLowerCase() === 'uncategorized'
}

/**
 * Returns the documents of a plan by category, in the order of the categories. A document with
 * several categories is in each. A document without a category, or with one that has not loaded
 * yet, is in `Uncategorized`. During a search, the result omits categories without a match.
 *
 * @param search words of file names, in any order, with or without case and accents
 */
export function groupDocuments(
  categories: readonly PlanDocumentCategory[],
  documents: readonly PlanDocument[],
  search: string,
): readonly DocumentGroup[] {
  const words = wordsOf(search)
  const byCategory = new Map<number, PlanDocument[]>(categories.map(({ id }) => [id, []]))
  const fallbackId = categories.find(isUncategorized)?.id
  for (const document of documents) {
    const name = foldText(document.asset.name)
    if (!words.every((word) => name.includes(word))) continue
    const existing = document.categoryIds.filter((id) => byCategory.has(id))
    const ids = existing.length === 0 && fallbackId !== undefined ? [fallbackId] : existing
    for (const id of ids) byCategory.get(id)?.push(document)
  }
  const groups = categories.map((category) => ({
    category,
    documents: byCategory.get(category.id) ?? [],
  }))
  return words.length === 0 ? groups : groups.filter((group) => group.documents.length > 0)
}

/** Returns the categories that are open at first: all of a short list, none of a long one. */
export function openAtFirst(
  categories: readonly PlanDocumentCategory[],
  documentCount: number,
): ReadonlySet<number> {
  return new Set(documentCount > ALL_OPEN_COUNT ? [] : categories.map(({ id }) => id))
}

/** Returns the usual name of a file type, from its extension: `PDF`; empty without one. */
export function typeNameOf(fileName: string): string {
  return /\.([a-z0-9]{1,8})$/iu.exec(fileName)?.[1]?.toUpperCase() ?? ''
}
