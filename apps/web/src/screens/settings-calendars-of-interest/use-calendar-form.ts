import type { Calendar, PlanDetail } from '@throughline/api-client'
import { CALENDAR_SETTINGS_MESSAGES, isolateText } from '@throughline/domain/messages'
import { useRef } from 'react'
import { useAddCalendar } from '../../data/subscription-writes'
import { noProblem, problemOfError, useForm } from '../../forms'
import { useShowToast } from '../../platform/ToastProvider'
import {
  calendarFieldNames,
  noCalendar,
  refuseAddress,
  type CalendarValues,
} from './calendar-form-model'

/** Returns the form that adds a calendar to the account of a plan. */
export function useCalendarForm({
  plan,
  onAdded,
}: {
  readonly plan: PlanDetail
  /** Runs once the list contains the calendar. */
  readonly onAdded: (calendar: Calendar) => void
}) {
  const showToast = useShowToast()
  const add = useAddCalendar(plan.id)
  const addedRef = useRef<Calendar | null>(null)
  const form = useForm<{ [Key in keyof CalendarValues]: CalendarValues[Key] }>({
    initialValues: noCalendar,
    validate: ({ address }) => {
      const problem = refuseAddress(address)
      return problem === null ? null : { ...noProblem, fields: { address: problem } }
    },
    onSubmit: async ({ values: { address, name } }) => {
      addedRef.current = await add({
        accountId: plan.accountId,
        address: address.trim(),
        name: name.trim(),
      })
    },
    onSaved: () => {
      const added = addedRef.current
      form.revert()
      if (added === null) return
      const text = `${isolateText(added.name)} was added. Save to show it in this plan.`
      showToast({ tone: 'success', text })
      onAdded(added)
    },
    problemOf: (error) =>
      problemOfError(error, {
        fieldNames: calendarFieldNames,
        fallback: CALENDAR_SETTINGS_MESSAGES.addFailed,
      }),
  })
  return { form }
}
