import { dayNumberOf, type CivilDate } from '@throughline/domain/calendar-dates'
import {
  atDefaultTime,
  withDuration,
  type TacticDates,
  type TacticListItem,
} from '@throughline/domain/tactics'
import { useState } from 'react'
import { noProblem, useForm, type Form, type FormProblem } from '../../../forms'
import { useTacticCreation, type PlanSettings, type TacticCreation } from '../../../plan'
import { useUndoStack } from '../../../undo'

/** Values of the form for a first tactic. */
export interface FirstTacticValues {
  readonly title: string
  readonly channelId: number | null
  readonly typeId: number | null
  /** `YYYY-MM-DD` */
  readonly day: CivilDate | null
}

type Field = keyof FirstTacticValues

/** Fields of the form, by the names of the server. */
const fieldsByName: Readonly<Partial<Record<string, Field>>> = {
  title: 'title',
  channelId: 'channelId',
  tacticTypeId: 'typeId',
  startDate: 'day',
}

/**
 * Returns a form that creates one tactic after the other. Channel, type and day stay for the next
 * one.
 *
 * @param onAdded runs when the form is ready for the next tactic
 */
export function useFirstTactics(
  { plan }: PlanSettings,
  today: CivilDate,
  onAdded: () => void,
): {
  readonly form: Form<FirstTacticValues>
  /** Tactics created since the step opened and not undone, the newest first. */
  readonly added: readonly TacticListItem[]
} {
  const { create, failureOf } = useTacticCreation(plan, useUndoStack(`plan:${plan.id}`))
  const [added, setAdded] = useState<readonly TacticListItem[]>([])
  const add = (item: TacticListItem) => {
    setAdded((before) => [item, ...before])
  }
  const initialValues: FirstTacticValues = {
    title: '',
    channelId: null,
    typeId: null,
    day: today,
  }
  const form = useForm<FirstTacticValues>({
    initialValues,
    // Choices for the next tactic are no loss; only a title is.
    isChanged: ({ title }) => title.trim() !== '',
    validate: (values) => problemOf(values),
    onSubmit: async ({ values }) => {
      const creation = creationOf(values)
      if (creation === null) return
      const item = await create(creation, {
        onUndone: ({ id }) => {
          setAdded((before) => before.filter((one) => one.id !== id))
        },
        onRedone: add,
      })
      if (item === null)
        throw new Error('The channel or the tactic type was deleted. Choose another.')
      add(item)
    },
    onSaved: () => {
      const { channelId, typeId, day } = form.values()
      // Resets the form to its state before a first submit: an empty title is not wrong yet.
      form.revert()
      form.setValues({ channelId, typeId, day })
      onAdded()
    },
    problemOf: (error, values) => {
      const creation = creationOf(values)
      const failure = creation === null ? { message: null, errors: [] } : failureOf(error, creation)
      const fields = Object.fromEntries(
        failure.errors.flatMap(({ part, message }) => {
          const field = fieldsByName[part]
          return field === undefined ? [] : [[field, message]]
        }),
      )
      const isAtFields = Object.keys(fields).length > 0
      return {
        ...noProblem,
        fields,
        message: failure.message ?? (isAtFields ? null : (failure.errors[0]?.message ?? null)),
      }
    },
  })
  return { form, added }
}

function problemOf({
  title,
  channelId,
  typeId,
  day,
}: FirstTacticValues): FormProblem<Field, never> | null {
  const fields = {
    ...(title.trim() === '' ? { title: 'Enter a title.' } : null),
    ...(channelId === null ? { channelId: 'Choose a channel.' } : null),
    ...(channelId !== null && typeId === null ? { typeId: 'Choose a tactic type.' } : null),
    ...(day === null ? { day: 'Enter a day.' } : null),
  }
  return Object.keys(fields).length === 0 ? null : { ...noProblem, fields }
}

function creationOf({ title, channelId, typeId, day }: FirstTacticValues): TacticCreation | null {
  if (channelId === null || typeId === null || day === null) return null
  return { title: title.trim(), channelId, typeId, dates: datesOf(day) }
}

/** Returns the dates of an all-day item. */
function datesOf(day: CivilDate): TacticDates {
  const at = atDefaultTime(dayNumberOf(day))
  return withDuration({ startDate: at, endDate: at, isAllDay: true })
}
