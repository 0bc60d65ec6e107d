import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import { isMonthlyKind, type Channel } from '@throughline/domain/channels'
import { TITLE_LIMIT_LENGTH, type TacticListItem } from '@throughline/domain/tactics'
import { DateField, englishDateFieldLabels, type DateFieldLabels } from '@throughline/ui/DateField'
import { FormSection } from '@throughline/ui/FormLayout'
import { Select, type SelectOption } from '@throughline/ui/Select'
import { TextField } from '@throughline/ui/TextField'
import { useMemo } from 'react'
import { FormField, useFormValues, type Form } from '../../forms'
import {
  withChannel,
  withFinishedEnd,
  withStart,
  withType,
  type TacticFormValues,
} from './tactic-form-model'

export interface TacticFormProps {
  readonly form: Form<TacticFormValues, TacticListItem>
  /** Channels of the plan that an item can be put into, in order. */
  readonly channels: readonly Channel[]
  /** Ids of channels that the person may not edit: listed, but disabled. */
  readonly lockedChannelIds: ReadonlySet<number>
  /** Why the dates cannot be changed; null when they can. */
  readonly datesLockedReason: string | null
  readonly today: CivilDate
  readonly weekStartDay: WeekStartDay
}

const DATE_LABELS: DateFieldLabels = {
  ...englishDateFieldLabels,
  outOfBounds: 'Choose a day within ten years of today.',
}

/** The fields of a tactic or an initiative: title, channel, type, start and end. */
export function TacticForm({
  form,
  channels,
  lockedChannelIds,
  datesLockedReason,
  today,
  weekStartDay,
}: TacticFormProps) {
  const values = useFormValues(form)
  const channel = channels.find(({ id }) => id === values.channelId) ?? null
  const type = channel?.tacticTypes.find(({ id }) => id === values.tacticTypeId) ?? null
  const channelOptions = useMemo(
    () => channels.map((entry) => channelOption(entry, lockedChannelIds.has(entry.id))),
    [channels, lockedChannelIds],
  )
  const { channelId, tacticTypeId } = values
  const typeOptions = useMemo(
    () => typeOptionsOf(channels, channelId, tacticTypeId),
    [channels, channelId, tacticTypeId],
  )
  const isMonthly = type !== null && isMonthlyKind(type.kind)
  const dateHelp = datesLockedReason ?? (isMonthly ? 'Lasts whole months.' : undefined)
  const dates = {
    today,
    weekStartDay,
    labels: DATE_LABELS,
    isRequired: true,
    isDisabled: datesLockedReason !== null,
  }
  return (
    <FormSection columns={2} aria-label="Details">
      <div data-span="all">
        <FormField form={form} name="title">
          {({ value, error, setValue }) => (
            <TextField
              label="Title"
              isRequired
              maxLength={TITLE_LIMIT_LENGTH}
              data-autofocus=""
              value={value}
              error={error}
              onChange={(change) => {
                setValue(change.value)
              }}
            />
          )}
        </FormField>
      </div>
      <FormField form={form} name="channelId">
        {({ value }) => (
          <Select
            label="Channel"
            isRequired
            placeholder="Choose a channel"
            emptyText="This plan has no channels"
            options={channelOptions}
            value={textOf(value)}
            onChange={(change) => {
              form.setValues(withChannel(form.values(), Number(change.value)))
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="tacticTypeId">
        {({ value, error }) => (
          <Select
            label="Tactic type"
            isRequired
            placeholder={channel === null ? 'Choose a channel first' : 'Choose a type'}
            options={typeOptions}
            value={textOf(value)}
            error={error}
            isDisabled={channel === null}
            onChange={(change) => {
              const chosen = channel?.tacticTypes.find(({ id }) => String(id) === change.value)
              form.setValues(withType(form.values(), chosen ?? null))
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="startDay">
        {({ value, error }) => (
          <DateField
            {...dates}
            label="Start"
            help={dateHelp}
            value={value === '' ? null : value}
            error={error}
            onChange={({ date }) => {
              form.setValues(withStart(form.values(), date ?? ''))
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="endDay">
        {({ value, error }) => (
          <DateField
            {...dates}
            label="End"
            value={value === '' ? null : value}
            error={error}
            onChange={({ date }) => {
              form.setValues(withFinishedEnd({ ...form.values(), endDay: date ?? '' }))
            }}
          />
        )}
      </FormField>
    </FormSection>
  )
}

function textOf(id: number | null): string | null {
  return id === null ? null : String(id)
}

/** The types of a channel. A hidden type is listed only while it is chosen. */
function typeOptionsOf(
  channels: readonly Channel[],
  channelId: number | null,
  chosenId: number | null,
): readonly SelectOption[] {
  return (channels.find(({ id }) => id === channelId)?.tacticTypes ?? [])
    .filter(({ id, isHidden }) => !isHidden || id === chosenId)
    .map(({ id, name }) => ({ value: String(id), label: name }))
}

function channelOption({ id, name, uiColor }: Channel, isLocked: boolean): SelectOption {
  const option = { value: String(id), label: name, swatchColor: uiColor }
  if (!isLocked) return option
  return { ...option, isDisabled: true, disabledReason: 'You have no edit rights here' }
}
