import { useReportedWhile } from '@throughline/planner-views/retained-entries'
import { Button } from '@throughline/ui/Button'
import { FormLayout } from '@throughline/ui/FormLayout'
import { TextField } from '@throughline/ui/TextField'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { FormField, FormNotices, noProblem, problemOfError, useForm } from '../forms'
import { refuseName, type NameRules, type Resource } from './resource-names'
import { AddRow } from './ResourceList.styles'

export interface AddResourceProps extends NameRules {
  readonly items: readonly Resource[]
  /** Creates a resource. Rejects if that fails. */
  readonly onAdd: (request: { name: string }) => Promise<unknown>
  /** Reports whether the field holds a typed name. */
  readonly onUnsaved: (hasUnsaved: boolean) => void
}

/** Form below a list that adds to it. It stays open and focused for the next resource. */
export function AddResource({ items, onAdd, onUnsaved, ...rules }: AddResourceProps) {
  const fieldRef = useRef<HTMLInputElement>(null)
  const form = useForm<{ name: string }>({
    initialValues: { name: '' },
    validate: ({ name }) => {
      const refusal = refuseName(name, items, rules)
      return refusal === undefined ? null : { ...noProblem, fields: { name: refusal } }
    },
    onSubmit: ({ values }) => onAdd({ name: values.name.trim() }),
    onSaved: () => {
      form.revert()
      fieldRef.current?.focus()
    },
    problemOf: (error) =>
      problemOfError(error, {
        fieldNames: { name: 'name' },
        fallback: `The ${rules.noun} could not be added.`,
      }),
  })
  useReportedWhile(form.isChanged, onUnsaved)
  return (
    <FormLayout {...form.formProps} aria-label={`New ${rules.noun}`}>
      <FormNotices form={form} />
      <AddRow>
        <div data-part="field">
          <FormField form={form} name="name">
            {({ value, error, setValue }) => (
              <TextField
                ref={fieldRef}
                label={`New ${rules.noun}`}
                isLabelHidden
                placeholder={`New ${rules.noun}`}
                autoComplete="off"
                value={value}
                error={error}
                isReadOnly={form.isSaving}
                onChange={(change) => {
                  setValue(change.value)
                }}
              />
            )}
          </FormField>
        </div>
        <Button type="submit" icon={Plus} isBusy={form.isSaving}>
          Add
        </Button>
      </AddRow>
    </FormLayout>
  )
}
