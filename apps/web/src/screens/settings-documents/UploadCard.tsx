import type { PlanDocumentCategory } from '@throughline/api-client'
import { PLAN_DOCUMENT_MESSAGES } from '@throughline/domain/messages'
import { englishFileDropLabels, FileDrop } from '@throughline/ui/FileDrop'
import type { FileDropLabels } from '@throughline/ui/FileDrop'
import { FormActions, FormLayout } from '@throughline/ui/FormLayout'
import { useEffect } from 'react'

import {
  CategoryFields,
  FormField,
  FormNotices,
  NEW_CATEGORY,
  noProblem,
  problemOfError,
  refuseCategory,
  SubmitButton,
  useForm,
  useLeaveGuard,
} from '../../forms'
import { SettingsCard, useSettingsFrame } from '../../settings'
import { useShowToast } from '../../platform/ToastProvider'
import type { DocumentUpload } from '../../data/document-writes'
import { useUploadQueue } from './use-upload-queue'

/** Extensions of the file types that the server accepts. */
const accepted =
  '.jpg .jpeg .png .gif .webp .pdf .doc .docx .xls .xlsx .ppt .pptx .pages .numbers .key'.split(' ')

const MAX_BYTES = 10_000_000

/** Maximum number of files in one upload. */
const MAX_FILES = 20

const labels: FileDropLabels = {
  ...englishFileDropLabels,
  refused: (what) =>
    what.code === 'tooLarge'
      ? `${what.name}: ${PLAN_DOCUMENT_MESSAGES.tooLarge}`
      : englishFileDropLabels.refused(what),
}

interface UploadValues {
  /** Ids of the files of the queue. */
  readonly fileIds: readonly string[]
  readonly category: string | null
  readonly newCategory: string
}

const empty: UploadValues = { fileIds: [], category: null, newCategory: '' }

export interface UploadCardProps {
  readonly categories: readonly PlanDocumentCategory[]
  readonly upload: DocumentUpload
  readonly onCreateCategory: (request: { name: string }) => Promise<PlanDocumentCategory>
  /** Runs after an upload that has stored some files. */
  readonly onUploaded: (request: { categoryId: number }) => void
}

/** Form that uploads files into a category. It is locked during the upload. */
export function UploadCard({ categories, upload, onCreateCategory, onUploaded }: UploadCardProps) {
  const showToast = useShowToast()
  const { close } = useSettingsFrame()
  const queue = useUploadQueue(upload.send)
  usePageDropRefusal()
  const form = useForm<UploadValues>({
    initialValues: empty,
    validate: (values) => {
      const fields = {
        ...(values.fileIds.length === 0 ? { fileIds: PLAN_DOCUMENT_MESSAGES.fileRequired } : {}),
        ...refuseCategory(values, categories, {
          required: PLAN_DOCUMENT_MESSAGES.categoryRequired,
          nameRequired: PLAN_DOCUMENT_MESSAGES.categoryNameRequired,
        }),
      }
      return Object.keys(fields).length === 0 ? null : { ...noProblem, fields }
    },
    onSubmit: async ({ values }) => {
      const categoryId =
        values.category === NEW_CATEGORY
          ? (await onCreateCategory({ name: values.newCategory.trim() })).id
          : Number(values.category)
      const { stored, failedIds } = await queue.run(categoryId)
      if (stored > 0) {
        await upload.refresh()
        onUploaded({ categoryId })
        const text = stored === 1 ? '1 document uploaded.' : `${stored} documents uploaded.`
        showToast({ tone: 'success', text })
      }
      // Failed files stay in the form, with the same category, which exists by now.
      form.setValues(
        failedIds.length === 0
          ? empty
          : { fileIds: failedIds, category: String(categoryId), newCategory: '' },
      )
    },
    problemOf: (error) =>
      problemOfError(error, {
        fieldNames: { name: 'newCategory' },
        fallback: 'The category could not be created.',
      }),
  })
  const guard = useLeaveGuard({
    // Leaving cancels running uploads, so the guard asks about them as well.
    form: { ...form, isSavingNow: () => false },
    onClose: close,
    message: 'Files that are not uploaded yet are not kept.',
  })
  return (
    <SettingsCard id="upload" title="Upload documents">
      {(titleId) => (
        <FormLayout {...form.formProps} aria-labelledby={titleId} aria-busy={form.isSaving}>
          <FormNotices form={form} />
          <FormField form={form} name="fileIds">
            {({ error, setValue }) => (
              <FileDrop
                label="Files"
                help="Pictures, PDF and office files, smaller than 10 MB each."
                error={error}
                items={queue.items}
                accept={accepted}
                maxBytes={MAX_BYTES}
                maxCount={MAX_FILES}
                labels={labels}
                isLocked={form.isSaving}
                onAdd={({ files }) => {
                  setValue(queue.add(files))
                }}
                onCancel={({ id }) => {
                  setValue(queue.remove(id))
                }}
                onRemove={({ id }) => {
                  setValue(queue.remove(id))
                }}
                onRetry={form.submit}
              />
            )}
          </FormField>
          <FormField form={form} name="category">
            {(choice) => (
              <FormField form={form} name="newCategory">
                {(newName) => (
                  <CategoryFields
                    categories={categories}
                    newOptionLabel="New Category"
                    choice={{ ...choice, isReadOnly: form.isSaving }}
                    newName={{ ...newName, isReadOnly: form.isSaving }}
                  />
                )}
              </FormField>
            )}
          </FormField>
          <FormActions>
            <SubmitButton form={form}>Upload</SubmitButton>
          </FormActions>
          {guard.question}
        </FormLayout>
      )}
    </SettingsCard>
  )
}

/**
 * Prevents the browser from opening files that the user drops outside the drop area: the page would
 * close, and typed or chosen values would be lost.
 */
function usePageDropRefusal(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      const { dataTransfer } = event
      if (event.defaultPrevented || dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      dataTransfer.dropEffect = 'none'
    }
    addEventListener('dragover', refuse)
    addEventListener('drop', refuse)
    return () => {
      removeEventListener('dragover', refuse)
      removeEventListener('drop', refuse)
    }
  }, [])
}
