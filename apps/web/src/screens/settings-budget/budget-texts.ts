import { countText, formatCount } from '@throughline/domain/messages'
import { formatDollars, type Budget } from '@throughline/domain/budget'
import { formatShortDate } from '@throughline/domain/calendar-dates'
import type { BudgetFields, BudgetValues, OtherBudget } from './budget-form-model'

/** Returns the text of an amount in a row. */
export function amountText(totalDollars: number | null): string {
  return totalDollars === null ? 'No amount' : formatDollars(totalDollars)
}

/** Returns the text of the days of a budget in a row. */
export function daysText({ startDay, endDay }: Pick<BudgetFields, 'startDay' | 'endDay'>): string {
  if (startDay === null && endDay === null) return 'No dates'
  if (startDay === null) return `Until ${formatShortDate(endDay ?? '')}`
  if (endDay === null) return `From ${formatShortDate(startDay)}`
  return `${formatShortDate(startDay)} – ${formatShortDate(endDay)}`
}

/** Says how the user restores budgets that switching off archives. */
export const RESTORED_TEXT = 'Switching budgets on again restores them.'

/** Returns what switching budgets off archives: "Saving archives 2 budgets of $500,000." */
export function archivingText(subject: 'Saving' | 'This', budgets: readonly Budget[]): string {
  const active = budgets.filter((budget) => budget.active)
  if (active.length === 0) return 'There is no active budget to archive.'
  const dollars = active.reduce((sum, { value }) => sum + value, 0)
  const noun = countText(active.length, 'budget')
  return `${subject} archives ${noun} of ${formatDollars(dollars)}.`
}

/** Returns which data a deletion of a budget removes. */
export function deletionText(
  { totalDollars }: Pick<BudgetFields, 'totalDollars'>,
  isMain: boolean,
): string {
  const amount = totalDollars === null ? '' : ` of ${formatDollars(totalDollars)}`
  const consequence = isMain ? ' The plan then has no total budget and no budget dates.' : ''
  return `This deletes the budget${amount} with its comments.${consequence} Costs of tactics stay.`
}

/** Field that differs between two versions. */
export interface BudgetDifference {
  readonly label: string
  readonly theirs: string
  readonly mine: string
}

/** Returns the differences between two versions of the form, as texts. */
export function differencesOf(
  theirs: BudgetValues,
  mine: BudgetValues,
): readonly BudgetDifference[] {
  const rowText = ({ name, isActive, ...fields }: OtherBudget) =>
    [name, amountText(fields.totalDollars), daysText(fields), isActive ? '' : 'archived']
      .filter((part) => part !== '')
      .join(', ')
  const names = [...theirs.others, ...mine.others].map(({ id, name }) => ({ id, name }))
  const rows = new Map(names.map(({ id, name }) => [id, name]))
  const textOf = (values: BudgetValues, id: number) => {
    const row = values.others.find((one) => one.id === id)
    return row === undefined ? 'deleted' : rowText(row)
  }
  return [
    {
      label: 'Use budgets',
      theirs: theirs.isUsed ? 'on' : 'off',
      mine: mine.isUsed ? 'on' : 'off',
    },
    { label: 'Budget name', theirs: theirs.name || 'none', mine: mine.name || 'none' },
    {
      label: 'Total budget',
      theirs: amountText(theirs.totalDollars),
      mine: amountText(mine.totalDollars),
    },
    { label: 'Budget dates', theirs: daysText(theirs), mine: daysText(mine) },
    ...[...rows].map(([id, label]) => ({
      label,
      theirs: textOf(theirs, id),
      mine: textOf(mine, id),
    })),
  ].filter((difference) => difference.theirs !== difference.mine)
}

/** Returns the text about archived budgets while a plan uses no budgets. */
export function retainedText(count: number): string {
  return count === 1
    ? '1 archived budget is kept. Switch budgets on to use it again.'
    : `${formatCount(count)} archived budgets are kept. Switch budgets on to use them again.`
}
