import type { CivilDate, DateRange, WeekStartDay } from '@throughline/domain/calendar-dates'
import { RELATIVE_RANGES, relativeRangesLike } from '@throughline/domain/saved-views'
import type { SavedView } from '@throughline/domain/saved-views'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { Checkbox } from '@throughline/ui/Checkbox'
import { DateRangeField } from '@throughline/ui/DateRangeField'
import { Dialog } from '@throughline/ui/Dialog'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { RadioGroup } from '@throughline/ui/RadioGroup'
import { Select } from '@throughline/ui/Select'
import { TextField } from '@throughline/ui/TextField'
import { useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useLabels, useLocale } from '@throughline/ui/LocaleProvider'
import { englishSavedViewsLabels } from './saved-views.labels'
import type { SavedViewsLabels, ShareRefusal } from './saved-views.labels'
import { draftOf, errorsOf, valuesOf } from './save-view-values'
import type { SaveViewDraft, SaveViewValues } from './save-view-values'
import { SaveViewForm } from './SaveViewDialog.styles'

export interface SaveViewDialogProps {
  /** Proposed as the name. @default empty */
  readonly initialName?: string
  /** The visible days. */
  readonly days: DateRange
  readonly today: CivilDate
  /** @default that of the locale */
  readonly weekStartDay?: WeekStartDay
  /** Name of the plan; empty while it is loading. */
  readonly planName: string
  /** Further content that is saved, such as the filters in use. @default nothing */
  readonly includes?: readonly string[]
  /** The saved views of the user, whose names are used. */
  readonly ownViews: readonly Pick<SavedView, 'name'>[]
  /** Why the user cannot share it; null when they can. */
  readonly shareRefusal: ShareRefusal | null
  /** It is being saved. @default false */
  readonly isBusy?: boolean
  /** Why it was not saved; the entered values stay. @default null */
  readonly error?: string | null
  /** The user requested to save the view under these values. */
  readonly onSave: (values: SaveViewValues) => void
  /** The user requested to close the dialog. */
  readonly onClose: () => void
  /** @default englishSavedViewsLabels */
  readonly labels?: SavedViewsLabels
}

const nothing: readonly string[] = []

/** Dialog that asks for the name, the dates and the sharing of the current view, to save it. */
export function SaveViewDialog(props: SaveViewDialogProps) {
  return (
    <ErrorBoundary>
      <SaveViewDialogContent {...props} />
    </ErrorBoundary>
  )
}

function SaveViewDialogContent({
  initialName = '',
  days,
  today,
  weekStartDay: providedWeekStartDay,
  planName,
  includes = nothing,
  ownViews,
  shareRefusal,
  isBusy = false,
  error = null,
  onSave,
  onClose,
  labels: providedLabels = englishSavedViewsLabels,
}: SaveViewDialogProps) {
  const labels = useLabels(providedLabels)
  const locale = useLocale()
  const weekStartDay = providedWeekStartDay ?? locale.weekStartDay
  const formId = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(() =>
    draftOf(initialName, days, relativeRangesLike(days, today, weekStartDay)),
  )
  const [isChecked, setIsChecked] = useState(false)
  const errors = errorsOf(draft, ownViews, labels)
  const visible = isChecked ? errors : {}
  const change = (fields: Partial<SaveViewDraft>) => {
    setDraft((before) => ({ ...before, ...fields }))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsChecked(true)
    const values = valuesOf(draft)
    if (isBusy) return
    if (errors.name !== undefined) formRef.current?.querySelector('input')?.focus()
    else if (values !== null) onSave(values)
  }
  const close = () => {
    if (!isBusy) onClose()
  }
  return (
    <Dialog
      isOpen
      title={labels.saveHeading}
      closeLabel={labels.close}
      onClose={close}
      footer={
        <>
          <Button onClick={close} disabled={isBusy}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
            {labels.saveAction}
          </Button>
        </>
      }
    >
      <SaveViewForm id={formId} ref={formRef} noValidate onSubmit={submit}>
        {error === null ? null : <Banner tone="danger">{error}</Banner>}
        <TextField
          label={labels.name}
          isRequired
          data-autofocus=""
          value={draft.name}
          error={visible.name}
          onChange={({ value }) => {
            change({ name: value })
          }}
        />
        <div data-part="dates">
          <RadioGroup
            label={labels.dates}
            value={draft.rangeKind}
            options={[
              {
                value: 'relative',
                label: labels.relativeDates,
                description: labels.relativeDatesHint,
              },
              { value: 'fixed', label: labels.fixedDates },
            ]}
            onChange={({ value }) => {
              change({ rangeKind: value })
            }}
          />
          {draft.rangeKind === 'relative' ? (
            <Select
              label={labels.relativeRange}
              isRequired
              value={draft.relativeName}
              options={RELATIVE_RANGES.map((name) => ({ value: name, label: labels.ranges[name] }))}
              onChange={({ value }) => {
                change({ relativeName: value })
              }}
            />
          ) : (
            <DateRangeField
              label={labels.fixedRange}
              isRequired
              start={draft.startDate}
              end={draft.endDate}
              today={today}
              weekStartDay={weekStartDay}
              error={visible.dates}
              onChange={({ start, end, isValid }) => {
                change({ startDate: start, endDate: end, areDatesValid: isValid })
              }}
            />
          )}
        </div>
        <RadioGroup
          label={labels.visibility}
          value={draft.isShared ? 'shared' : 'private'}
          options={[
            { value: 'private', label: labels.private, description: labels.privateHint },
            {
              value: 'shared',
              label: labels.sharedWith({ planName }),
              description: labels.sharedHint,
              ...(shareRefusal !== null && {
                isDisabled: true,
                disabledReason: labels.shareRefusals[shareRefusal],
              }),
            },
          ]}
          onChange={({ value }) => {
            change({ isShared: value === 'shared' })
          }}
        />
        <Checkbox
          label={labels.makeDefault}
          help={labels.makeDefaultHint}
          isChecked={draft.isDefault}
          onChange={({ isChecked: isDefault }) => {
            change({ isDefault })
          }}
        />
        {includes.length === 0 ? null : (
          <p data-part="includes">
            {labels.includes}: {includes.join(', ')}.
          </p>
        )}
      </SaveViewForm>
    </Dialog>
  )
}
