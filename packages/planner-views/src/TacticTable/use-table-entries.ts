import { groupTacticRows, sortTacticRows } from '@throughline/domain/tactic-table'
import { useMemo, useState } from 'react'
import type { Locale } from '@throughline/domain/locale'

import { createEntryMaker, totalEntry } from './model/table-entries'
import type { TableEntry } from './model/table-entries'
import type { TacticTableProps } from './TacticTable.types'

/** The lines of a table, as a tree; groups are open unless the user has closed them. */
export interface TableEntries {
  readonly entries: readonly TableEntry[]
  readonly totals: readonly TableEntry[]
  readonly expandedIds: ReadonlySet<string>
}

const none: readonly TableEntry[] = []

/** Sorts and groups the rows of a table. */
export function useTableEntries(
  {
    rows,
    details,
    sorts,
    grouping,
    collapsedGroupIds,
  }: Pick<TacticTableProps, 'rows' | 'details' | 'sorts' | 'grouping' | 'collapsedGroupIds'>,
  hasMoney: boolean,
  locale?: Locale,
): TableEntries {
  const [maker] = useState(createEntryMaker)
  const sorted = useMemo(() => sortTacticRows(rows, sorts), [rows, sorts])
  const entries = useMemo(
    () =>
      grouping === 'none'
        ? maker.items(sorted)
        : maker.groups(groupTacticRows(sorted, grouping, details, locale)),
    [maker, sorted, grouping, details, locale],
  )
  const totals = useMemo(
    () => (hasMoney && rows.length > 0 ? [totalEntry(rows)] : none),
    [hasMoney, rows],
  )
  const expandedIds = useMemo(
    () =>
      new Set(
        entries.flatMap(({ kind, id }) =>
          kind === 'group' && !collapsedGroupIds.has(id) ? [id] : [],
        ),
      ),
    [entries, collapsedGroupIds],
  )
  return { entries, totals, expandedIds }
}

/**
 * Returns the closed groups after the user has opened or closed some; groups without lines stay as
 * they were.
 */
export function collapsedAfter(
  { entries }: { readonly entries: readonly Pick<TableEntry, 'kind' | 'id'>[] },
  collapsedBefore: ReadonlySet<string>,
  expandedIds: ReadonlySet<string>,
): ReadonlySet<string> {
  const collapsed = new Set(collapsedBefore)
  for (const { kind, id } of entries) {
    if (kind !== 'group') continue
    if (expandedIds.has(id)) collapsed.delete(id)
    else collapsed.add(id)
  }
  return collapsed
}
