import { canEditTactic } from '../access'
import { isMonthlyKind } from '../channels'
import { changeItemForm, changedParts, itemFormOf, validateItemForm } from '../item-form'
import type { FormTacticType, ItemFormContext, ItemFormError, ItemFormValues } from '../item-form'
import { NOTHING, problemOf } from './item-import'
import type {
  ImportedItem,
  ItemImportColumn,
  ItemImportFacts,
  ItemImportProblem,
  ItemImportRow,
  ItemImportValues,
  ItemImportVerdict,
  ResolvedValues,
} from './item-import'
import { resolveChoice } from './resolve-choice'
import type { ResolvedChoice } from './resolve-choice'
import { resolveDates } from './resolve-dates'
import { importNamesOf, resolveFields, resolveLinks } from './resolve-links'
import type { ImportNames } from './resolve-links'

/**
 * Decides for each row what it does: creates an item, changes one, changes nothing, or is refused.
 * A row has the effect of a person who fills in the form of the item, with the rules of that form;
 * but an end before the start is refused and not corrected.
 *
 * @returns a verdict for each row, in their order
 */
export function judgeItemImport(
  rows: readonly ItemImportRow[],
  facts: ItemImportFacts,
): readonly ItemImportVerdict[] {
  const names = importNamesOf(facts)
  const rowNumbers = new Set<number>()
  const itemIds = new Set<number>()
  return rows.map((row) => {
    const isRepeated =
      rowNumbers.has(row.row) || (row.itemId !== undefined && itemIds.has(row.itemId))
    rowNumbers.add(row.row)
    if (row.itemId !== undefined) itemIds.add(row.itemId)
    if (isRepeated) return refuse(row, [problemOf('row', 'duplicate')])
    return judgeRow(row, facts, names)
  })
}

function judgeRow(
  row: ItemImportRow,
  { context, items }: ItemImportFacts,
  names: ImportNames,
): ItemImportVerdict {
  const item = row.itemId === undefined ? null : (items.get(row.itemId) ?? 'not-found')
  if (item === 'not-found') return refuse(row, [problemOf('row', 'not-found')])
  const refusal = item === null ? null : itemProblem(item, row, context)
  if (refusal !== null) return refuse(row, [refusal])
  const before = item === null ? EMPTY_FORM : formOf(item)
  const { change, problems } = resolveRow(row, before, { item, context, names })
  const { values } = changeItemForm(before, change, context)
  const all = [
    ...problems,
    ...formProblems(values, item === null ? null : before, context, problems),
  ]
  if (all.length > 0) return refuse(row, all)
  if (item === null) return { outcome: 'create', row: row.row, values }
  const parts = new Set(changedParts(values, before))
  return parts.size === 0
    ? { outcome: 'unchanged', row: row.row, item }
    : { outcome: 'update', row: row.row, item, values, parts }
}

function refuse(
  { row, itemId = null }: { readonly row: number; readonly itemId?: number | null },
  problems: readonly ItemImportProblem[],
): ItemImportVerdict {
  return { outcome: 'refused', row, itemId, problems }
}

/** Why a stored item cannot be changed at all; null when it can. */
function itemProblem(
  item: ImportedItem,
  { version }: ItemImportRow,
  { access, channels }: ItemFormContext,
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
  // A row says nothing about the rest of the form, which stays as it is stored.
  const rest = { impressions: null, ratingPoints: null, documentIds: [] }
  return itemFormOf({ ...item, ...rest, typeValues: item.universalValues }, '')
}

const EMPTY_FORM: ItemFormValues = {
  title: '',
  channelId: null,
  tacticTypeId: null,
  tacticPlatformIds: [],
  startDate: null,
  endDate: null,
  isAllDay: false,
  hasDuration: false,
  isUnscheduled: false,
  isFlagged: false,
  rrule: null,
  recurrenceEndDay: null,
  estimatedCost: null,
  actualCost: null,
  impressions: null,
  ratingPoints: null,
  relatedInitiativeIds: [],
  tagIds: [],
  documentIds: [],
  customValues: {},
  notes: '',
}

interface RowSituation {
  readonly item: ImportedItem | null
  readonly context: ItemFormContext
  readonly names: ImportNames
}

