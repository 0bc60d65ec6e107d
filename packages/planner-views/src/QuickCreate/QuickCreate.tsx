import { refuseLength } from '@throughline/domain/names'
import { TITLE_LIMIT_LENGTH } from '@throughline/domain/tactics'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { Popover } from '@throughline/ui/Popover'
import { Select } from '@throughline/ui/Select'
import { TextField } from '@throughline/ui/TextField'
import { useRef, useState } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'

import { englishQuickCreateLabels } from './QuickCreate.labels'
import type { QuickCreateDates, QuickCreateLabels } from './QuickCreate.labels'
import { QuickCreateFoot, QuickCreateForm } from './QuickCreate.styles'

/** A channel that an item can be put into. */
export interface QuickCreateChannel {
  readonly id: number
  readonly name: string
  /** `#RRGGBB` */
  readonly color: string
  /** Visible, but not available: the user has no edit rights on it. */
  readonly isLocked: boolean
  readonly types: readonly { readonly id: number; readonly name: string }[]
}

/** Values of the popover. */
export interface QuickCreateValues {
  readonly title: string
  readonly channelId: number | null
  readonly typeId: number | null
}

export interface QuickCreateProps {
  /** Element beside the popover: the day, or the marked range. */
  readonly anchor: Element
  readonly dates: QuickCreateDates
  /** The channels in which an item can be created, with their types, in order. */
  readonly channels: readonly QuickCreateChannel[]
  /** Values at first, such as the channel and type of the last item. @default nothing */
  readonly initialValues?: QuickCreateValues | undefined
  /** The item is being saved. @default false */
  readonly isBusy?: boolean
  /** Why it was not saved; the entered values stay. @default null */
  readonly error?: string | null
  /** The user created an item; its title and type are complete. */
  readonly onCreate: (request: { title: string; channelId: number; typeId: number }) => void
  /** The user requested the complete editor, with the values entered so far. */
  readonly onMore: (request: { values: QuickCreateValues }) => void
  /** Esc, or a press elsewhere. */
  readonly onClose: () => void
  /** @default englishQuickCreateLabels */
  readonly labels?: QuickCreateLabels
}

const nothing: QuickCreateValues = { title: '', channelId: null, typeId: null }

/** The three things that a new tactic needs, beside the day it was made on. */
export function QuickCreate(props: QuickCreateProps) {
  return (
    <ErrorBoundary>
      <QuickCreateContent {...props} />
    </ErrorBoundary>
  )
}

function QuickCreateContent({
  anchor,
  dates,
  channels,
  initialValues = nothing,
  isBusy = false,
  error = null,
  onCreate,
  onMore,
  onClose,
  labels: providedLabels = englishQuickCreateLabels,
}: QuickCreateProps) {
  const labels = useLabels(providedLabels)
  const anchorRef = useRef<Element>(anchor)
  const [values, setValues] = useState(initialValues)
  const [isChecked, setIsChecked] = useState(false)
  // An error belongs to the attempt that failed, until the next one or a change of a field.
  const [isErrorCurrent, setIsErrorCurrent] = useState(true)
  const channel = channels.find(({ id }) => id === values.channelId) ?? null
  const title = values.title.trim()
  const lengthRefusal = refuseLength(title, TITLE_LIMIT_LENGTH)

  const submit = (): void => {
    const { channelId, typeId } = values
    setIsChecked(true)
    if (isBusy) return
    const isComplete =
      title !== '' && lengthRefusal === undefined && channelId !== null && typeId !== null
    setIsErrorCurrent(isComplete)
    if (isComplete) onCreate({ title, channelId, typeId })
  }
  const change = (changeOf: (before: QuickCreateValues) => QuickCreateValues): void => {
    setIsErrorCurrent(false)
    setValues(changeOf)
  }
  const chooseChannel = (channelId: number): void => {
    const types = channels.find(({ id }) => id === channelId)?.types ?? []
    const [only, ...others] = types
    const typeId = others.length === 0 ? (only?.id ?? null) : null
    change((before) => (before.channelId === channelId ? before : { ...before, channelId, typeId }))
  }

  return (
    <Popover
      isOpen
      anchor={anchorRef}
      label={labels.heading}
      onClose={() => {
        if (!isBusy) onClose()
      }}
    >
      <QuickCreateForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        // Before the fields, because Enter opens the list of a `Select`.
        onKeyDownCapture={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          event.stopPropagation()
          if (!event.repeat) submit()
        }}
      >
        <div data-part="heading">
          <h2>{labels.heading}</h2>
          <span data-part="dates">{labels.dates(dates)}</span>
        </div>
        {error === null || !isErrorCurrent ? null : <Banner tone="danger">{error}</Banner>}
        <div data-part="fields">
          <TextField
            label={labels.title}
            isRequired
            data-autofocus=""
            value={values.title}
            error={isChecked && title === '' ? labels.titleRequired : lengthRefusal}
            onChange={({ value }) => {
              change((before) => ({ ...before, title: value }))
            }}
          />
          <Select
            label={labels.channel}
            isRequired
            placeholder={labels.chooseChannel}
            emptyText={labels.noChannels}
            options={channels.map(({ id, name, color, isLocked }) => ({
              value: String(id),
              label: name,
              swatchColor: color,
              ...(isLocked ? { isDisabled: true, disabledReason: labels.lockedChannel } : null),
            }))}
            value={textOf(values.channelId)}
            onChange={({ value }) => {
              chooseChannel(Number(value))
            }}
          />
          <Select
            label={labels.type}
            isRequired
            placeholder={channel === null ? labels.chooseChannel : labels.chooseType}
            options={(channel?.types ?? []).map(({ id, name }) => ({
              value: String(id),
              label: name,
            }))}
            value={textOf(values.typeId)}
            error={isChecked && values.typeId === null ? labels.typeRequired : undefined}
            isDisabled={channel === null}
            onChange={({ value }) => {
              change((before) => ({ ...before, typeId: Number(value) }))
            }}
          />
        </div>
        <QuickCreateFoot>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {labels.create}
          </Button>
          <Button
            variant="ghost"
            disabled={isBusy}
            onClick={() => {
              onMore({ values })
            }}
          >
            {labels.more}
          </Button>
        </QuickCreateFoot>
      </QuickCreateForm>
    </Popover>
  )
}

function textOf(id: number | null): string | null {
  return id === null ? null : String(id)
}
