import type { Dashboard } from '@throughline/api-client'
import { isolateText, PERFORMANCE_SETTINGS_MESSAGES as TEXTS } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { FormActions, FormLayout } from '@throughline/ui/FormLayout'
import { TextArea } from '@throughline/ui/TextArea'
import { TextField } from '@throughline/ui/TextField'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DashboardWrites } from '../../data/dashboard-writes'
import {
  FormField,
  FormNotices,
  NO_PROBLEM,
  SubmitButton,
  useForm,
  useToldForm,
  type TellOfForm,
} from '../../forms'
import { useShowToast } from '../../platform/ToastProvider'
import { atStep, withDetail } from './failed-step'
import { PdfField, type ChosenPdf } from './PdfField'
import { TheirVersion } from './TheirVersion'

interface EditValues {
  readonly name: string
  readonly embedHtml: string
  /** Names the PDF: the stored one by its id, another one by its file; null for none. */
  readonly pdf: string | null
}

function valuesOf({ name, embedHtml, asset }: Dashboard): EditValues {
  return { name, embedHtml: embedHtml ?? '', pdf: asset === null ? null : `asset-${asset.id}` }
}

function validate({ name, embedHtml, pdf }: EditValues) {
  const fields = {
    ...(name.trim() === '' ? { name: 'Please enter a data source name.' } : {}),
    ...(embedHtml.trim() === '' && pdf === null ? { embedHtml: TEXTS.contentRequired } : {}),
  }
  return Object.keys(fields).length === 0 ? null : { ...NO_PROBLEM, fields }
}

const describeTheirs = (theirs: Dashboard) => <TheirVersion dashboard={theirs} />

export interface DashboardEditFormProps {
  readonly dashboard: Dashboard
  readonly writes: DashboardWrites
  readonly tellOfForm: TellOfForm
  /** Saved or cancelled. */
  readonly onClose: () => void
}

/** Edits a dashboard in its row: its name, its HTML and its PDF. */
export function DashboardEditForm({
  dashboard,
  writes,
  tellOfForm,
  onClose,
}: DashboardEditFormProps) {
  const showToast = useShowToast()
  const [newFile, setNewFile] = useState<File | null>(null)
  const form = useForm<EditValues, Dashboard>({
    initialValues: valuesOf(dashboard),
    stored: dashboard,
    valuesOf,
    validate,
    onSubmit: async ({ values }) => {
      const isNew = values.pdf !== null && !values.pdf.startsWith('asset-')
      const asset =
        isNew && newFile !== null
          ? await atStep(writes.uploadPdf(newFile), (error) =>
              withDetail(TEXTS.uploadFailed, error),
            )
          : null
      const changes = {
        name: values.name.trim(),
        embedHtml: values.embedHtml.trim() === '' ? null : values.embedHtml,
        ...(asset === null ? {} : { assetId: asset.id }),
        ...(values.pdf === null ? { assetId: null } : {}),
      }
      await atStep(writes.update({ id: dashboard.id, changes }), (error) =>
        withDetail(TEXTS.updateFailed, error),
      )
    },
    onSaved: () => {
      showToast({ tone: 'success', text: TEXTS.updated })
      onClose()
    },
    problemOf: (error) => ({
      ...NO_PROBLEM,
      message: error instanceof Error ? error.message : TEXTS.updateFailed,
    }),
  })
  const { isChanged, isSaving } = form
  useToldForm(`dashboard-${dashboard.id}`, tellOfForm, form)
  const follow = useEffectEvent((newest: Dashboard) => {
    // What comes while it saves is its own change.
    if (newest !== form.stored && !form.isSaving) form.follow(newest)
  })
  useEffect(() => {
    follow(dashboard)
  }, [dashboard])
  const pdfOf = (value: string | null): ChosenPdf | null => {
    if (value === null) return null
    if (newFile !== null && !value.startsWith('asset-')) {
      return { name: newFile.name, sizeBytes: newFile.size, file: newFile }
    }
    const { asset } = dashboard
    return asset === null ? null : { name: asset.name, sizeBytes: asset.sizeBytes, file: null }
  }
  return (
    <FormLayout
      {...form.formProps}
      aria-label={`Edit ${isolateText(dashboard.name)}`}
      aria-busy={isSaving}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isChanged || isSaving) return
        event.preventDefault()
        onClose()
      }}
    >
      <FormNotices form={form} noun="performance data" describeTheirs={describeTheirs} />
      <FormField form={form} name="name">
        {({ value, error, setValue }) => (
          <TextField
            label="Data Source Name"
            autoComplete="off"
            data-autofocus=""
            value={value}
            error={error}
            isDisabled={isSaving}
            onChange={(change) => {
              setValue(change.value)
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="embedHtml">
        {({ value, error, setValue }) => (
          <TextArea
            label="HTML Embed Code"
            value={value}
            error={error}
            isDisabled={isSaving}
            spellCheck={false}
            minRows={3}
            maxRows={10}
            onChange={(change) => {
              setValue(change.value)
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="pdf">
        {({ value, error, setValue }) => (
          <PdfField
            label="PDF"
            value={pdfOf(value)}
            error={error}
            isLocked={isSaving}
            onChange={(chosen) => {
              setNewFile(chosen?.file ?? null)
              setValue(chosen === null ? null : `file-${chosen.name}`)
            }}
          />
        )}
      </FormField>
      <FormActions>
        <SubmitButton form={form}>Save</SubmitButton>
        <Button disabled={isSaving} onClick={onClose}>
          Cancel
        </Button>
      </FormActions>
    </FormLayout>
  )
}
