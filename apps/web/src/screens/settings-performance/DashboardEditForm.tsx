import type { Dashboard, DashboardCategory } from '@throughline/api-client'
import {
  deletedByOtherUsers,
  isolateText,
  PERFORMANCE_SETTINGS_MESSAGES as TEXTS,
} from '@throughline/domain/messages'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { FormActions, FormLayout } from '@throughline/ui/FormLayout'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { DashboardWrites } from '../../data/dashboard-writes'
import { withCause } from '../../data/failure-cause'
import {
  FormField,
  FormNotices,
  noProblem,
  SubmitButton,
  useCloseQuestion,
  useForm,
  useReportedForm,
} from '../../forms'
import type { TellOfForm } from '../../forms'
import { useShowToast } from '../../platform/ToastProvider'
import { DataSourceName, EmbedCode } from './DashboardFields'
import { atStep, dashboardFieldNames, problemOfSteps } from './failed-step'
import { dashboardOf } from './retained-dashboards'
import { PdfField } from './PdfField'
import type { ChosenPdf } from './PdfField'

/** Maximum length of a quotation of HTML. */
const QUOTED_COUNT = 160

/** The version of a dashboard that another user has saved, for comparison with the typed values. */
function TheirVersion({
  dashboard: { name, embedHtml, asset },
}: {
  readonly dashboard: Dashboard
}) {
  return (
    <ul>
      <li>{`Data Source Name: ${isolateText(name)}`}</li>
      <li>{`HTML Embed Code: ${quoted(embedHtml)}`}</li>
      <li>{`PDF: ${asset === null ? 'none' : isolateText(asset.name)}`}</li>
    </ul>
  )
}

function quoted(html: string | null): string {
  if (html === null) return 'none'
  return html.length > QUOTED_COUNT ? `${html.slice(0, QUOTED_COUNT)}…` : html
}

interface EditValues {
  readonly name: string
  readonly embedHtml: string
  /** Name of the PDF: the stored one by its id, another one by its file; null for none. */
  readonly pdf: string | null
}

function valuesOf({ name, embedHtml, asset }: Dashboard): EditValues {
  return { name, embedHtml: embedHtml ?? '', pdf: asset === null ? null : `asset-${asset.id}` }
}

function validate({ name, embedHtml, pdf }: EditValues) {
  const fields = {
    ...(name.trim() === '' ? { name: TEXTS.nameRequired } : {}),
    ...(embedHtml.trim() === '' && pdf === null ? { embedHtml: TEXTS.contentRequired } : {}),
  }
  return Object.keys(fields).length === 0 ? null : { ...noProblem, fields }
}

const describeTheirs = (theirs: Dashboard) => <TheirVersion dashboard={theirs} />

export interface DashboardEditFormProps {
  readonly dashboard: Dashboard
  /** Category in which the user edits the dashboard. A deleted dashboard is added to it again. */
  readonly category: DashboardCategory
  /** All categories in their latest version. */
  readonly categories: readonly DashboardCategory[]
  readonly writes: DashboardWrites
  readonly tellOfForm: TellOfForm
  /** Runs after a save or cancellation. `focusedId` is the row to focus; null for the add form. */
  readonly onClose: (end: { readonly focusedId: number | null }) => void
}

/**
 * Form that edits a dashboard in its row: its name, its HTML and its PDF. If another user has
 * deleted the dashboard, this user can add it again.
 */
export function DashboardEditForm({
  dashboard,
  category,
  categories,
  writes,
  tellOfForm,
  onClose,
}: DashboardEditFormProps) {
  const showToast = useShowToast()
  const isGone = dashboardOf(categories, dashboard.id) === undefined
  const addedIdRef = useRef<number | null>(null)
  const [newFile, setNewFile] = useState<File | null>(null)
  const form = useForm<EditValues, Dashboard>({
    initialValues: valuesOf(dashboard),
    stored: dashboard,
    valuesOf,
    validate,
    onSubmit: async ({ values, stored }) => {
      const isNew = values.pdf !== null && !values.pdf.startsWith('asset-')
      const asset =
        isNew && newFile !== null
          ? await atStep(writes.uploadPdf(newFile), (error) => withCause(TEXTS.uploadFailed, error))
          : null
      const name = values.name.trim()
      const embedHtml = values.embedHtml.trim() === '' ? null : values.embedHtml
      if (isGone) {
        const categoryId = categories.some(({ id }) => id === category.id)
          ? category.id
          : (
              await atStep(writes.createCategory({ name: category.name }), (error) =>
                withCause(TEXTS.categoryCreateFailed, error),
              )
            ).id
        const retained = values.pdf === null ? null : (dashboard.asset?.id ?? null)
        const draft = { categoryId, name, embedHtml, assetId: asset?.id ?? retained }
        const { id } = await atStep(
          writes.create(draft),
          (error) => withCause(TEXTS.createFailed, error),
          dashboardFieldNames,
        )
        addedIdRef.current = id
        return
      }
      const changes = {
        name,
        embedHtml,
        ...(asset === null ? {} : { assetId: asset.id }),
        ...(values.pdf === null ? { assetId: null } : {}),
      }
      await atStep(
        writes.update({ ...(stored ?? dashboard), changes }),
        (error) => withCause(TEXTS.updateFailed, error),
        dashboardFieldNames,
      )
    },
    onSaved: () => {
      const added = addedIdRef.current
      showToast({ tone: 'success', text: added === null ? TEXTS.updated : TEXTS.created })
      onClose({ focusedId: added ?? dashboard.id })
    },
    problemOf: (error) => problemOfSteps(error, TEXTS.updateFailed),
  })
  const { isSaving } = form
  useReportedForm(`dashboard-${dashboard.id}`, tellOfForm, form)
  const follow = useEffectEvent((newest: Dashboard) => {
    // A version that arrives during a save is the form's own change.
    if (newest !== form.stored && !form.isSaving && !isGone) form.follow(newest)
  })
  useEffect(() => {
    if (!isSaving) follow(dashboard)
  }, [dashboard, isSaving])
  const end = () => {
    onClose({ focusedId: isGone ? null : dashboard.id })
  }
  const { close: ask, question } = useCloseQuestion({ form, onClose: end })
  // The Discard button of deleted performance data names the loss itself.
  const close = isGone ? end : ask
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
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        close()
      }}
    >
      {isGone ? (
        <Banner tone="warning" title={deletedByOtherUsers(dashboard)}>
          You can add it as new performance data.
        </Banner>
      ) : null}
      <FormNotices form={form} noun="performance data" describeTheirs={describeTheirs} />
      <FormField form={form} name="name">
        {({ value, error, setValue }) => (
          <DataSourceName {...{ value, error, setValue, isSaving }} />
        )}
      </FormField>
      <FormField form={form} name="embedHtml">
        {({ value, error, setValue }) => <EmbedCode {...{ value, error, setValue, isSaving }} />}
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
        <SubmitButton form={form}>{isGone ? 'Add as new' : 'Save'}</SubmitButton>
        <Button disabled={isSaving} onClick={close}>
          {isGone ? 'Discard' : 'Cancel'}
        </Button>
      </FormActions>
      {question}
    </FormLayout>
  )
}
