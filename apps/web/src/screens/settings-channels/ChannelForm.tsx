import type { Channel } from '@throughline/domain/channels'
import { CHANNEL_MESSAGES } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { ColorSwatchField, englishChannelColors } from '@throughline/ui/ColorSwatchField'
import { FormActions, FormLayout } from '@throughline/ui/FormLayout'
import { TextField } from '@throughline/ui/TextField'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react'
import { useLocation } from 'react-router-dom'
import { FormField, FormNotices, SubmitButton, useForm, useLeaveGuard } from '../../forms'
import {
  NEW_CHANNEL,
  problemOfSave,
  problemOfValues,
  valuesOfChannel,
  type ChannelValues,
} from './channel-form-model'
import { ChannelFields } from './ChannelsSettings.styles'

const CUSTOM_COLOR = {
  label: 'Custom color',
  placeholder: '#RRGGBB',
  unreadable: 'Enter six digits, such as #2F6FED.',
}

/** The form that is open: of a new channel, of the channel with this id, or none. */
export type OpenForm = 'new' | number | null

/** What can be done with an open form from outside. */
export interface ChannelFormHandle {
  /** Closes it for another one; asks first when something would be lost. */
  readonly closeFor: (next: OpenForm) => void
}

export interface ChannelFormProps {
  /** The channel that is edited, as it is now; null for a new one. */
  readonly channel: Channel | null
  /** The other channels of the plan, whose names are taken. */
  readonly others: readonly Channel[]
  /** Saves. Rejects when it was not saved. */
  readonly onSave: (values: ChannelValues) => Promise<unknown>
  /** It was saved, or given up, for the form that is to be opened now. */
  readonly onClose: (change: { readonly next: OpenForm }) => void
  readonly ref?: Ref<ChannelFormHandle>
}

/** Name and color of a channel. */
export function ChannelForm({ channel, others, onSave, onClose, ref }: ChannelFormProps) {
  const nextRef = useRef<OpenForm>(null)
  const form = useForm<ChannelValues, Channel>({
    initialValues: channel === null ? NEW_CHANNEL : valuesOfChannel(channel),
    stored: channel,
    valuesOf: valuesOfChannel,
    validate: (values, stored) => problemOfValues(values, stored, others),
    onSubmit: ({ values }) => onSave({ name: values.name.trim(), color: values.color }),
    onSaved: () => {
      onClose({ next: null })
    },
    problemOf: (error) =>
      problemOfSave(
        error,
        channel === null ? CHANNEL_MESSAGES.createFailed : CHANNEL_MESSAGES.updateFailed,
      ),
  })
  const { isSaving } = form
  const follow = useEffectEvent(form.follow)
  useEffect(() => {
    if (channel !== null && !isSaving) follow(channel)
  }, [channel, isSaving])
  const { pathname } = useLocation()
  const guard = useLeaveGuard({
    form,
    // A fragment leads to another place of this page, where the form stays.
    isLeaving: ({ next, isRedirect }) => !isRedirect && next.pathname !== pathname,
    onClose: () => {
      onClose({ next: nextRef.current })
    },
  })
  const closeFor = (next: OpenForm) => {
    nextRef.current = next
    guard.close()
  }
  useImperativeHandle(ref, () => ({ closeFor }))
  const label = channel === null ? 'New channel' : `Name and color of ${channel.name}`
  return (
    <>
      <FormLayout
        {...form.formProps}
        aria-label={label}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || channel === null) return
          event.preventDefault()
          closeFor(null)
        }}
      >
        <FormNotices
          form={form}
          noun="channel"
          describeTheirs={({ name, uiColor }) => `It now reads: ${name}, ${colorName(uiColor)}.`}
        />
        <ChannelFields>
          <FormField form={form} name="name">
            {({ value, setValue, ...field }) => (
              <TextField
                {...field}
                label="Channel name"
                isRequired
                autoComplete="off"
                maxLength={255}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens on request
                autoFocus
                value={value}
                onChange={(change) => {
                  setValue(change.value)
                }}
              />
            )}
          </FormField>
          <FormField form={form} name="color">
            {({ value, setValue, ...field }) => (
              <ColorSwatchField
                {...field}
                label="Color"
                colors={englishChannelColors}
                customLabels={CUSTOM_COLOR}
                columns={12}
                value={value}
                onChange={(change) => {
                  setValue(change.value)
                }}
              />
            )}
          </FormField>
        </ChannelFields>
        <FormActions>
          <SubmitButton form={form}>{channel === null ? 'Add channel' : 'Save'}</SubmitButton>
          <Button
            disabled={isSaving}
            onClick={() => {
              closeFor(null)
            }}
          >
            Cancel
          </Button>
        </FormActions>
      </FormLayout>
      {guard.question}
    </>
  )
}

function colorName(color: string): string {
  return englishChannelColors.find(({ value }) => value === color)?.name ?? color
}
