import { MAX_NAME_LENGTH, refuseLength } from '@throughline/domain/names'
import { isolateText } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { TextField } from '@throughline/ui/TextField'
import { useState } from 'react'
import { FormField, useFormValues, type Form } from '../../forms'
import type { StoredBudgets } from '../../data/budget-writes'
import { AmountField, DayField } from './BudgetFields'
import {
  problemsOf,
  withMainBudget,
  withNewBudget,
  type BudgetValues,
  type OtherBudget,
} from './budget-form-model'
import { BudgetRow } from './BudgetRow'
import { AddRow, RowFields, RowList } from './BudgetSettings.styles'

/** Budget to delete; `isMain` for the one of the plan's total. */
export interface BudgetToDelete {
  readonly id: number
  readonly name: string
  readonly totalDollars: number | null
  readonly isMain: boolean
}

export interface BudgetRowsProps {
  readonly form: Form<BudgetValues, StoredBudgets>
  readonly planName: string
  readonly onDelete: (budget: BudgetToDelete) => void
}

/** List of the budgets of a plan, each in view or in editing. Users also add the first one here. */
export function BudgetRows({ form, planName, onDelete }: BudgetRowsProps) {
  const values = useFormValues(form)
  const [editedIds, setEditedIds] = useState<ReadonlySet<number>>(new Set())
  const { mainId, others } = values
  const { isReadOnly } = form
  const setEditing = (id: number, isEditing: boolean) => {
    setEditedIds(
      (before) => new Set(isEditing ? [...before, id] : [...before].filter((one) => one !== id)),
    )
  }
  if (mainId === null && others.length === 0) {
    return isReadOnly ? (
      <p>This plan has no budget yet.</p>
    ) : (
      <AddRow>
        <p>This plan has no budget yet.</p>
        <Button
          onClick={() => {
            form.setValues(withNewBudget(planName))
          }}
        >
          Add budget
        </Button>
      </AddRow>
    )
  }
  const rowProps = (id: number) => ({
    id,
    isReadOnly,
    isEditing: editedIds.has(id) && !isReadOnly,
    onEditingChange: (isEditing: boolean) => {
      setEditing(id, isEditing)
    },
  })
  return (
    <RowList aria-label="Budgets">
      {mainId === null ? null : (
        <BudgetRow
          {...rowProps(mainId)}
          budget={values}
          mark={mainId === 0 ? 'Not saved yet' : 'Total budget'}
          onDelete={() => {
            const { name, totalDollars } = values
            onDelete({ id: mainId, name, totalDollars, isMain: true })
          }}
        >
          <FormField form={form} name="name" maxLength={MAX_NAME_LENGTH}>
            {({ value, setValue, ...field }) => (
              <TextField
                {...field}
                label="Budget name"
                help="Its amount and dates are the fields above."
                value={value}
                onChange={(change) => {
                  setValue(change.value)
                }}
              />
            )}
          </FormField>
        </BudgetRow>
      )}
      <FormField form={form} name="others">
        {({ setValue, error }) =>
          others.map((other) => {
            const problems = problemsOf(other)
            const isWrong = error !== undefined && Object.keys(problems).length > 0
            const row = rowProps(other.id)
            return (
              <BudgetRow
                key={other.id}
                {...row}
                isEditing={row.isEditing || isWrong}
                budget={other}
                mark={other.isActive ? null : 'Archived'}
                action={
                  mainId === null ? (
                    <Button
                      size="small"
                      onClick={() => {
                        form.setValues(withMainBudget(values, other))
                      }}
                    >
                      {other.isActive ? 'Use as total budget' : 'Use again'}
                    </Button>
                  ) : other.isActive ? null : (
                    <Button
                      size="small"
                      aria-label={`Restore ${isolateText(other.name)}`}
                      onClick={() => {
                        setValue(replaced(others, { ...other, isActive: true }))
                      }}
                    >
                      Restore
                    </Button>
                  )
                }
                onDelete={() => {
                  onDelete({ ...other, isMain: false })
                }}
              >
                <OtherFields
                  budget={other}
                  isReadOnly={isReadOnly}
                  problems={isWrong ? problems : {}}
                  onChange={(changed) => {
                    setValue(replaced(others, changed))
                  }}
                />
              </BudgetRow>
            )
          })
        }
      </FormField>
    </RowList>
  )
}

function replaced(others: readonly OtherBudget[], changed: OtherBudget): readonly OtherBudget[] {
  return others.map((one) => (one.id === changed.id ? changed : one))
}

interface OtherFieldsProps {
  readonly budget: OtherBudget
  readonly isReadOnly: boolean
  readonly problems: ReturnType<typeof problemsOf>
  readonly onChange: (changed: OtherBudget) => void
}

function OtherFields({ budget, isReadOnly, problems, onChange }: OtherFieldsProps) {
  const { name, totalDollars, startDay, endDay } = budget
  return (
    <RowFields>
      <TextField
        label="Budget name"
        isReadOnly={isReadOnly}
        value={name}
        error={refuseLength(name)}
        onChange={({ value }) => {
          onChange({ ...budget, name: value })
        }}
      />
      <AmountField
        label="Amount"
        value={totalDollars}
        error={problems.totalDollars}
        isReadOnly={isReadOnly}
        setValue={(value) => {
          onChange({ ...budget, totalDollars: value })
        }}
      />
      <DayField
        label="Start date"
        value={startDay}
        error={undefined}
        isReadOnly={isReadOnly}
        setValue={(value) => {
          onChange({ ...budget, startDay: value })
        }}
      />
      <DayField
        label="End date"
        value={endDay}
        error={problems.endDay}
        isReadOnly={isReadOnly}
        setValue={(value) => {
          onChange({ ...budget, endDay: value })
        }}
      />
    </RowFields>
  )
}
