import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import { isMonthlyKind, type Channel } from '@throughline/domain/channels'
import { TITLE_LIMIT_LENGTH } from '@throughline/domain/tactics'
import { DateField, englishDateFieldLabels, type DateFieldLabels } from '@throughline/ui/DateField'
import { FormSection } from '@throughline/ui/FormLayout'
import { Select, type SelectOption } from '@throughline/ui/Select'
import { TextField } from '@throughline/ui/TextField'
import { useMemo } from 'react'
import {
  withChannel,
  withFinishedEnd,
  withStart,
  withType,
  type TacticFormValues,
} from './tactic-form-model'

/** Names of the fields, as errors name them. */
export type TacticFormField = 'title' | 'tacticTypeId' | 'startDate' | 'endDate'

export interface TacticFormProps {
  readonly values: TacticFormValues
  readonly onChange: (change: { values: TacticFormValues }) => void
  /** Channels of the plan that an item can be put into, in order. */
  readonly channels: readonly Channel[]
  /** Channels that the person may not edit: shown, but not chosen. */
  readonly lockedChannelIds: ReadonlySet<number>
  readonly errors: Readonly<Partial<Record<TacticFormField, string>>>
  /** Why the dates cannot be changed here; null when they can. */
  readonly datesLockedReason: string | null
  readonly today: CivilDate
  readonly weekStartDay: WeekStartDay
}

const DATE_LABELS: DateFieldLabels = {
  ...englishDateFieldLabels,
  outOfBounds: 'Choose a day within ten years of today.',
}

/** What is asked about a tactic or an initiative: title, channel, type, start and end. */
export function TacticForm({
  values,
  onChange,
  channels,
  lockedChannelIds,
  errors,
  datesLockedReason,
  today,
  weekStartDay,
}: TacticFormProps) {
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
        <TextField
          label="Title"
          isRequired
          maxLength={TITLE_LIMIT_LENGTH}
          data-autofocus=""
          value={values.title}
          error={errors.title}
          onChange={({ value }) => {
            onChange({ values: { ...values, title: value } })
          }}
        />
      </div>
      <Select
        label="Channel"
        isRequired
        placeholder="Choose a channel"
        emptyText="This plan has no channels"
        options={channelOptions}
        value={textOf(values.channelId)}
        onChange={({ value }) => {
          onChange({ values: withChannel(values, Number(value)) })
        }}
      />
      <Select
        label="Tactic type"
        isRequired
        placeholder={channel === null ? 'Choose a channel first' : 'Choose a type'}
        options={typeOptions}
        value={textOf(values.tacticTypeId)}
        error={errors.tacticTypeId}
        isDisabled={channel === null}
        onChange={({ value }) => {
          const chosen = channel?.tacticTypes.find(({ id }) => String(id) === value) ?? null
          onChange({ values: withType(values, chosen) })
        }}
      />
      <DateField
        {...dates}
        label="Start"
        help={dateHelp}
        value={values.startDay === '' ? null : values.startDay}
        error={errors.startDate}
        onChange={({ date }) => {
          onChange({ values: withStart(values, date ?? '') })
        }}
      />
      <DateField
        {...dates}
        label="End"
        value={values.endDay === '' ? null : values.endDay}
        error={errors.endDate}
        onChange={({ date }) => {
          onChange({ values: withFinishedEnd({ ...values, endDay: date ?? '' }) })
        }}
      />
    </FormSection>
  )
}

function textOf(id: number | null): string | null {
  return id === null ? null : String(id)
}

/** The types of a channel; one that is hidden is offered only to the item that has it. */
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
