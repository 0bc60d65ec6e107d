import { MAX_NAME_LENGTH } from '@throughline/domain/names'
import type { Channel } from '@throughline/domain/channels'
import { CHANNEL_MESSAGES, deletedByOtherUsers } from '@throughline/domain/messages'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { ColorSwatchField, englishChannelColors } from '@throughline/ui/ColorSwatchField'
import { FormActions, FormLayout } from '@throughline/ui/FormLayout'
import { TextField } from '@throughline/ui/TextField'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react'
import {
  FormField,
  FormNotices,
  noProblem,
  SubmitButton,
  useCloseQuestion,
  useForm,
  useReportedForm,
  type TellOfForm,
} from '../../forms'
import {
  newChannel,
  problemOfSave,
  problemOfValues,
  refuseColor,
  valuesOfChannel,
  type ChannelValues,
} from './channel-form-model'
import { ChannelFields } from './ChannelsSettings.styles'

const customColor = {
  label: 'Custom color',
  placeholder: '#RRGGBB',
  unreadable: 'Enter six digits, such as #2F6FED.',
}

/** The open form: of a new channel, of the channel with this id, or none. */
export type OpenForm = 'new' | number | null

/** Methods of an open form. */
export interface ChannelFormHandle {
  /** Closes the form and opens another one; asks first if the user would lose changes. */
  readonly closeFor: (next: OpenForm) => void
}

export interface ChannelFormProps {
  /** The edited channel in its latest version; null for a new one. */
  readonly channel: Channel | null
  /** Other channels of the plan; their names are not available. */
  readonly others: readonly Channel[]
  /**
   * Whether another user has deleted the channel: the user can add it as a new one.
   *
   * @default false
   */
  readonly isGone?: boolean
  readonly tellOfForm: TellOfForm
  /** Changes the channel. Rejects if that fails. Not called for a new channel. */
  readonly onUpdate: (channel: Channel, values: ChannelValues) => Promise<unknown>
  /** Creates a channel. Rejects if that fails. */
  readonly onCreate: (values: ChannelValues) => Promise<unknown>
  /** Runs after a save or cancellation. `next` is the form to open now. */
  readonly onClose: (change: { readonly next: OpenForm }) => void
  readonly ref?: Ref<ChannelFormHandle>
}

/** Form for the name and color of a channel. */
export function ChannelForm({
  channel,
  others,
  isGone = false,
  tellOfForm,
  onUpdate,
  onCreate,
  onClose,
  ref,
}: ChannelFormProps) {
  const nextRef = useRef<OpenForm>(null)
  // False while the text of a custom color is unreadable: the form then holds the previous color.
  const isColorRef = useRef(true)
  const isNew = channel === null || isGone
  const form = useForm<ChannelValues, Channel>({
    initialValues: channel === null ? newChannel : valuesOfChannel(channel),
    stored: channel,
    valuesOf: valuesOfChannel,
    validate: (values, stored) =>
      isColorRef.current
        ? problemOfValues(values, isGone ? null : stored, others)
        : { ...noProblem, fields: { color: customColor.unreadable } },
    onSubmit: ({ values: { name, color }, stored }) => {
      const values = { name: name.trim(), color }
      return isNew ? onCreate(values) : onUpdate(stored ?? channel, values)
    },
    onSaved: () => {
      onClose({ next: null })
    },
    problemOf: (error) =>
      problemOfSave(error, isNew ? CHANNEL_MESSAGES.createFailed : CHANNEL_MESSAGES.updateFailed),
  })
  const { isSaving } = form
  const follow = useEffectEvent(form.follow)
  useEffect(() => {
    if (channel !== null && !isSaving) follow(channel)
  }, [channel, isSaving])
  useReportedForm('channel', tellOfForm, form)
  const question = useCloseQuestion({
    form,
    onClose: () => {
      onClose({ next: nextRef.current })
    },
  })
  const closeFor = (next: OpenForm) => {
    nextRef.current = next
    question.close()
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
        {channel !== null && isGone ? (
          <Banner tone="warning" title={deletedByOtherUsers(channel)}>
            You can add it as a new channel. Its tactic types and tactics are gone.
          </Banner>
        ) : null}
        <FormNotices
          form={form}
          noun="channel"
          describeTheirs={({ name, uiColor }) => `It now reads: ${name}, ${colorName(uiColor)}.`}
        />
        <ChannelFields>
          <FormField form={form} name="name" maxLength={MAX_NAME_LENGTH}>
            {({ value, setValue, ...field }) => (
              <TextField
                {...field}
                label="Channel name"
                isRequired
                autoComplete="off"
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
            {({ value, setValue, error, ...field }) => (
              <ColorSwatchField
                {...field}
                // Shows the error during the choice of a color, not only after a save. The text
                // field reports an unreadable text itself.
                error={
                  error === customColor.unreadable
                    ? undefined
                    : (error ?? refuseColor(value, isGone ? null : form.stored) ?? undefined)
                }
                onCustomTextChange={({ isColor }) => {
                  isColorRef.current = isColor
                }}
                label="Color"
                colors={englishChannelColors}
                customLabels={customColor}
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
          <SubmitButton form={form}>
            {channel === null ? 'Add channel' : isGone ? 'Add as new channel' : 'Save'}
          </SubmitButton>
          <Button
            disabled={isSaving}
            onClick={() => {
              closeFor(null)
            }}
          >
            {isGone ? 'Discard' : 'Cancel'}
          </Button>
        </FormActions>
      </FormLayout>
      {question.question}
    </>
  )
}

function colorName(color: string): string {
  return englishChannelColors.find(({ value }) => value === color)?.name ?? color
}
