import { canEditTactic } from '../access'
import { repeats } from '../recurrence'
import { changedOptionsOf, moveTactic, optionFieldNames, titleOfCopy } from '../tactics'
import type { TacticListItem } from '../tactics'
import type {
  BulkChange,
  BulkChangedItem,
  BulkDetails,
  BulkRefusedItem,
  BulkRuleRefusal,
  BulkResult,
  OptionChange,
} from './bulk-change'
import { withType } from './change-type'
import { placesOf } from './places'
import type { Places } from './places'

/** The result for one item; `null` for a deleted one. */
type Outcome =
  | { readonly kind: 'changed'; readonly after: TacticListItem | null }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly code: BulkRuleRefusal; readonly channelId: number | null }

const unchanged: Outcome = { kind: 'unchanged' }

/**
 * Decides for each item whether a bulk change applies to it, with its new state or the reason
 * of the refusal. The result for an item does not depend on the other items.
 *
 * - Items of monthly kinds are moved to the nearest month.
 * - Another type clears the platforms. To a monthly type, dates are rounded to whole months,
 *   and costs and recurrence are cleared.
 * - A copy for other days follows the rules of moving, but may stay in its month.
 *
 * The caller must have checked that the tags exist and that the user can see them.
 */
export function judgeBulkChange<Item extends TacticListItem>(
  items: readonly Item[],
  change: BulkChange,
  details: BulkDetails,
): BulkResult<Item> {
  const places = placesOf(details.channels)
  const changed: BulkChangedItem<Item>[] = []
  const unchanged: Item[] = []
  const refused: BulkRefusedItem<Item>[] = []
  for (const item of items) {
    const outcome = judgeItem(item, change, details, places)
    if (outcome.kind === 'changed') changed.push({ item, after: outcome.after })
    else if (outcome.kind === 'unchanged') unchanged.push(item)
    else refused.push({ item, code: outcome.code, channelId: outcome.channelId })
  }
  return { changed, unchanged, refused }
}

function judgeItem(
  item: TacticListItem,
  change: BulkChange,
  details: BulkDetails,
  places: Places,
): Outcome {
  const refusal = refusalIn(item.channelId, item, details, places)
  if (refusal !== null) return refusal
  if (isOptionChange(change)) return withOptions(item, change, places)
  switch (change.kind) {
    case 'move':
      return change.deltaDays === 0 ? unchanged : moved(item, change.deltaDays, places)
    case 'type':
      return retyped(item, change.tacticTypeId, details, places)
    case 'tags': {
      const after = withTags(item, change)
      return after === item ? unchanged : { kind: 'changed', after }
    }
    case 'copy':
      return copied(item, change.deltaDays, places)
    case 'delete':
      return { kind: 'changed', after: null }
    default:
      return change satisfies never
  }
}

/** Why the caller may not change an item, or put it into a channel; null when they may. */
function refusalIn(
  channelId: number,
  item: TacticListItem,
  { access }: BulkDetails,
  places: Places,
): Outcome | null {
  const decision = canEditTactic(access, {
    planId: item.planId,
    channelId,
    // An item that is only marked as an initiative needs the right on its channel.
    isInitiative: places.channels.get(channelId)?.kind === 'initiatives',
    isRepeating: repeats(item.rrule),
    isMonthly: places.isMonthly(item),
  })
  if (decision.allowed) return null
  const isAboutChannel = decision.code === 'channel-not-assigned'
  return refuse(decision.code, isAboutChannel ? channelId : null)
}

function moved(item: TacticListItem, deltaDays: number, places: Places): Outcome {
  const result = moveTactic({ ...item, isMonthly: places.isMonthly(item) }, deltaDays)
  if (result.code === 'changed') return { kind: 'changed', after: { ...item, ...result.dates } }
  const isInPlace = result.code === 'unchanged' || result.code === 'monthly'
  return refuse(isInPlace ? 'same-month' : result.code)
}

function copied(item: TacticListItem, deltaDays: number, places: Places): Outcome {
  const title = titleOfCopy(item.title)
  const place = deltaDays === 0 ? unchanged : moved(item, deltaDays, places)
  if (place.kind === 'refused' && place.code !== 'same-month') return place
  const dated = place.kind === 'changed' && place.after !== null ? place.after : item
  return { kind: 'changed', after: { ...dated, title } }
}

function isOptionChange(change: BulkChange): change is OptionChange {
  return optionFieldNames.some((field) => Object.hasOwn(change, field))
}

function withOptions(item: TacticListItem, change: OptionChange, places: Places): Outcome {
  const options = changedOptionsOf(change)
  const after = { ...item, ...options }
  if (optionFieldNames.every((field) => after[field] === item[field])) return unchanged
  const canHaveFlag = places.channels.get(item.channelId)?.enableTacticFlagging === true
  if (options.isFlagged === true && !canHaveFlag) return refuse('flagging-off', item.channelId)
  return { kind: 'changed', after }
}

function retyped(
  item: TacticListItem,
  tacticTypeId: number,
  details: BulkDetails,
  places: Places,
): Outcome {
  if (item.tacticTypeId === tacticTypeId) return unchanged
  const target = places.types.get(tacticTypeId)
  if (target?.channel.planId !== item.planId) return refuse('type-deleted')
  const isMarked = item.isInitiative && places.channels.get(item.channelId)?.kind !== 'initiatives'
  const staysInitiative = isMarked || target.channel.kind === 'initiatives'
  if (staysInitiative !== item.isInitiative) {
    return refuse(item.isInitiative ? 'becomes-tactic' : 'becomes-initiative')
  }
  return (
    refusalIn(target.channel.id, item, details, places) ?? {
      kind: 'changed',
      after: withType(item, target),
    }
  )
}

function refuse(code: BulkRuleRefusal, channelId: number | null = null): Outcome {
  return { kind: 'refused', code, channelId }
}

type TagChange = Pick<Extract<BulkChange, { kind: 'tags' }>, 'addIds' | 'removeIds'>

/** An item with tags added and removed by id; the same object when its tags do not change. */
function withTags(item: TacticListItem, { addIds, removeIds }: TagChange): TacticListItem {
  const removed = new Set(removeIds)
  const retained = item.tagIds.filter((id) => !removed.has(id))
  const tagIds = [...new Set([...retained, ...addIds])].toSorted((a, b) => a - b)
  const before = new Set(item.tagIds)
  const isSame = tagIds.length === before.size && tagIds.every((id) => before.has(id))
  return isSame ? item : { ...item, tagIds }
}
