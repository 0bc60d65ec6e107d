import type { Calendar, PlanDetail } from '@throughline/api-client'
import { PLAN_MESSAGES } from '@throughline/domain/messages'
import { useEffect, useEffectEvent } from 'react'
import { mergeSelections } from '../../data/calendar-selection'
import { selectedOf, useSelectCalendars } from '../../data/subscription-writes'
import { problemOfError, useForm } from '../../forms'
import { useShowToast } from '../../platform/ToastProvider'

/** The user's choice of calendars for the plan. */
interface SelectionValues {
  /** Sorted ascending, so equal choices are equal lists. */
  readonly selectedIds: readonly number[]
}

const valuesOf = (calendars: readonly Calendar[]): SelectionValues => ({
  selectedIds: selectedOf(calendars),
})

const sameIds = (one: readonly number[], other: readonly number[]) => one.join() === other.join()

/**
 * Form for the calendars that the plan shows, with one save for all of them. It follows the changes
 * of other users.
 */
export function useCalendarSelection({
  plan,
  calendars,
  onSaved,
}: {
  readonly plan: PlanDetail
  readonly calendars: readonly Calendar[]
  readonly onSaved: () => void
}) {
  const showToast = useShowToast()
  const select = useSelectCalendars(plan.id)
  const form = useForm<SelectionValues, readonly Calendar[]>({
    initialValues: valuesOf(calendars),
    stored: calendars,
    valuesOf,
    merge: ({ before, mine, theirs }) => ({
      values: {
        selectedIds: mergeSelections({
          before: before.selectedIds,
          mine: mine.selectedIds,
          theirs: theirs.selectedIds,
        }),
      },
      // Each calendar is a separate yes-or-no choice, so two users who change it agree.
      hasClashes: false,
    }),
    canSubmit: ({ selectedIds }, stored) => !sameIds(selectedIds, selectedOf(stored ?? [])),
    onSubmit: async ({ values, stored }) => {
      try {
        await select({ plan, calendars: stored ?? [], selectedIds: values.selectedIds })
      } catch (error) {
        showToast({ tone: 'error', text: PLAN_MESSAGES.updateFailed })
        throw error
      }
    },
    onSaved: () => {
      showToast({ tone: 'success', text: PLAN_MESSAGES.updated })
      onSaved()
    },
    problemOf: (error) =>
      problemOfError(error, { fieldNames: {}, fallback: PLAN_MESSAGES.updateFailed }),
  })
  const follow = useEffectEvent((newest: readonly Calendar[]) => {
    if (form.stored !== newest) form.follow(newest)
  })
  useEffect(() => {
    follow(calendars)
  }, [calendars])

  return {
    form,
    /** Adds a calendar to the choice, or removes it. */
    setSelected: (id: number, isSelected: boolean) => {
      const others = form.values().selectedIds.filter((other) => other !== id)
      const selectedIds = isSelected ? [...others, id] : others
      form.setValues({ selectedIds: selectedIds.toSorted((one, other) => one - other) })
    },
  }
}
