import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FieldName, Form } from './form'
import { useLibraryField } from './library-form'

/** What a field of `@throughline/ui` needs to know. */
interface FieldSlot<Value> {
  readonly value: Value
  /** What is wrong with the value; undefined when nothing is. */
  readonly error: string | undefined
  readonly isReadOnly: boolean
  readonly setValue: (value: Value) => void
}

export interface FormFieldProps<
  Values extends FieldValues,
  Name extends FieldName<Values>,
  Stored,
> {
  readonly form: Form<Values, Stored>
  readonly name: Name
  /** Renders the field: any component of `@throughline/ui` that takes a value and an error. */
  readonly children: (slot: FieldSlot<Values[Name]>) => ReactNode
}

/**
 * One field of a form. Only this renders while the person types in it.
 *
 * ```tsx
 * <FormField form={form} name="title">
 *   {({ value, setValue, ...rest }) => (
 *     <TextField {...rest} label="Title" value={value} onChange={(e) => setValue(e.value)} />
 *   )}
 * </FormField>
 * ```
 */
export function FormField<Values extends FieldValues, Name extends FieldName<Values>, Stored>({
  form: { control, isReadOnly },
  name,
  children,
}: FormFieldProps<Values, Name, Stored>) {
  return children({ ...useLibraryField(control, name), isReadOnly })
}
