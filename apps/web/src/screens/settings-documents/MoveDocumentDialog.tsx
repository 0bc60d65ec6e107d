import type { PlanDocument, PlanDocumentCategory } from '@throughline/api-client'
import {
  deletedByOtherUsers,
  isolateText,
  PLAN_DOCUMENT_MESSAGES,
} from '@throughline/domain/messages'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { FormLayout } from '@throughline/ui/FormLayout'
import { Select } from '@throughline/ui/Select'
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
  type CategoryChoice,
} from '../../forms'
import { useShowToast } from '../../platform/ToastProvider'
import { undoToast } from '../../undo'
import type { DocumentWrites } from '../../data/document-writes'

export interface MoveDocumentDialogProps {
  readonly document: PlanDocument
  /** Whether another user has deleted the document meanwhile. */
  readonly isGone: boolean
  readonly categories: readonly PlanDocumentCategory[]
  readonly writes: DocumentWrites
  /** Whether the user may edit categories, and so create one here. */
  readonly canCreate: boolean
  readonly onClose: () => void
  readonly onMoved: (request: { categoryId: number }) => void
}

/** Dialog that moves a document to another category, or to a new one. */
export function MoveDocumentDialog({
  document,
  isGone,
  categories,
  writes,
  canCreate,
  onClose,
  onMoved,
}: MoveDocumentDialogProps) {
  const showToast = useShowToast()
  const before = document.categoryIds
  const others = categories.filter(({ id }) => !document.categoryIds.includes(id))
  const form = useForm<{ [Key in keyof CategoryChoice]: CategoryChoice[Key] }>({
    initialValues: { category: null, newCategory: '' },
    validate: (values) => {
      const fields = refuseCategory(values, categories, {
        required: PLAN_DOCUMENT_MESSAGES.categoryRequired,
        nameRequired: PLAN_DOCUMENT_MESSAGES.categoryNameRequired,
      })
      return Object.keys(fields).length === 0 ? null : { ...noProblem, fields }
    },
    canSubmit: () => !isGone,
    onSubmit: async ({ values }) => {
      const categoryId =
        values.category === NEW_CATEGORY
          ? (await writes.createCategory({ name: values.newCategory.trim() })).id
          : Number(values.category)
      // After a refused move, the form tries again with the category that exists by now.
      form.setValues({ category: String(categoryId), newCategory: '' })
      await writes.moveDocument({ document, categoryIds: [categoryId] })
      onMoved({ categoryId })
      const toast = { tone: 'success', text: 'Document moved.' } as const
      showToast(before.length === 0 ? toast : undoToast(toast, () => void moveBack()))
    },
    onSaved: onClose,
    problemOf: (error) =>
      problemOfError(error, {
        fieldNames: { name: 'newCategory' },
        fallback: 'The document could not be moved.',
      }),
  })
  const moveBack = async () => {
    try {
      await writes.moveDocument({ document, categoryIds: before })
    } catch (error) {
      const text = error instanceof Error ? error.message : 'The document could not be moved.'
      showToast({ tone: 'error', text })
    }
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={`Move ${isolateText(document.asset.name)}`}
      closeLabel="Close"
      onClose={() => {
        if (!form.isSaving) onClose()
      }}
      footer={
        <>
          <Button variant="ghost" disabled={form.isSaving} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form}>Move</SubmitButton>
        </>
      }
    >
      <FormLayout {...form.formProps} aria-label="Another category">
        {isGone ? <Banner tone="warning">{deletedByOtherUsers(document.asset)}</Banner> : null}
        <FormNotices form={form} />
        <FormField form={form} name="category">
          {(choice) =>
            canCreate ? (
              <FormField form={form} name="newCategory">
                {(newName) => (
                  <CategoryFields
                    categories={others}
                    newOptionLabel="New Category"
                    choice={{ ...choice, isReadOnly: form.isSaving }}
                    newName={{ ...newName, isReadOnly: form.isSaving }}
                  />
                )}
              </FormField>
            ) : (
              <Select
                label="Category"
                placeholder="Select a category"
                error={choice.error}
                value={choice.value}
                options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
                onChange={({ value }) => {
                  choice.setValue(value)
                }}
              />
            )
          }
        </FormField>
      </FormLayout>
    </Dialog>
  )
}
