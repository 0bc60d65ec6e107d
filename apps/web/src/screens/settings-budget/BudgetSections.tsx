import { BUDGET_SETTINGS_MESSAGES } from '@throughline/domain/messages'
import { Banner } from '@throughline/ui/Banner'
import { FormLayout, FormSection } from '@throughline/ui/FormLayout'
import { Switch } from '@throughline/ui/Switch'
import { useEffect, useRef } from 'react'
import type { StoredBudgets } from '../../data/budget-writes'
import { FormField, FormNotices, useFormValues, type Form } from '../../forms'
import { useResourceDeletion } from '../../lists'
import { AmountField, DayField } from './BudgetFields'
import {
  valuesOf,
  withoutChangesOf,
  withoutNewBudget,
  withUse,
  type BudgetValues,
} from './budget-form-model'
import { BudgetRows, type BudgetToDelete } from './BudgetRows'
import { Lines } from './BudgetSettings.styles'
import {
  archivingText,
  deletionText,
  differencesOf,
  retainedText,
  RESTORED_TEXT,
} from './budget-texts'

type BudgetForm = Form<BudgetValues, StoredBudgets>

export interface BudgetSectionsProps {
  readonly form: BudgetForm
  readonly stored: StoredBudgets
  /** Deletes a budget. Rejects if that fails. */
  readonly onDelete: (id: number) => Promise<unknown>
}

/** Fields of the budget settings. */
export function BudgetSections({ form, stored, onDelete }: BudgetSectionsProps) {
  const { isUsed, mainId } = useFormValues(form)
  const rowsRef = useRef<HTMLDivElement>(null)
  const totalRef = useRef<HTMLDivElement>(null)
  const deletion = useResourceDeletion<BudgetToDelete>({
    noun: 'budget',
    describeDeletion: (budget) => deletionText(budget, budget.isMain),
    deletedText: BUDGET_SETTINGS_MESSAGES.deleted,
    onDelete: async ({ item: { id } }) => {
      const typed = form.values()
      // The deletion also discards the budget's typed changes, so the form need not ask about them.
      form.setValues(withoutChangesOf(id, typed, form.before))
      try {
        await onDelete(id)
      } catch (error) {
        form.setValues(typed)
        throw error
      }
    },
    onDeleted: () => {
      rowsRef.current?.querySelector('button')?.focus()
    },
  })
  const isNew = mainId === 0
  useEffect(() => {
    if (isNew) totalRef.current?.querySelector('input')?.focus()
  }, [isNew])
  const isSwitchedOff = !isUsed && stored.plan.useBudgets
  const retainedCount = isUsed || stored.plan.useBudgets ? 0 : stored.budgets.length
  return (
    <FormLayout {...form.formProps} layout="settings" aria-label="Budget">
      <FormNotices form={form} noun="budget" describeTheirs={differencesIn(form)} />
      <FormSection
        id="use-budgets"
        headingLevel={3}
        title="Use budgets"
        description="Whether the plan has costs and budgets at all."
      >
        <FormField form={form} name="isUsed">
          {({ value, setValue: _setValue, ...field }) => (
            <Switch
              {...field}
              label="Use budgets"
              isOn={value}
              onChange={({ isOn }) => {
                form.setValues(withUse(isOn, form.values(), stored))
              }}
            />
          )}
        </FormField>
        {isSwitchedOff ? (
          <Banner tone="warning" title={archivingText('Saving', stored.budgets)}>
            The Budget view, the costs of tactics and all budget figures are hidden from everybody
            on the plan. Costs that were entered are kept. {RESTORED_TEXT}
          </Banner>
        ) : null}
        {retainedCount === 0 ? null : <Banner>{retainedText(retainedCount)}</Banner>}
      </FormSection>
      {isUsed && mainId !== null ? (
        <FormSection
          headingLevel={3}
          title="Total budget"
          description="What may be spent, and between which days."
          columns={2}
        >
          <div data-span="all" id="total-budget" ref={totalRef}>
            <FormField form={form} name="totalDollars">
              {(field) => <AmountField {...field} label="Total budget" />}
            </FormField>
          </div>
          <div id="budget-dates">
            <FormField form={form} name="startDay">
              {(field) => <DayField {...field} label="Start date" />}
            </FormField>
          </div>
          <FormField form={form} name="endDay">
            {(field) => <DayField {...field} label="End date" />}
          </FormField>
        </FormSection>
      ) : null}
      {isUsed ? (
        <FormSection
          headingLevel={3}
          title="Budgets"
          description="The plan’s total and dates are those of one of them. Archived budgets are kept and count nowhere."
        >
          <div ref={rowsRef}>
            <BudgetRows
              form={form}
              planName={stored.plan.name}
              onDelete={(budget) => {
                if (budget.id === 0) form.setValues(withoutNewBudget())
                else deletion.ask(budget)
              }}
            />
          </div>
        </FormSection>
      ) : null}
      {deletion.question}
    </FormLayout>
  )
}

/** Returns a function that describes how another version differs from the form. */
function differencesIn(form: BudgetForm) {
  return (theirs: StoredBudgets) => <Differences form={form} theirs={theirs} />
}

/** Differences between the stored version and the form. */
function Differences({
  form,
  theirs,
}: {
  readonly form: BudgetForm
  readonly theirs: StoredBudgets
}) {
  const mine = useFormValues(form)
  return (
    <Lines>
      {differencesOf(valuesOf(theirs), mine).map((difference) => (
        <li key={difference.label}>
          {difference.label}: theirs is {difference.theirs}, yours is {difference.mine}.
        </li>
      ))}
    </Lines>
  )
}
