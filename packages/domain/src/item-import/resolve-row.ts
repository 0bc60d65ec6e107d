import { canFlagTactics, isMonthlyKind } from '../channels'
import { changedOptionsOf } from '../tactics'
import type { ItemFormValues } from '../item-form'
import { isSameText } from './file-text'
import { problemOf } from './item-import'
import type {
  ImportedItem,
  ItemImportContext,
  ItemImportProblem,
  ItemImportRow,
  ItemImportValues,
  ResolvedValues,
} from './item-import'
import { resolveChoice } from './resolve-choice'
import type { ResolvedChoice } from './resolve-choice'
import { resolveDates } from './resolve-dates'
import { fieldsOfChoice, resolveFields } from './resolve-fields'
import { resolveLinks } from './resolve-links'
import type { ImportNames } from './resolve-links'
import { resolveRepeat } from './resolve-repeat'

/** The item, plan and names against which a row is judged. */
export interface RowSituation {
  /** null for a new item. */
  readonly item: ImportedItem | null
  readonly context: ItemImportContext
  readonly names: ImportNames
}

/** The changes of a row to the form of its item, with the problems of its values. */
export interface ResolvedRow extends ResolvedValues {
  readonly choice: ResolvedChoice
}

/**
 * Resolves the values of a row. The rules of the form itself are not among the problems.
 *
 * @param before the form of the stored item, or an empty one
 */
export function resolveRow(
  { values }: ItemImportRow,
  before: ItemFormValues,
  { item, context, names }: RowSituation,
): ResolvedRow {
  const choice = resolveChoice(values, before, context)
  const dates = resolveDates(values, item === null ? null : before)
  const repeat = resolveRepeat(values, before, dates.change)
  const flagProblems = flagProblemsOf(values, before, choice)
  const costs = resolveCosts(values, choice, item, context)
  const links = resolveLinks(values, before, item?.id ?? null, names)
  const fields = resolveFields(values.fields, before, {
    item,
    fields: fieldsOfChoice(choice.type, context),
  })
  return {
    choice,
    change: {
      ...(values.title === undefined || isSameText(values.title.trim(), before.title.trim())
        ? null
        : { title: values.title.trim() }),
      ...choice.change,
      ...dates.change,
      ...repeat.change,
      ...changedOptionsOf(values),
      ...(values.impressions === undefined ? null : { impressions: values.impressions }),
      ...(values.ratingPoints === undefined ? null : { ratingPoints: values.ratingPoints }),
      ...costs.change,
      ...links.change,
      ...fields.change,
    },
    problems: [
      ...choice.problems,
      ...kindProblems(item, before, choice, context),
      ...dates.problems,
      ...repeat.problems,
      ...flagProblems,
      ...costs.problems,
      ...links.problems,
      ...fields.problems,
    ],
  }
}

function flagProblemsOf(
  { isFlagged }: ItemImportValues,
  before: ItemFormValues,
  { channel }: ResolvedChoice,
): readonly ItemImportProblem[] {
  if (isFlagged === undefined || isFlagged === before.isFlagged) return []
  const isOff = isFlagged && channel !== null && !canFlagTactics(channel)
  return isOff ? [problemOf('isFlagged', 'flagging-off')] : []
}

/** Without budget visibility, files have empty cost cells, so an empty cell has no effect. */
function resolveCosts(
  { estimatedCost, actualCost }: ItemImportValues,
  choice: ResolvedChoice,
  item: ImportedItem | null,
  { plan, access }: ItemImportContext,
): ResolvedValues {
  const seesBudget = plan.useBudgets && access.canViewBudget
  const provided = [
    ['estimatedCost', estimatedCost],
    ['actualCost', actualCost],
  ] as const
  const refusal = seesBudget ? (carriesCost(item, choice) ? null : 'no-cost') : 'budget-hidden'
  return {
    change: seesBudget
      ? {
          ...(estimatedCost === undefined ? null : { estimatedCost }),
          ...(actualCost === undefined ? null : { actualCost }),
        }
      : {},
    problems: provided.flatMap(([column, cost]): readonly ItemImportProblem[] =>
      refusal === null || cost === undefined || cost === null ? [] : [problemOf(column, refusal)],
    ),
  }
}

/** Whether an item has costs after a choice: neither initiatives nor items of monthly kinds do. */
export function carriesCost(
  item: Pick<ImportedItem, 'isInitiative'> | null,
  { channel, type }: Pick<ResolvedChoice, 'channel' | 'type'>,
): boolean {
  const isInitiative = item?.isInitiative === true || channel?.kind === 'initiatives'
  return !isInitiative && (type === null || !isMonthlyKind(type.kind))
}

/** A stored item cannot become an initiative, nor an initiative a tactic. */
function kindProblems(
  item: ImportedItem | null,
  before: ItemFormValues,
  { channel }: ResolvedChoice,
  { channels }: ItemImportContext,
): readonly ItemImportProblem[] {
  if (item === null || channel === null) return []
  const former = channels.find(({ id }) => id === before.channelId)
  const isMarked = item.isInitiative && former?.kind !== 'initiatives'
  const staysInitiative = isMarked || channel.kind === 'initiatives'
  if (staysInitiative === item.isInitiative) return []
  return [problemOf('channel', item.isInitiative ? 'becomes-tactic' : 'becomes-initiative')]
}
