import { formatTagText, parseTagText } from '../tags'
import type { ItemFormValues } from '../item-form'
import { problemOf } from './item-import'
import type {
  ItemImportDetails,
  ItemImportProblem,
  ItemImportValues,
  ResolvedValues,
} from './item-import'
import { chooseId, createNameIndex } from './name-index'
import type { NameIndex } from './name-index'

/** Names of the plan and its family, indexed once for all rows. */
export interface ImportNames {
  readonly tags: NameIndex
  readonly initiatives: NameIndex
  /** Tags and initiatives that the caller may see. */
  readonly seenTagIds: ReadonlySet<number>
  readonly seenInitiativeIds: ReadonlySet<number>
  /** Those of the plan itself; its names go before those of its family. */
  readonly ownIds: { readonly tags: ReadonlySet<number>; readonly initiatives: ReadonlySet<number> }
}

/** Indexes the names of tags and initiatives. */
export function importNamesOf({ tags, initiatives, context }: ItemImportDetails): ImportNames {
  const isOwn = ({ planId }: { readonly planId: number }) => planId === context.plan.id
  return {
    tags: createNameIndex(tags.map(({ id, text }) => ({ id, name: tagName(text) }))),
    initiatives: createNameIndex(initiatives.map(({ id, title }) => ({ id, name: title }))),
    seenTagIds: new Set(tags.map(({ id }) => id)),
    seenInitiativeIds: new Set(initiatives.map(({ id }) => id)),
    ownIds: {
      tags: new Set(tags.filter(isOwn).map(({ id }) => id)),
      initiatives: new Set(initiatives.filter(isOwn).map(({ id }) => id)),
    },
  }
}

/**
 * Returns the changes of an item's tags and initiatives by a row, with their problems. Tags and
 * initiatives that the caller may not see stay on the item. If several match the name, the item's
 * current one wins, then one of the plan itself.
 *
 * @param itemId the stored item, which cannot belong to itself; null for a new one
 */
export function resolveLinks(
  values: Pick<ItemImportValues, 'tags' | 'initiatives'>,
  before: ItemFormValues,
  itemId: number | null,
  names: ImportNames,
): ResolvedValues {
  const tags = findAll('tags', values.tags, before.tagIds, {
    index: (text) => names.tags(tagName(text)),
    ownIds: names.ownIds.tags,
    seenIds: names.seenTagIds,
    itemId: null,
  })
  const initiatives = findAll('initiatives', values.initiatives, before.relatedInitiativeIds, {
    index: names.initiatives,
    ownIds: names.ownIds.initiatives,
    seenIds: names.seenInitiativeIds,
    itemId,
  })
  return {
    change: {
      ...(tags.ids === null ? null : { tagIds: tags.ids }),
      ...(initiatives.ids === null ? null : { relatedInitiativeIds: initiatives.ids }),
    },
    problems: [...tags.problems, ...initiatives.problems],
  }
}

interface Search {
  readonly index: NameIndex
  readonly ownIds: ReadonlySet<number>
  readonly seenIds: ReadonlySet<number>
  readonly itemId: number | null
}

function findAll(
  column: 'tags' | 'initiatives',
  target: readonly string[] | undefined,
  storedIds: readonly number[],
  { index, ownIds, seenIds, itemId }: Search,
): { readonly ids: readonly number[] | null; readonly problems: readonly ItemImportProblem[] } {
  if (target === undefined) return { ids: null, problems: [] }
  const stored = new Set(storedIds)
  const ids = new Set(storedIds.filter((id) => !seenIds.has(id)))
  const problems: ItemImportProblem[] = []
  const find = (text: string) => index(text).filter((id) => id !== itemId)
  for (let at = 0, used = 1; at < target.length; at += used) {
    const name = target[at] ?? ''
    used = 1
    if (name.trim() === '') continue
    const match = findFrom(target, at, find)
    const { candidates } = match
    used = match.used
    // If a row names a title twice, it refers to two initiatives with that title.
    const left = candidates.filter((id) => !ids.has(id))
    const current = left.find((id) => stored.has(id))
    const id = current ?? chooseId(left.length > 0 ? left : candidates, [(one) => ownIds.has(one)])
    if (typeof id === 'number') ids.add(id)
    else problems.push(problemOf(column, id, name))
  }
  return { ids: [...ids], problems }
}

/** Separators of names in a cell. A name may contain them too. */
const separators = [', ', '; ', ',', ';', '\n']
const MOST_PIECES = 6

/**
 * Returns the matches for the name at a position. A name without a match may be the first piece of
 * a longer name that contains a separator. If the file has that name without quotation marks, the
 * reader has split it.
 */
function findFrom(
  target: readonly string[],
  at: number,
  find: NameIndex,
): { readonly candidates: readonly number[]; readonly used: number } {
  const candidates = find(target[at] ?? '')
  if (candidates.length > 0) return { candidates, used: 1 }
  const most = Math.min(MOST_PIECES, target.length - at)
  for (let used = 2; used <= most; used += 1) {
    const pieces = target.slice(at, at + used).map((piece) => piece.trim())
    for (const separator of separators) {
      const joined = find(pieces.join(separator))
      if (joined.length > 0) return { candidates: joined, used }
    }
  }
  return { candidates, used: 1 }
}

/** A tag as it is stored: blanks around its category do not count. */
function tagName(text: string): string {
  return formatTagText(parseTagText(text))
}
