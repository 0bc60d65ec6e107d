import type { DashboardCategory } from '@throughline/api-client'
import { PERFORMANCE_SETTINGS_MESSAGES as TEXTS } from '@throughline/domain/messages'
import { FormActions, FormLayout } from '@throughline/ui/FormLayout'
import { RadioGroup } from '@throughline/ui/RadioGroup'
import { useState } from 'react'
import type { DashboardWrites } from '../../data/dashboard-writes'
import { withCause } from '../../data/failure-cause'
import {
  CategoryFields,
  FormField,
  FormNotices,
  NEW_CATEGORY,
  noProblem,
  refuseCategory,
  SubmitButton,
  useForm,
  useFormValues,
  useReportedForm,
  type TellOfForm,
} from '../../forms'
import { useShowToast } from '../../platform/ToastProvider'
import { SettingsCard } from '../../settings'
import { DataSourceName, EmbedCode } from './DashboardFields'
import { atStep, dashboardFieldNames, problemOfSteps } from './failed-step'
import { PdfField, type ChosenPdf } from './PdfField'

type DashboardType = 'pdf' | 'html'

const types = [
  { value: 'pdf', label: 'PDF' },
  { value: 'html', label: 'HTML' },
] as const

interface AddValues {
  readonly type: DashboardType
  readonly category: string | null
  readonly newCategory: string
  readonly name: string
  readonly embedHtml: string
  /** Name of the chosen file. The file itself is outside the form. */
  readonly pdf: string | null
}

const empty: AddValues = {
  type: 'html',
  category: null,
  newCategory: '',
  name: '',
  embedHtml: '',
  pdf: null,
}

/** Returns the problems of the values, by field. */
function fieldsRefusedIn(values: AddValues, categories: readonly DashboardCategory[]) {
  const isEmpty = values.type === 'html' ? values.embedHtml.trim() === '' : values.pdf === null
  return {
    ...refuseCategory(values, categories, {
      required: TEXTS.categoryRequired,
      nameRequired: TEXTS.categoryRequired,
    }),
    ...(values.name.trim() === '' ? { name: TEXTS.nameRequired } : {}),
    ...(isEmpty ? { [values.type === 'html' ? 'embedHtml' : 'pdf']: TEXTS.contentRequired } : {}),
  }
}

export interface AddDashboardCardProps {
  readonly categories: readonly DashboardCategory[]
  readonly writes: DashboardWrites
  readonly tellOfForm: TellOfForm
  /** Runs once the list contains the dashboard. */
  readonly onAdded: (request: { id: number }) => void
}

/** Form that adds performance data: embedded HTML or a PDF, to an existing or a new category. */
export function AddDashboardCard({
  categories,
  writes,
  tellOfForm,
  onAdded,
}: AddDashboardCardProps) {
  const showToast = useShowToast()
  const [pdf, setPdf] = useState<ChosenPdf | null>(null)
  const form = useForm<AddValues>({
    initialValues: empty,
    // Choices of a type or category alone are no loss.
    isChanged: ({ name, embedHtml, pdf: chosen, newCategory }) =>
      [name, embedHtml, newCategory].some((text) => text.trim() !== '') || chosen !== null,
    validate: (values) => {
      const fields = fieldsRefusedIn(values, categories)
      return Object.keys(fields).length === 0 ? null : { ...noProblem, fields }
    },
    onSubmit: async ({ values }) => {
      const { type, embedHtml, name } = values
      const categoryId =
        values.category === NEW_CATEGORY
          ? (
              await atStep(
                writes.createCategory({ name: values.newCategory.trim() }),
                (error) => withCause(TEXTS.categoryCreateFailed, error),
                { name: 'newCategory' },
              )
            ).id
          : Number(values.category)
      // After a later failure, the form tries again with the category that exists by now.
      form.setValues({ category: String(categoryId), newCategory: '' })
      const file = type === 'pdf' ? (pdf?.file ?? null) : null
      const asset =
        file === null
          ? null
          : await atStep(writes.uploadPdf(file), (error) => withCause(TEXTS.uploadFailed, error))
      const draft = {
        categoryId,
        name: name.trim(),
        embedHtml: type === 'html' ? embedHtml : null,
        assetId: asset?.id ?? null,
      }
      const { id } = await atStep(
        writes.create(draft),
        (error) => withCause(TEXTS.createFailed, error),
        dashboardFieldNames,
      )
      showToast({ tone: 'success', text: TEXTS.created })
      setPdf(null)
      form.setValues(empty)
      onAdded({ id })
    },
    problemOf: (error) => problemOfSteps(error, TEXTS.createFailed),
  })
  const { isSaving } = form
  useReportedForm('add', tellOfForm, form)
  const { type } = useFormValues(form)
  return (
    <SettingsCard title="Add performance data">
      {(titleId) => (
        <FormLayout {...form.formProps} aria-labelledby={titleId} aria-busy={isSaving}>
          <FormNotices form={form} />
          <FormField form={form} name="type">
            {({ value, setValue }) => (
              <RadioGroup
                label="Type"
                orientation="horizontal"
                options={types}
                value={value}
                isDisabled={isSaving}
                onChange={(change) => {
                  setValue(change.value)
                }}
              />
            )}
          </FormField>
          <FormField form={form} name="category">
            {(choice) => (
              <FormField form={form} name="newCategory">
                {(newName) => (
                  <CategoryFields
                    categories={categories}
                    newOptionLabel="[ New Category ]"
                    isDisabled={isSaving}
                    choice={choice}
                    newName={newName}
                  />
                )}
              </FormField>
            )}
          </FormField>
          <FormField form={form} name="name">
            {({ value, error, setValue }) => (
              <DataSourceName {...{ value, error, setValue, isSaving }} />
            )}
          </FormField>
          {type === 'html' ? (
            <FormField form={form} name="embedHtml">
              {({ value, error, setValue }) => (
                <EmbedCode {...{ value, error, setValue, isSaving }} />
              )}
            </FormField>
          ) : (
            <FormField form={form} name="pdf">
              {({ error, setValue }) => (
                <PdfField
                  label="PDF"
                  value={pdf}
                  error={error}
                  isLocked={isSaving}
                  onChange={(chosen) => {
                    setPdf(chosen)
                    setValue(chosen?.name ?? null)
                  }}
                />
              )}
            </FormField>
          )}
          <FormActions>
            <SubmitButton form={form}>Add Performance Data</SubmitButton>
          </FormActions>
        </FormLayout>
      )}
    </SettingsCard>
  )
}
