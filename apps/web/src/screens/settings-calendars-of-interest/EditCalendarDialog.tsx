import { MAX_NAME_LENGTH } from '@throughline/domain/names'
import type { Calendar } from '@throughline/api-client'
import {
  CALENDAR_SETTINGS_MESSAGES,
  deletedByOtherUsers,
  isolateText,
} from '@throughline/domain/messages'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { FormLayout } from '@throughline/ui/FormLayout'
import { TextField } from '@throughline/ui/TextField'
import { useEffect, useEffectEvent } from 'react'
import { useChangeCalendar } from '../../data/subscription-writes'
import {
  FormField,
  FormNotices,
  noProblem,
  problemOfError,
  SubmitButton,
  useForm,
  useLeaveGuard,
} from '../../forms'
import { useShowToast } from '../../platform/ToastProvider'
import { calendarFieldNames, refuseAddress, type CalendarValues } from './calendar-form-model'

export interface EditCalendarDialogProps {
  readonly planId: number
  /** The stored version, or the last one before the deletion. */
  readonly calendar: Calendar
  /** Whether another user has deleted the calendar meanwhile. */
  readonly isGone: boolean
  readonly onClose: () => void
}

const valuesOf = ({ name, address }: Calendar): CalendarValues => ({
  name,
  address: address ?? '',
})

function changesOf(values: CalendarValues, stored: Calendar): Partial<CalendarValues> {
  const before = valuesOf(stored)
  const [name, address] = [values.name.trim(), values.address.trim()]
  return {
    ...(name === before.name ? {} : { name }),
    ...(address === before.address ? {} : { address }),
  }
}

/** Dialog that changes the name or address of a calendar, at once and for every plan. */
export function EditCalendarDialog({ planId, calendar, isGone, onClose }: EditCalendarDialogProps) {
  const showToast = useShowToast()
  const change = useChangeCalendar(planId)
  const form = useForm<{ [Key in keyof CalendarValues]: CalendarValues[Key] }, Calendar>({
    initialValues: valuesOf(calendar),
    stored: calendar,
    valuesOf,
    validate: ({ name, address }) => {
      const addressProblem = refuseAddress(address)
      const fields = {
        ...(name.trim() === '' ? { name: CALENDAR_SETTINGS_MESSAGES.nameRequired } : {}),
        // The address of a calculated calendar has another form, and may stay.
        ...(addressProblem === null || address.trim() === valuesOf(calendar).address
          ? {}
          : { address: addressProblem }),
      }
      return Object.keys(fields).length === 0 ? null : { ...noProblem, fields }
    },
    canSubmit: (values, stored) =>
      !isGone && Object.keys(changesOf(values, stored ?? calendar)).length > 0,
    onSubmit: ({ values, stored }) => {
      const seen = stored ?? calendar
      return change({ calendar: seen, changes: changesOf(values, seen) })
    },
    onSaved: () => {
      showToast({ tone: 'success', text: CALENDAR_SETTINGS_MESSAGES.changed })
      onClose()
    },
    problemOf: (error) =>
      problemOfError(error, {
        fieldNames: calendarFieldNames,
        fallback: CALENDAR_SETTINGS_MESSAGES.changeFailed,
      }),
  })
  // Follows the changes of other users. It pauses during a save, which reads its own change.
  const isFollowing = !form.isSaving && form.theirs === null
  const followStored = useEffectEvent((newest: Calendar) => {
    if (form.stored !== newest) form.follow(newest)
  })
  useEffect(() => {
    if (isFollowing) followStored(calendar)
  }, [calendar, isFollowing])
  const guard = useLeaveGuard({ form, onClose })
  return (
    <>
      <Dialog
        isOpen
        size="small"
        title={`Edit ${isolateText(calendar.name)}`}
        closeLabel="Close"
        onClose={guard.close}
        footer={
          <>
            <Button disabled={form.isSaving} onClick={guard.close}>
              Cancel
            </Button>
            <SubmitButton form={form}>Save calendar</SubmitButton>
          </>
        }
      >
        <FormLayout {...form.formProps} aria-label="Calendar">
          {isGone ? <Banner tone="warning">{deletedByOtherUsers(calendar)}</Banner> : null}
          <FormNotices
            form={form}
            noun="calendar"
            describeTheirs={({ name, address }) =>
              `It is called ${isolateText(name)}${address === null ? '' : `, and its address is ${address}`}.`
            }
          />
          {(['name', 'address'] as const).map((field) => (
            <FormField
              key={field}
              form={form}
              name={field}
              maxLength={field === 'name' ? MAX_NAME_LENGTH : 2048}
            >
              {({ value, setValue, ...slot }) => (
                <TextField
                  {...slot}
                  label={field === 'name' ? 'Name' : 'Address'}
                  {...(field === 'name' ? null : { type: 'url', spellCheck: false })}
                  isReadOnly={slot.isReadOnly || form.isSaving}
                  value={value}
                  onChange={(next) => {
                    setValue(next.value)
                  }}
                />
              )}
            </FormField>
          ))}
          <p>Every plan that shows the calendar shows the change.</p>
        </FormLayout>
      </Dialog>
      {guard.question}
    </>
  )
}
