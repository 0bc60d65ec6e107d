import { Button } from '@throughline/ui/Button'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useReportedWhile } from '../kept-entries'
import { draftOf, EMPTY_VALUES } from './field-values'
import type { TacticFieldRefusal, TacticFieldValues } from './field-values'
import type { TacticFieldsLabels } from './labels'
import { TacticFieldForm } from './TacticFieldForm'
import { NewField } from './TacticFieldsTable.styles'

export interface NewFieldFormProps {
  readonly labels: TacticFieldsLabels
  readonly onAdd: (values: TacticFieldValues) => Promise<TacticFieldRefusal | undefined>
  readonly onUnsavedChange: (hasUnsaved: boolean) => void
}

/** The form that adds a custom field; it is empty again after that. */
export function NewFieldForm({ labels, onAdd, onUnsavedChange }: NewFieldFormProps) {
  const [values, setValues] = useState(EMPTY_VALUES)
  const hasUnsaved =
    values.type !== null || [values.name, values.description, values.helpText].some(Boolean)
  useReportedWhile(hasUnsaved, onUnsavedChange)
  return (
    <NewField>
      <TacticFieldForm
        label={labels.newField}
        values={values}
        labels={labels}
        onChange={(part) => {
          setValues((before) => ({ ...before, ...part }))
        }}
        onSubmit={async () => {
          const draft = draftOf(values)
          if (draft === null) return { type: labels.typeRequired }
          const refusal = await onAdd(draft)
          if (refusal === undefined) setValues(EMPTY_VALUES)
          return refusal
        }}
        renderFoot={({ isSaving }) => (
          <Button type="submit" icon={Plus} isBusy={isSaving}>
            {labels.add}
          </Button>
        )}
      />
    </NewField>
  )
}
