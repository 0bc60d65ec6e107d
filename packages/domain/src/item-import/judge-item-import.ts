import { canEditTactic } from '../access'
import type { TacticField } from '../channels'
import {
  changeItemForm,
  changedParts,
  emptyItemForm,
  itemDraftOf,
  itemFormOf,
  validateItemForm,
} from '../item-form'
import type { DraftFieldValue, ItemFormError, ItemFormValues } from '../item-form'
import { describeChanges } from './describe-changes'
import { problemOf } from './item-import'
import type {
  ImportedItem,
  ItemImportColumn,
  ItemImportContext,
  ItemImportDetails,
  ItemImportProblem,
  ItemImportRow,
  ItemImportCheck,
} from './item-import'
import { fieldsOfChoice } from './resolve-fields'
import { importNamesOf } from './resolve-links'
import type { ImportNames } from './resolve-links'
import { carriesCost, resolveRow } from './resolve-row'

/**
 * Decides the effect of each row: it creates an item, changes one, changes nothing, or is refused.
 * A row has the effect of a user who fills in the form of the item, with the rules of that form.
 * There is one difference: an end before the start is refused and not corrected.
 *
 * @returns a verdict for each row, in their order
 */
export function judgeItemImport(
  rows: readonly ItemImportRow[],
  details: ItemImportDetails,
): readonly ItemImportCheck[] {
  const names = importNamesOf(details)
  const rowNumbers = new Set<number>()
  const itemIds = new Set<number>()
  return rows.map((row) => {
    const isRepeated =
      rowNumbers.has(row.row) || (row.itemId !== undefined && itemIds.has(row.itemId))
    rowNumbers.add(row.row)
    if (row.itemId !== undefined) itemIds.add(row.itemId)
    if (isRepeated) return refuse(row, [problemOf('row', 'duplicate')])
    return judgeRow(row, details, names)
  })
}

function judgeRow(
  row: ItemImportRow,
  details: ItemImportDetails,
  names: ImportNames,
): ItemImportCheck {
  const { context, items } = details
  const item = row.itemId === undefined ? null : (items.get(row.itemId) ?? 'not-found')
  if (item === 'not-found') return refuse(row, [problemOf('row', 'not-found')])
  const refusal = item === null ? null : itemProblem(item, row, context)
  if (refusal !== null) return refuse(row, [refusal])
  const before = item === null ? emptyItemForm : formOf(item)
  const { change, problems, choice } = resolveRow(row, before, { item, context, names })
  const dated = { ...context, today: NO_DAY }
  const { values } = changeItemForm(before, change, dated)
  const all = [
    ...problems,
    ...formProblems(values, item === null ? null : before, context, problems),
  ]
  if (all.length > 0) return refuse(row, all)
  if (item === null) return { outcome: 'create', row: row.row, draft: itemDraftOf(values, dated) }
  const parts = new Set(changedParts(values, before))
  if (parts.size === 0) return { outcome: 'unchanged', row: row.row, item }
  const hasCosts = carriesCost(item, choice)
  const losesCosts = !hasCosts && values.tacticTypeId !== before.tacticTypeId
  const after = losesCosts ? { ...values, estimatedCost: null, actualCost: null } : values
  return {
    outcome: 'update',
    row: row.row,
    item,
    draft: itemDraftOf(values, dated),
    parts,
    changes: describeChanges(
      { before, after, parts: new Set(changedParts(after, before)) },
      { ...details, initiativeNames: names.initiativeNames },
    ),
    fieldValues: changedFieldValues(values, parts, fieldsOfChoice(choice.type, context)),
    carriesCost: hasCosts,
  }
}

/** The form uses today if it has no date. A row that reaches this point has every date. */
const NO_DAY = 0

function changedFieldValues(
  { customValues }: ItemFormValues,
  parts: ReadonlySet<string>,
  fields: readonly TacticField[],
): readonly DraftFieldValue[] {
  return fields
    .filter(({ id }) => parts.has(`custom:${id}`))
    .map(({ id }) => ({ tacticFieldId: id, value: customValues[id] ?? null }))
}

function refuse(
  { row, itemId = null }: { readonly row: number; readonly itemId?: number | null },
  problems: readonly ItemImportProblem[],
): ItemImportCheck {
  return { outcome: 'refused', row, itemId, problems }
}

/** Why a stored item cannot be changed at all; null when it can. */
function itemProblem(
  item: ImportedItem,
  { version }: ItemImportRow,
  { access, channels }: ItemImportContext,
): ItemImportProblem | null {
  const channel = channels.find(({ id }) => id === item.channelId)
  const decision = canEditTactic(access, {
    planId: item.planId,
    channelId: item.channelId,
    // An item that is only marked as an initiative needs the right on its channel.
    isInitiative: channel?.kind === 'initiatives',
    isRepeating: false,
    isMonthly: false,
  })
  if (!decision.allowed) return problemOf('row', decision.code)
  const isStale = version !== undefined && version !== item.version
  return isStale ? problemOf('row', 'changed-by-others') : null
}

function formOf(item: ImportedItem): ItemFormValues {
  // A row does not affect the rest of the form, which stays as stored.
  return itemFormOf({ ...item, documentIds: [] }, '')
}

/**
 * Returns the problems that the rules of the form find, besides the known ones. Problems that the
 * stored item already has do not count against the row.
 */
function formProblems(
  values: ItemFormValues,
  before: ItemFormValues | null,
  context: ItemImportContext,
  existing: readonly ItemImportProblem[],
): readonly ItemImportProblem[] {
  const keyOf = ({ part, code }: ItemFormError) => `${part} ${code}`
  const stored = new Set(before === null ? [] : validateItemForm(before, context).map(keyOf))
  const named = new Set(existing.map(({ column }) => column))
  return validateItemForm(values, context).flatMap((error) => {
    const column = columnOf(error, context)
    if (stored.has(keyOf(error)) || column === null || named.has(column)) return []
    // If the row's start or end is already wrong, the form's dates are incomplete, so their errors
    // mean nothing.
    const isDate = column === 'startDate' || column === 'endDate'
    if (isDate && (named.has('startDate') || named.has('endDate'))) return []
    const code = error.code === 'series-ends-before-start' ? 'end-before-start' : error.code
    return [problemOf(column, code)]
  })
}

const columns: Readonly<Partial<Record<ItemFormError['part'], ItemImportColumn>>> = {
  title: 'title',
  startDate: 'startDate',
  endDate: 'endDate',
  recurrenceEndDay: 'startDate',
  estimatedCost: 'estimatedCost',
  actualCost: 'actualCost',
  impressions: 'impressions',
  ratingPoints: 'ratingPoints',
}

/**
 * Returns the column of a part of the form; null for parts that a row does not have, or that are
 * judged by name.
 */
function columnOf(
  { part }: ItemFormError,
  { universalFields, channels }: ItemImportContext,
): ItemImportColumn | null {
  const field = [
    ...universalFields,
    ...channels.flatMap(({ tacticTypes }) =>
      tacticTypes.flatMap((type) => type.tacticFields ?? []),
    ),
  ].find(({ id }) => part === `custom:${id}`)
  return field === undefined ? (columns[part] ?? null) : `fields.${field.name}`
}
