import {
  DEFAULT_TACTIC_SORTS,
  isTacticColumn,
  TACTIC_GROUPINGS,
  type TacticGrouping,
  type TacticSort,
  type TacticTableMode,
} from '@throughline/domain/tactic-table'
import type { KeyValueStore } from './key-value-store'

/**
 * Keys of the table of tactics. `table-scheduled12` and `table-parking-lot12` hold the layout of
 * user 12 as a JSON object:
 *
 * - `order`, `hidden` and `frozen`: lists of column ids
 * - `widths`: pixels by column id
 * - `sorts`: lists of column id and direction
 * - `grouping`
 */
const keys: Readonly<Record<TacticTableMode, string>> = {
  scheduled: 'table-scheduled',
  'parking-lot': 'table-parking-lot',
}

/** Layout of the table that a user has chosen. */
export interface TableLayout {
  /**
   * Column ids in the visible order; columns that are missing here follow in their default order.
   */
  readonly columnOrder: readonly string[]
  /** null for the default columns, until the user chooses. */
  readonly hiddenColumnIds: ReadonlySet<string> | null
  readonly frozenColumnIds: ReadonlySet<string>
  /** Pixels by column id. */
  readonly columnWidths: Readonly<Record<string, number>>
  readonly sorts: readonly TacticSort[]
  /** null until the user chooses one. */
  readonly grouping: TacticGrouping | null
}

/** Stored preferences of the table. */
export interface TablePreferences {
  /** Returns the layout of a table; a malformed stored value counts as absent. */
  readonly tableLayout: (userId: number, mode: TacticTableMode) => TableLayout
  readonly setTableLayout: (userId: number, mode: TacticTableMode, layout: TableLayout) => void
}

/** Creates the preferences of tables over a store; only this module knows their keys. */
export function createTablePreferences(store: KeyValueStore): TablePreferences {
  return {
    tableLayout: (userId, mode) =>
      layoutFrom(recordFrom(store.getItem(`${keys[mode]}${userId}`)), mode),
    setTableLayout: (userId, mode, layout) => {
      const { columnOrder, hiddenColumnIds, frozenColumnIds, columnWidths, sorts, grouping } =
        layout
      store.setItem(
        `${keys[mode]}${userId}`,
        JSON.stringify({
          order: columnOrder,
          hidden: hiddenColumnIds === null ? null : [...hiddenColumnIds],
          frozen: [...frozenColumnIds],
          widths: columnWidths,
          sorts: sorts.map(({ column, direction }) => [column, direction]),
          grouping,
        }),
      )
    },
  }
}

function layoutFrom(stored: Readonly<Record<string, unknown>>, mode: TacticTableMode): TableLayout {
  const { order, hidden, frozen, widths, sorts, grouping } = stored
  return {
    columnOrder: textsFrom(order) ?? [],
    hiddenColumnIds: setFrom(hidden),
    frozenColumnIds: setFrom(frozen) ?? new Set(['title']),
    columnWidths: widthsFrom(widths),
    sorts: sortsFrom(sorts) ?? usualSorts(mode),
    grouping: TACTIC_GROUPINGS.find((one) => one === grouping) ?? null,
  }
}

/** Returns the default sorting. Items of the parking lot have no dates to sort by. */
function usualSorts(mode: TacticTableMode): readonly TacticSort[] {
  return mode === 'scheduled' ? DEFAULT_TACTIC_SORTS : [{ column: 'title', direction: 'ascending' }]
}

function recordFrom(text: string | null): Readonly<Record<string, unknown>> {
  if (text === null) return {}
  try {
    const stored: unknown = JSON.parse(text)
    return isRecord(stored) ? stored : {}
  } catch {
    return {}
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function textsFrom(value: unknown): readonly string[] | null {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : null
}

function setFrom(value: unknown): ReadonlySet<string> | null {
  const texts = textsFrom(value)
  return texts === null ? null : new Set(texts)
}

function widthsFrom(value: unknown): Readonly<Record<string, number>> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, width]): [string, number][] =>
      typeof width === 'number' && width > 0 ? [[id, width]] : [],
    ),
  )
}

function sortsFrom(value: unknown): readonly TacticSort[] | null {
  if (!Array.isArray(value)) return null
  return value.flatMap((one: unknown): TacticSort[] => {
    const [column, direction] = textsFrom(one) ?? []
    if (column === undefined || !isTacticColumn(column)) return []
    return [{ column, direction: direction === 'descending' ? 'descending' : 'ascending' }]
  })
}
