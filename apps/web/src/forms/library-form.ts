/* oxlint-disable typescript/no-unsafe-type-assertion -- the library types fields by paths of any depth; forms here have the keys of their values only */
import { useEffect, useEffectEvent } from 'react'
import {
  useController,
  useForm,
  useWatch,
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form'
import type { FieldName } from './form'
import { areSameValues } from './same-values'

/** Errors by field. */
type FieldMessages<Values> = Readonly<Partial<Record<FieldName<Values>, string>>>

interface LibraryFormOptions<Values> {
  readonly initialValues: Values
  readonly validate: (values: Values) => FieldMessages<Values> | null
}

/**
 * Wraps React Hook Form for the forms of the app. Fields are the keys of the values, and validation
 * is one function for all of them.
 */
export function useLibraryForm<Values extends FieldValues>({
  initialValues,
  validate,
}: LibraryFormOptions<Values>) {
  const {
    control,
    subscribe,
    getValues,
    setValue,
    setError,
    clearErrors,
    getFieldState,
    reset,
    handleSubmit,
    formState,
  } = useForm<Values>({
    defaultValues: initialValues as DefaultValues<Values>,
    // The focus must follow the order of the document, which the library does not use.
    shouldFocusError: false,
    resolver: (values) => {
      const messages = validate(values)
      const errors = messages === null ? null : errorsOf(messages)
      return errors === null ? { values, errors: {} } : { values: {}, errors }
    },
  })
  // The library checks only the field that changes. A rule over two fields marks one of them, and the
  // other one may be corrected.
  const clearFollowedRules = useEffectEvent((values: Values) => {
    const names = Object.keys(values).filter(
      (name) => getFieldState(name as Path<Values>).error?.type === 'rule',
    )
    if (names.length === 0) return
    const messages: Readonly<Partial<Record<string, string>>> = validate(values) ?? {}
    clearErrors(names.filter((name) => messages[name] === undefined) as Path<Values>[])
  })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          clearFollowedRules(values)
        },
      }),
    [subscribe],
  )
  return {
    control,
    subscribe,
    getValues: () => getValues(),
    /**
     * Sets fields, and validates them once the form has been submitted. A field that already has
     * its value retains its error.
     *
     * @param isValidated false for values that a save sets, such as those of an emptied form
     */
    setValues: (change: Partial<Values>, { isValidated = true } = {}) => {
      const before = getValues()
      for (const [name, value] of Object.entries(change)) {
        if (areSameValues({ value: before[name] as unknown }, { value: value as unknown })) continue
        setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
          shouldValidate: isValidated && formState.isSubmitted,
        })
      }
    },
    /** Shows errors at fields until their values change. */
    setErrors: (messages: FieldMessages<Values>) => {
      for (const [name, message] of messageEntries(messages)) {
        setError(name as Path<Values>, { type: 'refused', message })
      }
    },
    clearErrors: () => {
      clearErrors()
    },
    reset: (values: Values) => {
      reset(values)
    },
    /**
     * Validates, and calls `onValid` with valid values.
     *
     * @returns whether the values are valid; if not, the fields show their errors
     */
    submit: async (onValid: (values: Values) => Promise<void>) => {
      let isValid = true
      await handleSubmit(onValid, () => {
        isValid = false
      })()
      return isValid
    },
  }
}

/** Returns one field. The component renders when its value or error changes. */
export function useLibraryField<Values extends FieldValues, Name extends FieldName<Values>>(
  control: Control<Values>,
  name: Name,
) {
  const { field, fieldState } = useController({ control, name: name as string as Path<Values> })
  return {
    value: field.value as Values[Name],
    error: fieldState.error?.message,
    setValue: (value: Values[Name]) => {
      field.onChange(value)
    },
  }
}

/** Returns all values. The component renders on every change of any of them. */
export function useLibraryValues<Values extends FieldValues>(control: Control<Values>): Values {
  return useWatch({ control, compute: (values: Values) => values })
}

function errorsOf<Values extends FieldValues>(
  messages: FieldMessages<Values>,
): FieldErrors<Values> | null {
  const errors = messageEntries(messages).map(([name, message]) => [
    name,
    { type: 'rule', message },
  ])
  return errors.length === 0 ? null : (Object.fromEntries(errors) as FieldErrors<Values>)
}

function messageEntries(
  messages: Readonly<Partial<Record<string, string>>>,
): readonly (readonly [string, string])[] {
  return Object.entries(messages).flatMap(([name, message]) =>
    message === undefined ? [] : [[name, message] as const],
  )
}
