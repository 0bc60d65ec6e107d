import { expensesOf } from '@throughline/domain/tactic-table'
import type { RowExpenses, TacticGroup, TacticRow } from '@throughline/domain/tactic-table'

/** A line of the table: a group, an item in its group, or the sums of all items. */
export type TableEntry =
  | {
      readonly kind: 'group'
      readonly id: string
      readonly group: TacticGroup
      readonly children: readonly TableEntry[]
    }
  | { readonly kind: 'item'; readonly id: string; readonly row: TacticRow }
  | {
      readonly kind: 'total'
      readonly id: string
      readonly count: number
      readonly expenses: RowExpenses
    }

/** The line of an item. */
export type ItemEntry = Extract<TableEntry, { kind: 'item' }>

/**
 * Creates a maker of lines. A row that is the same object has the same line in the same
 * group, so that only changed lines are drawn again.
 */
export function createEntryMaker() {
  const existingByGroup = new Map<string, WeakMap<TacticRow, ItemEntry>>()
  const entriesOf = (rows: readonly TacticRow[], groupId: string): readonly ItemEntry[] => {
    const existing = existingByGroup.get(groupId) ?? new WeakMap<TacticRow, ItemEntry>()
    existingByGroup.set(groupId, existing)
    return rows.map((row) => {
      const match = existing.get(row)
      if (match !== undefined) return match
      const entry: ItemEntry = { kind: 'item', id: `${groupId}/${row.item.id}`, row }
      existing.set(row, entry)
      return entry
    })
  }
  return {
    /** Lines of items without groups. */
    items: (rows: readonly TacticRow[]): readonly TableEntry[] => entriesOf(rows, 'all'),
    groups: (groups: readonly TacticGroup[]): readonly TableEntry[] =>
      groups.map((group) => ({
        kind: 'group',
        id: group.id,
        group,
        children: entriesOf(group.rows, group.id),
      })),
  }
}

/** The sums of all items, each once. */
export function totalEntry(rows: readonly TacticRow[]): TableEntry {
  return { kind: 'total', id: 'total', count: rows.length, expenses: expensesOf(rows) }
}

/** The item of a line; null for lines of groups and sums. */
export function itemIdOf(entryId: string): number | null {
  const slash = entryId.indexOf('/')
  return slash < 0 ? null : Number(entryId.slice(slash + 1))
}

/** The items of some lines, each once. */
function itemIdsOf(entryIds: Iterable<string>): ReadonlySet<number> {
  const ids = new Set<number>()
  for (const entryId of entryIds) {
    const id = itemIdOf(entryId)
    if (id !== null) ids.add(id)
  }
  return ids
}

/** Returns the ids of the lines of selected items, in each of their groups. */
export function entryIdsOf(
  entries: readonly TableEntry[],
  itemIds: ReadonlySet<number>,
): ReadonlySet<string> {
  if (itemIds.size === 0) return noIds
  const ids = new Set<string>()
  const add = (entry: TableEntry) => {
    if (entry.kind === 'group') for (const child of entry.children) add(child)
    else if (entry.kind === 'item' && itemIds.has(entry.row.item.id)) ids.add(entry.id)
  }
  for (const entry of entries) add(entry)
  return ids
}

const noIds: ReadonlySet<string> = new Set()

/** The items that are selected after a choice in one of their lines. */
export function selectionAfter(
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): ReadonlySet<number> {
  // An item of several groups is selected and cleared in all of them.
  const cleared = itemIdsOf([...before].filter((id) => !after.has(id)))
  const added = itemIdsOf([...after].filter((id) => !before.has(id)))
  const retained = [...itemIdsOf(after)].filter((id) => added.has(id) || !cleared.has(id))
  return new Set(retained)
}