function resolveRow(
  { values }: ItemImportRow,
  before: ItemFormValues,
  { item, context, names }: RowSituation,
): ResolvedValues {
  const choice = resolveChoice(values, before, context)
  const resolved = [
    values.title === undefined ? NOTHING : { change: { title: values.title.trim() }, problems: [] },
    choice,
    resolveDates(values, item === null ? null : before),
    resolveFlag(values, before, choice),
    resolveCosts(values, choice, item, context),
    resolveLinks(values, before, item?.id ?? null, names),
    resolveFields(values.fields, before, context),
    { change: {}, problems: kindProblems(item, before, choice, context) },
  ]
  return {
    change: Object.assign({}, ...resolved.map(({ change }) => change)),
    problems: resolved.flatMap(({ problems }) => problems),
  }
}

function resolveFlag(
  { isFlagged }: ItemImportValues,
  before: ItemFormValues,
  { channel }: ResolvedChoice,
): ResolvedValues {
  if (isFlagged === undefined || isFlagged === before.isFlagged) return NOTHING
  const isOff = isFlagged && channel !== null && !channel.enableTacticFlagging
  return isOff
    ? { change: {}, problems: [problemOf('isFlagged', 'flagging-off')] }
    : { change: { isFlagged }, problems: [] }
}

/** Without budget visibility costs are shown as none, so that none says nothing. */
function resolveCosts(
  values: ItemImportValues,
  { channel, type }: ResolvedChoice,
  item: ImportedItem | null,
  { plan, access }: ItemFormContext,
): ResolvedValues {
  const seesBudget = plan.useBudgets && access.canViewBudget
  const isInitiative = item?.isInitiative === true || channel?.kind === 'initiatives'
  const problems: ItemImportProblem[] = []
  let change: Partial<ItemFormValues> = {}
  for (const column of ['estimatedCost', 'actualCost'] as const) {
    const cost = values[column]
    if (cost === undefined) continue
    if (cost !== null && !seesBudget) problems.push(problemOf(column, 'budget-hidden'))
    else if (cost !== null && (isInitiative || isMonthly(type))) {
      problems.push(problemOf(column, 'no-cost'))
    } else if (seesBudget) change = { ...change, [column]: cost }
  }
  return { change, problems }
}

function isMonthly(type: FormTacticType | null): boolean {
  return type !== null && isMonthlyKind(type.kind)
}

/** A stored item cannot become an initiative, or a tactic of one. */
function kindProblems(
  item: ImportedItem | null,
  before: ItemFormValues,
  { channel }: ResolvedChoice,
  { channels }: ItemFormContext,
): readonly ItemImportProblem[] {
  if (item === null || channel === null) return []
  const former = channels.find(({ id }) => id === before.channelId)
  const isMarked = item.isInitiative && former?.kind !== 'initiatives'
  const staysInitiative = isMarked || channel.kind === 'initiatives'
  if (staysInitiative === item.isInitiative) return []
  return [problemOf('channel', item.isInitiative ? 'becomes-tactic' : 'becomes-initiative')]
}

/**
 * What the rules of the form find beside the problems that are known. What is wrong with the
 * stored item already is no fault of the row.
 */
function formProblems(
  values: ItemFormValues,
  before: ItemFormValues | null,
  context: ItemFormContext,
  known: readonly ItemImportProblem[],
): readonly ItemImportProblem[] {
  const keyOf = ({ part, code }: ItemFormError) => `${part} ${code}`
  const stored = new Set(before === null ? [] : validateItemForm(before, context).map(keyOf))
  const named = new Set(known.map(({ column }) => column))
  return validateItemForm(values, context).flatMap((error) => {
    const column = columnOf(error, context)
    if (stored.has(keyOf(error)) || column === null || named.has(column)) return []
    // A wrong end is the only date that is known when the start is wrong, and the other way round.
    const isDate = column === 'startDate' || column === 'endDate'
    if (isDate && (named.has('startDate') || named.has('endDate'))) return []
    const code = error.code === 'series-ends-before-start' ? 'end-before-start' : error.code
    return [problemOf(column, code)]
  })
}

const COLUMNS: Readonly<Partial<Record<ItemFormError['part'], ItemImportColumn>>> = {
  title: 'title',
  startDate: 'startDate',
  endDate: 'endDate',
  recurrenceEndDay: 'startDate',
  estimatedCost: 'estimatedCost',
  actualCost: 'actualCost',
}

/** The column of a part of the form; null for parts that a row says nothing about, or that are judged by name. */
function columnOf(
  { part }: ItemFormError,
  { universalFields }: ItemFormContext,
): ItemImportColumn | null {
  const field = universalFields.find(({ id }) => part === `custom:${id}`)
  return field === undefined ? (COLUMNS[part] ?? null) : `fields.${field.name}`
}
