import type { BudgetChanges } from '@throughline/api-client'
import { budgetProblems, defaultBudgetName, type Budget } from '@throughline/domain/budget'
import { BUDGET_SETTINGS_MESSAGES } from '@throughline/domain/messages'
import type { BudgetSettingsChange, StoredBudgets } from '../../data/budget-writes'
import { mergeValues, NO_PROBLEM, type FormProblem } from '../../forms'

/** Stands for a budget that is not stored yet. */
const NEW_ID = 0

/** What can be changed of a budget. Days as `YYYY-MM-DD`. */
export interface BudgetFields {
  readonly name: string
  readonly totalDollars: number | null
  readonly startDay: string | null
  readonly endDay: string | null
}

/** A budget that is not the one of the plan's total. */
export interface OtherBudget extends BudgetFields {
  readonly id: number
  /** False once archived. */
  readonly isActive: boolean
}

/** The values of the form: the fields are those of the budget of the plan's total. */
export interface BudgetValues extends BudgetFields {
  readonly isUsed: boolean
  /** The budget of the plan's total: 0 for a new one, null for none. */
  readonly mainId: number | null
  readonly others: readonly OtherBudget[]
}

const NO_FIELDS: BudgetFields = { name: '', totalDollars: null, startDay: null, endDay: null }

/** What the form shows of what is stored. */
export function valuesOf({ plan, budgets }: StoredBudgets): BudgetValues {
  const main = budgets.find(({ active, isPrimary }) => active && isPrimary) ?? null
  return {
    ...(main === null ? NO_FIELDS : fieldsOf(main)),
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

/** The stored budgets as a save leaves them that switches budgets on: it restores some. */
function withRestored({ plan, budgets }: StoredBudgets): StoredBudgets {
  if (plan.useBudgets) return { plan, budgets }
  const restore = (budget: Budget): Budget =>
    budget.isArchivedBySwitch
      ? { ...budget, active: true, isArchivedBySwitch: false, version: budget.version + 1 }
      : budget
  return { plan: { ...plan, useBudgets: true }, budgets: budgets.map(restore) }
}

/** Switches budgets on or off. What was typed of them stays, also while they are off. */
export function withUse(
  isUsed: boolean,
  values: BudgetValues,
  stored: StoredBudgets,
): Partial<BudgetValues> {
  const isUntouched = isSameJson({ ...values, isUsed: stored.plan.useBudgets }, valuesOf(stored))
  return isUsed && isUntouched ? valuesOf(withRestored(stored)) : { isUsed }
}

/** Whether a save of the values changes nothing. */
export function isUnchanged(values: BudgetValues, stored: StoredBudgets): boolean {
  if (!values.isUsed && !stored.plan.useBudgets) return true
  return isSameJson(values, valuesOf(stored))
}

function isSameJson(one: BudgetValues, other: BudgetValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The budgets that a save of the values archives. */
export function budgetsToArchive(values: BudgetValues, stored: StoredBudgets): readonly Budget[] {
  const isSwitchedOff = stored.plan.useBudgets && !values.isUsed
  return isSwitchedOff ? stored.budgets.filter(({ active }) => active) : []
}

/** The first budget of a plan, before it is saved. */
export function withNewBudget(planName: string): Partial<BudgetValues> {
  return { ...NO_FIELDS, mainId: NEW_ID, name: defaultBudgetName(planName) }
}

/** Takes a budget that is not saved yet away again. */
export function withoutNewBudget(): Partial<BudgetValues> {
  return { ...NO_FIELDS, mainId: null }
}

/** The values as they were before, as far as they are of one budget. */
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

/** Makes another budget the one of the plan's total, such as an archived one. */
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

/** Sentences about the fields of a budget. */
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

/** What is wrong with the values, or null. Nothing is, while budgets are switched off. */
export function validateBudgets(
  values: BudgetValues,
): FormProblem<keyof BudgetValues, never> | null {
  if (!values.isUsed) return null
  const isOtherWrong = values.others.some((other) => Object.keys(problemsOf(other)).length > 0)
  const fields = {
    ...problemsOf(values),
    ...(isOtherWrong ? { others: BUDGET_SETTINGS_MESSAGES.endBeforeStart } : {}),
  }
  return Object.keys(fields).length === 0 ? null : { ...NO_PROBLEM, fields }
}

/** What a save sends. While budgets are switched off, only that is. */
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
  // Nothing is required: a budget whose name was cleared keeps the one it has.
  const name = fields.name.trim() === '' ? budget.name : draft.name
  return {
    ...(name === budget.name ? {} : { name }),
    ...(draft.value === budget.value ? {} : { value: draft.value }),
    ...(draft.startDate === budget.startDate ? {} : { startDate: draft.startDate }),
    ...(draft.endDate === budget.endDate ? {} : { endDate: draft.endDate }),
  }
}

/**
 * Puts what somebody else has saved together with what is in the form, budget by budget. What
 * was typed of a budget that is deleted by now is a clash: kept, the one of the total is a new
 * one, while the fields of another can only be read once more.
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
  // A new budget that is stored by now, such as before a refusal, is that one.
  const isStoredNow = mine.mainId === NEW_ID && theirs.mainId !== null
  const isMainLost = isTypedIn(mine, before) && !hasBudget(theirs, mine.mainId)
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

/** Something was typed of the stored budget of the plan's total. */
function isTypedIn(mine: BudgetValues, before: BudgetValues): boolean {
  return mine.mainId !== NEW_ID && mine.mainId === before.mainId && !isSame(mine, before)
}

function hasBudget({ mainId, others }: BudgetValues, budgetId: number | null): boolean {
  return budgetId === null || mainId === budgetId || others.some(({ id }) => id === budgetId)
}

function isSame(one: BudgetFields, other: BudgetFields): boolean {
  return (['name', 'totalDollars', 'startDay', 'endDay'] as const).every(
    (field) => one[field] === other[field],
  )
}
