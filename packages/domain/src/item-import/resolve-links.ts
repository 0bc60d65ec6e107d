import { nameKey } from '../names'
import { formatTagText, parseTagText } from '../tags'
import { initiativeNames, initiativesByName } from '../tactics'
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
  /** The name of each initiative that the caller may see. */
  readonly initiativeNames: ReadonlyMap<number, string>
  /** The tags that the caller may see. */
  readonly seenTagIds: ReadonlySet<number>
  /** The tags of the plan itself; its names go before those of its family. */
  readonly ownTagIds: ReadonlySet<number>
}

/** Indexes the names of tags and initiatives. */
export function importNamesOf({ tags, initiatives, context }: ItemImportDetails): ImportNames {
  const names = initiativeNames(initiatives)
  const byName = initiativesByName(initiatives, names)
  return {
    tags: createNameIndex(tags.map(({ id, text }) => ({ id, name: tagName(text) }))),
    initiatives: (name) => (byName.get(nameKey(name)) ?? []).map(({ id }) => id),
    initiativeNames: names,
    seenTagIds: new Set(tags.map(({ id }) => id)),
    ownTagIds: new Set(tags.filter(({ planId }) => planId === context.plan.id).map(({ id }) => id)),
  }
}

/**
 * Returns the changes of an item's tags and initiatives by a row, with their problems. Tags and
 * initiatives that the caller may not see stay on the item. If several match the name, the item's
 * current one wins, and of tags then one of the plan itself.
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
    preferences: [(id) => names.ownTagIds.has(id)],
    isSeen: (id) => names.seenTagIds.has(id),
    choicesOf: () => [],
  })
  const initiatives = findAll('initiatives', values.initiatives, before.relatedInitiativeIds, {
    index: (name) => names.initiatives(name).filter((id) => id !== itemId),
    preferences: [],
    isSeen: (id) => names.initiativeNames.has(id),
    choicesOf: (ids) => ids.flatMap((id) => names.initiativeNames.get(id) ?? []),
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
  readonly preferences: readonly ((id: number) => boolean)[]
  readonly isSeen: (id: number) => boolean
  readonly choicesOf: (ids: readonly number[]) => readonly string[]
}

function findAll(
  column: 'tags' | 'initiatives',
  target: readonly string[] | undefined,
  storedIds: readonly number[],
  { index, preferences, isSeen, choicesOf }: Search,
): { readonly ids: readonly number[] | null; readonly problems: readonly ItemImportProblem[] } {
  if (target === undefined) return { ids: null, problems: [] }
  const stored = new Set(storedIds)
  const ids = new Set(storedIds.filter((id) => !isSeen(id)))
  const problems: ItemImportProblem[] = []
  for (let at = 0, used = 1; at < target.length; at += used) {
    const name = target[at] ?? ''
    used = 1
    if (name.trim() === '') continue
    const match = findFrom(target, at, index)
    const { candidates } = match
    used = match.used
    // If a row names a title twice, it refers to two initiatives with that title.
    const left = candidates.filter((id) => !ids.has(id))
    const current = left.find((id) => stored.has(id))
    const id = current ?? chooseId(left.length > 0 ? left : candidates, preferences)
    if (typeof id === 'number') ids.add(id)
    else problems.push(problemOf(column, id, name, choicesOf(candidates)))
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
