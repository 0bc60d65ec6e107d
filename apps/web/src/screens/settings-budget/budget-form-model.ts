import type { BudgetChanges } from '@throughline/api-client'
import { budgetProblems, defaultBudgetName, type Budget } from '@throughline/domain/budget'
import { BUDGET_SETTINGS_MESSAGES } from '@throughline/domain/messages'
import type { BudgetSettingsChange, StoredBudgets } from '../../data/budget-writes'
import { mergeValues, noProblem, type FormProblem } from '../../forms'

/** Id of a budget that is not stored yet. */
const NEW_ID = 0

/** Editable fields of a budget. */
export interface BudgetFields {
  readonly name: string
  readonly totalDollars: number | null
  readonly startDay: string | null
  readonly endDay: string | null
}

/** Budget other than the one of the plan's total. */
export interface OtherBudget extends BudgetFields {
  readonly id: number
  /** False once archived. */
  readonly isActive: boolean
}

/** Values of the form. The fields of `BudgetFields` belong to the budget of the plan's total. */
export interface BudgetValues extends BudgetFields {
  readonly isUsed: boolean
  /** Id of the budget of the plan's total: 0 for a new one, null for none. */
  readonly mainId: number | null
  readonly others: readonly OtherBudget[]
}

const noFields: BudgetFields = { name: '', totalDollars: null, startDay: null, endDay: null }

/** Returns the values of the form from the stored budgets. */
export function valuesOf({ plan, budgets }: StoredBudgets): BudgetValues {
  const main = budgets.find(({ active, isPrimary }) => active && isPrimary) ?? null
  return {
    ...(main === null ? noFields : fieldsOf(main)),
    isUsed: plan.useBudgets,
    mainId: main?.id ?? null,
    others: budgets
      .filter((budget) => budget !== main)
      .map((budget) => Object.assign({ id: budget.id, isActive: budget.active }, fieldsOf(budget))),
  }
}

function fieldsOf({ name, value, startDate, endDate }: Budget): BudgetFields {
  return { name, totalDollars: value, startDay: startDate, endDay: endDate }
}

/**
 * Returns the stored budgets after a save that switches budgets on, which restores the budgets that
 * switching off has archived.
 */
function withRestored({ plan, budgets }: StoredBudgets): StoredBudgets {
  if (plan.useBudgets) return { plan, budgets }
  const restore = (budget: Budget): Budget =>
    budget.isArchivedBySwitch
      ? { ...budget, active: true, isArchivedBySwitch: false, version: budget.version + 1 }
      : budget
  return { plan: { ...plan, useBudgets: true }, budgets: budgets.map(restore) }
}

/** Switches budgets on or off. Typed changes stay, also while budgets are off. */
export function withUse(
  isUsed: boolean,
  values: BudgetValues,
  stored: StoredBudgets,
): Partial<BudgetValues> {
  const isUntouched = isSameJson({ ...values, isUsed: stored.plan.useBudgets }, valuesOf(stored))
  return isUsed && isUntouched ? valuesOf(withRestored(stored)) : { isUsed }
}

/** Returns whether a save of the values would change nothing. */
export function isUnchanged(values: BudgetValues, stored: StoredBudgets): boolean {
  if (!values.isUsed && !stored.plan.useBudgets) return true
  return isSameJson(values, valuesOf(stored))
}

