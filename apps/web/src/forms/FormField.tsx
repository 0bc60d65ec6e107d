import { refuseLength } from '@throughline/domain/names'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FieldName, Form } from './form'
import { useLibraryField } from './library-form'
import { areSameValues } from './same-values'

/** Properties for a field of `@throughline/ui`. */
interface FieldSlot<Value> {
  readonly value: Value
  /** Error of the value; undefined when it is valid. */
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
  /**
   * Most characters of a text. A longer text stays, with the reason, and is not saved.
   *
   * @default unlimited
   */
  readonly maxLength?: number
  /** Renders the field: any component of `@throughline/ui` with a value and an error. */
  readonly children: (slot: FieldSlot<Values[Name]>) => ReactNode
}

/**
 * One field of a form. Typing in it renders only this field.
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
  form: { control, isReadOnly, clearMessage },
  name,
  maxLength,
  children,
}: FormFieldProps<Values, Name, Stored>) {
  const { value, error, setValue } = useLibraryField(control, name)
  return children({
    value,
    error: error ?? lengthRefusal(value, maxLength),
    isReadOnly,
    setValue: (next) => {
      // Some fields report their unchanged value when they lose the focus.
      if (!areSameValues({ value }, { value: next })) clearMessage()
      setValue(next)
    },
  })
}

function lengthRefusal(value: unknown, maxLength: number | undefined): string | undefined {
  return maxLength === undefined || typeof value !== 'string'
    ? undefined
    : refuseLength(value, maxLength)
}
