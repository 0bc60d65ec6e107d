import { Select } from '@throughline/ui/Select'
import { TextField } from '@throughline/ui/TextField'
import { useMemo } from 'react'
import { NEW_CATEGORY } from './category-choice'

/** Properties that `FormField` passes to a field. */
interface Slot<Value> {
  readonly value: Value
  readonly error: string | undefined
  readonly isReadOnly: boolean
  readonly setValue: (value: Value) => void
}

export interface CategoryFieldsProps {
  readonly categories: readonly { readonly id: number; readonly name: string }[]
  /** Label of the last option, which reveals the name of a new category. */
  readonly newOptionLabel: string
  /** @default false */
  readonly isDisabled?: boolean
  readonly choice: Slot<string | null>
  readonly newName: Slot<string>
}

/**
 * Fields for a category: a list of existing categories, and the name of a new one. See
 * `refuseCategory`.
 */
export function CategoryFields({
  categories,
  newOptionLabel,
  isDisabled = false,
  choice: { value, setValue, ...choice },
  newName: { value: name, setValue: setName, ...newName },
}: CategoryFieldsProps) {
  const options = useMemo(
    () => [
      ...categories.map((category) => ({ value: String(category.id), label: category.name })),
      { value: NEW_CATEGORY, label: newOptionLabel },
    ],
    [categories, newOptionLabel],
  )
  return (
    <>
      <Select
        {...choice}
        isDisabled={isDisabled}
        label="Category"
        placeholder="Select a category"
        options={options}
        value={value}
        onChange={(change) => {
          setValue(change.value)
        }}
      />
      {value === NEW_CATEGORY ? (
        <TextField
          {...newName}
          isDisabled={isDisabled}
          label="New Category Name"
          autoComplete="off"
          value={name}
          onChange={(change) => {
            setName(change.value)
          }}
        />
      ) : null}
    </>
  )
}
