import type { ItemImportCheck } from '@throughline/domain/item-import'
import type { ItemDraft, ItemFormPart } from '@throughline/domain/item-form'
import { optionValuesOf } from '@throughline/domain/tactics'
import type { BulkChangedRow, BulkItemState, Reach } from '../../db/schema'
import { stateOf } from '../bulk-changes/item-state'
import type { ItemValueWrite } from '../field-values/queries'
import type { TacticListRow } from '../tactics/item-rows-queries'

type Created = Extract<ItemImportCheck, { outcome: 'create' }>
type Updated = Extract<ItemImportCheck, { outcome: 'update' }>

/** The state of an item, including the fields that only an import can change. */
type ImportedState = Required<BulkItemState>

/** An item to write, with the data for its undo. */
export interface ImportedChange {
  readonly changed: BulkChangedRow
  readonly after: ImportedState
  /** null for a new item. */
  readonly before: ImportedState | null
  readonly isInitiative: boolean
  /** null where it stays. */
  readonly reach: Reach | null
  readonly values: readonly ItemValueWrite[]
}

/** Returns the data to store for a row that creates an item. */
export function createdItem({ row, draft }: Created, id: number): ImportedChange {
  const after: ImportedState = {
    ...whenOf(draft),
    ...plainOf(draft),
    isCustomRecurrence: false,
    estimatedCost: draft.estimatedCost ?? null,
    actualCost: draft.actualCost ?? null,
    tagIds: draft.tagIds,
    platformIds: draft.tacticPlatformIds,
  }
  const imported = {
    row,
    addedInitiativeIds: draft.relatedInitiativeIds,
    removedInitiativeIds: [],
    formerValues: [],
  }
  return {
    changed: { id, version: 1, before: null, imported },
    after,
    before: null,
    isInitiative: draft.isInitiative,
    // A new item has no reach yet.
    reach: draft.impressions === null && draft.ratingPoints === null ? null : reachOf(draft),
    values: valueWrites(id, draft.typeValues),
  }
}

/**
 * Returns the data to store for a row that changes an item.
 *
 * @param stored contains costs that the user may not see
 */
export function updatedItem(
  { row, item, draft, parts, fieldValues, carriesCost }: Updated,
  stored: TacticListRow,
  isCustomRecurrence: boolean,
): ImportedChange {
  const before: ImportedState = {
    ...stateOf(stored, isCustomRecurrence),
    title: stored.title,
    isUnscheduled: stored.isUnscheduled,
  }
  const added = draft.relatedInitiativeIds.filter((id) => !item.relatedInitiativeIds.includes(id))
  const removed = item.relatedInitiativeIds.filter((id) => !draft.relatedInitiativeIds.includes(id))
  const isReachChanged = parts.has('impressions') || parts.has('ratingPoints')
  const former = new Map(item.typeValues.map((value) => [value.tacticFieldId, value.value]))
  const imported = {
    row,
    addedInitiativeIds: added,
    removedInitiativeIds: removed,
    ...(isReachChanged ? { formerReach: reachOf(item) } : null),
    formerValues: fieldValues.map(({ tacticFieldId }) => ({
      fieldId: tacticFieldId,
      value: textOf(former.get(tacticFieldId) ?? null),
    })),
  }
  return {
    changed: { id: item.id, version: stored.version + 1, before, imported },
    after: stateAfter(before, draft, parts, carriesCost),
    before,
    isInitiative: item.isInitiative,
    reach: isReachChanged ? reachOf(draft) : null,
    values: valueWrites(item.id, fieldValues),
  }
}

const dateParts: readonly ItemFormPart[] = [
  'startDate',
  'endDate',
  'isAllDay',
  'isUnscheduled',
  'rrule',
  'recurrenceEndDay',
]

/** Takes only the values of the row from the form; all others stay as they are stored. */
function stateAfter(
  before: ImportedState,
  draft: ItemDraft,
  parts: ReadonlySet<ItemFormPart>,
  carriesCost: boolean,
): ImportedState {
  const isRetyped = draft.tacticTypeId !== before.tacticTypeId
  const cost = (name: 'estimatedCost' | 'actualCost') => {
    if (isRetyped && !carriesCost) return null
    return parts.has(name) ? (draft[name] ?? null) : before[name]
  }
  const isDated = dateParts.some((part) => parts.has(part))
  return {
    ...before,
    ...(isDated ? whenOf(draft) : null),
    isCustomRecurrence:
      before.isCustomRecurrence && (isDated ? draft.rrule : before.rrule) === before.rrule,
    ...plainOf(draft),
    estimatedCost: cost('estimatedCost'),
    actualCost: cost('actualCost'),
    tagIds: parts.has('tagIds') ? draft.tagIds : before.tagIds,
    platformIds:
      isRetyped || parts.has('tacticPlatformIds') ? draft.tacticPlatformIds : before.platformIds,
  }
}

/** Returns the fields that the server stores as the form has them. */
function plainOf(draft: ItemDraft) {
  const { title, tacticTypeId } = draft
  return { title, tacticTypeId, ...optionValuesOf(draft) }
}

/** Returns the stored dates and repeat. An item in the parking lot has none. */
function whenOf(draft: ItemDraft) {
  const { startDate, endDate, isAllDay, isUnscheduled, rrule, recurrenceEndDate } = draft
  return isUnscheduled
    ? { startDate: null, endDate: null, isAllDay, isUnscheduled, rrule, recurrenceEndDate }
    : { startDate, endDate, isAllDay, isUnscheduled, rrule, recurrenceEndDate }
}

function valueWrites(tacticId: number, values: ItemDraft['typeValues']): readonly ItemValueWrite[] {
  return values.map(({ tacticFieldId, value }) => ({
    tacticId,
    fieldId: tacticFieldId,
    value: textOf(value),
  }))
}

function reachOf({ impressions, ratingPoints }: Reach): Reach {
  return { impressions, ratingPoints }
}

function textOf(value: string | number | null): string | null {
  return value === null ? null : String(value)
}
