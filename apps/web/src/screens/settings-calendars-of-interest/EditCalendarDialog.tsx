import type { Calendar } from '@throughline/api-client'
import { CALENDAR_SETTINGS_MESSAGES, isolateText } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { FormLayout } from '@throughline/ui/FormLayout'
import { TextField } from '@throughline/ui/TextField'
import { useChangeCalendar } from '../../data/subscription-writes'
import {
  FormField,
  FormNotices,
  NO_PROBLEM,
  problemOfError,
  SubmitButton,
  useForm,
  useLeaveGuard,
} from '../../forms'
import { useShowToast } from '../../platform/ToastProvider'
import { CALENDAR_FIELD_NAMES, refuseAddress, type CalendarValues } from './calendar-form-model'

export interface EditCalendarDialogProps {
  readonly planId: number
  readonly calendar: Calendar
  readonly onClose: () => void
}

/** Renames a calendar, or gives it another address, at once and for every plan. */
export function EditCalendarDialog({ planId, calendar, onClose }: EditCalendarDialogProps) {
  const showToast = useShowToast()
  const change = useChangeCalendar(planId)
  const before = { name: calendar.name, address: calendar.address ?? '' }
  const changesOf = (values: CalendarValues) => ({
    ...(values.name.trim() === before.name ? {} : { name: values.name.trim() }),
    ...(values.address.trim() === before.address ? {} : { address: values.address.trim() }),
  })
  const form = useForm<{ [Key in keyof CalendarValues]: CalendarValues[Key] }>({
    initialValues: before,
    validate: ({ name, address }) => {
      const addressProblem = refuseAddress(address)
      const fields = {
        ...(name.trim() === '' ? { name: CALENDAR_SETTINGS_MESSAGES.nameRequired } : {}),
        // The address of a calendar that is worked out is none of these, and stays.
        ...(addressProblem === null || address.trim() === before.address
          ? {}
          : { address: addressProblem }),
      }
      return Object.keys(fields).length === 0 ? null : { ...NO_PROBLEM, fields }
    },
    canSubmit: (values) => Object.keys(changesOf(values)).length > 0,
    onSubmit: ({ values }) => change({ id: calendar.id, ...changesOf(values) }),
    onSaved: () => {
      showToast({ tone: 'success', text: CALENDAR_SETTINGS_MESSAGES.changed })
      onClose()
    },
    problemOf: (error) =>
      problemOfError(error, {
        fieldNames: CALENDAR_FIELD_NAMES,
        fallback: CALENDAR_SETTINGS_MESSAGES.changeFailed,
      }),
  })
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
          <FormNotices form={form} noun="calendar" />
          {(['name', 'address'] as const).map((field) => (
            <FormField key={field} form={form} name={field}>
              {({ value, setValue, ...slot }) => (
                <TextField
                  {...slot}
                  label={field === 'name' ? 'Name' : 'Address'}
                  {...(field === 'name'
                    ? { maxLength: 255 }
                    : { type: 'url', maxLength: 2048, spellCheck: false })}
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
