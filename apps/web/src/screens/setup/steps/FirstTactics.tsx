import { civilDateOf, formatShortDate } from '@throughline/domain/calendar-dates'
import { TITLE_LIMIT_LENGTH } from '@throughline/domain/tactics'
import { Button } from '@throughline/ui/Button'
import { DateField, englishDateFieldLabels } from '@throughline/ui/DateField'
import { FormLayout } from '@throughline/ui/FormLayout'
import { Select } from '@throughline/ui/Select'
import { TextField } from '@throughline/ui/TextField'
import { Upload } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { FormField, FormNotices, SubmitButton, useFormValues, useLeaveGuard } from '../../../forms'
import { ImportItems, offeredChannelsOf, usePlanSettings } from '../../../plan'
import { useToday } from '../../../platform/clock'
import { StepPage } from '../StepPage'
import { CardColor } from './DefaultChannels.styles'
import { AddedList, EntryFields } from './FirstTactics.styles'
import { useFirstTactics } from './use-first-tactics'

/** Step for the first tactics of a plan: users enter them one after the other, or import a file. */
export function FirstTactics() {
  const settings = usePlanSettings()
  const { plan, access } = settings
  const today = civilDateOf(useToday())
  const titleRef = useRef<HTMLInputElement>(null)
  const [isImporting, setIsImporting] = useState(false)
  const { form, added } = useFirstTactics(settings, today, () => {
    titleRef.current?.focus()
  })
  const { channelId } = useFormValues(form)
  const channels = useMemo(() => offeredChannelsOf(plan, access), [plan, access])
  const channelOptions = useMemo(
    () =>
      channels
        .filter(({ isLocked }) => !isLocked)
        .map(({ id, name, color }) => ({ value: String(id), label: name, swatchColor: color })),
    [channels],
  )
  const typeOptions = useMemo(
    () =>
      channels
        .find(({ id }) => id === channelId)
        ?.types.map(({ id, name }) => ({ value: String(id), label: name })) ?? [],
    [channels, channelId],
  )
  const guard = useLeaveGuard({ form, onClose: () => undefined })
  return (
    <StepPage
      state={{ status: 'ready' }}
      actions={
        <Button
          icon={Upload}
          onClick={() => {
            setIsImporting(true)
          }}
        >
          Import from a file
        </Button>
      }
    >
      <FormLayout {...form.formProps} aria-label="New tactic">
        <FormNotices form={form} noun="tactic" />
        <EntryFields>
          <FormField form={form} name="title" maxLength={TITLE_LIMIT_LENGTH}>
            {({ value, setValue, error }) => (
              <TextField
                ref={titleRef}
                label="Title"
                isRequired
                autoComplete="off"
                isReadOnly={form.isSaving}
                {...{ value, error }}
                onChange={(change) => {
                  setValue(change.value)
                }}
              />
            )}
          </FormField>
          <FormField form={form} name="channelId">
            {({ value, error }) => (
              <Select
                label="Channel"
                isRequired
                placeholder="Choose a channel"
                emptyText="This plan has no channels"
                options={channelOptions}
                value={textOf(value)}
                error={error}
                onChange={(change) => {
                  const id = Number(change.value)
                  if (id === value) return
                  const [only, ...others] = channels.find((one) => one.id === id)?.types ?? []
                  const typeId = others.length === 0 ? (only?.id ?? null) : null
                  form.setValues({ channelId: id, typeId })
                }}
              />
            )}
          </FormField>
          <FormField form={form} name="typeId">
            {({ value, setValue, error }) => (
              <Select
                label="Tactic type"
                isRequired
                placeholder={channelId === null ? 'Choose a channel' : 'Choose a type'}
                isDisabled={channelId === null}
                options={typeOptions}
                value={textOf(value)}
                error={error}
                onChange={(change) => {
                  setValue(Number(change.value))
                }}
              />
            )}
          </FormField>
          <FormField form={form} name="day">
            {({ value, setValue, error }) => (
              <DateField
                label="Date"
                isRequired
                today={today}
                weekStartDay={plan.weekStartDay}
                labels={englishDateFieldLabels}
                {...{ value, error }}
                onChange={({ date }) => {
                  setValue(date)
                }}
              />
            )}
          </FormField>
          <SubmitButton form={form} variant="secondary">
            Add tactic
          </SubmitButton>
        </EntryFields>
      </FormLayout>
      {added.length === 0 ? null : (
        <AddedList aria-label="Added tactics">
          {added.map(({ id, title, channelId: ofChannel, startDate }) => {
            const channel = channels.find((one) => one.id === ofChannel)
            return (
              <li key={id}>
                <CardColor style={{ backgroundColor: channel?.color }} />
                <strong dir="auto">{title}</strong>
                <span>{`${channel?.name ?? ''}, ${formatShortDate(startDate)}`}</span>
              </li>
            )
          })}
        </AddedList>
      )}
      <ImportItems
        planId={plan.id}
        isOpen={isImporting}
        onClose={() => {
          setIsImporting(false)
        }}
      />
      {guard.question}
    </StepPage>
  )
}

function textOf(id: number | null): string | null {
  return id === null ? null : String(id)
}
