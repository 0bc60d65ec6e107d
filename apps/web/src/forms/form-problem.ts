import { isApiError } from '@throughline/api-client'

/**
 * Reason why a form was not saved. `Field` is the union of the form's field names, `Stored` the
 * entity that the form edits.
 */
export interface FormProblem<Field extends string = string, Stored = unknown> {
  /** A sentence above the fields; null when every reason appears at a field. */
  readonly message: string | null
  /** Sentences for single fields. */
  readonly fields: Readonly<Partial<Record<Field, string>>>
  /** The entity as another user has saved it meanwhile; null without a conflict. */
  readonly theirs: Stored | null
}

/** Problem without any message. */
export const noProblem: FormProblem<never, never> = { message: null, fields: {}, theirs: null }

/** Mapping of server errors to a form. */
export interface ProblemNames<Field extends string> {
  /** The form's field for each field name of the API, for example `{ uiColor: 'color' }`. */
  readonly fieldNames: Readonly<Record<string, Field>>
  /** The sentence for an error without a message, or for all errors if `isFixed`. */
  readonly fallback: string
  /** The message of an error does not appear: the catalog has a sentence for it. @default false */
  readonly isFixed?: boolean
}

/**
 * Returns the problem of a form for an error of a save. A refused property appears at its field.
 * The error's message appears above the form if a property has no field. A nested property, such as
 * `options/0`, belongs to the field of its first segment.
 *
 * @param error the reason of the rejected save; an `ApiError` or any other value
 */
export function problemOfError<Field extends string>(
  error: unknown,
  { fieldNames, fallback, isFixed = false }: ProblemNames<Field>,
): FormProblem<Field, never> {
  const refused = isApiError(error, 'invalid') ? error.failure.fields : []
  const fields: Partial<Record<Field, string>> = {}
  let isComplete = refused.length > 0
  for (const { field, message } of refused) {
    const name = fieldNames[field] ?? fieldNames[field.split('/', 1)[0] ?? '']
    if (name === undefined) isComplete = false
    else fields[name] ??= message
  }
  const own = error instanceof Error && !isFixed ? error.message : ''
  const message = own === '' ? fallback : own
  return { message: isComplete ? null : message, fields, theirs: null }
}
