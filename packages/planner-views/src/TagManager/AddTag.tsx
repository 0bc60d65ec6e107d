import { refuseLength } from '@throughline/domain/names'
import { Button } from '@throughline/ui/Button'
import { Select } from '@throughline/ui/Select'
import { TextField } from '@throughline/ui/TextField'
import { Plus } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { TagManagerLabels } from './TagManager.labels'
import { categoryKeyOf, isTagUsed, type TagGroup } from './tag-groups'
import { AddForm } from './TagManager.styles'
import type { TagManagerProps } from './TagManager.types'

/** No key of a category is empty. */
const NEW_CATEGORY = ''

const nothing = { category: null, newCategory: '', name: '' } as const

interface Values {
  /** Key of a category, or {@link NEW_CATEGORY}; null while nothing is chosen. */
  readonly category: string | null
  readonly newCategory: string
  readonly name: string
}

/** Problem of the values, with the first field that has one. */
interface Problem {
  readonly field: keyof Values
  readonly message: string
}

export interface AddTagProps extends Pick<TagManagerProps, 'onAdd' | 'onDraftChange'> {
  readonly groups: readonly TagGroup[]
  readonly labels: TagManagerLabels
}

/** The form that adds tags. It keeps the category and the focus for the next one. */
export function AddTag({ groups, labels, onAdd, onDraftChange }: AddTagProps) {
  const headId = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Values>(nothing)
  const [refusal, setRefusal] = useState<Problem | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const [isAdding, setIsAdding] = useState(false)
  const [added, setAdded] = useState('')
  const { category, newCategory, name } = values
  const isNewCategory = category === NEW_CATEGORY
  const key = isNewCategory ? categoryKeyOf(newCategory) : category
  const group = groups.find(({ id }) => id === key) ?? null
  const categoryName = group?.categoryName ?? newCategory.trim()
  const problem = refusal ?? (isChecked ? problemOf() : null)
  const isStarted = name !== '' || newCategory !== ''
  const options = useMemo(
    () => [
      ...groups.map(({ id, label }) => ({ value: id, label })),
      { value: NEW_CATEGORY, label: labels.newCategory },
    ],
    [groups, labels],
  )
  useEffect(() => {
    onDraftChange?.({ isStarted })
  }, [onDraftChange, isStarted])

  /** Returns why the text of a field cannot be saved, which shows at once. */
  function refuseText(field: keyof Values): string | undefined {
    const text = values[field] ?? ''
    const hasColon = field === 'newCategory' && text.includes(':')
    return hasColon ? labels.categoryWithColon : refuseLength(text)
  }
  function problemOf(): Problem | null {
    if (key === null) return { field: 'category', message: labels.categoryRequired }
    if (isNewCategory && newCategory.trim() === '') {
      return { field: 'newCategory', message: labels.newCategoryRequired }
    }
    for (const field of ['newCategory', 'name'] as const) {
      const message = refuseText(field)
      if (message !== undefined) return { field, message }
    }
    if (name.trim() === '') return { field: 'name', message: labels.nameRequired }
    return isTagUsed(groups, { key, name, exceptId: null })
      ? { field: 'name', message: labels.nameUsed({ category: group?.label ?? categoryName }) }
      : null
  }
  const focusField = (field: keyof Values) => {
    formRef.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus()
  }
  const change = (changed: Partial<Values>) => {
    setValues((before) => ({ ...before, ...changed }))
    setRefusal(null)
    setAdded('')
  }
  const submit = async () => {
    if (isAdding) return
    const match = problemOf()
    setIsChecked(match !== null)
    if (match !== null) {
      focusField(match.field)
      return
    }
    setRefusal(null)
    setIsAdding(true)
    const message = await onAdd({ categoryName, name: name.trim() })
    setIsAdding(false)
    focusField('name')
    if (message !== undefined) {
      setRefusal({ field: 'name', message })
      return
    }
    setValues({ category: key, newCategory: '', name: '' })
    setAdded(labels.added({ name: name.trim(), category: group?.label ?? categoryName }))
  }
  const errorAt = (field: keyof Values) =>
    problem?.field === field ? problem.message : refuseText(field)
  return (
    <AddForm
      ref={formRef}
      noValidate
      aria-labelledby={headId}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h3 id={headId}>{labels.newTag}</h3>
      <div data-part="fields">
        <div data-part="field">
          <Select
            data-field="category"
            label={labels.category}
            placeholder={labels.chooseCategory}
            options={options}
            value={category}
            error={errorAt('category')}
            isReadOnly={isAdding}
            onChange={({ value }) => {
              change({ category: value, newCategory: '' })
            }}
          />
        </div>
        {isNewCategory ? (
          <div data-part="field">
            <TextField
              data-field="newCategory"
              label={labels.newCategoryName}
              autoComplete="off"
              value={newCategory}
              error={errorAt('newCategory')}
              isReadOnly={isAdding}
              onChange={({ value }) => {
                change({ newCategory: value })
              }}
            />
          </div>
        ) : null}
        <div data-part="field">
          <TextField
            data-field="name"
            label={labels.tagName}
            autoComplete="off"
            value={name}
            error={errorAt('name')}
            isReadOnly={isAdding}
            onChange={({ value }) => {
              change({ name: value })
            }}
          />
        </div>
        <div data-part="button">
          <Button type="submit" icon={Plus} isBusy={isAdding}>
            {labels.add}
          </Button>
        </div>
      </div>
      <output>{added}</output>
    </AddForm>
  )
}
