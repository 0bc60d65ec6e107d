import { MAX_NAME_LENGTH } from '@throughline/domain/names'
import { calendarAddressUsed, countText } from '@throughline/domain/messages'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { FormActions, FormLayout } from '@throughline/ui/FormLayout'
import { TextField } from '@throughline/ui/TextField'
import type { CalendarPreview as Preview } from '@throughline/api-client'
import { formatShortDate } from '@throughline/domain/calendar-dates'

import { FormField, FormNotices, SubmitButton, useFormValues } from '../../forms'
import { SettingsCard } from '../../settings'
import { AddressPart, PreviewRoot } from './CalendarSettings.styles'
import { useAddressPreview } from './use-address-preview'
import type { useCalendarForm } from './use-calendar-form'
import { warningTexts } from './calendar-texts'

export interface AddCalendarProps {
  readonly draft: ReturnType<typeof useCalendarForm>
  readonly accountId: number
}

/** Form that adds a calendar by its address, after a preview of its events. */
export function AddCalendar({ draft: { form }, accountId }: AddCalendarProps) {
  const { address, name } = useFormValues(form)
  const preview = useAddressPreview({
    accountId,
    address,
    name,
    onName: (match) => {
      form.setValues({ name: match })
    },
  })
  const sameAs = preview.match?.sameAs ?? null
  return (
    <SettingsCard title="Add a calendar" id="ical-addresses">
      {(labelledBy) => (
        <FormLayout {...form.formProps} aria-labelledby={labelledBy}>
          <FormNotices form={form} noun="calendar" />
          <AddressPart>
            <FormField form={form} name="address">
              {({ value, setValue, error, ...field }) => (
                <TextField
                  {...field}
                  label="Address"
                  type="url"
                  placeholder="webcal:// or https://"
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={2048}
                  error={error ?? preview.problem ?? undefined}
                  isReadOnly={field.isReadOnly || form.isSaving}
                  value={value}
                  onChange={(change) => {
                    setValue(change.value)
                  }}
                />
              )}
            </FormField>
            <div aria-live="polite" aria-busy={preview.isPending}>
              {preview.match === null ? null : <CalendarPreview preview={preview.match} />}
            </div>
          </AddressPart>
          {sameAs === null ? null : (
            <Banner tone="warning">{calendarAddressUsed(sameAs.name)}</Banner>
          )}
          <FormField form={form} name="name" maxLength={MAX_NAME_LENGTH}>
            {({ value, setValue, ...field }) => (
              <TextField
                {...field}
                label="Name"
                isReadOnly={field.isReadOnly || form.isSaving}
                value={value}
                onChange={(change) => {
                  setValue(change.value)
                }}
              />
            )}
          </FormField>
          <FormActions>
            <SubmitButton form={form}>Add calendar</SubmitButton>
            <Button
              isBusy={preview.isPending}
              disabled={form.isSaving}
              onClick={() => {
                if (!preview.look()) form.submit()
              }}
            >
              Preview
            </Button>
          </FormActions>
        </FormLayout>
      )}
    </SettingsCard>
  )
}

/** Preview of a calendar before the user adds it. */
function CalendarPreview({ preview }: { readonly preview: Preview }) {
  const { name, nextEvents } = preview
  return (
    <PreviewRoot aria-label="Preview">
      <h4>{name}</h4>
      <p>{extentOf(preview)}</p>
      {warningTexts(preview).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {nextEvents.length === 0 ? (
        <p>No events from today on.</p>
      ) : (
        <ul>
          {withKeys(nextEvents).map(({ key, title, date }) => (
            <li key={key}>
              <time dateTime={date}>{formatShortDate(date)}</time>
              <span>{title}</span>
            </li>
          ))}
        </ul>
      )}
    </PreviewRoot>
  )
}

/** Returns the number and days of the events: "64 events, 03/02/26 – 11/30/27". */
function extentOf({ eventCount, firstDay, lastDay }: Preview): string {
  const events = countText(eventCount, 'event')
  if (firstDay === null) return events
  if (lastDay === null) return `${events}, from ${formatShortDate(firstDay)}`
  return `${events}, ${formatShortDate(firstDay)} – ${formatShortDate(lastDay)}`
}

/** Adds a key to each event, because two events may have the same title on the same day. */
function withKeys(events: Preview['nextEvents']) {
  return events.map(({ title, date }, at) => ({ title, date, key: `${at} ${date} ${title}` }))
}
