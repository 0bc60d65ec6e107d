import { carriesCost, varianceOf } from '../budget'
import { repeats } from '../recurrence'
import { completeItem } from '../tactics'
import type { ItemInput, TacticListItem } from '../tactics'
import type { TableChannel, TableTag, TacticTableDetails } from './table-details'

/** An item of the table with the names that its cells show. */
export interface TacticRow {
  readonly item: TacticListItem
  readonly channelName: string
  /** `#RRGGBB`; null for an unknown channel. */
  readonly channelColor: string | null
  /** The merged channel that it is grouped under; null for an unknown type. */
  readonly channelGroup: TableChannel | null
  readonly typeName: string
  readonly platformNames: readonly string[]
  readonly initiativeTitles: readonly string[]
  /** In the order of tags. */
  readonly tags: readonly TableTag[]
  readonly isRepeating: boolean
  /** False for initiatives and for items of monthly types. */
  readonly hasCost: boolean
  /** Whole dollars; null for none. */
  readonly estimate: number | null
  /** Whole dollars; null for none. */
  readonly actual: number | null
  /** Estimate minus actual, if at least one of them exists. */
  readonly variance: number | null
  /** The values of universal fields as text, by field. */
  readonly fieldTexts: ReadonlyMap<number, string>
}

/**
 * Creates a reader of rows. For the same item object it returns the same row, so that only changed
 * rows are drawn again. Items without an id or a start have no row.
 */
export function createTacticRowReader(
  details: TacticTableDetails,
): (items: readonly ItemInput[]) => readonly TacticRow[] {
  const existing = new WeakMap<TacticListItem, TacticRow>()
  return (items) =>
    items.flatMap((source) => {
      const item = completeItem(source)
      if (item === null) return []
      const row = existing.get(item)
      if (row !== undefined) return row
      const read = rowOf(item, details)
      existing.set(item, read)
      return read
    })
}

function rowOf(item: TacticListItem, details: TacticTableDetails): TacticRow {
  const channel = details.channels.get(item.channelId)
  const type = details.types.get(item.tacticTypeId)
  const hasCost = carriesCost({
    isInitiative: item.isInitiative || channel?.kind === 'initiatives',
    isMonthly: type?.isMonthly ?? false,
  })
  const estimate = hasCost ? item.estimatedCost : null
  const actual = hasCost ? item.actualCost : null
  return {
    item,
    channelName: channel?.name ?? '',
    channelColor: channel?.uiColor ?? null,
    channelGroup: details.channelOfType.get(item.tacticTypeId) ?? null,
    typeName: type?.name ?? '',
    platformNames: namedBy(item.tacticPlatformIds, type?.platformNames ?? noNames),
    initiativeTitles: namedBy(item.relatedInitiativeIds, details.initiativeNames),
    tags: sortedTags(namedBy(item.tagIds, details.tags)),
    isRepeating: repeats(item.rrule),
    hasCost,
    estimate,
    actual,
    variance: estimate === null && actual === null ? null : varianceOf(estimate ?? 0, actual ?? 0),
    fieldTexts: details.fieldTexts.get(item.id) ?? noNames,
  }
}

const noNames: ReadonlyMap<number, string> = new Map()

/**
 * Returns the values of ids, without unknown ones. A loop, for speed: it runs for each of thousands
 * of rows.
 */
function namedBy<Value>(
  ids: readonly number[],
  values: ReadonlyMap<number, Value>,
): readonly Value[] {
  const named: Value[] = []
  for (const id of ids) {
    const value = values.get(id)
    if (value !== undefined) named.push(value)
  }
  return named
}

function sortedTags(tags: readonly TableTag[]): readonly TableTag[] {
  return tags.length < 2 ? tags : tags.toSorted((a, b) => a.order - b.order)
}