function isSameJson(one: BudgetValues, other: BudgetValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Returns the budgets that a save of the values archives. */
export function budgetsToArchive(values: BudgetValues, stored: StoredBudgets): readonly Budget[] {
  const isSwitchedOff = stored.plan.useBudgets && !values.isUsed
  return isSwitchedOff ? stored.budgets.filter(({ active }) => active) : []
}

/** Returns the values for a first budget of a plan, before its save. */
export function withNewBudget(planName: string): Partial<BudgetValues> {
  return { ...noFields, mainId: NEW_ID, name: defaultBudgetName(planName) }
}

/** Returns the values without the new budget. */
export function withoutNewBudget(): Partial<BudgetValues> {
  return { ...noFields, mainId: null }
}

/** Returns the values with the fields of one budget reset to `before`. */
export function withoutChangesOf(
  id: number,
  values: BudgetValues,
  before: BudgetValues,
): Partial<BudgetValues> {
  const stored = before.others.find((other) => other.id === id)
  const others = values.others.map((other) =>
    other.id === id && stored !== undefined ? stored : other,
  )
  if (values.mainId !== id) return { others }
  const { mainId, name, totalDollars, startDay, endDay } = before
  return {
    mainId,
    name,
    totalDollars,
    startDay,
    endDay,
    others: stored === undefined ? others : [...others, stored],
  }
}

/**
 * Returns the values with another budget as the one of the plan's total, such as an archived one.
 */
export function withMainBudget(
  { others }: BudgetValues,
  { id, name, totalDollars, startDay, endDay }: OtherBudget,
): Partial<BudgetValues> {
  return {
    mainId: id,
    name,
    totalDollars,
    startDay,
    endDay,
    others: others.filter((other) => other.id !== id),
  }
}

/** Returns the problems of a budget, by field. */
export function problemsOf({
  totalDollars,
  startDay,
  endDay,
}: BudgetFields): Partial<Record<'totalDollars' | 'endDay', string>> {
  const { value, endDate } = budgetProblems({
    value: totalDollars,
    startDate: startDay,
    endDate: endDay,
  })
  const { negative, noNumber, endBeforeStart } = BUDGET_SETTINGS_MESSAGES
  return {
    ...(value === undefined ? {} : { totalDollars: value === 'negative' ? negative : noNumber }),
    ...(endDate === undefined ? {} : { endDay: endBeforeStart }),
  }
}

/** Returns the problems of the values, or null. While budgets are off, there are none. */
export function validateBudgets(
  values: BudgetValues,
): FormProblem<keyof BudgetValues, never> | null {
  if (!values.isUsed) return null
  const isOtherWrong = values.others.some((other) => Object.keys(problemsOf(other)).length > 0)
  const fields = {
    ...problemsOf(values),
    ...(isOtherWrong ? { others: BUDGET_SETTINGS_MESSAGES.endBeforeStart } : {}),
  }
  return Object.keys(fields).length === 0 ? null : { ...noProblem, fields }
}

/**
 * Returns the change that a save sends. If budgets are off in the form, it contains only the
 * switch.
 */
export function changeOf(values: BudgetValues, stored: StoredBudgets): BudgetSettingsChange {
  const { plan } = stored
  const { id, version } = plan
  const useBudgets = values.isUsed === plan.useBudgets ? null : values.isUsed
  const change = { plan: { id, version }, useBudgets, creation: null, updates: [] }
  if (!values.isUsed) return change
  const restored = withRestored(stored)
  const before = valuesOf(restored)
  const updateOf = (budgetId: number, fields: BudgetFields, more: BudgetChanges) => {
    const budget = restored.budgets.find((one) => one.id === budgetId)
    if (budget === undefined) return []
    const changes = { ...changedFields(fields, budget), ...more }
    return Object.keys(changes).length === 0 ? [] : [{ budget, changes }]
  }
  const { mainId } = values
  const isOtherMain = mainId !== before.mainId
  return {
    ...change,
    creation: mainId === NEW_ID ? draftOf(values, plan.name) : null,
    updates: [
      ...values.others.flatMap((other) => {
        const isActive = before.others.find(({ id: one }) => one === other.id)?.isActive
        return updateOf(
          other.id,
          other,
          isActive === other.isActive ? {} : { active: other.isActive },
        )
      }),
      ...(mainId === null
        ? []
        : updateOf(mainId, values, isOtherMain ? { active: true, isPrimary: true } : {})),
    ],
  }
}

function draftOf({ name, totalDollars, startDay, endDay }: BudgetFields, planName: string) {
  return {
    name: name.trim() === '' ? defaultBudgetName(planName) : name.trim(),
    value: totalDollars ?? 0,
    startDate: startDay,
    endDate: endDay,
  }
}

function changedFields(fields: BudgetFields, budget: Budget): BudgetChanges {
  const draft = draftOf(fields, '')
  // No field is required: a budget with a cleared name retains its stored name.
  const name = fields.name.trim() === '' ? budget.name : draft.name
  return {
    ...(name === budget.name ? {} : { name }),
    ...(draft.value === budget.value ? {} : { value: draft.value }),
    ...(draft.startDate === budget.startDate ? {} : { startDate: draft.startDate }),
    ...(draft.endDate === budget.endDate ? {} : { endDate: draft.endDate }),
  }
}

/**
 * Merges the changes of another user into the form, budget by budget. If the other user has deleted
 * a budget with typed changes, that is a clash. The typed budget of the plan's total then becomes a
 * new budget. The typed fields of other budgets only appear in the comparison of the versions.
 */
export function mergeBudgets({
  before,
  mine,
  theirs,
}: {
  readonly before: BudgetValues
  readonly mine: BudgetValues
  readonly theirs: BudgetValues
}): { readonly values: BudgetValues; readonly hasClashes: boolean } {
  // A new budget that the server has stored by now, such as before a refusal, has that stored id.
  const isStoredNow = mine.mainId === NEW_ID && theirs.mainId !== null
  const isMainLost =
    (isTypedIn(mine, before) || isLostBefore(mine, before)) && !hasBudget(theirs, before.mainId)
  const mainId = isStoredNow ? theirs.mainId : isMainLost ? NEW_ID : mine.mainId
  const merged = mergeValues<BudgetValues>({
    before: { ...before, mainId: isStoredNow ? theirs.mainId : before.mainId, others: [] },
    mine: { ...mine, mainId, others: [] },
    theirs: { ...theirs, others: [] },
  })
  let { hasClashes } = merged
  const others = theirs.others.flatMap((other) => {
    const own = mine.others.find(({ id }) => id === other.id)
    const first = before.others.find(({ id }) => id === other.id)
    if (other.id === merged.values.mainId) return []
    if (own === undefined || first === undefined) return [other]
    const row = mergeValues<OtherBudget>({ before: first, mine: own, theirs: other })
    hasClashes ||= row.hasClashes
    return [row.values]
  })
  const isOtherLost = mine.others.some((own) => {
    const first = before.others.find(({ id }) => id === own.id)
    return first !== undefined && !hasBudget(theirs, own.id) && !isSame(own, first)
  })
  const { name, totalDollars, startDay, endDay } = mine
  return {
    values: {
      ...merged.values,
      ...(isMainLost ? { name, totalDollars, startDay, endDay } : {}),
      others,
    },
    hasClashes: hasClashes || isOtherLost,
  }
}

/** Returns whether the form has typed changes to the stored budget of the plan's total. */
function isTypedIn(mine: BudgetValues, before: BudgetValues): boolean {
  return mine.mainId !== NEW_ID && mine.mainId === before.mainId && !isSame(mine, before)
}

/** Returns whether an earlier merge has made a new budget of the typed one. */
function isLostBefore(mine: BudgetValues, before: BudgetValues): boolean {
  return mine.mainId === NEW_ID && before.mainId !== null && before.mainId !== NEW_ID
}

function hasBudget({ mainId, others }: BudgetValues, budgetId: number | null): boolean {
  return budgetId === null || mainId === budgetId || others.some(({ id }) => id === budgetId)
}

function isSame(one: BudgetFields, other: BudgetFields): boolean {
  return (['name', 'totalDollars', 'startDay', 'endDay'] as const).every(
    (field) => one[field] === other[field],
  )
}
